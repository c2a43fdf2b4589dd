/** Wakes one waiting caller, and remembers a ring until it is heard. */
export interface Signal {
  notify (): void
  /** Resolves when it has rung since it was last heard, however long it takes. */
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
