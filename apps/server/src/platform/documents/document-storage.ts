import type { Result } from '@tartip/domain/result'

import type { AnswerToKeep, IdempotencyKey } from '../idempotency/idempotency-store.ts'
import type { DocumentChange, StoredDocument } from './document-kind.ts'

/** Why a write is refused; a table says with which code. */
export type SaveRefusal = string

type Write<D extends StoredDocument, A extends string> = (
  changes: readonly DocumentChange<D, A>[],
  answer?: AnswerToKeep,
) => Promise<Result<void, SaveRefusal>>

/**
 * The write side of one kind of document, bound to one transaction. Deleted documents do not exist here.
 * Every write compares the version, and one statement carries document, history, signature, audit,
 * outgoing event and idempotency answer, because each round trip under lock costs throughput.
 */
export interface DocumentStore<D extends StoredDocument, A extends string> {
  /** In the order of ids; an unknown id is simply not in the answer. Locks in id order, so batches never deadlock. */
  findByIdsForUpdate(legalPartyId: string, ids: readonly string[]): Promise<D[]>
  /** New documents. */
  readonly insert: Write<D, A>
  /** New content of known documents (an edit). */
  readonly saveContent: Write<D, A>
  /** New statuses of known documents; the content stays as it is. */
  readonly saveStatus: Write<D, A>
  /** Deletes a document for its readers; its traces stay. */
  readonly remove: Write<D, A>
}

/** What the use cases of a kind of document need of the database. */
export interface DocumentStorage<
  D extends StoredDocument,
  A extends string,
  Store extends DocumentStore<D, A> = DocumentStore<D, A>,
> {
  /**
   * One transaction of one organisation; a refusal rolls it back. Waiting for a document that somebody
   * else has locked ends with OPERATION_IN_PROCESS after the lock timeout.
   */
  inTransaction<T, E extends string>(
    legalPartyId: string,
    run: (store: Store) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | 'OPERATION_IN_PROCESS'>>
  /**
   * Writes steps that were decided without a lock, in one round trip. A document that has changed since it
   * was read is not written, and then nothing is.
   *
   * @throws AnswerExists when the key carries an answer already
   */
  writeAtOnce(
    legalPartyId: string,
    kind: 'insert' | 'saveStatus',
    changes: readonly DocumentChange<D, A>[],
    answer: AnswerToKeep | undefined,
  ): Promise<Result<void, SaveRefusal>>
  /**
   * Documents of an organisation in the order of ids, unlocked, and whether the key of the call carries an
   * answer already. Calls that come together share one round trip.
   */
  findForStep(
    legalPartyId: string,
    ids: readonly string[],
    key: IdempotencyKey,
  ): Promise<{ readonly documents: readonly D[]; readonly isAnswered: boolean }>
}
