import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@tartip/server/platform/db/embedded/embedded-postgres'
import { runSeed, type SeedReport } from '@tartip/server/simulation/run-seed'
import pg from 'pg'
import { rounded, printLine } from '../lib/report-table.ts'
import { numberSetting, textSetting } from '../lib/settings.ts'
import { openSimulationWorld } from './sim-database.ts'
import type { SeedOrder, WorkerReady } from './sim-worker.ts'

const stepsOfEach = numberSetting('steps', 200)
const only = textSetting('seed')
const first = only === undefined ? numberSetting('first', 1) : numberSetting('seed', 1)
const count = only === undefined ? numberSetting('seeds', 100) : 1
/** Concurrent processes, each on its own database; one waits for PostgreSQL while another works. */
const workers = Math.min(count, numberSetting('workers', availableParallelism() * 2))
const printEveryMs = 10_000

const folder = mkdtempSync(join(tmpdir(), 'tartip-sim-'))
/** The PostgreSQL of this run, once started. */
let database: EmbeddedPostgres | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopEarly)
try {
  await runSimulation()
} catch (error) {
  printLine(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Runs the seeds on a real PostgreSQL without durability; a single seed is printed step by step.
 */
async function runSimulation(): Promise<void> {
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      checkpoint_timeout: '1h',
      // Tables are emptied for every seed and stay small.
      autovacuum: 'off',
      jit: 'off',
    },
  })
  database = server
  const start = performance.now()
  try {
    const reports = only === undefined ? await runMany(server) : [await runOne(server)]
    conclude(reports, (performance.now() - start) / 1_000)
  } finally {
    await server.stop()
  }
}

/**
 * Interrupted: nothing of the run is kept, so the database is stopped at once. The workers end when
 * they lose this process.
 */
function stopEarly(): void {
  const postgres = database?.pid()
  if (postgres !== undefined) process.kill(postgres, 'SIGQUIT')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(130)
}

async function runOne(server: EmbeddedPostgres): Promise<SeedReport> {
  const { deps, close } = await openSimulationWorld(await newDatabase(server, 'sim'), printLine)
  try {
    const report = await runSeed(deps, first, stepsOfEach)
    printViolations(report)
    return report
  } finally {
    await close()
  }
}

/** Worker processes take one seed after the other; one that dies ends the run. */
async function runMany(server: EmbeddedPostgres): Promise<readonly SeedReport[]> {
  const reports: SeedReport[] = []
  let next = first
  const progress = setInterval(() => {
    printLine(`${reports.length} of ${count} seeds, ${violationsOf(reports)} violations`)
  }, printEveryMs)
  const takeNext = (): SeedOrder => {
    const seed = next < first + count ? next : undefined
    next += 1
    return { seed }
  }
  const work = async (nth: number): Promise<void> => {
    const url = await newDatabase(server, `sim_${nth}`)
    const worker = fork(join(import.meta.dirname, 'sim-worker.ts'), [url, String(stepsOfEach)])
    worker.on('message', ({ report }: WorkerReady) => {
      if (report !== undefined) {
        reports.push(report)
        printViolations(report)
      }
      // A worker that lost its database when the run was interrupted has disconnected.
      if (worker.connected) worker.send(takeNext())
    })
    const [code] = await once(worker, 'exit')
    if (code !== 0) throw new Error(`A process of the simulation ended with ${code}`)
  }
  try {
    await Promise.all(Array.from({ length: workers }, (_, nth) => work(nth)))
    return reports
  } finally {
    clearInterval(progress)
  }
}

function printViolations({ seed, violations }: SeedReport): void {
  for (const violation of violations) printLine(`seed ${seed}: ${violation}`)
}

function conclude(reports: readonly SeedReport[], seconds: number): void {
  const steps = reports.reduce((total, report) => total + report.steps, 0)
  const documents = reports.flatMap(report => report.documents)
  printLine(`${steps} steps in ${rounded(seconds, 0)} s; documents ended as`)
  printLine(`  ${counted(documents.map(({ end }) => end))}`)
  printLine('executed, by kind')
  printLine(`  ${counted(documents.flatMap(({ kind, end }) => (end === 'SUCCESS' ? [kind] : [])))}`)
  const broken = reports.filter(({ violations }) => violations.length > 0)
  for (const { seed } of broken.slice(0, 10)) {
    printLine(`Repeat it with: npm run sim -- --seed ${seed} --steps ${stepsOfEach}`)
  }
  printLine(`seeds=${reports.length} violations=${violationsOf(reports)}`)
  if (broken.length > 0) process.exitCode = 1
}

function counted(words: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const shown = [...counts].toSorted(([, one], [, other]) => other - one)
  return shown.map(([word, times]) => `${word} ${times}`).join(', ')
}

function violationsOf(reports: readonly SeedReport[]): number {
  return reports.reduce((total, { violations }) => total + violations.length, 0)
}

async function newDatabase(server: EmbeddedPostgres, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  return server.url(name)
}
