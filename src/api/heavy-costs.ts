/** A record counts as this number of requests. */
export const RECORD_COST = 5

/** A page of events costs one more request for every further block of this number of events. */
export const EVENTS_PER_REQUEST = 50

/** The extra cost of a page of events. */
export const costOfEvents = (told: number): number => Math.max(0, Math.ceil(told / EVENTS_PER_REQUEST) - 1)
