export interface Services {
  readonly postgres: string | null
  readonly redis: string | null
  /** Ends a server by a signal. Resolves when it has ended. */
  down: (name: 'postgres' | 'redis', signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>
  /** Starts it again on the same port with the same data. */
  up: (name: 'postgres' | 'redis') => Promise<void>
  stop: () => Promise<void>
}

/** The path of a program, which is installed if it is missing; null if it is not available. */
export function needProgram (name: string): string | null

/** A port that was free when it was checked. */
export function freePort (): Promise<number>

/** Starts temporary servers that end with this process at the latest; null for one that is not available. */
export function startServices (wanted: { readonly postgres: boolean, readonly redis: boolean }): Promise<Services>
