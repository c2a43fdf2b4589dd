import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A page of docs/, or another of the project by its way from there, and the code that it shows. */
export const readPage = (name: string) => {
  const page = readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
  /** The snippets in a language, in their order; fails if there are none. */
  const snippets = (language: string): readonly [string, ...string[]] => {
    const [first, ...more] = [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code)
    if (first === undefined) throw new Error(`docs/${name} has no snippet in ${language}`)
    return [first, ...more]
  }
  return { page, snippets }
}

/**
 * A snippet for a shell without the lines in which its reader fills in a value: `TOKEN=…  # the token of your seat`.
 */
export const filledIn = (snippet: string): string => snippet.replaceAll(/^\w+=….*\n/gm, '')

/** Whether there is a curl, which the pages call the server with. */
export const hasCurl = (): Promise<boolean> => has('curl')

export const has = (program: string): Promise<boolean> => run('sh', ['-c', `command -v ${program}`], {}).then(() => true, () => false)

/** Runs a program and returns its output. */
export const run = (command: string, args: readonly string[], env: Record<string, string>): Promise<string> => new Promise((resolve, reject) => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(command, args, { env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, faults] = ['', '']
  child.stdout.on('data', text => { output += String(text) })
  child.stderr.on('data', text => { faults += String(text) })
  child.once('error', reject)
  child.once('close', code => code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${code}: ${faults}`)))
})
