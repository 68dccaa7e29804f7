/**
 * `npm test`: everything that must hold, one after the other, also after a failure. The last line counts
 * all of it; each format, lint and type step counts as one check.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { cacheDir, root, run, say, tool } from './lib/project.mjs'

process.chdir(root)
await ensureInstalled()
const { generatedCheck, lintChecks, runChecks, typeChecks } = await import('./lib/checks.mjs')
const { findChromium } = await import('./lib/find-chromium.mjs')
mkdirSync(cacheDir, { recursive: true })

/** Name, passed, failed, seconds of each part. */
const parts = []

await part('format, lint, generated files', checks([...lintChecks, generatedCheck]))
await part('types', checks(typeChecks()))
await part('tests of rules and units', () => vitest('unit'))
await part('tests on a real PostgreSQL', () => vitest('db'))
await part('tests of the client', () => vitest('web'))
await part('tests in a browser', browserTests)

const total = { passed: 0, failed: 0 }
say('')
for (const { name, passed, failed, seconds } of parts) {
  total.passed += passed
  total.failed += failed
  say(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  )
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

async function part(name, step) {
  say(`\n── ${name}`)
  const start = performance.now()
  let counts
  try {
    counts = await step()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    counts = { passed: 0, failed: 1 }
  }
  parts.push({ name, ...counts, seconds: Math.round((performance.now() - start) / 1_000) })
}

function checks(list) {
  return async () => {
    const counts = { passed: 0, failed: 0 }
    await runChecks(list, (check, isGood, output) => {
      counts[isGood ? 'passed' : 'failed'] += 1
      if (!isGood) say(output)
      say(`${isGood ? 'ok    ' : 'FAILED'} ${check.name}`)
    })
    return counts
  }
}

async function vitest(project) {
  const report = join(cacheDir, `vitest-${project}.json`)
  rmSync(report, { force: true })
  const { code } = await run(tool('vitest'), [
    'run',
    `--project=${project}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report)
  // A file that could not even be loaded has no tests to count, and counts as one.
  const unloaded = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return { passed: numPassedTests, failed: failures(numFailedTests + unloaded, code) }
}

async function browserTests() {
  const chromium = await findChromium()
  if (chromium === undefined) {
    throw new Error(
      'The browser tests need Chromium: install it with your package manager or "npx playwright install chromium", or give its path in CHROMIUM_PATH.',
    )
  }
  const { buildAll } = await import('./lib/build-steps.mjs')
  await buildAll()
  const gallery = await playwright('gallery.config.ts', 'gallery-report.json', chromium)
  const flows = await playwright('playwright.config.ts', 'e2e-report.json', chromium)
  return { passed: gallery.passed + flows.passed, failed: gallery.failed + flows.failed }
}

/** `reportName` is where the configuration puts its report. */
async function playwright(config, reportName, chromium) {
  const report = join(cacheDir, reportName)
  rmSync(report, { force: true })
  const { code } = await run(tool('playwright'), ['test', '-c', config], {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: chromium },
  })
  const { expected = 0, flaky = 0, unexpected = 0 } = read(report).stats ?? {}
  return { passed: expected + flaky, failed: failures(unexpected, code) }
}

/** A run that broke down without a failed test has failed all the same. */
function failures(counted, code) {
  return counted === 0 && code !== 0 ? 1 : counted
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
