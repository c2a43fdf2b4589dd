/** Holds that the first fight of README.md goes as it is told. */
import t from 'tap'
import { lanista } from '../support/lanista.js'
import { has, readPage, run } from '../support/page-snippets.js'
import { openApp } from '../support/real-app.js'

const { page, snippets } = readPage('../README.md')

/** The text without the place that a bot chooses. */
const elsewhere = (text: string): string => text.replace(/(Karl takes its place at ).*/, '$1…')

t.test('the first fight of README.md goes as it is told', async t => {
  if (!await has('curl') || !await has('jq')) {
    t.comment('NO CURL OR NO JQ: its lines have not been run')
    return
  }
  const app = await openApp(t)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const sh = (name: string, place: Record<string, string> = {}): Promise<string> =>
    run('sh', ['-c', snippets(`sh ${name}`)[0].replace('localhost:4000', address)], place)

  const created = await sh('create')
  const [, FIGHT = '', TOKEN = ''] = /^FIGHT=([0-9a-z]+)\nTOKEN=(lan_seat_\S+)\n$/.exec(created) ?? []
  t.match(TOKEN, /^lan_seat_/, created)
  t.match(JSON.parse(await sh('decisions', { FIGHT, TOKEN })), { id: `${FIGHT}.1`, kind: 'PLACE_FIGHTER', options: 180, fallback: Object })
  const followed = await sh('place', { FIGHT, TOKEN })
  t.match(elsewhere(page), `\`\`\`\n${elsewhere(followed)}\`\`\``, 'what followed')
  t.match(page, `\`\`\`\n${await sh('sprint', { FIGHT, TOKEN })}\`\`\``, 'and what is refused')
})

t.test('the blows that README.md prints are those of its seed', async t => {
  const [, command = ''] = /^npx lanista (play .*--seed \d+)/m.exec(page) ?? []
  const [, printed = ''] = /```\n(Turn 2\n[^`]*)```/.exec(page) ?? []
  const lines = printed.split('\n').filter(line => line !== '' && line.trim() !== '…')
  const { output } = await lanista(...command.trim().split(/\s+/))
  const told = output.slice(output.indexOf(`\n${lines[0]}\n`)).split('\n')
  t.ok(lines.length > 10)
  t.strictSame(told.filter(line => lines.includes(line)).slice(0, lines.length), lines)
})
