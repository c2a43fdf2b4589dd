import type { LeanParts } from '../../referee/lean.js'

/** The parts that lean answers leave out. */
export const lean: LeanParts = {
  terms: ['style', 'options', 'arena', 'scrolls'],
  termsOfItems: { fighters: ['type', 'title', 'skills', 'starting'] },
  products: { PLACE_FIGHTER: { hex: 'hexes', facing: 'facings' }, PICK_MOVE: { move: 'moves[].name' } },
  illegalIn: { PICK_MOVE: 'moves' }
}
