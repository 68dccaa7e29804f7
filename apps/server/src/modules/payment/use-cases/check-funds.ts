import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { err, holds, type Failure, type Verdict } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { AccountPermission, PayerAccountRefusal } from '../../account/public.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentBrief } from '../store/payment-store.ts'

export type FundsRefusal = PayerAccountRefusal | 'INSUFFICIENT_FUNDS'
export type FundsVerdict = Verdict<FundsRefusal>

/** Documents of other kinds stand behind permissions of the same name; what has none is not allowed. */
const permissionOf = {
  CLEARING: 'CLEARING',
  GROSS: 'GROSS',
  INTRABANK_OWN: 'INTRABANK_OWN',
  INTRABANK_FOREIGN: 'INTRABANK_FOREIGN',
  SWIFT: 'SWIFT',
  CONVERSION: 'CONVERSION',
  BUDGET: 'BUDGET_PAYMENT',
  QR: 'QR',
  REFUND: 'REFUND',
  SALARY: 'SALARY',
} as const satisfies Partial<Record<PaymentBrief['operationCode'], AccountPermission>>

/**
 * Whether each document's payer account may be used by the person and carries it. Documents of a batch
 * share the balance of their account, in the order given. The core bank alone decides in the end; this
 * spares people a signature that cannot lead to anything.
 */
export async function checkFunds(
  deps: PaymentDeps,
  actor: Actor,
  briefs: readonly PaymentBrief[],
): Promise<ReadonlyMap<string, FundsVerdict>> {
  const answers = await askAccounts(deps, actor, briefs)
  const left = new Map<string, bigint>()
  const verdicts = new Map<string, FundsVerdict>()
  for (const brief of briefs) {
    const answer = answers.get(keyOf(brief))
    if (!answer?.ok) verdicts.set(brief.id, answer ?? err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT'))
    else verdicts.set(brief.id, spend(left, brief, answer.value))
  }
  return verdicts
}

function spend(left: Map<string, bigint>, brief: PaymentBrief, account: CoreAccount): FundsVerdict {
  const available = left.get(account.account) ?? account.balanceMinor - account.heldMinor
  const feeIsTakenHere = brief.commissionCurrency === account.currency
  const needed = brief.amountMinor + (feeIsTakenHere ? brief.commissionMinor : 0n)
  if (needed > available) return err('INSUFFICIENT_FUNDS', { currency: account.currency })
  left.set(account.account, available - needed)
  return holds
}

type AccountAnswer =
  | { readonly ok: true; readonly value: CoreAccount }
  | Failure<PayerAccountRefusal>

/** One question for each account and operation, whatever the size of the batch. */
async function askAccounts(
  deps: PaymentDeps,
  actor: Actor,
  briefs: readonly PaymentBrief[],
): Promise<ReadonlyMap<string, AccountAnswer>> {
  const distinct = new Map(briefs.map(brief => [keyOf(brief), brief]))
  const asked = await Promise.all(
    [...distinct].map(async ([key, brief]): Promise<readonly [string, AccountAnswer]> => {
      const permission = findPermission(brief.operationCode)
      if (!permission) return [key, err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT')]
      return [key, await deps.accounts.payerAccount(actor, brief.payerAccount, permission)]
    }),
  )
  return new Map(asked)
}

function findPermission(operation: PaymentBrief['operationCode']): AccountPermission | undefined {
  const permissions: Partial<Record<PaymentBrief['operationCode'], AccountPermission>> =
    permissionOf
  return permissions[operation]
}

const keyOf = (brief: PaymentBrief): string => `${brief.operationCode} ${brief.payerAccount}`
