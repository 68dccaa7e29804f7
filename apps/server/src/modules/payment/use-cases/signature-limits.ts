import type {
  CountRefusal,
  LimitedOperation,
  LimitedPerson,
  OperationLimits,
} from '@tartip/bank-ports/operation-limits'
import { outcomeOfCounted, type LimitRefusal } from '@tartip/domain/payment/operation-limits'
import { err, type Verdict } from '@tartip/domain/result'

import { createCoalescer } from '../../../platform/coalesce.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { PaymentDocument } from '../payment-document.ts'
import {
  forgetLimitUses,
  recordLimitUses,
  readLimitUses,
  type FollowedLimitUse,
} from '../store/limit-use-store.ts'

export type LimitedDocument = Pick<
  PaymentDocument,
  'id' | 'contentVersion' | 'operationCode' | 'amountMinor' | 'currency' | 'recipientAccount'
>

/** The answer for each document of the query. */
export type LimitsAllow = (
  document: LimitedDocument,
) => Verdict<LimitRefusal | 'OPERATION_IN_PROCESS'>

/** What the bank's limits say about documents that a person sends or signs. */
export interface SignatureLimits {
  isLimited(legalPartyId: string): Promise<boolean>
  /** Whether they could be signed by this person now; nothing is counted. Undefined while nothing limits them. */
  check(
    person: LimitedPerson,
    documents: readonly LimitedDocument[],
  ): Promise<LimitsAllow | undefined>
  /**
   * Counts the person's signatures on them; call it right before they are written. Undefined while nothing limits them.
   */
  count(
    person: LimitedPerson,
    documents: readonly LimitedDocument[],
  ): Promise<LimitsAllow | undefined>
}

interface SignatureLimitsDeps {
  readonly db: Db
  readonly operationLimits: OperationLimits
}

/**
 * Signatures are recorded before the bank counts them. Before anything is counted or checked, those whose documents order
 * nothing any more, or whose signatures were never written, are taken back: no lost call uses up a limit.
 */
export function createSignatureLimits({
  db,
  operationLimits,
}: SignatureLimitsDeps): SignatureLimits {
  const isLimited = createCoalescer(async (legalPartyIds: readonly string[]) => {
    const limited = await operationLimits.limitedAmong([...new Set(legalPartyIds)])
    return legalPartyIds.map(id => limited.has(id))
  })
  const settle = async (legalPartyId: string): Promise<void> => {
    const uses = await inTenant(db, legalPartyId, tx => readLimitUses(tx, legalPartyId))
    const released = uses.filter(isReleased)
    if (released.length > 0) {
      const signatures = released.map(({ paymentId: operationId, contentVersion, personId }) => ({
        operationId,
        contentVersion,
        personId,
      }))
      await operationLimits.release(legalPartyId, signatures)
    }
    const ended = uses.filter(use => isReleased(use) || outcomeOf(use) === 'kept')
    if (ended.length === 0) return
    await inTenant(db, legalPartyId, tx => forgetLimitUses(tx, legalPartyId, ended))
  }
  const query = async (
    { legalPartyId }: LimitedPerson,
    documents: readonly LimitedDocument[],
    question: (
      operations: readonly LimitedOperation[],
    ) => Promise<readonly Verdict<CountRefusal>[]>,
  ): Promise<LimitsAllow | undefined> => {
    const isNeeded = documents.length > 0 && (await isLimited(legalPartyId))
    if (!isNeeded) return undefined
    await settle(legalPartyId)
    const verdicts = await question(documents.map(operationOf))
    const byVersion = new Map(documents.map((each, index) => [versionOf(each), verdicts[index]]))
    return document => {
      const verdict = byVersion.get(versionOf(document))
      // Another version than the one that was counted: the person decides on it again.
      if (!verdict) return err('OPERATION_IN_PROCESS')
      if (verdict.ok) return verdict
      const { code, params } = verdict.error
      return code === 'REQUEST_CHANGED' ? err('OPERATION_IN_PROCESS') : err(code, params)
    }
  }
  return {
    isLimited,
    check: (person, documents) =>
      query(person, documents, operations => operationLimits.check(person, operations)),
    count: (person, documents) =>
      query(person, documents, async operations => {
        const { legalPartyId, personId } = person
        const uses = documents.map(({ id: paymentId, contentVersion }) => ({
          paymentId,
          contentVersion,
          personId,
        }))
        await inTenant(db, legalPartyId, tx => recordLimitUses(tx, legalPartyId, uses))
        return operationLimits.count(person, operations)
      }),
  }
}

const versionOf = ({ id, contentVersion }: LimitedDocument): string => `${id} ${contentVersion}`

const operationOf = (document: LimitedDocument): LimitedOperation => ({
  operationId: document.id,
  contentVersion: document.contentVersion,
  operationCode: document.operationCode,
  amountMinor: document.amountMinor,
  currency: document.currency,
  recipientAccount: document.recipientAccount,
})

const outcomeOf = ({ statusCode, isReplaced, isSigned }: FollowedLimitUse) =>
  statusCode === undefined ? 'released' : outcomeOfCounted({ statusCode, isReplaced, isSigned })

const isReleased = (use: FollowedLimitUse): boolean =>
  outcomeOf(use) === 'released' || (outcomeOf(use) === 'signing' && use.isOld)
