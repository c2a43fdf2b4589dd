/** Wakes one waiting caller, and remembers a ring until it is heard. */
export interface Bell {
  ring (): void
  /** Resolves when it has rung since it was last heard, however long it takes. */
  heard (): Promise<void>
}

export const hangBell = (): Bell => {
  let rang = false
  let wake = (): void => {}
  return {
    ring (): void {
      rang = true
      wake()
    },
    async heard (): Promise<void> {
      if (!rang) await new Promise<void>(resolve => { wake = resolve })
      rang = false
    }
  }
}
