import t from 'tap'
import { drawArena } from '../../src/cli/arena-picture.js'

t.test('a small pit is drawn from above', async t => {
  const hexes = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, 0]] as const
  const fighters = [
    { seat: 1, at: [0, 0], facing: 'NE' },
    { seat: 2, at: [1, -1], facing: 'SW' },
    { seat: 3, at: null, facing: null }
  ] as const
  t.equal(drawArena({ arena: { hexes, walls: [[-1, 1]] }, fighters }).join('\n'), [
    '   ·',
    '·     2↙',
    '   1↗',
    '#     ·',
    '   ·'
  ].join('\n'))
})

t.test('every facing has its arrow', async t => {
  const hexes = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((facing, q) => ({ seat: q + 1, at: [q, 0] as const, facing }))
  t.equal(drawArena({ arena: { hexes: hexes.map(({ at }) => at), walls: [] }, fighters: hexes }).map(line => line.trim()).join(' '), '1↑ 2↗ 3↘ 4↓ 5↙ 6↖')
})
