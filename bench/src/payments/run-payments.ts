import { openObserver, type Observer } from '../lib/database.ts'
import { createQueue, type Queue } from '../lib/people-queue.ts'
import { processorTimeOf, processorTimeOfFamily, subtract } from '../lib/processor-time.ts'
import { buildProduct } from '../lib/project.ts'
import { printLine } from '../lib/report-table.ts'
import { createServerProcess, type ServerProcess } from '../lib/server-process.ts'
import { isSet, numberSetting, textSetting } from '../lib/settings.ts'
import { faultsOfBooks } from '../lib/verify-books.ts'
import { buildWorld } from '../lib/build-world.ts'
import type { BenchWorld } from '../lib/world.ts'
import { checkDocuments } from './check-documents.ts'
import { dollarRate, runLoad, type LoadReport } from './load.ts'
import { mixOfKinds, onlyInterbank, type SaveDocument } from './mix.ts'
import { report, reportMix, type Measured, type MeasuredMix, type Plan } from './payments-report.ts'
import { findPgbench, pgbenchName, preparePgbench } from './pgbench.ts'
import { drainBank, executedBy } from './bank-progress.ts'

function planOf(): Plan {
  return {
    seconds: numberSetting('seconds', 30),
    warmUpSeconds: numberSetting('warm-up', 8),
    connections: numberSetting('connections', 192),
    organisations: numberSetting('organisations', 6_000),
    peopleOfEach: numberSetting('people', 3),
    hasMix: mixIsRequested(),
  }
}

function mixIsRequested(): boolean {
  const mix = textSetting('mix')
  if (mix === undefined) return false
  if (mix !== 'all') throw new RangeError(`--mix is "${mix}"; there is only --mix all.`)
  return true
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
    const world = await buildWorld(server, { ...plan, hasAllKinds: plan.hasMix })
    // A person who has used the code of this half minute waits for the next, so all loads share one queue.
    const queue = createQueue(world.people)
    const measured = await measure(server, world, plan, queue)
    const mixed = plan.hasMix ? await measureMix(server, world, plan, queue) : undefined
    printLine('Waiting until the bank has executed what is left, then pgbench again …')
    const drained = await drainBank(server, world, plan.seconds * 4)
    await checkpoint(server)
    const after = await pgbench.run(Math.ceil(plan.seconds / 2))
    const wrong = await checkAll(server, world, [
      measured.warmUp,
      measured.load,
      ...(mixed ? [mixed.interbank.load, mixed.mix.load] : []),
    ])
    if (mixed) reportMix(mixed)
    report(plan, { before, after }, measured, drained, wrong)
    if (wrong.length > 0) process.exitCode = 1
    await server.stop()
  } finally {
    await server.cleanUp()
  }
}

async function measure(
  server: ServerProcess,
  world: BenchWorld,
  plan: Plan,
  queue: Queue,
): Promise<Measured> {
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
    const { load, processor } = await withProcessorTime(server, () =>
      runLoad(world, server.port, { connections, seconds: plan.seconds, queue }),
    )
    const executedAfter = await executedBy(observer, world)
    const bank = {
      executed: executedAfter.executed - executedBefore.executed,
      waiting: executedAfter.waiting,
    }
    return { warmUp, load, processor, bank, settings }
  } finally {
    await observer.close()
  }
}

/** Both loads read the digest of each document from the bank, so that they differ in nothing but the kinds. */
async function measureMix(
  server: ServerProcess,
  world: BenchWorld,
  { connections, seconds }: Plan,
  queue: Queue,
): Promise<MeasuredMix> {
  printLine(`Interbank payments and then a mix of all kinds, ${seconds} s each …`)
  const run = async (save: SaveDocument) => {
    await checkpoint(server)
    return withProcessorTime(server, () =>
      runLoad(world, server.port, { connections, seconds, queue, save }),
    )
  }
  const [person] = world.people
  if (!person) throw new Error('There are no people')
  const rate = await dollarRate(world, server.port, person)
  return { interbank: await run(onlyInterbank), mix: await run(mixOfKinds(world, rate)) }
}

async function withProcessorTime(
  server: ServerProcess,
  run: () => Promise<LoadReport>,
): Promise<Pick<Measured, 'load' | 'processor'>> {
  const start = processorTimes(server)
  const load = await run()
  const end = processorTimes(server)
  const processor = start &&
    end && {
      server: subtract(end.server, start.server),
      postgres: subtract(end.postgres, start.postgres),
      client: subtract(end.client, start.client),
    }
  return { load, processor }
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
  loads: readonly LoadReport[],
): Promise<readonly string[]> {
  const observer = await openObserver(server.databaseUrl())
  try {
    const wrong = await checkDocuments(
      observer,
      world,
      loads.flatMap(({ documents }) => documents),
    )
    const faults = await faultsOfBooks(server.databaseUrl())
    return [...wrong, ...faults.map(fault => `ledger: ${fault.code} ${fault.row}`)]
  } finally {
    await observer.close()
  }
}
