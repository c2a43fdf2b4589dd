/** Where it is told that something between the nodes is gone, and that it is back. */
export interface BusLog {
  info (details: object, message: string): void
  warn (details: object, message: string): void
}

/** Tells a trouble when it begins and when it ends, however often it is met in between. */
export const tellOnce = (log: BusLog, began: string, ended: string) => {
  let isTold = false
  return {
    begin (fault: unknown): void {
      if (isTold) return
      isTold = true
      log.warn({ reason: fault instanceof Error ? fault.message : String(fault) }, began)
    },
    end (): void {
      if (!isTold) return
      isTold = false
      log.info({}, ended)
    }
  }
}
