import { oneOf, type Settings } from './settings.js'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Settings of logs and metrics. */
export interface OperationConfig {
  /** Whether metrics are collected and served at /metrics. */
  readonly metrics: boolean
  /** The token for reading them. `null` if everybody may. */
  readonly metricsToken: string | null
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly isProduction: boolean
}

const ENVIRONMENTS = ['development', 'test', 'production']
const SHORTEST_TOKEN = 16

export const readOperation = ({ read, readSwitch }: Settings): OperationConfig => ({
  metrics: readSwitch('METRICS', 'on'),
  metricsToken: read<string | null>(
    'METRICS_TOKEN',
    null,
    parseToken,
    `${SHORTEST_TOKEN} or more letters, digits and - . _ ~ + /`
  ),
  logLevel: read('LOG_LEVEL', 'info', text => oneOf(LOG_LEVELS, text), `one of ${LOG_LEVELS.join(', ')}`),
  isProduction: read(
    'NODE_ENV',
    'development',
    text => oneOf(ENVIRONMENTS, text),
    `one of ${ENVIRONMENTS.join(', ')}`
  ) === 'production'
})

const parseToken = (text: string): string | null =>
  text.length >= SHORTEST_TOKEN && /^[\w.~+/-]+=*$/.test(text) ? text : null
