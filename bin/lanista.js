#!/usr/bin/env node
// Checks the version of Node before anything is loaded: the program uses syntax and modules that older versions lack.
// Older versions must be able to parse this file: no import declarations. The version is the one in package.json.
const parts = process.versions.node.split('.').map(Number)
if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)) {
  import('./main.js')
} else {
  console.error('lanista: Node.js ' + process.versions.node + ' is too old. Use 20.19 or later.')
  process.exit(2)
}
