import picocolors from 'picocolors'

/** The output of a command. Tests use their own. */
export interface Terminal {
  readonly colours: ReturnType<typeof picocolors.createColors>
  /** Whether standard error is a TTY, so that a progress bar is shown. */
  readonly isWatched: boolean
  /** Writes to standard output, unchanged. */
  write (text: string): void
  /** Writes one line to standard error. */
  warn (line: string): void
}

/** The terminal of the process: colours for a TTY or by FORCE_COLOR, none if NO_COLOR is set. */
export const processTerminal = (): Terminal => ({
  // For a pipe isTTY is undefined. picocolors would then detect colours itself, and enable them in CI.
  colours: picocolors.createColors(wantsColours(process.env, Boolean(process.stdout.isTTY))),
  isWatched: Boolean(process.stderr.isTTY),
  write (text) { process.stdout.write(text) },
  warn (line) { process.stderr.write(`${line}\n`) }
})

/** See no-color.org and force-color.org; NO_COLOR wins. */
const wantsColours = (environment: Readonly<Record<string, string | undefined>>, isTty: boolean): boolean => {
  const { NO_COLOR: never, FORCE_COLOR: always } = environment
  if (never) return false
  return always ? always !== '0' : isTty
}

/** A reader that closes the pipe early (`| head`) is not an error: the command ends with success. */
export const endQuietlyOnClosedPipe = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
  }
}
