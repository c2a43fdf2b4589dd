import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DependencyMetrics } from '../dependency-log.js'
import type { Lock, FightMetrics, UnfinishedFights } from '../fights/ports.js'
import { oftenAsked } from './often-asked.js'

/** The figures of one server. A second one in the same process has figures of its own. */
export interface Metrics {
  /** What the use cases tell. */
  readonly meter: FightMetrics
  /** What tells of states in which something is missing. */
  readonly dependencies: DependencyMetrics
  readonly contentType: string
  /** All figures as Prometheus reads them. */
  read (): Promise<string>
  /** One answer of the API; `seconds` null: it was a stream, which takes as long as it likes. */
  answered (request: { readonly route: string, readonly method: string, readonly status: number, readonly seconds: number | null }): void
  /** What tells how many connections of a kind are open, whenever the figures are read. */
  watchOpen (kind: 'SOCKET' | 'STREAM', count: () => number): void
  /** The lock, and how long whoever asked for it waited. */
  timed (lock: Lock): Lock
}

/** What is true of the process, whichever of its servers is asked. */
let ofProcess: Registry | undefined
const processFigures = (): Registry => {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

const SECONDS_OF_REQUESTS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30]
const SECONDS_OF_LOCKS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** `unfinished`: how many fights are not over, in the whole database; asked once in a while, however often the figures are read. */
export const createMetrics = (unfinished: () => Promise<UnfinishedFights>): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  const counter = <T extends string>(name: string, help: string, labelNames: readonly T[] = []): Counter<T> => new Counter({ name, help, labelNames, registers })

  const gauge = <T extends string>(name: string, help: string, label: T, collect: (gauge: Gauge<T>) => Promise<void>): Gauge<T> =>
    new Gauge({ name, help, labelNames: [label], registers, collect () { return collect(this) } })

  const requests = counter('lanista_http_requests_total', 'Requests that were answered.', ['route', 'method', 'status'])
  const requestSeconds = new Histogram({
    name: 'lanista_http_request_seconds',
    help: 'How long answers took, those included that were held until something happened; without streams.',
    labelNames: ['route', 'method'],
    buckets: SECONDS_OF_REQUESTS,
    registers
  })
  const choices = counter('lanista_choices_total', 'Choices that were asked for, by what came of them: ACCEPTED, REPEATED or the code of a refusal.', ['outcome'])
  const choicesFor = counter('lanista_choices_for_seats_total', 'Choices that were made for seats that sent none: by a deadline, or by what the seat said in advance.', ['by'])
  const conflicts = counter('lanista_version_conflicts_total', 'Attempts that were made again because somebody else had moved the fight on.')
  const sweeps = counter('lanista_sweeps_total', 'Looks over all fights for work that is due.', ['what'])
  const swept = counter('lanista_swept_fights_total', 'Fights that they found.', ['what'])
  const lockSeconds = new Histogram({ name: 'lanista_lock_wait_seconds', help: 'How long whoever changes a fight waited for its lock.', buckets: SECONDS_OF_LOCKS, registers })

  const dependencyFaults = counter('lanista_dependency_faults_total', 'Faults of the database, of Redis and of news, by the state that they show.', ['state'])
  const dependencyDegraded = new Gauge({ name: 'lanista_dependency_degraded', help: '1 while such a state lasts.', labelNames: ['state'], registers })

  const count = oftenAsked(unfinished)
  gauge('lanista_fights', 'Fights that are not over, in the whole database: every node says the same.', 'status', async gauge => {
    gauge.reset()
    const fights = await count()
    if (!fights) return
    gauge.set({ status: 'OPEN' }, fights.open)
    gauge.set({ status: 'RUNNING' }, fights.running)
  })
  const open = new Map<string, () => number>()
  gauge('lanista_live_connections', 'WebSockets and streams of server-sent events that are open.', 'kind', async gauge => {
    for (const [kind, count] of open) gauge.set({ kind }, count())
  })

  return {
    meter: {
      chosen: outcome => choices.inc({ outcome }),
      chosenFor: (by, count) => choicesFor.inc({ by }, count),
      versionConflict: () => conflicts.inc(),
      swept (what, found) {
        sweeps.inc({ what })
        swept.inc({ what }, found)
      }
    },
    dependencies: {
      fault: state => dependencyFaults.inc({ state }),
      degraded: (state, isDegraded) => dependencyDegraded.set({ state }, isDegraded ? 1 : 0)
    },
    contentType: registry.contentType,
    read: () => Registry.merge([registry, processFigures()]).metrics(),
    answered ({ route, method, status, seconds }) {
      requests.inc({ route, method, status })
      if (seconds !== null) requestSeconds.observe({ route, method }, seconds)
    },
    watchOpen: (kind, count) => { open.set(kind, count) },
    timed: lock => (name, work) => {
      const end = lockSeconds.startTimer()
      return lock(name, () => {
        end()
        return work()
      })
    }
  }
}
