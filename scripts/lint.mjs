/** `npm run lint`: format, lint rules, dead code, generated files. */
import { generatedCheck, lintChecks, runChecks } from './lib/checks.mjs'
import { root, printLine } from './lib/project.mjs'

process.chdir(root)
let failed = 0
await runChecks([...lintChecks, generatedCheck], (check, isGood, output) => {
  if (!isGood) {
    failed += 1
    printLine(output)
  }
  printLine(`${isGood ? 'ok    ' : 'FAILED'} ${check.name}`)
})
process.exit(failed === 0 ? 0 : 1)
