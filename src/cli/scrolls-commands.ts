import type { Command } from 'commander'
import { findScrolls, findType } from './find-scrolls.js'
import type { Game, Scrolls } from './game.js'
import { fileName, readJson } from './read-file.js'
import { needCommand } from './need.js'
import type { Terminal } from './terminal.js'

interface AsJson { readonly json?: boolean }

interface ShowOptions extends AsJson { readonly scrolls?: string }

/** `lanista scrolls`: checks, lists and draws scroll sets without a server. */
export const addScrollsCommands = (program: Command, game: () => Game, terminal: Terminal, end: (status: number) => void): void => {
  const scrolls = program.command('scrolls')
    .description('check, list and draw scroll sets')

  needCommand(scrolls)
  scrolls.command('check <file>')
    .description('list all faults of a scroll set, each with its path; exits with 1 if there are any')
    .option('--json', 'print { valid, faults, … } as JSON')
    .action((file: string, options: AsJson) => { end(checkScrolls(file, options, game().scrolls, terminal)) })

  scrolls.command('list')
    .description('list the built-in scroll sets; the first is the default')
    .option('--json', 'print them as JSON')
    .action((options: AsJson) => { end(listScrolls(options, game().scrolls, terminal)) })

  scrolls.command('show <type>')
    .description('draw a scroll: armour, modifiers, moves')
    .option('--scrolls <name|file>', 'a built-in set, or a file (default: the newest built-in set)')
    .option('--json', 'print the scroll as JSON, as a start for your own')
    .action((type: string, options: ShowOptions) => { end(showScroll(type, options, game().scrolls, terminal)) })
}

const checkScrolls = (file: string, { json = false }: AsJson, { read }: Scrolls, { write, colours }: Terminal): number => {
  const parsed = readJson(file)
  const set = parsed.ok ? read(parsed.value) : { ok: false, faults: [{ path: '', message: parsed.message }] } as const
  if (json) {
    write(`${JSON.stringify(set.ok ? { valid: true, faults: [], name: set.value.set.name, hash: set.value.hash } : { valid: false, faults: set.faults })}\n`)
  } else if (set.ok) {
    const { set: { name, scrolls }, hash } = set.value
    write(`${name}: no faults\n  types  ${Object.keys(scrolls).join(', ')}\n  hash   ${hash}\n`)
  } else {
    write(`${fileName(file)}: ${set.faults.length} ${set.faults.length === 1 ? 'fault' : 'faults'}\n`)
    for (const { path, message } of set.faults) write(`  ${colours.bold(path || '/')}  ${message}\n`)
  }
  return set.ok ? 0 : 1
}

const showScroll = (wanted: string, { scrolls: name, json = false }: ShowOptions, scrolls: Scrolls, { write, colours }: Terminal): number => {
  const set = findScrolls(scrolls, name)
  const type = findType(set, wanted)
  const lines = json ? [JSON.stringify(set.scrolls[type], null, 2)] : scrolls.draw(set, type, colours)
  for (const line of lines) write(`${line}\n`)
  return 0
}

const listScrolls = ({ json = false }: AsJson, { house, read }: Scrolls, { write, colours }: Terminal): number => {
  const sets = house.map(set => {
    const known = read(set)
    return { name: set.name, hash: known.ok ? known.value.hash : '', types: Object.keys(set.scrolls), provenance: set.provenance }
  })
  if (json) {
    write(`${JSON.stringify(sets)}\n`)
    return 0
  }
  for (const [index, { name, hash, types, provenance }] of sets.entries()) {
    write(`${colours.bold(name)}${index === 0 ? ' (default)' : ''}\n  types       ${types.join(', ')}\n  hash        ${hash}\n  provenance  ${provenance}\n`)
  }
  return 0
}
