/** All that may befall a service. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Services } from '../../scripts/services.mjs'
import type { Chance } from '../../src/bots/chance.js'
import type { News } from '../../src/fights/ports.js'
import type { Node } from './node.js'

export interface Stage {
  readonly nodes: readonly Node[]
  readonly services: Services
  /** `null`: the service has none. */
  readonly redis: Redis | null
  readonly news: News
  readonly chance: Chance
  /** A fight that is being fought. */
  readonly someFight: () => string | undefined
  /** What goes on while the next fault strikes. */
  readonly meanwhile: (work: Promise<unknown>) => void
}

export interface Fault {
  readonly name: string
  readonly weight: number
  readonly needsRedis: boolean
  /** False: there was nobody to strike. */
  readonly strike: (stage: Stage) => Promise<boolean>
}

/** Longer than a lock lives. */
const STOP_MILLISECONDS = 5000
const NEWS_MILLISECONDS = 3000
const LOOKS = 300
const FLUSH_MILLISECONDS = 2000

/** One of several that are up: where clients have nobody to talk to, nothing can be lost. */
const someNode = ({ nodes, chance }: Stage): Node | undefined => {
  const up = nodes.filter(node => node.isUp())
  return up.length > 1 ? up[chance(up.length)] : undefined
}

const allNodes = ({ nodes }: Stage): readonly Node[] => nodes.every(node => node.isUp()) ? nodes : []

const kill = async (stage: Stage, node: Node | undefined): Promise<boolean> => {
  if (!node) return false
  await node.end('SIGKILL')
  stage.meanwhile(node.start())
  return true
}

/** Waits for a choice to be stored, and acts before its answer can have gone far. */
const onNews = ({ news, someFight }: Stage, act: () => Promise<boolean>): Promise<boolean> => {
  const fight = someFight()
  if (fight === undefined) return Promise.resolve(false)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      unsubscribe()
      resolve(false)
    }, NEWS_MILLISECONDS)
    const unsubscribe = news.listen(fight, () => {
      unsubscribe()
      clearTimeout(timer)
      act().then(resolve, reject)
    })
  })
}

/** Waits until some node is at work on a choice, as its lock shows. */
const whenLocked = async ({ redis }: Stage): Promise<void> => {
  if (redis === null) return
  for (let tries = 0; tries < LOOKS; tries++) if ((await redis.keys('lanista:lock:*').catch(() => [])).length > 0) return
}

const FAULTS: readonly Fault[] = [
  { name: 'kill -9 of a node', weight: 4, needsRedis: false, strike: stage => kill(stage, someNode(stage)) },
  { name: 'kill -9 of a node on news of a choice', weight: 4, needsRedis: false, strike: stage => onNews(stage, () => kill(stage, someNode(stage))) },
  {
    name: 'kill -9 of all nodes on news of a choice',
    weight: 1,
    needsRedis: false,
    strike: stage => onNews(stage, async () => (await Promise.all(allNodes(stage).map(node => kill(stage, node)))).some(Boolean))
  },
  {
    name: 'kill -9 of a node at work on a choice',
    weight: 2,
    needsRedis: true,
    async strike (stage) {
      await whenLocked(stage)
      return kill(stage, someNode(stage))
    }
  },
  {
    name: 'SIGSTOP of a node past the time of its locks',
    weight: 3,
    needsRedis: false,
    async strike (stage) {
      await whenLocked(stage)
      const node = someNode(stage)
      node?.stop()
      if (node) stage.meanwhile(sleep(STOP_MILLISECONDS).then(() => node.goOn()))
      return node !== undefined
    }
  },
  {
    name: 'SIGTERM of a node',
    weight: 2,
    needsRedis: false,
    async strike (stage) {
      const node = someNode(stage)
      if (!node) return false
      stage.meanwhile(node.end('SIGTERM').then(() => node.start()))
      return true
    }
  },
  {
    name: 'Postgres immediate restart',
    weight: 2,
    needsRedis: false,
    async strike ({ services, chance }) {
      await services.down('postgres', 'SIGQUIT')
      await sleep(chance(700))
      await services.up('postgres')
      return true
    }
  },
  {
    name: 'Redis kill and restart',
    weight: 2,
    needsRedis: true,
    async strike ({ services, chance }) {
      await services.down('redis', 'SIGKILL')
      await sleep(chance(2000))
      await services.up('redis')
      return true
    }
  },
  {
    name: 'Redis flushes, so that no lock holds',
    weight: 3,
    needsRedis: true,
    async strike ({ redis }) {
      for (const end = Date.now() + FLUSH_MILLISECONDS; Date.now() < end; await sleep(2)) await redis?.flushall()
      return true
    }
  },
  { name: 'Redis pause', weight: 2, needsRedis: true, strike: async ({ redis, chance }) => redis !== null && await redis.client('PAUSE', 500 + chance(2000), 'ALL') === 'OK' }
]

export const drawFault = ({ chance, redis }: Stage): Fault | undefined => {
  const possible = FAULTS.filter(({ needsRedis }) => !needsRedis || redis).flatMap(fault => Array.from({ length: fault.weight }, () => fault))
  return possible[chance(possible.length)]
}
