import { isJsonObject } from '../../referee/json.js'
import type { ContentLibrary, SetupInput } from '../../referee/ruleset.js'
import { isHouseSet, readScrolls } from './scroll-set.js'
import type { PitSetup } from './pit-setup.js'
import { LAST_TURN } from './turn-limits.js'

/** A set-up for a record: a built-in scroll set by name and hash, any other set in full for replays. */
export const setupForRecord = (setup: PitSetup, library: ContentLibrary): Required<SetupInput> => ({
  scrolls: scrollsForRecord(setup.scrolls, library),
  style: setup.style,
  options: setup.options,
  arena: setup.arena,
  seats: setup.seats.map(({ name, team, fighter: { hates, ...fighter } }) => ({ name, team, fighter: hates.length > 0 ? { ...fighter, hates } : fighter })),
  situation: setup.situation
})

/** Ruling R89: a record without an idle turn limit is older than that limit. */
export const setupFromRecord = (recorded: SetupInput): SetupInput => {
  const options = recorded.options ?? {}
  return isJsonObject(options) ? { ...recorded, options: { ...options, idleTurnLimit: options['idleTurnLimit'] ?? LAST_TURN } } : recorded
}

const scrollsForRecord = (scrolls: PitSetup['scrolls'], library: ContentLibrary): PitSetup['scrolls'] => {
  if ('scrolls' in scrolls || isHouseSet(scrolls.name, scrolls.hash)) return scrolls
  const read = readScrolls(scrolls, library)
  return read.ok ? read.value.set : scrolls
}
