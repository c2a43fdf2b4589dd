import { GAMES } from '../../src/cli/games.js'
import { runProgram } from '../../src/cli/program.js'
import { recordingTerminal } from './terminal.js'

/** Runs one command line in this process. */
export const lanista = async (...args: readonly string[]) => {
  const { terminal, output, warnings } = recordingTerminal()
  const status = await runProgram(args, GAMES, terminal)
  return { status, output: output(), warnings }
}
