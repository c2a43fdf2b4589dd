/** In what a node may be without something that it depends on. */
export type DependencyState =
  | 'DATABASE_UNREACHABLE' | 'DATABASE_READ_ONLY' | 'DATABASE_EXHAUSTED' | 'POSTGRES_NEWS'
  | 'REDIS' | 'REDIS_LOCK' | 'REDIS_UNLOCK' | 'REDIS_LIMITER' | 'REDIS_PUBLISH' | 'REDIS_SUBSCRIBE'

export interface DependencyMetrics {
  /** One fault that shows the state. */
  fault (state: DependencyState): void
  /** Whether the state lasts. */
  degraded (state: DependencyState, isDegraded: boolean): void
}

/** Where it is logged and counted that a dependency is gone, and that it is back. */
export interface DependencyLog {
  info (details: object, message: string): void
  warn (details: object, message: string): void
  /** Left out: nothing is counted. */
  readonly meter?: DependencyMetrics
}

/** Logs a state when it begins and when it ends, however often it is met in between, and counts each fault. */
export const logOnce = ({ info, warn, meter }: DependencyLog, state: DependencyState, began: string, ended: string) => {
  let isTold = false
  const tell = (isDegraded: boolean): void => {
    isTold = isDegraded
    meter?.degraded(state, isDegraded)
  }
  return {
    begin (fault: unknown): void {
      meter?.fault(state)
      if (isTold) return
      tell(true)
      warn({ reason: fault instanceof Error ? fault.message : String(fault) }, began)
    },
    end (): void {
      if (!isTold) return
      tell(false)
      info({}, ended)
    }
  }
}
