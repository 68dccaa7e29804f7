/**
 * `npm test`: everything that must hold. Static checks run beside the tests without a browser, then come the
 * tests in a browser; a failure stops nothing. The last line counts all of it; each format, lint and type step
 * counts as one check.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { cacheDir, root, run, printLine, tool } from './lib/project.mjs'

process.chdir(root)
await ensureInstalled()
const { generatedCheck, lintChecks, runChecks, typeChecks } = await import('./lib/checks.mjs')
const { markFresh } = await import('./lib/fingerprint.mjs')
const { buildAll, generatedFiles } = await import('./lib/build-steps.mjs')
const { runPlaywright, useChromium } = await import('./lib/browser-tests.mjs')
mkdirSync(cacheDir, { recursive: true })

/** Name, passed, failed and seconds of each part, in the order in which they ended. */
const parts = []
const start = performance.now()

// First: tools that read the configuration of the browser tests must find what they will find later.
await useChromium()
await Promise.all([
  // What the tests in a browser need is built while tests still run.
  part('format, lint, generated files, types', staticChecks).then(() => part('build', build)),
  part('tests without a browser', vitest),
])
await part('tests in a browser', () => runPlaywright('playwright.config.ts'))

const total = { passed: 0, failed: 0 }
printLine('')
for (const { name, passed, failed, seconds } of parts) {
  total.passed += passed
  total.failed += failed
  printLine(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  )
}
printLine(`It took ${secondsSince(start)} s.`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

async function part(name, step) {
  printLine(`\n── ${name}`)
  const begun = performance.now()
  let counts
  try {
    counts = await step()
  } catch (error) {
    printLine(error instanceof Error ? error.message : String(error))
    counts = { passed: 0, failed: 1 }
  }
  parts.push({ name, ...counts, seconds: secondsSince(begun) })
}

function secondsSince(begun) {
  return Math.round((performance.now() - begun) / 1_000)
}

/** One at a time: they run beside the tests, which use every processor. */
async function staticChecks() {
  const counts = { passed: 0, failed: 0 }
  const onDone = (check, isGood, output) => {
    counts[isGood ? 'passed' : 'failed'] += 1
    // What is up to date the build need not generate again.
    if (isGood && check === generatedCheck) markFresh(generatedFiles)
    if (!isGood) printLine(`\n${output}`)
    printLine(`\n${isGood ? 'ok    ' : 'FAILED'} ${check.name}`)
  }
  await runChecks([...lintChecks, generatedCheck, ...typeChecks], onDone, 1)
  return counts
}

async function vitest() {
  const report = join(cacheDir, 'vitest.json')
  rmSync(report, { force: true })
  const { code } = await run(tool('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  printWorkOf(testResults)
  // A file that could not even be loaded has no tests to count, and counts as one.
  const unloaded = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const counted = numFailedTests + unloaded
  // A run that broke down without a failed test has failed all the same.
  return { passed: numPassedTests, failed: counted === 0 && code !== 0 ? 1 : counted }
}

/** How many tests of each kind ran, and how long their files took one after the other. */
function printWorkOf(files) {
  const kinds = new Map()
  for (const { name, startTime, endTime, assertionResults } of files) {
    const kind = kindOf(relative(root, name))
    const { tests = 0, ms = 0 } = kinds.get(kind) ?? {}
    kinds.set(kind, { tests: tests + assertionResults.length, ms: ms + endTime - startTime })
  }
  for (const [kind, { tests, ms }] of kinds) {
    printLine(`${kind}: ${tests} tests, ${Math.round(ms / 1_000)} s of work`)
  }
}

function kindOf(file) {
  if (file.startsWith('apps/web/')) return 'tests of the client'
  return file.endsWith('.db.test.ts') ? 'tests on a real PostgreSQL' : 'unit tests'
}

async function build() {
  await buildAll()
  return { passed: 1, failed: 0 }
}
