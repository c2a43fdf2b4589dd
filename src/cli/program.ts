import { readFileSync } from 'node:fs'
import { Command, CommanderError, Option } from 'commander'
import { NotStarted } from '../not-started.js'
import { addFighterCommands } from './fighter-command.js'
import type { Game } from './game.js'
import { helpArguments } from './help-arguments.js'
import { PLACINGS } from './local-fight.js'
import { needOption } from './need.js'
import { oddsCommand, type OddsOptions } from './odds-command.js'
import { playCommand, type PlayOptions } from './play-command.js'
import { replayCommand } from './replay-command.js'
import { addScrollsCommands } from './scrolls-commands.js'
import { simulateCommand, type SimulateOptions } from './simulate-command.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'
import { wholeNumberFrom } from './whole-number.js'

const DONE = 0
/** The command line is valid, but its execution failed. */
const FAILED = 1
const MISUSED = 2

/** Runs one command line (without the program's name) and returns its exit status. Throws on internal errors. */
export const runProgram = async (args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> => {
  let status = DONE
  const program = createProgram(games, terminal, outcome => { status = outcome })
  try {
    if (args.length === 0) throw new UsageError(`a command is needed: ${program.commands.map(command => command.name()).join(', ')} (see lanista --help)`)
    await program.parseAsync(helpArguments(program, args), { from: 'user' })
    return status
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : MISUSED
    if (!(error instanceof UsageError || error instanceof NotStarted)) throw error
    terminal.warn(`lanista: ${error.message.replaceAll('\n', '; ')}`)
    return error instanceof UsageError ? MISUSED : FAILED
  }
}

const createProgram = (games: readonly Game[], terminal: Terminal, end: (status: number) => void): Command => {
  const program = new Command('lanista')
    .description('A referee for arena duels.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride()
    .configureOutput({
      writeOut: text => { terminal.write(text) },
      outputError: text => { terminal.warn(`lanista: ${text.replace(/^error: /, '').trim().replaceAll('\n', ' ')}`) }
    })
  const game = (): Game => {
    const [first] = games
    if (!first) throw new Error('No ruleset is installed')
    return first
  }

  program.command('replay <file>')
    .description('replay a record and compare it with the events and the result in the file, if it has them; - is standard input')
    .option('--json', 'print the outcome, or { "error": … }, as JSON')
    .action((file: string, options: { readonly json?: boolean }) => { end(replayCommand(file, options, games, terminal)) })

  needOption(program.command('play'), '--seat <type:bot>')
    .description('play one fight between house bots and print its events')
    .option('--seat <type:bot>', SEAT_HELP, collect)
    .option('--style <style>', STYLE_HELP, 'FREE')
    .option('--scrolls <name|file>', 'the scroll set (default: the newest built-in set)')
    .option('--seed <n>', 'a whole number: the same gives the same fight', wholeNumberFrom(0))
    .option('--record <file>', 'write the fight record to this file')
    .option('--json', 'print the outcome as JSON instead of the story')
    .action((options: PlayOptions) => { end(playCommand(options, game(), terminal)) })

  needOption(program.command('simulate'), '--fights <n>')
    .description('play many fights between house bots on all cores and print statistics')
    .option('--fights <n>', 'the number of fights; with --matrix, the number for each pair', wholeNumberFrom(1))
    .option('--seat <type:bot>', SEAT_HELP, collect)
    .option('--matrix', 'every type against every other type, instead of --seat')
    .option('--types <types>', 'with --matrix: only these types, e.g. ORC,CHAOS')
    .option('--bot <bot>', 'with --matrix: the bot that plays all fighters (default: greedy)')
    .addOption(new Option('--placing <who>', 'how fighters are placed: by the bots, or at random (default: bot; with --matrix random)').choices(PLACINGS))
    .option('--style <style>', `${STYLE_HELP} (default: FREE; with --matrix a style that allows all fighters)`)
    .option('--scrolls <name|file>', 'the scroll set (default: the newest built-in set)')
    .option('--workers <n>', 'the number of threads (default: one for each core)', wholeNumberFrom(1))
    .option('--seed <n>', 'a whole number: the same gives the same fights', wholeNumberFrom(0))
    .option('--records <directory>', 'write the record of every fight to this directory')
    .option('--json', 'print the statistics as JSON')
    .action(async (options: SimulateOptions) => { end(await simulateCommand(options, game(), terminal)) })

  const odds = program.command('odds <file>')
  for (const flags of ['--seat <n>', '--kind <kind>', '--target <n>']) needOption(odds, flags)
  odds.description('print the exact odds of an attack in the state after the choices of a record, or after the first --at of them')
    .option('--seat <n>', 'the seat that attacks', wholeNumberFrom(1))
    .option('--kind <kind>', 'the kind of attack: NORMAL, JAVELIN, NET, DISARM, SHIELD_BASH or THROWING_KNIFE')
    .option('--target <n>', 'the seat that is attacked', wholeNumberFrom(1))
    .option('--at <n>', 'the number of choices to replay first (default: all)', wholeNumberFrom(0))
    .option('--location <location>', 'the location that a throwing knife aims at')
    .option('--aim <location>', 'the location that the attacker chooses (default: random)')
    .option('--guess <location>', 'the location that the target chooses (default: random)')
    .option('--json', 'print the odds as JSON')
    .action((file: string, options: OddsOptions) => { end(oddsCommand(file, options, games, terminal)) })

  addFighterCommands(program, game, terminal, end)
  addScrollsCommands(program, game, terminal, end)

  program.command('serve')
    .description('start the server; its settings are environment variables: PORT, HOST, DATABASE_URL or DATA_DIR …, see docs/hosting.md')
    .action(async () => {
      // Loaded on demand: the other commands need neither the server nor the database.
      const { serve } = await import('./serve.js')
      await serve()
    })

  program.command('migrate')
    .description('apply the database migrations, as serve does when it starts')
    .action(async () => {
      const { migrate } = await import('./migrate.js')
      await migrate()
    })

  return program
}

const STYLE_HELP = 'the style of combat: a name, or a JSON file'
const SEAT_HELP = 'a fighter and its bot; repeat for each seat, seat 1 first: ORC:greedy, or ORC:greedy:RED in a style with teams'

const collect = (text: string, before: readonly string[] = []): readonly string[] => [...before, text]

const version = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return version
}
