import picocolors from 'picocolors'

/** Where a command writes. Tests bring their own. */
export interface Terminal {
  readonly colours: ReturnType<typeof picocolors.createColors>
  /** Whether somebody watches: a progress bar makes sense. */
  readonly isWatched: boolean
  /** To standard output, as it is. */
  write (text: string): void
  /** One line to standard error. */
  warn (line: string): void
}

/** The process's own terminal: colours for a TTY or by FORCE_COLOR, none where NO_COLOR is set. */
export const processTerminal = (): Terminal => ({
  // Of a pipe isTTY is undefined, which picocolors would take for "find out yourself": it colours everything in CI.
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

/** A reader that has seen enough (`| head`) is no fault: the command ends as if all had been read. */
export const endQuietlyOnClosedPipe = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
  }
}
