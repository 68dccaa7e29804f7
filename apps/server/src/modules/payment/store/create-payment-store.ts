import { err, holds, ok, type Result } from '@tartip/domain/result'
import { stageOnPhone } from '@tartip/domain/documents/phone-requests'
import { paymentLifeCycle } from '@tartip/domain/payment/life-cycle'
import { CompiledQuery } from 'kysely'

import { wakeAfterCommit } from '../../../platform/db/commit-hooks.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenantSingleRoundTrip } from '../../../platform/db/one-round-trip.ts'
import { sqlStateOf } from '../../../platform/db/transaction.ts'
import { outboxChannel } from '../../../platform/outbox/outbox.ts'
import { batchRowsOf, signatureRowsOf } from './payment-change-rows.ts'
import { paymentColumnList, type DocumentWrite } from './payment-columns.ts'
import { paymentFromRow, type PaymentRow } from './payment-row.ts'
import { AnswerExists, type AnswerToKeep } from '../../../platform/idempotency/idempotency-store.ts'
import type { PaymentChange } from '../payment-kind.ts'
import type { PaymentStore } from './payment-store.ts'
import type { SaveRefusal } from '../../../platform/documents/document-storage.ts'
import { writeStatement } from './payment-write-statement.ts'

/** The commit-hook channel of this process that wakes the submitting job: the last signature is on a document. */
export const fullySignedChannel = 'payment-fully-signed'

/** Wakes the job that puts documents before phones: one has come to such a stage. */
export const phoneStageChannel = 'payment-phone-stage'

const lockedRead = `
  select ${paymentColumnList} from payment.payment p
  where p.legal_party_id = $1 and p.id = any($2::uuid[]) and p.deleted_at is null
  order by p.id for update`

/*
 * Numbers of nine thousand million and more are not continued: one hand-made 9999999999 would otherwise
 * leave the organisation without a next number that still fits into ten digits.
 */
export const highestTransferNum = `
  select transfer_num::bigint from payment.payment
  where legal_party_id = $1 and transfer_year = $2 and deleted_at is null
    and length(transfer_num) <= 10 and transfer_num ~ '^[1-8]\\d{0,9}$|^9\\d{0,8}$'
  order by length(transfer_num) desc, transfer_num desc limit 1`

const takeNumber = `
  insert into payment.document_counter as d (legal_party_id, year, last_number)
  select $1, $2, coalesce((${highestTransferNum}), 0) + 1
  on conflict (legal_party_id, year)
    do update set last_number = greatest(d.last_number + 1, excluded.last_number)
  returning d.last_number`

export function createPaymentStore(tx: Db): PaymentStore {
  return {
    async findByIdsForUpdate(legalPartyId, ids) {
      const { rows } = await tx.executeQuery<PaymentRow>(
        CompiledQuery.raw(lockedRead, [legalPartyId, [...ids]]),
      )
      const found = new Map(rows.map(row => [row.id, paymentFromRow(row)]))
      return ids.flatMap(id => found.get(id) ?? [])
    },
    async takeTransferNum(legalPartyId, year) {
      const { rows } = await tx.executeQuery<{ last_number: bigint }>(
        CompiledQuery.raw(takeNumber, [legalPartyId, year]),
      )
      const [row] = rows
      if (!row) throw new Error('The document counter answered no number')
      return row.last_number.toString()
    },
    insert: (changes, answer) => write(tx, 'insert', changes, answer),
    saveContent: (changes, answer) => write(tx, 'saveContent', changes, answer),
    saveStatus: (changes, answer) => write(tx, 'saveStatus', changes, answer),
    remove: (changes, answer) => write(tx, 'remove', changes, answer),
  }
}

async function write(
  tx: Db,
  kind: DocumentWrite,
  changes: readonly PaymentChange[],
  answer: AnswerToKeep | undefined,
): Promise<Result<void, SaveRefusal>> {
  const written = await refusalsOf(kind, () =>
    tx.executeQuery(writeQuery(kind, changes, answer ? [answer] : [])),
  )
  if (!written.ok) return written
  for (const channel of channelsOf(changes)) wakeAfterCommit(tx, channel)
  return holds
}

/** One call's write, which may share a transaction with those of others. */
export interface WriteCall {
  readonly legalPartyId: string
  readonly changes: readonly PaymentChange[]
  readonly answer: AnswerToKeep | undefined
}

/*
 * Who may act was looked up before the wait for the row, so the wait is short: a person locked meanwhile
 * signs for a second longer at most. Whoever waits in vain hears OPERATION_IN_PROCESS. A call that waits
 * in company would keep the others waiting, so there it soon gives up and waits alone.
 */
const waitAlone = CompiledQuery.raw("set local lock_timeout = '1s'")
const waitTogether = CompiledQuery.raw("set local lock_timeout = '100ms'")

/**
 * Writes that need nothing read under lock: the versions were read before, and the statement itself compares
 * them. One round trip with BEGIN and COMMIT, whoever's calls they are: all of them are written or none, so
 * the caller runs those of a refused batch alone (`createCoalescer`).
 */
export async function writeAtOnce(
  db: Db,
  kind: 'insert' | 'saveStatus',
  calls: readonly WriteCall[],
): Promise<readonly Result<void, SaveRefusal>[]> {
  const statements = [
    calls.length > 1 ? waitTogether : waitAlone,
    ...lockedInOrder(kind, calls),
    writeQuery(
      kind,
      inOrderOfIds(calls.flatMap(({ changes }) => changes)),
      calls.flatMap(({ answer }) => answer ?? []),
    ),
  ]
  const parties = calls.map(({ legalPartyId }) => legalPartyId)
  const channels = channelsOf(calls.flatMap(({ changes }) => changes))
  const write = () => inTenantSingleRoundTrip(db, parties, statements, channels)
  if (calls.length > 1) {
    await write()
    return calls.map(() => holds)
  }
  const written = await refusalsOf(kind, write)
  return [written.ok ? holds : written]
}

/** Documents are updated as they stand in the batch; in one order, two batches do not wait for each other. */
const inOrderOfIds = (changes: readonly PaymentChange[]): readonly PaymentChange[] =>
  changes.length < 2
    ? changes
    : changes.toSorted((one, other) => (one.document.id < other.document.id ? -1 : 1))

/** Overlapping batches lock their documents in one order, or they would wait for each other for ever. */
function lockedInOrder(kind: DocumentWrite, calls: readonly WriteCall[]): readonly CompiledQuery[] {
  const isBatch = calls.some(({ changes }) => changes.length > 1)
  if (kind === 'insert' || !isBatch) return []
  const changes = calls.flatMap(call => call.changes)
  return [
    CompiledQuery.raw(
      `select 1 from payment.payment p
       where p.legal_party_id = any($1::uuid[]) and p.id = any($2::uuid[]) and p.deleted_at is null
       order by p.id for update`,
      [distinctParties(changes), changes.map(({ document }) => document.id)],
    ),
  ]
}

const distinctParties = (changes: readonly PaymentChange[]): string[] => [
  ...new Set(changes.map(({ document }) => document.legalPartyId)),
]

function writeQuery(
  kind: DocumentWrite,
  changes: readonly PaymentChange[],
  answers: readonly AnswerToKeep[],
): CompiledQuery {
  const parameters: (string | number)[] = [JSON.stringify(batchRowsOf(kind, changes))]
  if (kind !== 'insert') parameters.push(...smallestAndLargest(changes))
  const place = (value: string | number): string => `$${parameters.push(value)}`
  const statement = writeStatement(kind, {
    expected: place(changes.length),
    // A new document has no signature; whether a step has one makes no other statement of it.
    ...(kind === 'insert' ? {} : { signatures: place(JSON.stringify(signatureRowsOf(changes))) }),
    ...(answers.length === 0
      ? {}
      : {
          answers: place(JSON.stringify(answers.map(answerRowOf))),
          expectedAnswers: place(answers.length),
        }),
  })
  return CompiledQuery.raw(statement, parameters)
}

/** Ids in lower case sort as texts as PostgreSQL sorts them. */
function smallestAndLargest(changes: readonly PaymentChange[]): readonly [string, string] {
  const ids = changes.map(({ document }) => document.id).toSorted()
  const [smallest = noDocument, largest = smallest] = [ids[0], ids.at(-1)]
  return [smallest, largest]
}

const noDocument = '00000000-0000-0000-0000-000000000000'

function channelsOf(changes: readonly PaymentChange[]): readonly string[] {
  const isFullySigned = changes.some(({ document }) => document.isFullySigned)
  return [
    ...(changes.length > 0 ? [outboxChannel] : []),
    ...(isFullySigned ? [fullySignedChannel] : []),
    ...(changes.some(({ document }) => stageOnPhone(paymentLifeCycle, document))
      ? [phoneStageChannel]
      : []),
  ]
}

/** Raised by `payment.confirm_write`. */
const wroteTooFew = 'TP001'
const keyWasTaken = 'TP002'

async function refusalsOf<T>(
  kind: DocumentWrite,
  run: () => Promise<T>,
): Promise<Result<T, SaveRefusal>> {
  try {
    return ok(await run())
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === keyWasTaken) throw new AnswerExists()
    // An UPDATE has no ON CONFLICT: an edit to a taken number shows as a broken unique index.
    if (breaks(error, 'payment_transfer_num')) return err('DUPLICATE_DOCUMENT_NUMBER')
    if (breaks(error, 'signature_proof')) return err('SIGNATURE_ALREADY_USED')
    if (state !== wroteTooFew) throw error
    return err(kind === 'insert' ? 'DUPLICATE_DOCUMENT_NUMBER' : 'PAYMENT_CHANGED_MEANWHILE')
  }
}

function breaks(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint
}

const answerRowOf = ({ key, requestHash, answer }: AnswerToKeep) => ({
  legal_party_id: key.legalPartyId,
  person_id: key.personId,
  operation: key.operation,
  key: key.key,
  request_hash: requestHash,
  answer,
})
