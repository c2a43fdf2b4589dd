// Reads a TAP stream line by line and prints a summary: one line for each test file, skipped tests, and every failure
// with its diagnosis.

const assertion = /^( *)(not )?ok\b(?: \d+)?(?: - )?(.*?)(?: # (SKIP|TODO|time=\S+)(.*))?( \{)?$/
const machinery = /^ *(TAP version|1\.\.\d+|# |\}$|json-summary report:|$)/

function readAssertion (line) {
  const found = assertion.exec(line)
  if (found === null) return undefined
  const [, indent, not, name, directive, rest = '', opens] = found
  const isExcused = directive === 'SKIP' || directive === 'TODO'
  return { indent, name, directive, rest, isExcused, isFailure: not !== undefined && !isExcused, isFile: indent === '' && !opens }
}

function wordsFor ({ indent, name, directive, rest, isExcused, isFailure, isFile }) {
  if (isFailure) return `${indent}not ok ${name}`
  if (isExcused) return `${indent}${directive.toLowerCase()} ${name}${rest}`
  if (isFile) return `ok ${name} ${directive?.slice('time='.length) ?? ''}`
  return undefined
}

/** @param {(line: string) => void} print */
export function quietly (print) {
  let isInDiagnosis = false
  let isShown = false

  function readDiagnosis (line) {
    if (isShown) print(line)
    if (/^ *\.\.\.$/.test(line)) isInDiagnosis = false
  }

  return line => {
    if (/^ *---$/.test(line)) isInDiagnosis = true
    if (isInDiagnosis) return readDiagnosis(line)
    const found = readAssertion(line)
    isShown = found?.isFailure ?? false
    const words = found ? wordsFor(found) : line
    if (words !== undefined && !machinery.test(words)) print(words)
  }
}
