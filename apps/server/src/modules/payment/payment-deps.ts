import type { Result } from '@tartip/domain/result'

import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { StoredAnswer, IdempotencyKey } from '../../platform/idempotency/idempotency-store.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Accounts } from '../account/public.ts'
import type { Rules } from '../rules/public.ts'
import type { NewPhoneRequest, Signing } from '../signing/public.ts'
import type { PaymentReads } from './store/payment-reads.ts'
import type {
  AnswerToKeep,
  PaymentChange,
  PaymentStore,
  SaveRefusal,
} from './store/payment-store.ts'

/** What the use cases of people need. Tests give fakes of all of it. */
export interface PaymentDeps {
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly rules: Rules
  readonly accounts: Accounts
  readonly accessControl: Pick<
    AccessControl,
    'peopleOf' | 'membersOf' | 'payControlAvailability' | 'recipientLookups'
  >
  readonly signing: PaymentSigning
  /** The BIC of the own bank: the payer's, and the recipient's of a transfer within the bank. */
  readonly ownBic: string
  readonly reads: PaymentReads
  /** Mutations under way in this process; a fresh map per process. */
  readonly runningCalls: Map<string, RunningCall>
  /**
   * One transaction of one organisation; a refusal rolls it back. Waiting for a document that somebody else
   * holds ends with OPERATION_IN_PROCESS after the lock timeout.
   */
  inTransaction<T, E extends string>(
    legalPartyId: string,
    run: (payments: PaymentStore) => Promise<Result<T, E>>,
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
    changes: readonly PaymentChange[],
    answer: AnswerToKeep | undefined,
  ): Promise<Result<void, SaveRefusal | 'OPERATION_IN_PROCESS'>>
  /**
   * The answer kept under a key. Waits while a parallel call with the key is being committed.
   *
   * @throws IdempotencyRace when that takes longer than the lock timeout
   */
  earlierAnswer(key: IdempotencyKey, requestHash: string): Promise<StoredAnswer>
}

/** How documents are signed; requests to phones are noted in a transaction of their own. */
export interface PaymentSigning extends Pick<Signing, 'prove'> {
  readonly phones: Pick<Signing['phones'], 'of' | 'cancel'>
  /** Answers how many requests are new. */
  askPhones(legalPartyId: string, requests: readonly NewPhoneRequest[]): Promise<number>
}

/** A mutation under way in this process. */
export interface RunningCall {
  readonly requestHash: string
  readonly answer: Promise<unknown>
}

/** What of the request belongs to a mutation. */
export interface MutationRequest {
  readonly idempotencyKey: string | undefined
  readonly traceId: string
  readonly ip: string
}
