import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import type { PayerRefusal } from '@tartip/domain/payment/payer-refusal'
import { err, holds, type Failure, type Verdict } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'

/** What of a document concerns its payer's account. */
type PaidDocument = Pick<
  PaymentDocument,
  | 'operationCode'
  | 'payerAccount'
  | 'amountMinor'
  | 'currency'
  | 'commissionMinor'
  | 'commissionCurrency'
>

type FundsRefusal = PayerRefusal | 'INSUFFICIENT_FUNDS'
type FundsVerdict = Verdict<FundsRefusal>

/** What the bank says of the payer accounts of a batch; asked once, before anything is decided. */
export interface PayerAccounts {
  /** Whether the person may use the document's account at all. */
  mayUse(payment: PaidDocument): Verdict<PayerRefusal>
  /** What the accounts hold, to be spent in one pass over the batch. */
  purse(): ReserveFunds
}

/**
 * Whether the account still carries the document. Documents of a batch share the balance of their account,
 * in the order in which they are requested; ask only for those that would go through. The core bank alone
 * decides in the end; this spares people a signature that cannot lead to anything.
 */
export type ReserveFunds = (payment: PaidDocument) => FundsVerdict

export async function askPayerAccounts(
  deps: PaymentDeps,
  actor: Actor,
  payments: readonly PaidDocument[],
): Promise<PayerAccounts> {
  const answers = await askAccounts(deps, actor, payments)
  const answerOf = (payment: PaidDocument): AccountAnswer =>
    answers.get(keyOf(payment)) ?? err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT')
  return {
    mayUse(payment) {
      const answer = answerOf(payment)
      return answer.ok ? holds : answer
    },
    purse() {
      const left = new Map<string, bigint>()
      return payment => {
        const answer = answerOf(payment)
        return answer.ok ? spend(left, payment, answer.value) : answer
      }
    },
  }
}

function spend(
  left: Map<string, bigint>,
  payment: PaidDocument,
  account: CoreAccount,
): FundsVerdict {
  const available = left.get(account.account) ?? account.balanceMinor - account.heldMinor
  const feeIsTakenHere = payment.commissionCurrency === account.currency
  const needed = payment.amountMinor + (feeIsTakenHere ? payment.commissionMinor : 0n)
  if (needed > available) return err('INSUFFICIENT_FUNDS', { currency: account.currency })
  left.set(account.account, available - needed)
  return holds
}

type AccountAnswer = { readonly ok: true; readonly value: CoreAccount } | Failure<PayerRefusal>

/** One question for each account and operation, whatever the size of the batch. */
async function askAccounts(
  deps: PaymentDeps,
  actor: Actor,
  payments: readonly PaidDocument[],
): Promise<ReadonlyMap<string, AccountAnswer>> {
  const distinct = new Map(payments.map(payment => [keyOf(payment), payment]))
  const asked: readonly (readonly [string, AccountAnswer])[] = await Promise.all(
    [...distinct].map(
      async ([key, { payerAccount, operationCode }]) =>
        [key, await deps.accounts.payerAccount(actor, payerAccount, operationCode)] as const,
    ),
  )
  return new Map(asked)
}

const keyOf = (payment: PaidDocument): string => `${payment.operationCode} ${payment.payerAccount}`
