/** Wakes one waiting caller. A notification without a waiting caller is kept for the next one. */
export interface Signal {
  notify (): void
  /** Resolves at the first notification since the last `wait`. */
  wait (): Promise<void>
}

export const createSignal = (): Signal => {
  let rang = false
  let wake = (): void => {}
  return {
    notify (): void {
      rang = true
      wake()
    },
    async wait (): Promise<void> {
      if (!rang) await new Promise<void>(resolve => { wake = resolve })
      rang = false
    }
  }
}
