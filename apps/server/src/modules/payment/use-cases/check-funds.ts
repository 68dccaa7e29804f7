import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { permissionOfDocument } from '@tartip/domain/forms/payment-forms'
import { toDecimal } from '@tartip/domain/money/decimal'
import { debitOf, feeOf } from '@tartip/domain/payment/debit'
import { isOfRegister } from '@tartip/domain/payment/operation'
import type { PayerRefusal } from '@tartip/domain/payment/payer-refusal'
import type { Viewer } from '@tartip/domain/people/viewer'
import { err, holds, type Failure, type Params, type Verdict } from '@tartip/domain/result'

import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'

/** What of a document concerns its payer's account. */
type PaidDocument = Pick<
  PaymentDocument,
  | 'operationCode'
  | 'payerAccount'
  | 'recipientAccount'
  | 'amountMinor'
  | 'currency'
  | 'commissionMinor'
  | 'commissionCurrency'
  | 'terms'
>

type AccountDeps = Pick<PaymentDeps, 'accounts'>

type Shortfall = 'INSUFFICIENT_FUNDS' | 'SALARY_BALANCE_LESS_THAN_AMOUNT'
type FundsRefusal = PayerRefusal | Shortfall
type FundsVerdict = Verdict<FundsRefusal>

/** What the bank reports about the payer accounts of a batch; read once, before anything is decided. */
export interface PayerAccounts {
  /** Whether the person may use the document's account at all. */
  mayUse(payment: PaidDocument): Verdict<PayerRefusal>
  /** The document's account; undefined when the person may not use it. */
  find(payment: PaidDocument): CoreAccount | undefined
  /** Reserves what the accounts hold, in one pass over the batch. */
  createReserve(): ReserveFunds
}

/**
 * Whether the account still carries the document. Documents of a batch share the balance of their account,
 * in the order in which they are requested; call it only for those that would go through. The core bank alone
 * decides in the end; this spares people a signature that cannot lead to anything.
 */
export type ReserveFunds = (payment: PaidDocument) => FundsVerdict

export async function readPayerAccounts(
  deps: AccountDeps,
  person: Viewer,
  payments: readonly PaidDocument[],
): Promise<PayerAccounts> {
  const [answers, feeAccounts] = await Promise.all([
    queryAccounts(deps, person, payments),
    queryFeeAccounts(deps, person, payments),
  ])
  const answerOf = (payment: PaidDocument): AccountAnswer =>
    answers.get(keyOf(payment)) ?? err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT')
  return {
    mayUse(payment) {
      const answer = answerOf(payment)
      return answer.ok ? holds : answer
    },
    find(payment) {
      const answer = answerOf(payment)
      return answer.ok ? answer.value : undefined
    },
    createReserve() {
      const left = new Map<string, bigint>()
      return payment => {
        const answer = answerOf(payment)
        if (!answer.ok) return answer
        const { account, minor } = feeOf(payment)
        const code = shortfallOf(payment)
        const feePayer = feeAccounts.get(account)
        if (account === payment.payerAccount || minor === 0n) {
          return reserve(left, answer.value, debitOf(payment, answer.value.currency), code)
        }
        if (!feePayer) return err('ACCOUNT_NOT_FOUND')
        const fee = reserve(left, feePayer, minor, 'INSUFFICIENT_FUNDS')
        return fee.ok ? reserve(left, answer.value, payment.amountMinor, code) : fee
      }
    },
  }
}

const shortfallOf = ({ operationCode }: PaidDocument): Shortfall =>
  isOfRegister(operationCode) ? 'SALARY_BALANCE_LESS_THAN_AMOUNT' : 'INSUFFICIENT_FUNDS'

function reserve(
  left: Map<string, bigint>,
  account: CoreAccount,
  needed: bigint,
  code: Shortfall,
): FundsVerdict {
  const available = left.get(account.account) ?? account.balanceMinor - account.heldMinor
  if (needed > available) return err(code, shortageOf(account, needed - available, code))
  left.set(account.account, available - needed)
  return holds
}

/** Who pays from the account of a register may read its balance; an account that pays a fee may be closed to them. */
const shortageOf = (
  { account, currency }: CoreAccount,
  missingMinor: bigint,
  code: Shortfall,
): Params =>
  code === 'SALARY_BALANCE_LESS_THAN_AMOUNT'
    ? { account, missing: toDecimal(missingMinor, currency), currency }
    : { currency }

type AccountAnswer = { readonly ok: true; readonly value: CoreAccount } | Failure<PayerRefusal>

/** One request for each account and operation, whatever the size of the batch. */
async function queryAccounts(
  deps: AccountDeps,
  person: Viewer,
  payments: readonly PaidDocument[],
): Promise<ReadonlyMap<string, AccountAnswer>> {
  const distinct = new Map(payments.map(payment => [keyOf(payment), payment]))
  const answers: readonly (readonly [string, AccountAnswer])[] = await Promise.all(
    [...distinct].map(
      async ([key, payment]) => [key, await payerAccountOf(deps, person, payment)] as const,
    ),
  )
  return new Map(answers)
}

/** Accounts that pay fees of documents paid from another one; each is queried once. */
async function queryFeeAccounts(
  { accounts }: AccountDeps,
  person: Viewer,
  payments: readonly PaidDocument[],
): Promise<ReadonlyMap<string, CoreAccount>> {
  const elsewhere = payments.flatMap(payment => {
    const { account } = feeOf(payment)
    return account === payment.payerAccount ? [] : [account]
  })
  const found = await Promise.all(
    [...new Set(elsewhere)].map(number => accounts.ownAccount(person.legalPartyId, number)),
  )
  return new Map(found.flatMap(account => (account ? [[account.account, account] as const] : [])))
}

const payerAccountOf = ({ accounts }: AccountDeps, person: Viewer, payment: PaidDocument) =>
  accounts.payerAccount(
    person,
    payment.payerAccount,
    payment.operationCode,
    permissionOfDocument(payment),
  )

const keyOf = (payment: PaidDocument): string =>
  `${payment.operationCode} ${permissionOfDocument(payment)} ${payment.payerAccount}`
