import { setTimeout as pause } from 'node:timers/promises'
import { openObserver } from '../lib/database.ts'
import { createQueue } from '../lib/people-queue.ts'
import { buildProduct } from '../lib/project.ts'
import { rounded, printLine } from '../lib/report-table.ts'
import { isSet, numberSetting } from '../lib/settings.ts'
import { buildWorld } from '../lib/build-world.ts'
import type { BenchWorld } from '../lib/world.ts'
import { drainBank } from '../payments/bank-progress.ts'
import { dollarRate } from '../payments/load.ts'
import { mixOfKinds } from '../payments/mix.ts'
import { checkBank, type Findings } from './check-bank.ts'
import { startCustomers, type CustomerReport, type Customers } from './customer.ts'
import { createInstallation, type Installation, type Victim } from './installation.ts'
import { runSalaryFaults } from './run-salary-faults.ts'

const kills = numberSetting('kills', 100)
/** The minimum number of acknowledged payments; with fewer the run shows too little. */
const minPayments = numberSetting('payments', 100_000)
const connections = numberSetting('connections', 192)
/** The kills are spread over this time; customers go on until there are enough payments. */
const loadSeconds = numberSetting('seconds', 240)
/** A person signs once in 30 seconds, so many people are needed. */
const organisations = numberSetting('organisations', 2_000)
const peopleOfEach = numberSetting('people', 6)
const limitMinutes = numberSetting('limit-minutes', 10)
/** Limit of the whole run; anything longer has hung. */
const limitMs = limitMinutes * 60_000
/** No kill and no load in the last part of the run, because the checks need time too. */
const lastLoadMs = limitMs * 0.93
/** A few more than required. */
const enough = 1.02
/** This many documents must be saved between two kills, so that every kill interrupts work. */
const documentsBetween = 5
/** More wrong answers than this mean that the run itself is wrong. */
const maxProblems = 200
/**
 * The processes killed together, in turns: each kind alone or with others, up to all of them, as in
 * a power cut. Few large kills leave time for work in between.
 */
const victims: readonly (readonly Victim[])[] = [
  ['database'],
  ['server', 'worker'],
  ['supervisor'],
  ['database', 'worker', 'bank'],
  ['server', 'database'],
  ['supervisor', 'server', 'worker', 'bank', 'database'],
  ['worker', 'bank'],
  ['server', 'worker', 'bank', 'database'],
  ['supervisor', 'database'],
]
/** Between them processes are stopped as an upgrade does it: one kind, or all of them. */
const stopped: readonly (readonly Victim[] | 'rolling')[] = [
  ['server'],
  'rolling',
  ['worker', 'bank'],
  'rolling',
  ['supervisor'],
]
/** After so many kills comes a stop. */
const killsBetween = numberSetting('kills-between', 3)
const names: Readonly<Record<Victim, string>> = {
  server: 'the server',
  worker: 'the worker',
  bank: 'the embedded bank',
  database: 'PostgreSQL',
  supervisor: 'the supervisor',
}
/** A submission that died at the bank is queried seconds later; a refusal of ours waits until no call can arrive. */
const timeoutSeconds = 100

/** Calls that failed after one retry during rolling restarts. */
let failedInRestarts = 0

const limit = setTimeout(() => {
  printLine(`The run has not ended in ${limitMinutes} minutes.`)
  process.kill(process.pid, 'SIGTERM')
}, limitMs)

try {
  await (isSet('salary') ? runSalaryFaults() : runFaults())
} catch (error) {
  printLine(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  clearTimeout(limit)
}

/**
 * Kills every kind of process under load. Customers repeat unanswered calls with the same key. In
 * the end everything acknowledged must be there exactly once, and the books must balance.
 */
async function runFaults(): Promise<void> {
  if (!isSet('no-build')) await buildProduct()
  const installation = await createInstallation()
  try {
    printLine('Starting a parent, a database, a server, a worker and a bank on an empty folder …')
    await installation.start()
    const world = await buildWorld(installation, { organisations, peopleOfEach, hasAllKinds: true })
    // The processes read the bank's clock when they started; it has been moved to working hours
    // since.
    await installation.kill(['worker', 'bank'])
    const queue = createQueue(world.people)
    const [person] = world.people
    if (!person) throw new Error('There are no people')
    const saveOfKind = mixOfKinds(world, await dollarRate(world, installation.port, person))
    const customers = startCustomers(world, installation.port, { connections, queue, saveOfKind })
    const made = await killAll(installation, customers)
    await waitForPayments(customers)
    const report = await customers.finish()
    printLine('Waiting until the bank has executed what it can …')
    const drained = await drainBank(installation, world, timeoutSeconds)
    await conclude({ installation, world, report, left: drained.left, made })
    await installation.stop()
  } finally {
    await installation.cleanUp()
  }
}

/** Spreads the kills over the load; returns how many there was time for. */
async function killAll(installation: Installation, customers: Customers): Promise<number> {
  const start = performance.now()
  let made = 0
  let stops = 0
  for (let nth = 0; made < kills; nth += 1) {
    const together = victims[nth % victims.length] ?? []
    made += together.length
    const dueMs = start + (made / (kills + 1)) * loadSeconds * 1_000 - performance.now()
    await pause(Math.max(0, dueMs + ((nth * 737) % 1_000)))
    if (performance.now() > lastLoadMs) {
      const done = made - together.length
      printLine(`The machine is too busy for more than ${done} kills in this time.`)
      return done
    }
    await killOnce(installation, customers, together, made)
    if (nth % killsBetween === killsBetween - 1) {
      await stopOnce(installation, customers, stopped[stops % stopped.length] ?? 'rolling')
      stops += 1
    }
  }
  await waitForDocuments(customers, documentsBetween)
  return made
}

async function waitForPayments(customers: Customers): Promise<void> {
  while (customers.acknowledged() < minPayments * enough && performance.now() < lastLoadMs) {
    if (customers.problems() > maxProblems) throw new Error('Nearly everything is refused.')
    await pause(100)
  }
}

/** One kill, with documents saved before it. */
async function killOnce(
  installation: Installation,
  customers: Customers,
  together: readonly Victim[],
  nth: number,
): Promise<void> {
  await waitForDocuments(customers, documentsBetween)
  const before = customers.acknowledged()
  const start = performance.now()
  await installation.kill(together)
  const seconds = rounded((performance.now() - start) / 1_000, 1)
  const who = together.map(victim => names[victim]).join(' and ')
  printLine(
    `kill -9 ${nth} of ${kills}: ${who}; ready again after ${seconds} s; ${before} documents so far`,
  )
}

/** Stops processes by SIGTERM; a rolling restart is not noticed by anybody who repeats a call once. */
async function stopOnce(
  installation: Installation,
  customers: Customers,
  who: readonly Victim[] | 'rolling',
): Promise<void> {
  await waitForDocuments(customers, documentsBetween)
  const before = customers.repeatedTwice().length
  if (who === 'rolling') {
    await installation.rollingRestart()
    const failed = customers.repeatedTwice().slice(before)
    failedInRestarts += failed.length
    printLine(`rolling restart; ${failed.length} calls failed after one retry`)
    for (const reason of new Set(failed)) printLine(`  ${reason}`)
    return
  }
  await installation.kill(who, 'SIGTERM')
  printLine(`SIGTERM: ${who.map(victim => names[victim]).join(' and ')}`)
}

async function waitForDocuments(customers: Customers, count: number): Promise<void> {
  const goal = customers.acknowledged() + count
  while (customers.acknowledged() < goal) {
    if (customers.problems() > maxProblems) throw new Error('Nearly everything is refused.')
    await pause(50)
  }
}

async function conclude(run: {
  readonly installation: Installation
  readonly world: BenchWorld
  readonly report: CustomerReport
  /** Signed documents that the bank has not finished. */
  readonly left: number
  readonly made: number
}): Promise<void> {
  const { installation, world, report, left, made } = run
  const { plannedPayments, repeated, problems } = report
  const observer = await openObserver(installation.databaseUrl())
  const findings = await checkBank(
    observer,
    installation.databaseUrl(),
    world,
    plannedPayments,
  ).finally(() => observer.close())
  const saved = plannedPayments.filter(({ paymentId }) => paymentId !== undefined)
  const isGood = printFindings(findings, problems, left)
  const ends = new Map<string, number>()
  for (const { documentPlan } of saved) ends.set(documentPlan, (ends.get(documentPlan) ?? 0) + 1)
  printLine(`${repeated} calls repeated with the same key, ${connections} connections`)
  printLine(
    `meant to be ${[...ends].map(([documentPlan, count]) => `${documentPlan} ${count}`).join(', ')}`,
  )
  const isEnough = made >= kills && saved.length >= minPayments
  if (!isEnough) printLine(`Too little: ${kills} kills and ${minPayments} payments were wanted.`)
  printLine(`kills=${made} seconds=${rounded(performance.now() / 1_000, 0)}`)
  printLine(findings.kinds.map(({ kind, count }) => `${kind} ${count}`).join(', '))
  printLine(
    `acknowledged=${saved.length} lost=${findings.lost.length} doubled=${findings.doubled.length} unbalanced=${findings.unbalanced.length}`,
  )
  if (failedInRestarts > 0) printLine(`${failedInRestarts} calls failed in rolling restarts`)
  if (!isGood || !isEnough || failedInRestarts > 0) process.exitCode = 1
}

function printFindings(findings: Findings, problems: readonly string[], left: number): boolean {
  const { kinds: _kinds, ...faults } = findings
  const named = { ...faults, 'wrong answer': problems }
  for (const [name, list] of Object.entries(named)) {
    for (const line of list.slice(0, 20)) printLine(`${name}: ${line}`)
  }
  if (left > 0) printLine(`${left} signed documents are still in progress at the bank`)
  return left === 0 && Object.values(named).every(list => list.length === 0)
}
