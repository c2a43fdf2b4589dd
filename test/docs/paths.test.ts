/** Holds that every path that the documents name exists. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const root = join(import.meta.dirname, '../..')
const pages = [
  'README.md', 'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).filter(file => file.endsWith('.md')).map(file => `docs/${file}`)
]

const FOLDERS = 'src|test|docs|scripts|bench|examples|migrations|bin|web'

/** Paths in backquotes. A name that holds a placeholder, such as `NNNN` or `<name>`, is not a path. */
const pathsOf = (page: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g'))].map(([, path = '']) => path)
    .filter(path => !path.includes('NNNN'))

for (const page of pages) {
  t.test(`every path that ${page} names exists`, async t => {
    const text = readFileSync(join(root, page), 'utf8')
    t.strictSame(pathsOf(text).filter(path => !existsSync(join(root, path))), [])
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
    t.strictSame(links.filter(link => !existsSync(join(root, page, '..', link))), [], 'and every link leads to a file')
  })
}
