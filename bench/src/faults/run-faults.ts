import { setTimeout as pause } from 'node:timers/promises'
import { openObserver } from '../lib/database.ts'
import { createQueue } from '../lib/people-queue.ts'
import { buildProduct } from '../lib/project.ts'
import { rounded } from '../lib/report-table.ts'
import { say } from '../lib/say.ts'
import { createServerProcess, type ServerProcess } from '../lib/server-process.ts'
import { isSet, numberSetting } from '../lib/settings.ts'
import { buildWorld, type BenchWorld } from '../lib/world.ts'
import { drainBank } from '../payments/bank-progress.ts'
import { checkBank, type Findings } from './check-bank.ts'
import { startCustomers, type CustomerReport, type Customers } from './customer.ts'

const kills = numberSetting('kills', 20)
const connections = numberSetting('connections', 8)
/** The whole run; what hangs for longer is a failure. */
const limitMs = 10 * 60_000
/** A kill must find work in hand: so many documents since the last one came back. */
const documentsBetween = 5
/** A hand-over that died at the bank's door is asked about when its lease of a minute has run out. */
const patienceSeconds = 150

const limit = setTimeout(() => {
  say('The run has not ended in ten minutes.')
  process.kill(process.pid, 'SIGTERM')
}, limitMs)

try {
  await runFaults()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  clearTimeout(limit)
}

/**
 * Kills server and database under load, again and again. Customers repeat what they got no answer for, with
 * the same key. In the end everything acknowledged must be there, once, and the books must be right.
 */
async function runFaults(): Promise<void> {
  if (!isSet('no-build')) await buildProduct()
  const server = await createServerProcess()
  try {
    say('Starting the server on an empty folder …')
    await server.start()
    const world = await buildWorld(server, { organisations: 150, peopleOfEach: 6 })
    const queue = createQueue(world.people)
    const customers = startCustomers(world, server.port, { connections, queue })
    for (let nth = 1; nth <= kills; nth += 1) await killOnce(server, customers, nth)
    await waitForDocuments(customers, documentsBetween)
    const report = await customers.finish()
    say('Waiting until the bank has executed what it can …')
    const drained = await drainBank(server, world, patienceSeconds)
    await conclude(server, world, report, drained.left)
    await server.stop()
  } finally {
    await server.cleanUp()
  }
}

/** The server and PostgreSQL by turns, at uneven moments. */
async function killOnce(server: ServerProcess, customers: Customers, nth: number): Promise<void> {
  await waitForDocuments(customers, documentsBetween)
  await pause(500 + ((nth * 737) % 2_500))
  const before = customers.acknowledged()
  const start = performance.now()
  const isServer = nth % 2 === 1
  if (isServer) {
    await server.kill()
    await server.start()
  } else {
    const pid = server.postgresPid()
    if (pid === undefined) throw new Error('PostgreSQL is not running')
    process.kill(pid, 'SIGKILL')
    await pause(50)
    await server.ready()
  }
  const seconds = rounded((performance.now() - start) / 1_000, 1)
  const whom = isServer ? 'the server' : 'PostgreSQL'
  say(
    `kill -9 ${nth} of ${kills}: ${whom}; ready again after ${seconds} s; ${before} documents so far`,
  )
}

async function waitForDocuments(customers: Customers, count: number): Promise<void> {
  const goal = customers.acknowledged() + count
  while (customers.acknowledged() < goal) await pause(50)
}

async function conclude(
  server: ServerProcess,
  world: BenchWorld,
  { intentions, repeated, complaints }: CustomerReport,
  left: number,
): Promise<void> {
  const observer = await openObserver(server.databaseUrl())
  const findings = await checkBank(observer, server.databaseUrl(), world, intentions).finally(() =>
    observer.close(),
  )
  const acknowledged = intentions.reduce(
    (sum, { paymentId, sentStatus, signedStatus }) =>
      sum + [paymentId, sentStatus, signedStatus].filter(each => each !== undefined).length,
    0,
  )
  const isGood = tell(findings, complaints, left)
  say(
    `${intentions.length} documents, ${repeated} calls repeated with the same key, ${connections} connections`,
  )
  say(
    `acknowledged=${acknowledged} lost=${findings.lost.length} doubled=${findings.doubled.length} unbalanced=${findings.unbalanced.length}`,
  )
  if (!isGood) process.exitCode = 1
}

function tell(findings: Findings, complaints: readonly string[], left: number): boolean {
  const named = { ...findings, 'answered wrongly': complaints }
  for (const [name, list] of Object.entries(named)) {
    for (const line of list.slice(0, 20)) say(`${name}: ${line}`)
  }
  if (left > 0) say(`${left} signed documents are still on their way through the bank`)
  return left === 0 && Object.values(named).every(list => list.length === 0)
}
