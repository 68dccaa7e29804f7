import { setTimeout as pause } from 'node:timers/promises'
import { systemIds } from '@tartip/server/platform/ids'
import { createBankClient, type BankClient, type CallOutcome } from '../lib/bank-client.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import type { Queue } from '../lib/people-queue.ts'
import { say } from '../lib/say.ts'
import { digestOf, oneTimeCode, stepOf } from '../lib/signing.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'

/** One payment that somebody meant to make, and what the server has acknowledged of it. */
export interface Intention {
  /** Stands in the purpose, so that a document made twice shows. */
  readonly purpose: string
  readonly legalPartyId: string
  paymentId?: string
  sentStatus?: string
  signedStatus?: string
}

export interface CustomerReport {
  readonly intentions: readonly Intention[]
  /** Calls that had to be made again because no answer came or nobody knew the outcome. */
  readonly repeated: number
  /** What should never be answered, in sentences. */
  readonly complaints: readonly string[]
}

export interface Customers {
  acknowledged(): number
  complaints(): number
  /** Lets everybody finish the document in hand. */
  finish(): Promise<CustomerReport>
}

/** Longer than any recovery: a call that gets no answer for so long is a fault of its own. */
const patienceMs = 120_000
const pauseBeforeRepeatMs = 150

/** Starts customers who make documents one after the other and never take "unknown" for an answer. */
export function startCustomers(
  world: BenchWorld,
  port: number,
  options: { connections: number; queue: Queue },
): Customers {
  const intentions: Intention[] = []
  const complaints: string[] = []
  let repeated = 0
  let isFinishing = false

  const customer = async () => {
    const connection = new HttpConnection('127.0.0.1', port)
    const client = createBankClient(connection, world.terms)
    while (!isFinishing) {
      const person = await options.queue.take()
      const { legalPartyId } = person.organisation
      const purpose = `Оплата по договору ${intentions.length + 1}`
      const intention: Intention = { purpose, legalPartyId }
      intentions.push(intention)
      try {
        await pay(world, client, person, intention, () => (repeated += 1))
      } catch (error) {
        if (complaints.length === 0) say(`The first complaint: ${sentenceOf(error)}`)
        complaints.push(`${purpose}: ${sentenceOf(error)}`)
      }
    }
    connection.close()
  }
  const everybody = Promise.all(Array.from({ length: options.connections }, customer))
  return {
    acknowledged: () => intentions.filter(({ signedStatus }) => signedStatus !== undefined).length,
    complaints: () => complaints.length,
    async finish() {
      isFinishing = true
      await everybody
      return { intentions, repeated, complaints }
    },
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function pay(
  world: BenchWorld,
  client: BankClient,
  person: BenchPerson,
  intention: Intention,
  onRepeat: () => void,
): Promise<void> {
  const { purpose } = intention
  const saveKey = systemIds.uuid()
  const paymentId = await insist(() => client.save(person, saveKey, { purpose }), onRepeat)
  intention.paymentId = paymentId
  const { transferNum, digest } = await insist(() => client.read(person, paymentId), onRepeat)
  if (digest !== digestOf(world.terms, person, { purpose, transferNum, paymentId })) {
    throw new Error('the document is another one than was saved')
  }
  const sendKey = systemIds.uuid()
  const sent = await insist(() => client.sendForSigning(person, sendKey, paymentId), onRepeat)
  intention.sentStatus = sent.statusCode ?? ''
  const signed = await signWithFreshCodes(client, person, { paymentId, digest }, onRepeat)
  intention.signedStatus = signed.statusCode ?? ''
}

/**
 * The key stays the same whatever happens. A code may have been used up by an attempt that died after it:
 * then the person does what people do, and waits for the next one.
 */
async function signWithFreshCodes(
  client: BankClient,
  person: BenchPerson,
  document: { paymentId: string; digest: string },
  onRepeat: () => void,
) {
  const key = systemIds.uuid()
  for (;;) {
    const code = oneTimeCode(person, person.lastStep)
    const outcome = await untilKnown(
      () => client.sign(person, key, { ...document, code }),
      onRepeat,
    )
    if (outcome.kind === 'done') return outcome.value
    if (outcome.code !== 'OTP_ALREADY_USED' && outcome.code !== 'OTP_INCORRECT') {
      throw new Error(`refused: ${outcome.code}`)
    }
    onRepeat()
    // An attempt that waited through a long recovery carries a code that is too old by then.
    while (stepOf(Date.now()) <= person.lastStep) await pause(100)
    person.lastStep = stepOf(Date.now())
  }
}

type Known<T> = Exclude<CallOutcome<T>, { kind: 'unknown' }>

async function insist<T>(call: () => Promise<CallOutcome<T>>, onRepeat: () => void): Promise<T> {
  const outcome = await untilKnown(call, onRepeat)
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.code}`)
  return outcome.value
}

/** Repeats a call with the same key until its outcome is known. */
async function untilKnown<T>(
  call: () => Promise<CallOutcome<T>>,
  onRepeat: () => void,
): Promise<Known<T>> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const outcome = await call()
    if (outcome.kind !== 'unknown') return outcome
    if (performance.now() > deadline) throw new Error(`no answer for too long: ${outcome.reason}`)
    onRepeat()
    await pause(pauseBeforeRepeatMs)
  }
}
