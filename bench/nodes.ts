/** Choices a second of one node and of two, on one Postgres and one Redis; every request goes to the next node. */
import { spreadOf } from '../src/cli/simulation-summary.js'
import { measureChoices } from './load.js'
import { startServer } from './server.js'

export interface NodesFigures { readonly nodes: number, readonly choicesPerSecond: number, readonly medianMilliseconds: number }

const RUNS = 3
const FIGHTS_AT_ONCE = 32

/** Medians of interleaved runs, so that other load affects both alike. */
export const measureNodes = async (databaseUrl: string, redisUrl: string | null, seconds: number): Promise<readonly NodesFigures[]> => {
  const servers = [await startServer(databaseUrl, redisUrl), await startServer(databaseUrl, redisUrl)]
  try {
    const origins = servers.map(({ origin }) => origin)
    await measureChoices(origins, 8, 2)
    const runs: { readonly nodes: number, readonly choices: number, readonly median: number }[] = []
    for (let run = 0; run < RUNS; run++) {
      for (const nodes of [1, 2]) {
        const { choicesPerSecond, medianMilliseconds } = await measureChoices(origins.slice(0, nodes), FIGHTS_AT_ONCE, seconds)
        runs.push({ nodes, choices: choicesPerSecond, median: medianMilliseconds })
      }
    }
    return [1, 2].map(nodes => {
      const those = runs.filter(run => run.nodes === nodes)
      return { nodes, choicesPerSecond: spreadOf(those.map(({ choices }) => choices)).median, medianMilliseconds: spreadOf(those.map(({ median }) => median)).median }
    })
  } finally {
    for (const server of servers) await server.stop()
  }
}
