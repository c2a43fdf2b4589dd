/** A record counts as so many requests. */
export const RECORD_COST = 5

/** A page of events counts as one more request for every so many that it tells beyond the first. */
export const EVENTS_PER_REQUEST = 50

/** What a page of events has cost beside its own request. */
export const costOfEvents = (told: number): number => Math.max(0, Math.ceil(told / EVENTS_PER_REQUEST) - 1)
