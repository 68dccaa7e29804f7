import { setTimeout as pause } from 'node:timers/promises'
import { systemIds } from '@tartip/server/platform/ids'
import type { ActionAnswer, BankClient, CallOutcome } from '../lib/bank-client.ts'
import { digestOf, oneTimeCode, stepOf } from '../lib/signing.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'
import type { Fate } from './batch-plan.ts'
import type { Intention } from './intention.ts'
import { insist, untilKnown } from './sure-call.ts'

/** One person with his documents, on one line to the server. */
export interface Desk {
  readonly world: BenchWorld
  readonly client: BankClient
  readonly person: BenchPerson
  onRepeat(): void
  onSaved(): void
}

/** A document that was saved. */
type Saved = Intention & { paymentId: string }

const notSent: ReadonlySet<Fate> = new Set(['draft', 'deleted'])
const notSigned: ReadonlySet<Fate> = new Set(['draft', 'deleted', 'unsigned', 'revoked'])

/** Saves every document of a batch, one after the other, as people type them. */
export async function saveAll(desk: Desk, intentions: readonly Intention[]): Promise<void> {
  for (const intention of intentions) {
    await save(desk, intention)
    if (intention.fate === 'corrected') await edit(desk, intention)
    if (intention.fate === 'deleted') await remove(desk, intention)
  }
}

/** Sends them together; what comes back is mended and sent once more. */
export async function sendAll(desk: Desk, intentions: readonly Intention[]): Promise<void> {
  const { client } = desk
  const sent = savedOnes(intentions).filter(({ fate }) => !notSent.has(fate))
  await together(desk, sent, client.sendForSigning)
  const returned = sent.filter(({ fate }) => fate === 'returned')
  await together(desk, returned, client.returnForEditing)
  for (const intention of returned) await edit(desk, intention)
  await together(desk, returned, client.sendForSigning)
  const revoked = sent.filter(({ fate }) => fate === 'revoked')
  await together(desk, revoked, client.revoke)
}

/** A batch's signature: one key whatever happens, and a code that works only once. */
export interface Signing {
  readonly key: string
  readonly documents: readonly Intention[]
}

export function signingOf(intentions: readonly Intention[]): Signing | undefined {
  const documents = savedOnes(intentions).filter(({ fate }) => !notSigned.has(fate))
  return documents.length === 0 ? undefined : { key: systemIds.uuid(), documents }
}

/**
 * Signs the batch with the code of the moment; false when that code is used up, as after an attempt that
 * died behind it. Then the person does what people do, and waits for the next one.
 */
export async function sign(desk: Desk, { key, documents }: Signing): Promise<boolean> {
  const { world, client, person } = desk
  const saved = savedOnes(documents)
  const digests = saved.map(document => digestOf(world.terms, person, document))
  const paymentIds = saved.map(({ paymentId }) => paymentId)
  // The batch may have taken long to type: what the authenticator shows now is what counts.
  person.lastStep = Math.max(person.lastStep, stepOf(Date.now()))
  const code = oneTimeCode(person, person.lastStep)
  const outcome = await untilKnown(
    () => client.sign(person, key, { paymentIds, digests, code }),
    desk.onRepeat,
  )
  if (outcome.kind === 'done') {
    note(saved, outcome.value)
    return true
  }
  if (outcome.code !== 'OTP_ALREADY_USED' && outcome.code !== 'OTP_INCORRECT') {
    throw new Error(`refused: ${outcome.code}`)
  }
  desk.onRepeat()
  return false
}

/** Until the authenticator shows a code that was not used yet. */
export async function waitForNextCode({ person }: Pick<Desk, 'person'>): Promise<void> {
  while (stepOf(Date.now()) <= person.lastStep) await pause(100)
}

/** Takes back what was signed for a later day. */
export async function recallSome(desk: Desk, intentions: readonly Intention[]): Promise<void> {
  const recalled = savedOnes(intentions).filter(({ fate }) => fate === 'recalled')
  await together(desk, recalled, desk.client.recall)
}

async function save(desk: Desk, intention: Intention): Promise<void> {
  const { client, person, world } = desk
  const { purpose, valueDate } = intention
  const given = ownNumber(person)
  const words = { purpose, valueDate, ...(given === undefined ? {} : { transferNum: given }) }
  const key = systemIds.uuid()
  const paymentId = await insist(() => client.save(person, key, words), desk.onRepeat)
  intention.paymentId = paymentId
  intention.statuses.push('DRAFT')
  intention.transferNum = given ?? ''
  desk.onSaved()
  if (given !== undefined) return
  const read = await insist(() => client.read(person, paymentId), desk.onRepeat)
  intention.transferNum = read.transferNum
  if (read.digest !== digestOf(world.terms, person, savedOne(intention))) {
    throw new Error('the document is another one than was saved')
  }
}

/** Every third organisation leaves its numbers to the server. */
function ownNumber({ organisation }: BenchPerson): string | undefined {
  if (Number(organisation.account.slice(-3)) % 3 === 0) return undefined
  const number = String(organisation.nextTransferNum)
  organisation.nextTransferNum += 1
  return number
}

async function edit(desk: Desk, intention: Intention): Promise<void> {
  const { client, person } = desk
  const { paymentId, transferNum, valueDate } = savedOne(intention)
  const { version } = await insist(() => client.read(person, paymentId), desk.onRepeat)
  const purpose = `${intention.mark}, исправлено`
  const key = systemIds.uuid()
  const words = { paymentId, transferNum, version, purpose, valueDate }
  await insist(() => client.edit(person, key, words), desk.onRepeat)
  intention.purpose = purpose
  intention.statuses.push('DRAFT')
}

async function remove(desk: Desk, intention: Intention): Promise<void> {
  const { client, person } = desk
  const { paymentId } = savedOne(intention)
  const key = systemIds.uuid()
  await insist(() => client.remove(person, key, paymentId), desk.onRepeat)
  intention.isDeleted = true
}

/** One act on many documents in one call. */
async function together(
  desk: Desk,
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
  note(documents, await insist(() => call(desk.person, key, paymentIds), desk.onRepeat))
}

/** Every document has its own answer; here each of them must have gone through. */
function note(documents: readonly Saved[], answers: readonly ActionAnswer[]): void {
  documents.forEach(({ paymentId, statuses }, index) => {
    const answer = answers[index]
    if (answer?.paymentId !== paymentId || !answer.ok || answer.statusCode === null) {
      throw new Error(`document ${paymentId} was answered ${answer?.errorCode ?? 'nothing'}`)
    }
    statuses.push(answer.statusCode)
  })
}

function savedOne(intention: Intention): Saved {
  if (intention.paymentId === undefined) throw new Error('the document was never saved')
  return intention as Saved
}

const savedOnes = (intentions: readonly Intention[]): readonly Saved[] => intentions.map(savedOne)
