import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { signingFlags, type SigningFlag } from '@tartip/domain/payment/signing-flags'
import type { PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import { checkBatch, distinctIds, ifAllowed } from '../../../platform/documents/act-on-documents.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentKind } from '../payment-kind.ts'
import type { AccessScope } from '../store/payment-reads.ts'
import { readPayerAccounts } from './check-funds.ts'
import { documentsOfHolds } from './forecast-balance.ts'
import type { PaymentsRef } from './payment-actions.ts'
import { accessScopeOf } from './viewer-access.ts'

/** What a signatory should know of documents besides what they say. */
export interface SigningReview {
  readonly documents: readonly {
    readonly payment: PaymentDocument
    readonly flags: readonly SigningFlag[]
  }[]
  /**
   * Payer accounts that the person may pay from, with what all other planned documents leave on them; none while the
   * bank is away.
   */
  readonly accounts: readonly {
    readonly account: string
    readonly currency: CurrencyCode
    readonly availableMinor: bigint
    /** What those others take of it: sent for signing or signed, and not held by the bank yet. */
    readonly plannedMinor: bigint
  }[]
}

export type ReviewRefusal = PolicyRefusal | 'BAD_REQUEST' | 'LEGAL_PARTY_NOT_FOUND'

/** Reads facts of the payees and of the payer accounts; documents that the person may not see are left out. */
export const reviewForSigning =
  (deps: PaymentDeps) =>
  (actor: Actor, ref: PaymentsRef): Promise<Result<SigningReview, ReviewRefusal>> =>
    ifAllowed(actor, 'payments.sign', async () => {
      const batch = checkBatch(ref.paymentIds, paymentKind.idsField)
      if (!batch.ok) return batch
      if (ref.legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
      const scope = await accessScopeOf(deps, actor)
      const payments = await deps.reads.findAllVisible(scope, distinctIds(ref.paymentIds))
      const [histories, accounts] = await Promise.all([
        deps.reads.payeeHistories(scope, payments),
        availableOf(deps, actor, scope, payments),
      ])
      const documents = payments.map(payment => ({
        payment,
        flags: signingFlags(payment, histories.get(payment.id) ?? { toAccount: [] }),
      }))
      return ok({ documents, accounts })
    })

async function availableOf(
  deps: PaymentDeps,
  actor: Actor,
  scope: AccessScope,
  payments: readonly PaymentDocument[],
): Promise<SigningReview['accounts']> {
  try {
    const accounts = await readPayerAccounts(deps, actor, payments)
    const known = payments.flatMap(payment => accounts.find(payment) ?? [])
    const distinct = new Map(known.map(({ account, accountId }) => [account, accountId]))
    const reviewed = payments.map(({ id }) => id)
    const read = await Promise.all(
      [...distinct.values()].map(async accountId => {
        const found = await deps.accounts.accountWithHolds(actor, accountId)
        if (!found.ok) return []
        const { account, holds } = found.value
        const { sums } = await deps.reads.planned(scope, {
          account: account.account,
          currency: account.currency,
          heldIds: [...documentsOfHolds(holds), ...reviewed],
        })
        // What is to come in may not come.
        const plannedMinor = sums.reduce(
          (sum, { direction, amountMinor }) => (direction === 'DEBIT' ? sum + amountMinor : sum),
          0n,
        )
        const availableMinor = account.balanceMinor - account.heldMinor - plannedMinor
        const { account: number, currency } = account
        return [{ account: number, currency, availableMinor, plannedMinor }]
      }),
    )
    return read.flat()
  } catch (error) {
    // A review without balances is still a review; signing itself queries the bank again.
    if (error instanceof BankUnavailable) return []
    throw error
  }
}
