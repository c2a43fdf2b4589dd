#!/usr/bin/env node
// Checks the version of Node before anything is loaded: what follows uses syntax and modules that older versions lack.
// This file itself must stay readable for them, without import declarations. The numbers are those of package.json.
const parts = process.versions.node.split('.').map(Number)
if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)) {
  import('./main.js')
} else {
  console.error('lanista: Node.js 20.19 or later is needed, and this is ' + process.versions.node)
  process.exit(2)
}
