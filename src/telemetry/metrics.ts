import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DependencyMetrics } from '../dependency-log.js'
import type { Lock, FightMetrics, UnfinishedFights } from '../fights/ports.js'
import { oftenAsked } from './often-asked.js'

/** The metrics of one server. Another server in the same process has its own. */
export interface Metrics {
  /** Metrics of the use cases. */
  readonly meter: FightMetrics
  /** Metrics of failing dependencies. */
  readonly dependencies: DependencyMetrics
  readonly contentType: string
  /** All metrics in the Prometheus text format. */
  read (): Promise<string>
  /** Counts one answer of the API. `seconds` is null for a stream. */
  answered (request: {
    readonly route: string,
    readonly method: string,
    readonly status: number,
    readonly seconds: number | null
  }): void
  /** Adds a gauge of open connections that is read at each scrape. */
  watchOpen (kind: 'SOCKET' | 'STREAM', count: () => number): void
  /** Wraps a lock so that its waiting times are measured. */
  timed (lock: Lock): Lock
}

/** Metrics of the whole process, shared by its servers. */
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

/**
 * `unfinished`: the number of unfinished fights in the whole database. It is cached, so that frequent scrapes are
 * cheap.
 */
export const createMetrics = (unfinished: () => Promise<UnfinishedFights>): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  const counter = <T extends string>(name: string, help: string, labelNames: readonly T[] = []): Counter<T> =>
    new Counter({ name, help, labelNames, registers })

  const gauge = <T extends string>(
    name: string,
    help: string,
    label: T,
    collect: (gauge: Gauge<T>) => Promise<void>
  ): Gauge<T> =>
      new Gauge({ name, help, labelNames: [label], registers, collect () { return collect(this) } })

  const requests = counter('lanista_http_requests_total', 'Answered requests.', ['route', 'method', 'status'])
  const requestSeconds = new Histogram({
    name: 'lanista_http_request_seconds',
    help: 'Duration of answers in seconds, including long polls, without streams.',
    labelNames: ['route', 'method'],
    buckets: SECONDS_OF_REQUESTS,
    registers
  })
  const choices = counter(
    'lanista_choices_total',
    'Submitted choices, by outcome: ACCEPTED, REPEATED or the code of a refusal.',
    ['outcome']
  )
  const choicesFor = counter(
    'lanista_choices_for_seats_total',
    'Choices that were made for seats: by a deadline, or by an advance answer or standing order.',
    ['by']
  )
  const conflicts = counter(
    'lanista_version_conflicts_total',
    'Attempts that were repeated because another request changed the fight.'
  )
  const sweeps = counter('lanista_sweeps_total', 'Sweeps over all fights for work that is due.', ['what'])
  const swept = counter('lanista_swept_fights_total', 'Fights that sweeps found.', ['what'])
  const lockSeconds = new Histogram({
    name: 'lanista_lock_wait_seconds',
    help: 'Waiting time for the lock of a fight, in seconds.',
    buckets: SECONDS_OF_LOCKS,
    registers
  })

  const dependencyFaults = counter(
    'lanista_dependency_faults_total',
    'Faults of the database, Redis and notifications, by state.',
    ['state']
  )
  const dependencyDegraded = new Gauge({
    name: 'lanista_dependency_degraded',
    help: '1 while such a state lasts.',
    labelNames: ['state'],
    registers
  })

  const count = oftenAsked(unfinished)
  gauge('lanista_fights',
    'Unfinished fights in the whole database. Every node reports the same.', 'status', async gauge => {
      gauge.reset()
      const fights = await count()
      if (!fights) return
      gauge.set({ status: 'OPEN' }, fights.open)
      gauge.set({ status: 'RUNNING' }, fights.running)
    })
  const open = new Map<string, () => number>()
  gauge('lanista_live_connections',
    'WebSockets and streams of server-sent events that are open.', 'kind', async gauge => {
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
