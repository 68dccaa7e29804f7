import { systemIds } from '@tartip/server/platform/ids'
import { createBankClient, onlyOne, type BankClient, type CallOutcome } from '../lib/bank-client.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import type { Queue } from '../lib/people-queue.ts'
import { digestOf } from '../lib/signing.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'
import { done, purposeOf, type SaveDocument } from './mix.ts'

export const operations = ['save', 'send', 'sign'] as const
export type Operation = (typeof operations)[number]

/** A document whose three calls were answered, with the answers. */
export interface AcknowledgedDocument {
  readonly paymentId: string
  readonly organisation: string
  /** Acknowledged statuses, in order. */
  readonly statuses: readonly string[]
}

export interface LoadReport {
  readonly seconds: number
  /** Milliseconds of each call answered within the measured time. */
  readonly durations: Readonly<Record<Operation, readonly number[]>>
  readonly documents: readonly AcknowledgedDocument[]
  /** How often a virtual user had to wait because everybody had used their current code. */
  readonly waits: number
}

/**
 * Virtual users, each on its own connection, make document after document: save, send, sign. A
 * started document is finished after the measured time, but only calls within it are counted.
 */
export async function runLoad(
  world: BenchWorld,
  port: number,
  options: { connections: number; seconds: number; queue: Queue; save?: SaveDocument },
): Promise<LoadReport> {
  const durations: Record<Operation, number[]> = { save: [], send: [], sign: [] }
  const documents: AcknowledgedDocument[] = []
  const waitsBefore = options.queue.waits()
  const end = performance.now() + options.seconds * 1_000

  const timed = async <T>(
    operation: Operation,
    call: () => Promise<CallOutcome<T>>,
  ): Promise<T> => {
    const start = performance.now()
    const outcome = await call()
    const now = performance.now()
    if (now <= end) durations[operation].push(now - start)
    if (outcome.kind === 'done') return outcome.value
    const why = outcome.kind === 'refused' ? outcome.code : outcome.reason
    throw new Error(`A ${operation} was not answered as it should be: ${why}`)
  }
  const user = async () => {
    const connection = new HttpConnection('127.0.0.1', port)
    const client = createBankClient(connection, world.terms)
    try {
      while (performance.now() < end) {
        documents.push(
          await oneDocument(world, client, await options.queue.take(), timed, options.save),
        )
      }
    } finally {
      connection.close()
    }
  }
  await Promise.all(Array.from({ length: options.connections }, user))
  const waits = options.queue.waits() - waitsBefore
  return { seconds: options.seconds, durations, documents, waits }
}

/** What a dollar costs in som at this moment. */
export async function dollarRate(
  world: BenchWorld,
  port: number,
  person: BenchPerson,
): Promise<string> {
  const connection = new HttpConnection('127.0.0.1', port)
  try {
    return done(await createBankClient(connection, world.terms).dollarRate(person)).value
  } finally {
    connection.close()
  }
}

/** What other kinds say is known to the bank alone, such as the name of an account or the code of the day. */
async function readDigest(
  client: BankClient,
  person: BenchPerson,
  paymentId: string,
): Promise<string> {
  return done(await client.read(person, paymentId)).digest
}

type Timed = <T>(operation: Operation, call: () => Promise<CallOutcome<T>>) => Promise<T>

async function oneDocument(
  world: BenchWorld,
  client: BankClient,
  person: BenchPerson,
  timed: Timed,
  saveOf: SaveDocument | undefined,
): Promise<AcknowledgedDocument> {
  const { organisation } = person
  const transferNum = String(organisation.nextTransferNum)
  organisation.nextTransferNum += 1
  const words = { transferNum, purpose: purposeOf(transferNum) }
  const save = saveOf
    ? await saveOf(client, person, transferNum)
    : (key: string) => client.save(person, key, words)
  const paymentId = await timed('save', () => save(systemIds.uuid()))
  const paymentIds = [paymentId]
  const sent = await timed('send', async () =>
    onlyOne(await client.sendForSigning(person, systemIds.uuid(), paymentIds)),
  )
  const { code } = person
  const digest = saveOf
    ? await readDigest(client, person, paymentId)
    : digestOf(world.terms, person, { ...words, paymentId })
  const signed = await timed('sign', async () =>
    onlyOne(await client.sign(person, systemIds.uuid(), { paymentIds, code, digests: [digest] })),
  )
  const statuses = ['DRAFT', sent.statusCode ?? '', signed.statusCode ?? '']
  return { paymentId, organisation: organisation.legalPartyId, statuses }
}
