export interface Services {
  readonly postgres: string | null
  readonly redis: string | null
  /** Ends one of them by a signal, and comes back when it is gone. */
  down: (name: 'postgres' | 'redis', signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>
  /** Starts it again, where it was and with what it had. */
  up: (name: 'postgres' | 'redis') => Promise<void>
  stop: () => Promise<void>
}

/** The path of a program, which is installed if it is missing; null where it cannot be had. */
export function needProgram (name: string): string | null

/** A port that nobody listened on a moment ago. */
export function freePort (): Promise<number>

/** Starts throw-away servers that end with this process at the latest; null for one that could not be had. */
export function startServices (wanted: { readonly postgres: boolean, readonly redis: boolean }): Promise<Services>
