// Runs bundles of tests, each as a process of its own, a few at a time.
// The runner of tap is not used: it adds its loaders to every process and thread that a test starts, which doubled the processor time of each.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { Parser } from 'tap-parser'
import { quietly } from './quiet.mjs'

const limitMilliseconds = 30 * 60_000

/**
 * `environmentOf` gives the environment of a bundle, `print` takes lines. Gives the counts of asserts once all bundles have ended,
 * and what passes a signal on to those that run.
 * @param {readonly string[]} bundles
 * @param {{ jobs: number, environmentOf: (bundle: string) => NodeJS.ProcessEnv, print: (line: string) => void }} how
 */
export function runBundles (bundles, { jobs, environmentOf, print }) {
  const counts = { pass: 0, fail: 0, skip: 0, todo: 0 }
  const waiting = [...bundles]
  const running = new Set()

  async function runOne (bundle) {
    const began = performance.now()
    const child = spawn(process.execPath, ['--enable-source-maps', bundle], { stdio: ['ignore', 'pipe', 'inherit'], env: environmentOf(bundle) })
    running.add(child)
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMilliseconds)
    const parser = child.stdout.pipe(new Parser())
    for (const outcome of Object.keys(counts)) parser.on(outcome, () => { counts[outcome]++ })
    const lines = []
    createInterface({ input: child.stdout }).on('line', line => { lines.push(line) })
    const [[code, signal]] = await Promise.all([once(child, 'close'), once(parser, 'complete')])
    clearTimeout(timer)
    running.delete(child)
    report(bundle, lines, parser.results, { code, signal, milliseconds: performance.now() - began })
  }

  function report (bundle, lines, results, { code, signal, milliseconds }) {
    const hasEnded = code === 0 && results.ok
    // A process that ends in the middle leaves no failed assert behind.
    if (!hasEnded && results.fail === 0) counts.fail++
    const show = quietly(print)
    for (const line of lines) show(`    ${line}`)
    show(`${hasEnded ? 'ok' : 'not ok'} 1 - ${bundle} # time=${milliseconds.toFixed()}ms`)
    if (!hasEnded) print(`  ${bundle} ended ${signal === null ? `with ${code}` : `by ${signal}`}`)
  }

  async function work () {
    for (let bundle = waiting.shift(); bundle !== undefined; bundle = waiting.shift()) await runOne(bundle)
  }

  return {
    counts: Promise.all(Array.from({ length: jobs }, work)).then(() => counts),
    stop (signal) {
      waiting.length = 0
      for (const child of running) child.kill(signal)
    }
  }
}
