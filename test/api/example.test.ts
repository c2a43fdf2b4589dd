import t from 'tap'
import { ending, fightDuel } from '../../examples/two-clients.js'
import { rest } from '../../examples/two-clients/rest-player.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import { openApp } from '../support/real-app.js'

t.test('two clients that know only the public API fight a duel to its end, and its record fights it again', async t => {
  const app = await openApp(t)
  const server = await app.listen({ port: 0, host: '127.0.0.1' })
  const story: string[] = []
  const fight = await fightDuel(server, line => story.push(line))
  t.equal(fight.status, 'FINISHED')
  t.match(ending(fight), /^(Winner: (Grom|Karl) \(\w+\)|A draw \(\w+\))\.$/)
  t.ok(story.length > 10, 'a story is told')
  const record = parseRecord(await rest<object>(server, 'GET', `/v1/fights/${fight.id}/record`))
  if (!record.ok) throw new Error(record.fault.message)
  t.match(replay(record.value, pitFighter as Ruleset, () => undefined), { ok: true, value: { status: 'FINISHED', result: fight.result } })
})
