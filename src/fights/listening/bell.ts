/** Wakes one who waits, and remembers that it rang until he hears it. */
export interface Bell {
  ring (): void
  /** Resolves when it has rung since it was last heard, or after so many milliseconds; `null`: however long it takes. */
  heard (milliseconds: number | null): Promise<void>
}

export const hangBell = (): Bell => {
  let rang = false
  let wake = (): void => {}
  return {
    ring (): void {
      rang = true
      wake()
    },
    async heard (milliseconds): Promise<void> {
      if (!rang) {
        await new Promise<void>(resolve => {
          const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rang = false
    }
  }
}
