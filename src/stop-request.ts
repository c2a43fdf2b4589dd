import { constants } from 'node:os'
import { performance } from 'node:perf_hooks'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
type StopSignal = (typeof SIGNALS)[number]

/** One request to stop arrives several times: a terminal and a service manager signal the whole process group, and npm passes its signal on. */
const REPEAT_MILLISECONDS = 5000

/** The part of `process` that is used here. */
export interface StoppableProcess {
  on (signal: StopSignal, listener: (signal: StopSignal) => void): unknown
  exit (status: number): void
}

/**
 * Resolves at the first SIGINT or SIGTERM. Signals within five seconds of the first change nothing;
 * a later one ends the process at once with 128 and the number of the signal.
 */
export const stopRequest = (process: StoppableProcess, now: () => number = () => performance.now()): Promise<void> => new Promise(resolve => {
  let firstAt: number | null = null
  const receive = (signal: StopSignal): void => {
    firstAt ??= now()
    if (now() - firstAt >= REPEAT_MILLISECONDS) process.exit(128 + constants.signals[signal])
    resolve()
  }
  for (const signal of SIGNALS) process.on(signal, receive)
})
