/**
 * `npm run test:release`: what `npm test` leaves out, before a release. Tests that try a part of the cases in each run
 * try all of them, every page is checked in all its looks, and the flows run with motion.
 */
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, run, printLine, tool } from './lib/project.mjs'

process.chdir(root)
await ensureInstalled()
process.env.TARTIP_TESTS = 'whole'
const cases = await run(tool('vitest'), ['run', '--project=db', '--reporter=dot'])
const looksRun = await run(process.execPath, ['scripts/test-looks.mjs'])
const { runPlaywright, useChromium } = await import('./lib/browser-tests.mjs')
await useChromium()
const flows = await runPlaywright('playwright.config.ts')

const parts = [
  ['every case of the tests on a real PostgreSQL', cases.code === 0],
  ['every page in all its looks', looksRun.code === 0],
  ['flows in a browser, with motion', flows.failed === 0 && flows.passed > 0],
]
for (const [name, isGood] of parts) printLine(`${isGood ? 'ok    ' : 'FAILED'} ${name}`)
process.exit(parts.every(([, isGood]) => isGood) ? 0 : 1)
