import type { Command } from 'commander'
import { findScrolls } from './find-scrolls.js'
import type { Game } from './game.js'
import { needCommand } from './need.js'
import { fileName, readJson } from './read-file.js'
import { readStyle } from './read-style.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

interface FighterOptions { readonly style?: string, readonly scrolls?: string, readonly json?: boolean }
interface Fault { readonly message: string, readonly rule: string | null }

/** `lanista fighter`: checks a fighter without a fight. */
export const addFighterCommands = (program: Command, game: () => Game, terminal: Terminal, end: (status: number) => void): void => {
  const fighter = program.command('fighter')
    .description('check a fighter')

  needCommand(fighter)
  fighter.command('check <file>')
    .description('list all faults of a fighter, { "type", "bonus", … }, for a style and a scroll set; exits with 1 if there are any')
    .option('--style <style>', 'the style of combat: a name, or a JSON file', 'FREE')
    .option('--scrolls <name|file>', 'the scroll set (default: the newest built-in set)')
    .option('--json', 'print { valid, faults } as JSON')
    .action((file: string, options: FighterOptions) => { end(checkFighter(file, options, game(), terminal)) })
}

/** Four open seats: every style allows four. */
const OPEN_SEATS = [{}, {}, {}, {}]

const checkFighter = (file: string, { style = 'FREE', scrolls, json = false }: FighterOptions, { ruleset, library, scrolls: sets }: Game, { write }: Terminal): number => {
  const set = findScrolls(sets, scrolls)
  const setup = { style: readStyle(style), scrolls: sets.house.includes(set) ? set.name : set }
  const terms = ruleset.parseTerms({ ...setup, options: { turnLimit: null }, seats: OPEN_SEATS }, library)
  if (!terms.ok) throw new UsageError(terms.fault.message)
  const parsed = readJson(file)
  const faults: readonly Fault[] = parsed.ok ? ruleset.seatFaults({ fighter: parsed.value }, setup, library) : [{ message: parsed.message, rule: null }]
  const valid = faults.length === 0
  if (json) {
    write(`${JSON.stringify({ valid, faults: faults.map(({ message, rule }) => ({ message, rule })) })}\n`)
  } else {
    write(valid
      ? `${fileName(file)}: no faults for style ${terms.value.style} and scroll set ${set.name}\n`
      : `${fileName(file)}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}\n`)
    for (const { message, rule } of faults) write(`  ${message}${rule === null ? '' : ` (${rule})`}\n`)
  }
  return valid ? 0 : 1
}
