import type { RulesetSchemas } from '../../../referee/ruleset-schemas.js'
import { mapOf, objectOf, ref } from '../../../referee/schema-parts.js'
import setupSchema from '../data/setup.schema.json' with { type: 'json' }
import { DECISIONS, UNASKED } from '../decisions/kinds.js'
import { figureSchemas } from './figures.js'
import { parts } from './parts.js'
import { rulesSchema } from './rules.js'
import * as words from './words.js'

const { options, arena, situation } = setupSchema.properties

/** JSON Schemas of all data of Pit Fighter. */
export const schemas: RulesetSchemas = {
  parts: { ...parts, PitFighterRules: rulesSchema },
  answers: Object.fromEntries(Object.entries({ ...DECISIONS, ...UNASKED }).map(([kind, { schemas: { answer } }]) => [kind, answer])),
  asks: Object.fromEntries(Object.entries(DECISIONS).map(([kind, { schemas: { detail } }]) => [kind, detail])),
  fighter: ref('FighterEntry'),
  view: ref('PitFight'),
  leanView: ref('LeanPitFight'),
  terms: ref('PitFightTerms'),
  game: ref('PitFighterRules'),
  content: mapOf(ref('Scroll'), 'The scrolls by type, in the notation of the fight record.'),
  context: objectOf({
    of: words.actionKind,
    candidate: words.described(words.seat, 'The seat that is next in the order.'),
    attacker: words.described(words.seat, 'The seat that attacks.'),
    target: words.described(words.seat, 'The seat that is attacked.'),
    window: words.window
  }, 'The context of the ask.', ['of', 'candidate', 'attacker', 'target', 'window']),
  figures: figureSchemas,
  setup: {
    scrolls: {
      description: 'The scroll set: a published one by name and hash, or a whole set.',
      anyOf: [
        { type: ['string', 'null'] },
        objectOf({ name: { type: 'string' }, hash: { type: ['string', 'null'] } }, 'A published set.', ['hash']),
        objectOf({ name: { type: 'string' }, provenance: { type: 'string' }, scrolls: mapOf(ref('Scroll'), 'The scrolls by type.') }, 'A whole set.')
      ]
    },
    style: { anyOf: [{ type: 'string' }, ref('Style')], description: 'The style of combat: by its name, or in full.' },
    options: { ...options, description: 'The options of the fight.' },
    arena: { ...arena, description: 'The arena; null: a default arena for the number of seats.' },
    situation: { ...situation, description: 'The situation in which the fight starts; null: none.' }
  }
}
