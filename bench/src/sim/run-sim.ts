import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb } from '@tartip/server/platform/db/create-db'
import { applicationRole } from '@tartip/server/platform/db/db'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@tartip/server/platform/db/embedded/embedded-postgres'
import { runMigrations } from '@tartip/server/platform/db/migrator'
import { simulationSets } from '@tartip/server/simulation/empty-database'
import { runSeed, type SeedDeps, type SeedReport } from '@tartip/server/simulation/run-seed'
import { createMovableClock, loadRules } from '@tartip/server/simulation/simulated-house'
import pg from 'pg'
import { root } from '../lib/project.ts'
import { rounded } from '../lib/report-table.ts'
import { say } from '../lib/say.ts'
import { numberSetting, textSetting } from '../lib/settings.ts'

const stepsOfEach = numberSetting('steps', 200)
const only = textSetting('seed')
const first = only === undefined ? numberSetting('first', 1) : numberSetting('seed', 1)
const count = only === undefined ? numberSetting('seeds', 100) : 1
/** Seeds side by side, each on a database of its own. */
const workers = Math.min(count, numberSetting('workers', 2))
const saysEveryMs = 10_000

const folder = mkdtempSync(join(tmpdir(), 'tartip-sim-'))
try {
  await runSimulation()
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs the seeds on a real PostgreSQL that forgets everything; a single seed is told step by step. */
async function runSimulation(): Promise<void> {
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  try {
    const reports: SeedReport[] = []
    let next = first
    const start = performance.now()
    const progress = setInterval(() => {
      say(`${reports.length} of ${count} seeds, ${violationsOf(reports)} violations`)
    }, saysEveryMs)
    const worker = async (nth: number): Promise<void> => {
      await onDatabase(server, `sim_${nth}`, async deps => {
        while (next < first + count) {
          const seed = next
          next += 1
          const report = await runSeed(deps, seed, stepsOfEach)
          reports.push(report)
          for (const violation of report.violations) say(`seed ${seed}: ${violation}`)
        }
      })
    }
    await Promise.all(Array.from({ length: workers }, (_, nth) => worker(nth))).finally(() =>
      clearInterval(progress),
    )
    conclude(reports, (performance.now() - start) / 1_000)
  } finally {
    await server.stop()
  }
}

function conclude(reports: readonly SeedReport[], seconds: number): void {
  const steps = reports.reduce((total, report) => total + report.steps, 0)
  const ends = new Map<string, number>()
  for (const end of reports.flatMap(report => report.ends)) ends.set(end, (ends.get(end) ?? 0) + 1)
  const shown = [...ends].toSorted(([, one], [, other]) => other - one)
  say(`${steps} steps in ${rounded(seconds, 0)} s; documents ended as`)
  say(`  ${shown.map(([end, times]) => `${end} ${times}`).join(', ')}`)
  const broken = reports.filter(({ violations }) => violations.length > 0)
  for (const { seed } of broken.slice(0, 10)) {
    say(`Repeat it with: npm run sim -- --seed ${seed} --steps ${stepsOfEach}`)
  }
  say(`seeds=${reports.length} violations=${violationsOf(reports)}`)
  if (broken.length > 0) process.exitCode = 1
}

function violationsOf(reports: readonly SeedReport[]): number {
  return reports.reduce((total, { violations }) => total + violations.length, 0)
}

async function onDatabase(
  server: EmbeddedPostgres,
  name: string,
  run: (deps: SeedDeps) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = server.url(name)
  const owner = createDb({ url, max: 3 })
  const app = createDb({ url, role: applicationRole, max: 8 })
  try {
    await runMigrations(owner.db, simulationSets)
    const clock = createMovableClock()
    const rules = await loadRules(app.db, `${root}/reference-data`, clock)
    await run({
      db: app.db,
      ownerDb: owner.db,
      rules,
      clock,
      ...(only === undefined ? {} : { say }),
    })
  } finally {
    await Promise.all([owner.close(), app.close()])
  }
}
