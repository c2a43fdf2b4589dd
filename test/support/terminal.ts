import picocolors from 'picocolors'
import type { Terminal } from '../../src/cli/terminal.js'

/** A terminal that records its output. */
export const recordingTerminal = ({ colours = false }: { readonly colours?: boolean } = {}) => {
  let output = ''
  const warnings: string[] = []
  const terminal: Terminal = {
    colours: picocolors.createColors(colours),
    isWatched: false,
    write (text) { output += text },
    warn (line) { warnings.push(line) }
  }
  return { terminal, output: () => output, warnings }
}
