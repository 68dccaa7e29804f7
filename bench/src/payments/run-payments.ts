import { openObserver, type Observer } from '../lib/database.ts'
import { createQueue } from '../lib/people-queue.ts'
import { processorTimeOf, processorTimeOfFamily, subtract } from '../lib/processor-time.ts'
import { buildProduct } from '../lib/project.ts'
import { printLine } from '../lib/report-table.ts'
import { createServerProcess, type ServerProcess } from '../lib/server-process.ts'
import { isSet, numberSetting, textSetting } from '../lib/settings.ts'
import { faultsOfBooks } from '../lib/verify-books.ts'
import { buildWorld } from '../lib/build-world.ts'
import type { BenchWorld } from '../lib/world.ts'
import { checkDocuments } from './check-documents.ts'
import { runLoad } from './load.ts'
import { report, type Measured, type Plan } from './payments-report.ts'
import { findPgbench, pgbenchName, preparePgbench } from './pgbench.ts'
import { drainBank, executedBy } from './bank-progress.ts'

function planOf(): Plan {
  return {
    seconds: numberSetting('seconds', 30),
    warmUpSeconds: numberSetting('warm-up', 8),
    connections: numberSetting('connections', 192),
    organisations: numberSetting('organisations', 6_000),
    peopleOfEach: numberSetting('people', 3),
  }
}

/**
 * Payment calls per second over HTTP against pgbench transactions per second on the same
 * PostgreSQL, one after the other in the same run.
 */
export async function runPayments(): Promise<void> {
  const plan = planOf()
  const pgbenchProgram = findPgbench()
  if (!isSet('no-build')) await buildProduct()
  const server = await createServerProcess({
    profileDir: textSetting('cpu-prof'),
    bundle: textSetting('bundle'),
  })
  try {
    printLine('Starting the server on an empty folder …')
    await server.start()
    printLine(`Filling ${pgbenchName} …`)
    const pgbench = await preparePgbench(pgbenchProgram, server)
    const before = await pgbench.run(Math.ceil(plan.seconds / 2))
    printLine(`Filling the bank: ${plan.organisations} organisations …`)
    const world = await buildWorld(server, plan)
    const measured = await measure(server, world, plan)
    printLine('Waiting until the bank has executed what is left, then pgbench again …')
    const drained = await drainBank(server, world, plan.seconds * 4)
    await checkpoint(server)
    const after = await pgbench.run(Math.ceil(plan.seconds / 2))
    const wrong = await checkAll(server, world, measured)
    report(plan, { before, after }, measured, drained, wrong)
    if (wrong.length > 0) process.exitCode = 1
    await server.stop()
  } finally {
    await server.cleanUp()
  }
}

async function measure(server: ServerProcess, world: BenchWorld, plan: Plan): Promise<Measured> {
  const queue = createQueue(world.people)
  const { connections } = plan
  printLine(
    `Warming up for ${plan.warmUpSeconds} s, then ${plan.seconds} s with ${connections} connections …`,
  )
  const warmUp = await runLoad(world, server.port, {
    connections,
    seconds: plan.warmUpSeconds,
    queue,
  })
  await checkpoint(server)
  const observer = await openObserver(server.databaseUrl())
  try {
    const settings = await settingsOf(observer)
    const executedBefore = await executedBy(observer, world)
    const used = () => processorTimes(server)
    const start = used()
    const load = await runLoad(world, server.port, { connections, seconds: plan.seconds, queue })
    const end = used()
    const executedAfter = await executedBy(observer, world)
    const processor = start &&
      end && {
        server: subtract(end.server, start.server),
        postgres: subtract(end.postgres, start.postgres),
        client: subtract(end.client, start.client),
      }
    const bank = {
      executed: executedAfter.executed - executedBefore.executed,
      waiting: executedAfter.waiting,
    }
    return { warmUp, load, processor, bank, settings }
  } finally {
    await observer.close()
  }
}

function processorTimes(server: ServerProcess) {
  const ofServer = processorTimeOf(server.pid() ?? 0)
  const ofPostgres = processorTimeOfFamily(server.postgresPid() ?? 0)
  if (ofServer === undefined || ofPostgres === undefined) return undefined
  const { user, system } = process.cpuUsage()
  return {
    server: ofServer,
    postgres: ofPostgres,
    client: { user: user / 1e6, system: system / 1e6 },
  }
}

async function checkpoint(server: ServerProcess): Promise<void> {
  const observer = await openObserver(server.databaseUrl())
  try {
    await observer.rows('checkpoint')
  } finally {
    await observer.close()
  }
}

async function settingsOf(observer: Observer): Promise<string> {
  const names = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'shared_buffers',
    'max_wal_size',
  ]
  const rows = await observer.rows<{ name: string; value: string }>(
    `select name, current_setting(name) as value from pg_settings where name = any($1::text[])`,
    [['server_version', ...names]],
  )
  return rows.map(({ name, value }) => `${name}=${value}`).join(' ')
}

async function checkAll(
  server: ServerProcess,
  world: BenchWorld,
  { warmUp, load }: Measured,
): Promise<readonly string[]> {
  const observer = await openObserver(server.databaseUrl())
  try {
    const wrong = await checkDocuments(observer, world, [...warmUp.documents, ...load.documents])
    const faults = await faultsOfBooks(server.databaseUrl())
    return [...wrong, ...faults.map(fault => `ledger: ${fault.code} ${fault.row}`)]
  } finally {
    await observer.close()
  }
}
