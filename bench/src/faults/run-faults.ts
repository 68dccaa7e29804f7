import { setTimeout as pause } from 'node:timers/promises'
import { openObserver } from '../lib/database.ts'
import { createQueue } from '../lib/people-queue.ts'
import { buildProduct } from '../lib/project.ts'
import { rounded } from '../lib/report-table.ts'
import { say } from '../lib/say.ts'
import { isSet, numberSetting } from '../lib/settings.ts'
import { buildWorld } from '../lib/build-world.ts'
import type { BenchWorld } from '../lib/world.ts'
import { drainBank } from '../payments/bank-progress.ts'
import { checkBank, type Findings } from './check-bank.ts'
import { startCustomers, type CustomerReport, type Customers } from './customer.ts'
import { createHouse, type House, type Victim } from './house.ts'

const kills = numberSetting('kills', 100)
/** Payments whose save must have been acknowledged, or the run has shown too little. */
const wantedPayments = numberSetting('payments', 100_000)
const connections = numberSetting('connections', 192)
/** The kills are spread over so long; customers go on until there are enough payments. */
const loadSeconds = numberSetting('seconds', 240)
/** A person signs once in half a minute, so there must be many of them. */
const organisations = numberSetting('organisations', 2_000)
const peopleOfEach = numberSetting('people', 6)
/** The whole run; what hangs for longer is a failure. */
const limitMs = 10 * 60_000
/** No kill and no load later than this after the beginning: what follows needs its time too. */
const lastLoadMs = 560_000
/** More than is wanted, so that a few more or less decide nothing. */
const enough = 1.02
/** A kill must find work in hand: so many documents since the last one came back. */
const documentsBetween = 5
/** More wrong answers than this mean that the run itself is wrong. */
const mostComplaints = 200
/**
 * Whom, over and over: each kind of process alone or with others, up to the whole machine losing its power. Fewer
 * and greater falls leave work between them: what is hardly awake again has nothing in hand that could be lost.
 */
const victims: readonly (readonly Victim[])[] = [
  ['database'],
  ['server', 'worker'],
  ['parent'],
  ['database', 'worker', 'bank'],
  ['server', 'database'],
  ['parent', 'server', 'worker', 'bank', 'database'],
  ['worker', 'bank'],
  ['server', 'worker', 'bank', 'database'],
  ['parent', 'database'],
]
const names: Readonly<Record<Victim, string>> = {
  server: 'the server',
  worker: 'the worker',
  bank: 'the embedded bank',
  database: 'PostgreSQL',
  parent: 'their parent',
}
/** A hand-over that died at the bank's door is asked about when its lease of a minute has run out. */
const patienceSeconds = 100

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
 * Kills every kind of process under load, again and again. Customers repeat what they got no answer for,
 * with the same key. In the end everything acknowledged must be there, once, and the books must be right.
 */
async function runFaults(): Promise<void> {
  if (!isSet('no-build')) await buildProduct()
  const house = await createHouse()
  try {
    say('Starting a parent, a database, a server, a worker and a bank on an empty folder …')
    await house.start()
    const world = await buildWorld(house, { organisations, peopleOfEach })
    // They have read the bank's clock when they started; it has been moved into working hours since.
    await house.kill(['worker', 'bank'])
    const queue = createQueue(world.people)
    const customers = startCustomers(world, house.port, { connections, queue })
    const made = await killAll(house, customers)
    await waitForPayments(customers)
    const report = await customers.finish()
    say('Waiting until the bank has executed what it can …')
    const drained = await drainBank(house, world, patienceSeconds)
    await conclude({ house, world, report, left: drained.left, made })
    await house.stop()
  } finally {
    await house.cleanUp()
  }
}

/** Spread over the load; answers how many kills there was time for. */
async function killAll(house: House, customers: Customers): Promise<number> {
  const start = performance.now()
  let made = 0
  for (let nth = 0; made < kills; nth += 1) {
    const together = victims[nth % victims.length] ?? []
    made += together.length
    const dueMs = start + (made / (kills + 1)) * loadSeconds * 1_000 - performance.now()
    await pause(Math.max(0, dueMs + ((nth * 737) % 1_000)))
    if (performance.now() > lastLoadMs) {
      const done = made - together.length
      say(`The machine is too busy for more than ${done} kills in this time.`)
      return done
    }
    await killTogether(house, customers, together, made)
  }
  await waitForDocuments(customers, documentsBetween)
  return made
}

async function waitForPayments(customers: Customers): Promise<void> {
  while (customers.acknowledged() < wantedPayments * enough && performance.now() < lastLoadMs) {
    if (customers.complaints() > mostComplaints) throw new Error('Nearly everything is refused.')
    await pause(100)
  }
}

/** One after the other, at uneven moments, each with work in hand. */
async function killTogether(
  house: House,
  customers: Customers,
  together: readonly Victim[],
  nth: number,
): Promise<void> {
  await waitForDocuments(customers, documentsBetween)
  const before = customers.acknowledged()
  const start = performance.now()
  await house.kill(together)
  const seconds = rounded((performance.now() - start) / 1_000, 1)
  const who = together.map(victim => names[victim]).join(' and ')
  say(
    `kill -9 ${nth} of ${kills}: ${who}; ready again after ${seconds} s; ${before} documents so far`,
  )
}

async function waitForDocuments(customers: Customers, count: number): Promise<void> {
  const goal = customers.acknowledged() + count
  while (customers.acknowledged() < goal) {
    if (customers.complaints() > mostComplaints) throw new Error('Nearly everything is refused.')
    await pause(50)
  }
}

async function conclude(run: {
  readonly house: House
  readonly world: BenchWorld
  readonly report: CustomerReport
  /** Signed documents that the bank has not ended. */
  readonly left: number
  readonly made: number
}): Promise<void> {
  const { house, world, report, left, made } = run
  const { intentions, repeated, complaints } = report
  const observer = await openObserver(house.databaseUrl())
  const findings = await checkBank(observer, house.databaseUrl(), world, intentions).finally(() =>
    observer.close(),
  )
  const saved = intentions.filter(({ paymentId }) => paymentId !== undefined)
  const isGood = tell(findings, complaints, left)
  const ends = new Map<string, number>()
  for (const { fate } of saved) ends.set(fate, (ends.get(fate) ?? 0) + 1)
  say(`${repeated} calls repeated with the same key, ${connections} connections`)
  say(`meant to be ${[...ends].map(([fate, count]) => `${fate} ${count}`).join(', ')}`)
  const isEnough = made >= kills && saved.length >= wantedPayments
  if (!isEnough) say(`Too little: ${kills} kills and ${wantedPayments} payments were wanted.`)
  say(`kills=${made} seconds=${rounded(performance.now() / 1_000, 0)}`)
  say(
    `acknowledged=${saved.length} lost=${findings.lost.length} doubled=${findings.doubled.length} unbalanced=${findings.unbalanced.length}`,
  )
  if (!isGood || !isEnough) process.exitCode = 1
}

function tell(findings: Findings, complaints: readonly string[], left: number): boolean {
  const named = { ...findings, 'answered wrongly': complaints }
  for (const [name, list] of Object.entries(named)) {
    for (const line of list.slice(0, 20)) say(`${name}: ${line}`)
  }
  if (left > 0) say(`${left} signed documents are still on their way through the bank`)
  return left === 0 && Object.values(named).every(list => list.length === 0)
}
