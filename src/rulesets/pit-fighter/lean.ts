import type { LeanParts } from '../../referee/lean.js'

/** What a client that has read a fight in full can do without. */
export const lean: LeanParts = {
  terms: ['style', 'options', 'arena', 'scrolls'],
  termsOfItems: { fighters: ['type', 'title', 'skills', 'starting'] },
  products: { PLACE_FIGHTER: { hex: 'hexes', facing: 'facings' }, PICK_MOVE: { move: 'moves[].name' } },
  illegalIn: { PICK_MOVE: 'moves' }
}
