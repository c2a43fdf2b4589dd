export interface Services {
  readonly postgres: string | null
  readonly redis: string | null
  stop: () => Promise<void>
}

/** Starts throw-away servers that end with this process at the latest; null for one that could not be had. */
export function startServices (wanted: { readonly postgres: boolean, readonly redis: boolean }): Promise<Services>
