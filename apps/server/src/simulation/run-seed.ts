import { sql } from 'kysely'

import { noFaults } from '@tartip/bank-twin/faults/fault-plan'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import type { Db } from '../platform/db/db.ts'
import type { Rules } from '../modules/rules/public.ts'
import { runAllJobs, backgroundStep } from './background-steps.ts'
import { emptyDatabase } from './empty-database.ts'
import { checkSignatures } from '../signature-check.ts'
import { brokenStep, unfinishedDocuments, signedWithoutProof } from './invariants.ts'
import { observe, type ObservedDocument, type ObservedRegister } from './observe.ts'
import { type PersonCall, randomCall } from './person-calls.ts'
import { lostSales } from './simulated-sales.ts'
import {
  startTimeOf,
  type createMovableClock,
  openSimulatedBank,
  type SimulatedBank,
} from './simulated-bank.ts'

export interface SeedDeps {
  readonly db: Db
  /** The owner of the database: reads everything and may empty it. */
  readonly ownerDb: Db
  readonly rules: Rules
  readonly clock: ReturnType<typeof createMovableClock>
  /** Receives each step, to follow one seed. */
  readonly log?: (faultSwitches: string) => void
}

export interface SeedReport {
  readonly seed: number
  readonly steps: number
  /** Each names the step after which it was found. */
  readonly violations: readonly string[]
  /** Kind and final status of each document; drafts and deleted ones too. */
  readonly documents: readonly { readonly kind: string; readonly end: string }[]
}

const hourMs = 3_600_000
/** Longer than any hold, so that everything must have ended. */
const settleDays = 14
const stepHours = 6

/**
 * Runs one seed: people act at random on random documents, the bank works, time passes and faults
 * occur. All invariants are checked after each step; in the end every document must have ended.
 */
export async function runSeed(deps: SeedDeps, seed: number, steps: number): Promise<SeedReport> {
  deps.clock.reset(startTimeOf(seed))
  await emptyDatabase(deps.ownerDb)
  const sim = await openSimulatedBank({ db: deps.db, clock: deps.clock, rules: deps.rules, seed })
  const run: SeedRun = { sim, deps, known: new Map(), registers: [], violations: [], step: 0 }
  for (run.step = 1; run.step <= steps && run.violations.length === 0; run.step += 1) {
    await runStep(run)
    await checkInvariants(run)
  }
  if (run.violations.length === 0) await finishRun(run)
  return {
    seed,
    steps: Math.min(run.step, steps),
    violations: run.violations,
    documents: [...run.known.values()].map(({ operationCode, statusCode, isDeleted }) => ({
      kind: operationCode,
      end: isDeleted ? 'deleted' : statusCode,
    })),
  }
}

interface SeedRun {
  readonly sim: SimulatedBank
  readonly deps: SeedDeps
  known: ReadonlyMap<string, ObservedDocument>
  registers: readonly ObservedRegister[]
  readonly violations: string[]
  step: number
}

function addViolation(run: SeedRun, sentence: string): void {
  run.violations.push(`step ${run.step}: ${sentence}`)
}

async function runStep(run: SeedRun): Promise<void> {
  const { sim, deps } = run
  try {
    if (sim.random.chance(55)) {
      const call = randomCall(sim, { documents: [...run.known.values()], registers: run.registers })
      deps.log?.(`${run.step}. ${call.label}`)
      await makeCall(run, call)
    } else {
      const move = backgroundStep(sim)
      deps.log?.(`${run.step}. ${move.label}`)
      const answer = await move.run()
      if (answer !== undefined) deps.log?.(`   ${toText(answer)}`)
    }
  } catch (error) {
    addViolation(run, `broke down: ${error instanceof Error ? (error.stack ?? '') : String(error)}`)
  }
}

/**
 * Makes a call and sometimes repeats it: the answer must be the same. Another input under its key
 * must be refused.
 */
async function makeCall(run: SeedRun, call: PersonCall): Promise<void> {
  const { sim, deps } = run
  const answer = await call.make()
  const first = toText(answer)
  deps.log?.(`   ${first}`)
  for (const paymentId of signedWithoutProof(call, answer)) {
    addViolation(run, `${call.label}, which proves nothing, signed ${paymentId}`)
  }
  const isDone = first.startsWith('{"ok":true')
  if (isDone && sim.random.chance(5) && call.makeWithOtherInput !== undefined) {
    const other = await call.makeWithOtherInput()
    if (other.ok || other.error.code !== 'IDEMPOTENCY_KEY_REUSED') {
      addViolation(run, `${call.label}, changed under its key, was answered ${toText(other)}`)
    }
  }
  if (!sim.random.chance(10)) return
  const second = toText(await call.make())
  // A refusal is not recorded, so a repeated call may be answered differently.
  if (isDone && second !== first) {
    addViolation(run, `${call.label} was answered ${first} and then ${second}`)
  }
}

async function checkInvariants(run: SeedRun): Promise<void> {
  const { sim, deps } = run
  const before = run.known
  const { documents, registers, faults } = await observe(deps.ownerDb, sim.organisations, before)
  run.known = new Map(documents.map(document => [document.id, document]))
  run.registers = registers
  for (const fault of faults) addViolation(run, fault)
  for (const document of documents) {
    if (before.get(document.id) === document) continue
    const organisation = sim.organisations.find(each => each.legalPartyId === document.legalPartyId)
    const broken = organisation && brokenStep(document.statuses, organisation)
    if (broken !== undefined) addViolation(run, `document ${document.id} ${broken}`)
  }
}

/** Without faults and without people's calls, the bank works for two more weeks. */
async function finishRun(run: SeedRun): Promise<void> {
  const { sim, deps } = run
  sim.faultSwitches.set(noFaults)
  await sim.twin.desk.setAutoMode('auto')
  for (let hours = 0; hours < settleDays * 24; hours += stepHours) {
    while ((await runAllJobs(sim)) > 0) sim.clock.advance(2_000)
    await checkInvariants(run)
    const areChecked = run.registers.every(({ state }) => state !== 'PROCESSING')
    if (areChecked && unfinishedDocuments([...run.known.values()]).length === 0) break
    sim.clock.advance(stepHours * hourMs)
  }
  for (const { id, statusCode } of unfinishedDocuments([...run.known.values()])) {
    addViolation(run, `document ${id} never ended: ${statusCode}`)
  }
  for (const { id, state, isFullComplete, paymentId } of run.registers) {
    const isPaid = run.known.get(paymentId ?? '')?.statusCode === 'SUCCESS'
    if (state === 'PROCESSING') addViolation(run, `register ${id} was never checked`)
    if (isPaid !== (isFullComplete !== null)) {
      addViolation(run, `register ${id} has the result ${isFullComplete}, paid: ${isPaid}`)
    }
  }
  const open = await sim.twin.desk.openPayments(10)
  for (const { paymentId } of open) addViolation(run, `order ${paymentId} never ended`)
  const lost = await sql<{ id: string }>`${sql.raw(lostSales)}`.execute(deps.ownerDb)
  for (const { id } of lost.rows) addViolation(run, `sale ${id} was never taken over`)
  for (const sentence of await unconfirmedCodes(run)) addViolation(run, sentence)
  for (const sentence of await invalidSignatures(run)) addViolation(run, sentence)
  const proof = await verifyLedger(deps.ownerDb)
  for (const { code, row } of proof.faults) addViolation(run, `ledger: ${code} ${row}`)
}

/** Executed budget payments whose provider has not been paid. */
async function unconfirmedCodes({ deps }: SeedRun): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.payment_id as id from twin.payment_order o
    where o.operation_code = 'BUDGET' and o.state = 'EXECUTED'
      and not exists (select from twin.day_code c where c.payment_id = o.payment_id)`.execute(
    deps.ownerDb,
  )
  return rows.map(({ id }) => `the code of ${id} was never paid`)
}

/**
 * For every document the bank has received: each signature must be valid by its stored evidence.
 */
async function invalidSignatures({ deps, known }: SeedRun): Promise<readonly string[]> {
  const invalid: string[] = []
  for (const { id, statusCode } of known.values()) {
    if (statusCode !== 'SUCCESS' && statusCode !== 'ERROR') continue
    const checked = await checkSignatures(deps.db, id)
    const faults = [
      ...(checked?.faults ?? ['PAYMENT_NOT_FOUND']),
      ...(checked?.signatures ?? []).flatMap(signature => signature.faults),
    ]
    if (faults.length > 0) invalid.push(`document ${id} is signed with ${faults.join(', ')}`)
  }
  return invalid
}

function toText(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  )
}
