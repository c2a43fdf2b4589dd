import { GAMES } from './games.js'
import { runProgram } from './program.js'
import { endQuietlyOnClosedPipe, processTerminal } from './terminal.js'

endQuietlyOnClosedPipe()
process.exitCode = await runProgram(process.argv.slice(2), GAMES, processTerminal())
