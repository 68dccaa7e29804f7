import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { err, holds, ok, type Result } from '@tartip/domain/result'
import { CompiledQuery } from 'kysely'

import { createCoalescer } from '../../coalesce.ts'
import { wakeAfterCommit } from '../../db/commit-hooks.ts'
import { byKey } from '../../db/connections.ts'
import { binaryArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/db.ts'
import { inTenantSingleRoundTrip } from '../../db/one-round-trip.ts'
import { inPipeline, inSystem, inTenant, sqlStateOf, type Send } from '../../db/transaction.ts'
import {
  AnswerExists,
  type AnswerToStore,
  type IdempotencyKey,
} from '../../idempotency/idempotency-store.ts'
import { outboxChannel } from '../../outbox/outbox.ts'
import type { DocumentChange, StoredDocument } from '../document-kind.ts'
import { createMutationDeps, type MutationDeps } from '../run-mutation.ts'
import { proofWasConsumed, type ProofConsumption } from '../signing.ts'
import { consumptionStatements } from './consumption-statements.ts'
import type { DocumentRow, DocumentTable, DocumentWrite } from './document-table.ts'
import {
  answerColumns,
  answerNames,
  batchOf,
  createWriteStatements,
  sharedRows,
  type WriteStatements,
} from './write-statement.ts'

/** Why a write is refused: the codes of the table's definition, and those of a proof that counts once. */
export type WriteRefusal<Refusal extends ErrorCode> =
  | 'OTP_ALREADY_USED'
  | 'SIGNATURE_ALREADY_USED'
  | Refusal

type Write<D extends StoredDocument, A extends string, Refusal extends ErrorCode> = (
  changes: readonly DocumentChange<D, A>[],
  answer?: AnswerToStore,
  consumption?: ProofConsumption,
) => Promise<Result<void, WriteRefusal<Refusal>>>

/**
 * The write side of one kind of document, bound to one transaction. Deleted documents do not exist here.
 * Every write compares the version, and one statement carries document, history, signature, audit,
 * outgoing event and idempotency answer, because each round trip under lock costs throughput.
 */
export interface DocumentStore<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode = ErrorCode,
> {
  /** In the order of ids; an unknown id is simply left out. Locks in id order, so batches never deadlock. */
  findByIdsForUpdate(legalPartyId: string, ids: readonly string[]): Promise<D[]>
  /** New documents. */
  readonly insert: Write<D, A, Refusal>
  /** New content of known documents (an edit). */
  readonly saveContent: Write<D, A, Refusal>
  /** New statuses of known documents; the content stays as it is. */
  readonly saveStatus: Write<D, A, Refusal>
  /** Deletes documents for their readers; their traces stay. */
  readonly remove: Write<D, A, Refusal>
}

/** What the use cases of a kind of document need of the database. */
export interface DocumentStorage<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode = ErrorCode,
  Store extends DocumentStore<D, A, Refusal> = DocumentStore<D, A, Refusal>,
> extends MutationDeps {
  /**
   * One transaction of one organisation; a refusal rolls it back. Waiting for a document that somebody
   * else has locked ends with OPERATION_IN_PROCESS after the lock timeout.
   */
  inTransaction<T, E extends string>(
    legalPartyId: string,
    run: (store: Store) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | 'OPERATION_IN_PROCESS'>>
  /**
   * As `inTransaction`, for writes that need nothing read under lock: the next one is sent while PostgreSQL executes the
   * one before.
   */
  inWrites<T, E extends string>(
    legalPartyId: string,
    run: (store: Pick<Store, 'saveStatus'>) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | 'OPERATION_IN_PROCESS'>>
  /**
   * Writes steps that were decided without a lock, in one round trip. A document that has changed since it
   * was read is not written, and then nothing is.
   *
   * @throws AnswerExists when the key carries an answer already
   */
  writeAtOnce(
    legalPartyId: string,
    write: 'insert' | 'saveStatus',
    changes: readonly DocumentChange<D, A>[],
    answer: AnswerToStore | undefined,
    consumption?: ProofConsumption,
  ): Promise<Result<void, WriteRefusal<Refusal> | 'OPERATION_IN_PROCESS'>>
  /**
   * What a step of a person is decided on, in one round trip and without a lock: the write compares the
   * versions. Documents come in the order of ids; unknown ids are left out.
   */
  findForStep(
    legalPartyId: string,
    ids: readonly string[],
    key: IdempotencyKey,
  ): Promise<{
    readonly documents: readonly D[]
    /** The key carries an answer already. */
    readonly isAnswered: boolean
  }>
}

interface WriteCall<D extends StoredDocument, A extends string> {
  readonly legalPartyId: string
  readonly changes: readonly DocumentChange<D, A>[]
  readonly answer: AnswerToStore | undefined
  readonly consumption: ProofConsumption | undefined
}

interface StepCall {
  readonly legalPartyId: string
  readonly ids: readonly string[]
  readonly key: IdempotencyKey
}

/** The tables of one kind of document in PostgreSQL. Made once per kind, so that statement texts stay the same. */
export function createDocumentStores<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode = ErrorCode,
>(table: DocumentTable<D, A, Refusal>) {
  const statements = createWriteStatements(table)
  const createStore = (tx: Db) => storeOn(table, statements, tx)

  /** `extend` adds what the kind alone needs of a transaction. */
  const createStorage = <Store extends DocumentStore<D, A, Refusal>>(
    db: Db,
    extend: (store: DocumentStore<D, A, Refusal>, tx: Db) => Store,
  ): DocumentStorage<D, A, Refusal, Store> => {
    const coalesced = (write: 'insert' | 'saveStatus') =>
      createCoalescer(
        (calls: readonly WriteCall<D, A>[]) =>
          writeInOneRoundTrip(table, statements, byKey(db), write, calls),
        { sizeOf: ({ changes }) => Math.max(1, changes.length) },
      )
    const writes = { insert: coalesced('insert'), saveStatus: coalesced('saveStatus') }
    const findForStep = createCoalescer((calls: readonly StepCall[]) =>
      findForSteps(table, byKey(db), calls),
    )
    return {
      ...createMutationDeps(db),
      inTransaction: (legalPartyId, run) =>
        refuseWhenLocked(() => inTenant(db, legalPartyId, tx => run(extend(createStore(tx), tx)))),
      inWrites: (legalPartyId, run) =>
        refuseWhenLocked(() =>
          inTenant(
            byKey(db),
            legalPartyId,
            tx => inPipeline(tx, send => run(storeOn(table, statements, tx, send))),
            { lock_timeout: singleCallLockTimeout },
          ),
        ),
      writeAtOnce: (legalPartyId, write, changes, answer, consumption) =>
        refuseWhenLocked(() => writes[write]({ legalPartyId, changes, answer, consumption })),
      findForStep: (legalPartyId, ids, key) => findForStep({ legalPartyId, ids, key }),
    }
  }

  return {
    createStore,
    createStorage,
    insertWithPast: (db: Db, lives: readonly (readonly DocumentChange<D, A>[])[]) =>
      insertWithPast(table, statements, db, lives),
  }
}

function storeOn<D extends StoredDocument, A extends string, Refusal extends ErrorCode>(
  table: DocumentTable<D, A, Refusal>,
  statements: WriteStatements,
  tx: Db,
  send: Send = query => tx.executeQuery(query),
): DocumentStore<D, A, Refusal> {
  const lockedRead = `
    select ${table.columnList} from ${table.name} p
    where p.legal_party_id = $1 and p.id = any($2::uuid[]) and p.deleted_at is null
    order by p.id for update`
  const write =
    (kind: DocumentWrite): Write<D, A, Refusal> =>
    async (changes, answer, consumption) => {
      const query = writeQuery(table, statements, kind, changes, answer ? [answer] : [])
      const written = await refusalOf(table, kind, async () => {
        // Sent without a wait between them: another write of the transaction that came in there would lock out of order.
        const uses = consumptionStatements(consumption ? [consumption] : [])
        const sent = await Promise.allSettled([...uses, query].map(send))
        for (const answer of sent) if (answer.status === 'rejected') throw answer.reason
      })
      if (!written.ok) return written
      for (const channel of channelsOf(table, changes)) wakeAfterCommit(tx, channel)
      return holds
    }
  return {
    async findByIdsForUpdate(legalPartyId, ids) {
      const { rows } = await tx.executeQuery<DocumentRow>(
        CompiledQuery.raw(lockedRead, [legalPartyId, [...ids]]),
      )
      const found = new Map(rows.map(row => [row.id, table.fromRow(row)]))
      return ids.flatMap(id => found.get(id) ?? [])
    },
    insert: write('insert'),
    saveContent: write('saveContent'),
    saveStatus: write('saveStatus'),
    remove: write('remove'),
  }
}

/** A call that waits too long for a document that somebody else has locked is refused. */
async function refuseWhenLocked<T, E extends string>(
  run: () => Promise<Result<T, E>>,
): Promise<Result<T, E | 'OPERATION_IN_PROCESS'>> {
  try {
    return await run()
  } catch (error) {
    // 55P03: lock timeout.
    if (sqlStateOf(error) !== '55P03') throw error
    return err('OPERATION_IN_PROCESS')
  }
}

/*
 * Who may act was looked up before the wait for the row, so the wait is short: a person locked meanwhile
 * signs for a second longer at most. A call that is refused by the timeout gets OPERATION_IN_PROCESS. A call
 * that waits together with others would keep them waiting, so there it soon gives up and waits alone.
 */
const singleCallLockTimeout = '1s'
const sharedRunLockTimeout = '100ms'

/**
 * Writes that need nothing read under lock: the versions were read before, and the statement itself compares
 * them. One round trip with BEGIN and COMMIT, whoever's calls they are: all of them are written or none, so
 * the coalescer runs those of a refused batch alone.
 */
async function writeInOneRoundTrip<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode,
>(
  table: DocumentTable<D, A, Refusal>,
  statements: WriteStatements,
  db: Db,
  kind: 'insert' | 'saveStatus',
  calls: readonly WriteCall<D, A>[],
): Promise<readonly Result<void, WriteRefusal<Refusal>>[]> {
  const changes = calls.flatMap(call => call.changes)
  const answers = calls.flatMap(({ answer }) => answer ?? [])
  const query = writeQuery(table, statements, kind, inOrderOfIds(changes), answers)
  const parties = calls.map(({ legalPartyId }) => legalPartyId)
  const channels = channelsOf(table, changes)
  const settings = { lock_timeout: calls.length > 1 ? sharedRunLockTimeout : singleCallLockTimeout }
  const consumptions = calls.flatMap(({ consumption }) => consumption ?? [])
  const queries = [...consumptionStatements(consumptions), query]
  const write = () => inTenantSingleRoundTrip(db, parties, queries, { channels, settings })
  if (calls.length > 1) {
    await write()
    return calls.map(() => holds)
  }
  const written = await refusalOf(table, kind, write)
  return [written.ok ? holds : written]
}

/**
 * Documents are updated, and so locked, as they stand in the batch: overlapping batches that lock in one order never wait
 * for each other in a circle.
 */
const inOrderOfIds = <D extends StoredDocument, A extends string>(
  changes: readonly DocumentChange<D, A>[],
): readonly DocumentChange<D, A>[] =>
  changes.length < 2
    ? changes
    : changes.toSorted((one, other) => (one.document.id < other.document.id ? -1 : 1))

function writeQuery<D extends StoredDocument, A extends string>(
  table: DocumentTable<D, A>,
  statements: WriteStatements,
  kind: DocumentWrite,
  changes: readonly DocumentChange<D, A>[],
  answers: readonly AnswerToStore[],
): CompiledQuery {
  const batch = batchOf(kind, table.batchRows(kind, changes))
  const parameters: (string | number | Buffer)[] = [...batch.values]
  const place = (value: string | number | Buffer): string => `$${parameters.push(value)}`
  const statement = statements.write(kind, {
    batch: batch.form,
    ...(kind === 'insert' ? {} : { ids: placeIds(smallestAndLargest(changes), place) }),
    expected: place(changes.length),
    ...(answers.length === 0
      ? {}
      : {
          answers: arraysOfAnswers(answers).map(place),
          expectedAnswers: place(answers.length),
        }),
  })
  return CompiledQuery.raw(statement, parameters)
}

const placeIds = (
  [smallest, largest]: readonly [string, string],
  place: (value: string) => string,
): readonly [string, string] => [place(smallest), place(largest)]

/** Ids in lower case sort as texts as PostgreSQL sorts them. */
function smallestAndLargest(
  changes: readonly DocumentChange<StoredDocument, string>[],
): readonly [string, string] {
  const ids = changes.map(({ document }) => document.id).toSorted()
  const [smallest = noDocument, largest = smallest] = [ids[0], ids.at(-1)]
  return [smallest, largest]
}

const noDocument = '00000000-0000-0000-0000-000000000000'

function channelsOf<D extends StoredDocument, A extends string>(
  { wakes }: DocumentTable<D, A>,
  changes: readonly DocumentChange<D, A>[],
): readonly string[] {
  const woken = wakes.filter(({ when }) => changes.some(({ document }) => when(document)))
  return [...(changes.length > 0 ? [outboxChannel] : []), ...woken.map(({ channel }) => channel)]
}

/** Raised by `confirm_write` (`createDocumentTables`). */
const wroteTooFew = 'TP001'
const keyWasTaken = 'TP002'

async function refusalOf<D extends StoredDocument, A extends string, Refusal extends ErrorCode, T>(
  { refusals }: DocumentTable<D, A, Refusal>,
  kind: DocumentWrite,
  run: () => Promise<T>,
): Promise<Result<T, WriteRefusal<Refusal>>> {
  try {
    return ok(await run())
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === keyWasTaken) throw new AnswerExists()
    if (state === proofWasConsumed) return err('OTP_ALREADY_USED')
    // An UPDATE has no ON CONFLICT: an edit that breaks a unique index names it.
    const constraint = constraintOf(error)
    if (constraint === 'signature_proof') return err('SIGNATURE_ALREADY_USED')
    const broken = refusals.constraints[constraint]
    if (broken !== undefined) return err(broken)
    if (state !== wroteTooFew) throw error
    return err(kind === 'insert' ? refusals.duplicate : refusals.changed)
  }
}

function constraintOf(error: unknown): string {
  const isNamed = error instanceof Error && 'constraint' in error
  return isNamed && typeof error.constraint === 'string' ? error.constraint : ''
}

function arraysOfAnswers(answers: readonly AnswerToStore[]): readonly Buffer[] {
  const rows = answers.map(({ key, requestHash, answer }) => ({
    legal_party_id: key.legalPartyId,
    person_id: key.personId,
    operation: key.operation,
    key: key.key,
    request_hash: requestHash,
    answer: JSON.stringify(answer),
  }))
  return answerNames.map(name =>
    binaryArray(
      answerColumns[name],
      rows.map(row => row[name]),
    ),
  )
}

/** The documents of coalesced calls, each seeing its own organisation's, and whose key has an answer. */
async function findForSteps<D extends StoredDocument, A extends string>(
  table: DocumentTable<D, A>,
  db: Db,
  calls: readonly StepCall[],
): Promise<readonly { readonly documents: readonly D[]; readonly isAnswered: boolean }[]> {
  const wanted = calls.flatMap(({ legalPartyId, ids }) => ids.map(id => ({ legalPartyId, id })))
  const parties = calls.map(({ legalPartyId }) => legalPartyId)
  const [rows = [], answers = []] = await inTenantSingleRoundTrip(db, parties, [
    CompiledQuery.raw(
      `select ${table.columnList} from unnest($1::uuid[], $2::uuid[]) as k(legal_party_id, id)
       join ${table.name} p on p.legal_party_id = k.legal_party_id and p.id = k.id
       where p.deleted_at is null`,
      [
        binaryArray(
          'uuid',
          wanted.map(({ legalPartyId }) => legalPartyId),
        ),
        binaryArray(
          'uuid',
          wanted.map(({ id }) => id),
        ),
      ],
    ),
    CompiledQuery.raw(
      `select k.place::integer as place
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])
         with ordinality as k(legal_party_id, person_id, operation, key, place)
       cross join lateral (
         select from platform.idempotency i
         where i.legal_party_id = k.legal_party_id and i.person_id = k.person_id
           and i.operation = k.operation and i.key = k.key
         limit 1) as kept`,
      [
        parties,
        calls.map(({ key }) => key.personId),
        calls.map(({ key }) => key.operation),
        calls.map(({ key }) => key.key),
      ],
    ),
  ])
  const found = new Map(
    (rows as DocumentRow[]).map(row => [placeOf(row.legal_party_id, row.id), row]),
  )
  const answered = new Set((answers as { place: number }[]).map(({ place }) => place))
  return calls.map(({ legalPartyId, ids }, index) => ({
    documents: ids.flatMap(id => {
      const row = found.get(placeOf(legalPartyId, id))
      return row ? [table.fromRow(row)] : []
    }),
    isAnswered: answered.has(index + 1),
  }))
}

const placeOf = (legalPartyId: string, id: string): string => `${legalPartyId} ${id}`

const documentsAtOnce = 500

/**
 * Writes documents together with their past. `lives` holds the steps of one document each, oldest first; the
 * last one carries the document as it is now.
 */
async function insertWithPast<D extends StoredDocument, A extends string>(
  table: DocumentTable<D, A>,
  statements: WriteStatements,
  db: Db,
  lives: readonly (readonly DocumentChange<D, A>[])[],
): Promise<void> {
  for (let from = 0; from < lives.length; from += documentsAtOnce) {
    const batch = lives.slice(from, from + documentsAtOnce)
    await inSystem(db, async tx => {
      const write = (text: string, rows: readonly Readonly<Record<string, unknown>>[]) =>
        tx.executeQuery(CompiledQuery.raw(text, [...sharedRows(rows)]))
      const now = batch.flatMap(life => life.at(-1) ?? [])
      const { rows } = await write(statements.insertDocuments, table.batchRows('insert', now))
      if (rows.length !== now.length) throw new Error('A seeded document number is already taken')
      const steps = batch.flat()
      await write(statements.appendHistory, table.batchRows('saveStatus', steps))
      await write(statements.appendSignatures, table.batchRows('saveStatus', steps))
    })
  }
}
