export interface Services {
  readonly postgres: string | null
  readonly redis: string | null
  /** Ends one of them by a signal, and comes back when it is gone. */
  down: (name: 'postgres' | 'redis', signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>
  /** Starts it again, where it was and with what it had. */
  up: (name: 'postgres' | 'redis') => Promise<void>
  stop: () => Promise<void>
}

/** Starts throw-away servers that end with this process at the latest; null for one that could not be had. */
export function startServices (wanted: { readonly postgres: boolean, readonly redis: boolean }): Promise<Services>
