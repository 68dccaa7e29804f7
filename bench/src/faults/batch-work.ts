import { setTimeout as pause } from 'node:timers/promises'
import { systemIds } from '@tartip/server/platform/ids'
import type { ActionAnswer, BankClient, CallOutcome } from '../lib/bank-client.ts'
import { digestOf, oneTimeCode, stepOf } from '../lib/signing.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'
import type { DocumentPlan } from './batch-plan.ts'
import type { SaveDocument } from '../payments/mix.ts'
import type { PlannedPayment } from './planned-payment.ts'
import { callUntilDone, callUntilKnown, type OnRepeat } from './call-until-known.ts'

/** One person, their documents and one connection to the server. */
export interface CustomerSession {
  readonly world: BenchWorld
  readonly client: BankClient
  readonly person: BenchPerson
  /** Prepares documents of all kinds in turn. */
  readonly saveOfKind: SaveDocument
  onRepeat: OnRepeat
  onSaved(): void
}

/** A saved document. */
type Saved = PlannedPayment & { paymentId: string }

const notSent: ReadonlySet<DocumentPlan> = new Set(['draft', 'deleted'])
/** Their content is changed, or they are for a later day: these are interbank payments. */
const interbankPlans: ReadonlySet<DocumentPlan> = new Set([
  'corrected',
  'returned',
  'later',
  'recalled',
])
const notSigned: ReadonlySet<DocumentPlan> = new Set(['draft', 'deleted', 'unsigned', 'revoked'])

/** Saves every document of a batch, one after the other. */
export async function saveAll(
  session: CustomerSession,
  plannedPayments: readonly PlannedPayment[],
): Promise<void> {
  for (const planned of plannedPayments) {
    await save(session, planned)
    if (planned.documentPlan === 'corrected') await edit(session, planned)
    if (planned.documentPlan === 'deleted') await remove(session, planned)
  }
}

/** Sends them in one call; returned documents are corrected and sent again. */
export async function sendAll(
  session: CustomerSession,
  plannedPayments: readonly PlannedPayment[],
): Promise<void> {
  const { client } = session
  const sent = savedOnes(plannedPayments).filter(({ documentPlan }) => !notSent.has(documentPlan))
  await batchCall(session, sent, client.sendForSigning)
  const returned = sent.filter(({ documentPlan }) => documentPlan === 'returned')
  await batchCall(session, returned, client.returnForEditing)
  for (const planned of returned) await edit(session, planned)
  await batchCall(session, returned, client.sendForSigning)
  const revoked = sent.filter(({ documentPlan }) => documentPlan === 'revoked')
  await batchCall(session, revoked, client.revoke)
}

/** The signature of a batch: one idempotency key for all attempts, and a one-time code. */
export interface Signing {
  readonly key: string
  readonly documents: readonly PlannedPayment[]
}

export function signingOf(plannedPayments: readonly PlannedPayment[]): Signing | undefined {
  const documents = savedOnes(plannedPayments).filter(
    ({ documentPlan }) => !notSigned.has(documentPlan),
  )
  return documents.length === 0 ? undefined : { key: systemIds.uuid(), documents }
}

/** The signings that have used each code of a person. */
const signingsOf = new WeakMap<BenchPerson, Map<number, Set<string>>>()

/**
 * Signs the batch with the current code; false when that code is over or was used up by another signing of the person.
 * Then the next code is needed. A code that only this signing has used is used up by its effect alone.
 */
export async function sign(
  session: CustomerSession,
  { key, documents }: Signing,
): Promise<boolean> {
  const { world, client, person } = session
  const saved = savedOnes(documents)
  const digests = saved.map(document => document.digest ?? digestOf(world.terms, person, document))
  const paymentIds = saved.map(({ paymentId }) => paymentId)
  // Saving may have taken long, so the current code counts.
  person.lastStep = Math.max(person.lastStep, stepOf(Date.now()))
  const step = person.lastStep
  const code = oneTimeCode(person, step)
  const signings = signingsOf.get(person) ?? new Map<number, Set<string>>()
  signingsOf.set(person, signings.set(step, (signings.get(step) ?? new Set()).add(key)))
  const outcome = await callUntilKnown(
    () => client.sign(person, key, { paymentIds, digests, code }),
    session.onRepeat,
  )
  if (outcome.kind === 'done') {
    note(saved, outcome.value)
    return true
  }
  if (outcome.code !== 'OTP_ALREADY_USED' && outcome.code !== 'OTP_INCORRECT') {
    throw new Error(`refused: ${outcome.code}`)
  }
  if (outcome.code === 'OTP_ALREADY_USED' && signings.get(step)?.size === 1) {
    throw new Error('a code was used up for nothing')
  }
  session.onRepeat(1, outcome.code)
  return false
}

/** Until the next unused code is valid. */
export async function waitForNextCode({ person }: Pick<CustomerSession, 'person'>): Promise<void> {
  while (stepOf(Date.now()) <= person.lastStep) await pause(100)
}

/** Recalls documents signed for a later day. */
export async function recallSome(
  session: CustomerSession,
  plannedPayments: readonly PlannedPayment[],
): Promise<void> {
  const recalled = savedOnes(plannedPayments).filter(
    ({ documentPlan }) => documentPlan === 'recalled',
  )
  await batchCall(session, recalled, session.client.recall)
}

async function save(session: CustomerSession, planned: PlannedPayment): Promise<void> {
  const { client, person, world } = session
  const { purpose, valueDate } = planned
  const given = ownNumber(person)
  if (given !== undefined && !interbankPlans.has(planned.documentPlan)) {
    return saveNextKind(session, planned, given)
  }
  const fields = { purpose, valueDate, ...(given === undefined ? {} : { transferNum: given }) }
  const key = systemIds.uuid()
  const paymentId = await callUntilDone(() => client.save(person, key, fields), session.onRepeat)
  planned.paymentId = paymentId
  planned.statuses.push('DRAFT')
  planned.transferNum = given ?? ''
  session.onSaved()
  if (given !== undefined) return
  const read = await callUntilDone(() => client.read(person, paymentId), session.onRepeat)
  planned.transferNum = read.transferNum
  if (read.digest !== digestOf(world.terms, person, savedOne(planned))) {
    throw new Error('the document is another one than was saved')
  }
}

/** Saves a document of the kind whose turn it is. */
async function saveNextKind(
  { client, person, saveOfKind, onRepeat, onSaved }: CustomerSession,
  planned: PlannedPayment,
  transferNum: string,
): Promise<void> {
  // What a form looks up is looked up again when no answer comes.
  const saveOnce = await callUntilDone(async () => {
    try {
      return { kind: 'done', value: await saveOfKind(client, person, transferNum) }
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) }
    }
  }, onRepeat)
  const key = systemIds.uuid()
  const paymentId = await callUntilDone(() => saveOnce(key), onRepeat)
  planned.paymentId = paymentId
  planned.statuses.push('DRAFT')
  planned.transferNum = transferNum
  onSaved()
  planned.digest = (await callUntilDone(() => client.read(person, paymentId), onRepeat)).digest
}

/** Every third organisation lets the server number its documents. */
function ownNumber({ organisation }: BenchPerson): string | undefined {
  if (Number(organisation.account.slice(-3)) % 3 === 0) return undefined
  const number = String(organisation.nextTransferNum)
  organisation.nextTransferNum += 1
  return number
}

async function edit(session: CustomerSession, planned: PlannedPayment): Promise<void> {
  const { client, person } = session
  const { paymentId, transferNum, valueDate } = savedOne(planned)
  const { version } = await callUntilDone(() => client.read(person, paymentId), session.onRepeat)
  const purpose = `${planned.mark}, исправлено`
  const key = systemIds.uuid()
  const fields = { paymentId, transferNum, version, purpose, valueDate }
  await callUntilDone(() => client.edit(person, key, fields), session.onRepeat)
  planned.purpose = purpose
  planned.statuses.push('DRAFT')
}

async function remove(session: CustomerSession, planned: PlannedPayment): Promise<void> {
  const { client, person } = session
  const { paymentId } = savedOne(planned)
  const key = systemIds.uuid()
  await callUntilDone(() => client.remove(person, key, paymentId), session.onRepeat)
  planned.isDeleted = true
}

/** One call for many documents. */
async function batchCall(
  session: CustomerSession,
  documents: readonly Saved[],
  call: (
    person: BenchPerson,
    key: string,
    paymentIds: readonly string[],
  ) => Promise<CallOutcome<readonly ActionAnswer[]>>,
): Promise<void> {
  if (documents.length === 0) return
  const key = systemIds.uuid()
  const paymentIds = documents.map(({ paymentId }) => paymentId)
  note(
    documents,
    await callUntilDone(() => call(session.person, key, paymentIds), session.onRepeat),
  )
}

/** Every document has its own answer; here all must have succeeded. */
function note(documents: readonly Saved[], answers: readonly ActionAnswer[]): void {
  documents.forEach(({ paymentId, statuses }, index) => {
    const answer = answers[index]
    if (answer?.paymentId !== paymentId || !answer.ok || answer.statusCode === null) {
      throw new Error(`document ${paymentId} was answered ${answer?.errorCode ?? 'nothing'}`)
    }
    statuses.push(answer.statusCode)
  })
}

function savedOne(planned: PlannedPayment): Saved {
  if (planned.paymentId === undefined) throw new Error('the document was never saved')
  return planned as Saved
}

const savedOnes = (plannedPayments: readonly PlannedPayment[]): readonly Saved[] =>
  plannedPayments.map(savedOne)
