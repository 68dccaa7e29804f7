import { noFaults } from '@tartip/bank-twin/faults/fault-plan'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import type { Db } from '../platform/db/db.ts'
import type { Rules } from '../modules/rules/public.ts'
import { runEverything, worldMoves } from './bank-acts.ts'
import { emptyDatabase } from './empty-database.ts'
import { checkSignatures } from '../signature-check.ts'
import { brokenStep } from './history-path.ts'
import { observe, type SeenDocument } from './observe.ts'
import { type PersonCall, somebodyActs } from './people-act.ts'
import {
  beginningOf,
  type createMovableClock,
  openHouse,
  type SimulatedHouse,
} from './simulated-house.ts'
import { unended, wronglySigned } from './wrong-answers.ts'

export interface SeedDeps {
  readonly db: Db
  /** Sees everything, and may empty the database. */
  readonly ownerDb: Db
  readonly rules: Rules
  readonly clock: ReturnType<typeof createMovableClock>
  /** Told each step, to follow one seed. */
  readonly say?: (line: string) => void
}

export interface SeedReport {
  readonly seed: number
  readonly steps: number
  /** Each names the step after which it was seen. */
  readonly violations: readonly string[]
  /** How the documents of the story ended; drafts and deleted ones too. */
  readonly ends: readonly string[]
}

const hourMs = 3_600_000
/** Longer than any hold lives, so that everything must have ended. */
const daysToTheEnd = 14
const stepHours = 6

/**
 * One story: people act at random on random documents, the bank works, time passes and the line breaks.
 * After each step everything that must always hold is looked at; in the end every document must have ended.
 */
export async function runSeed(deps: SeedDeps, seed: number, steps: number): Promise<SeedReport> {
  deps.clock.reset(beginningOf(seed))
  await emptyDatabase(deps.ownerDb)
  const house = await openHouse({ db: deps.db, clock: deps.clock, rules: deps.rules, seed })
  const story: Story = { house, deps, known: new Map(), violations: [], step: 0 }
  for (story.step = 1; story.step <= steps && story.violations.length === 0; story.step += 1) {
    await takeStep(story)
    await look(story)
  }
  if (story.violations.length === 0) await comeToAnEnd(story)
  return {
    seed,
    steps: Math.min(story.step, steps),
    violations: story.violations,
    ends: [...story.known.values()].map(({ statusCode, isDeleted }) =>
      isDeleted ? 'deleted' : statusCode,
    ),
  }
}

interface Story {
  readonly house: SimulatedHouse
  readonly deps: SeedDeps
  known: ReadonlyMap<string, SeenDocument>
  readonly violations: string[]
  step: number
}

function complain(story: Story, sentence: string): void {
  story.violations.push(`step ${story.step}: ${sentence}`)
}

async function takeStep(story: Story): Promise<void> {
  const { house, deps } = story
  try {
    if (house.random.chance(55)) {
      const call = somebodyActs(house, [...story.known.values()])
      deps.say?.(`${story.step}. ${call.what}`)
      await actOnce(story, call)
    } else {
      const move = worldMoves(house)
      deps.say?.(`${story.step}. ${move.what}`)
      const answer = await move.run()
      if (answer !== undefined) deps.say?.(`   ${shown(answer)}`)
    }
  } catch (error) {
    complain(story, `broke down: ${error instanceof Error ? (error.stack ?? '') : String(error)}`)
  }
}

/**
 * Nobody knows whether a call got through, so now and then it is made again; the answer must be the same. Asking for
 * something else under its key is refused.
 */
async function actOnce(story: Story, call: PersonCall): Promise<void> {
  const { house, deps } = story
  const answer = await call.make()
  const first = shown(answer)
  deps.say?.(`   ${first}`)
  for (const paymentId of wronglySigned(call, answer)) {
    complain(story, `${call.what}, which proves nothing, signed ${paymentId}`)
  }
  const isDone = first.startsWith('{"ok":true')
  if (isDone && house.random.chance(5) && call.makeChanged !== undefined) {
    const other = await call.makeChanged()
    if (other.ok || other.error.code !== 'IDEMPOTENCY_KEY_REUSED') {
      complain(story, `${call.what}, changed under its key, was answered ${shown(other)}`)
    }
  }
  if (!house.random.chance(10)) return
  const second = shown(await call.make())
  // A refusal is not remembered; it may be another one by now.
  if (isDone && second !== first) {
    complain(story, `${call.what} was answered ${first} and then ${second}`)
  }
}

async function look(story: Story): Promise<void> {
  const { house, deps } = story
  const before = story.known
  const { documents, faults } = await observe(deps.ownerDb, house.organisations, before)
  story.known = new Map(documents.map(document => [document.id, document]))
  for (const fault of faults) complain(story, fault)
  for (const document of documents) {
    if (before.get(document.id) === document) continue
    const organisation = house.organisations.find(
      each => each.legalPartyId === document.legalPartyId,
    )
    const broken = organisation && brokenStep(document.statuses, organisation)
    if (broken !== undefined) complain(story, `document ${document.id} ${broken}`)
  }
}

/** The line is good again, nobody acts any more, and the bank goes on for two weeks. */
async function comeToAnEnd(story: Story): Promise<void> {
  const { house, deps } = story
  house.line.set(noFaults)
  await house.twin.desk.setAutoMode('auto')
  for (let hours = 0; hours < daysToTheEnd * 24; hours += stepHours) {
    while ((await runEverything(house)) > 0) house.clock.advance(2_000)
    await look(story)
    if (unended([...story.known.values()]).length === 0) break
    house.clock.advance(stepHours * hourMs)
  }
  for (const { id, statusCode } of unended([...story.known.values()])) {
    complain(story, `document ${id} never ended: ${statusCode}`)
  }
  const open = await house.twin.desk.openPayments(10)
  for (const { paymentId } of open) complain(story, `order ${paymentId} never ended`)
  for (const sentence of await signaturesAtFault(story)) complain(story, sentence)
  const proof = await verifyLedger(deps.ownerDb)
  for (const { code, row } of proof.faults) complain(story, `ledger: ${code} ${row}`)
}

/** Of every document that the bank was given: each signature must hold by what is kept of it. */
async function signaturesAtFault({ deps, known }: Story): Promise<readonly string[]> {
  const atFault: string[] = []
  for (const { id, statusCode } of known.values()) {
    if (statusCode !== 'SUCCESS' && statusCode !== 'ERROR') continue
    const checked = await checkSignatures(deps.db, id)
    const faults = [
      ...(checked?.faults ?? ['PAYMENT_NOT_FOUND']),
      ...(checked?.signatures ?? []).flatMap(signature => signature.faults),
    ]
    if (faults.length > 0) atFault.push(`document ${id} is signed with ${faults.join(', ')}`)
  }
  return atFault
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  )
}
