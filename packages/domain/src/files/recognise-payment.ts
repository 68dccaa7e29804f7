import { isAccountOfBank } from '../identifiers/account-number.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { operationsForAmount } from '../payment/interbank-choice.ts'
import type { OperationCode } from '../payment/operation.ts'
import type { ImportedKind } from './exchanged-files.ts'

/** What is known of a payment of a file before any form reads it. */
export interface PaymentToRecognise {
  readonly currency: CurrencyCode
  readonly recipientAccount: string
  readonly amountMinor: bigint | undefined
  readonly paymentCode: string
  readonly isUrgent: boolean
}

export interface RecognisingBank {
  /** The first digits of the accounts of this bank. */
  readonly ownPrefix: string
  isOwnAccount(account: string): boolean
}

/** Revenues of the budget are the first section of the state classifier. */
const budgetCode = /^1\d{7}$/

/** The kind of document that a payment of a file means. */
export function recognisePayment(
  payment: PaymentToRecognise,
  { ownPrefix, isOwnAccount }: RecognisingBank,
): { readonly kind: ImportedKind; readonly operation: OperationCode } {
  const { recipientAccount, currency, amountMinor = 0n } = payment
  if (isAccountOfBank(recipientAccount, ownPrefix)) {
    const operation = isOwnAccount(recipientAccount) ? 'INTRABANK_OWN' : 'INTRABANK_FOREIGN'
    return { kind: 'INTRABANK', operation }
  }
  if (currency !== 'KGS') return { kind: 'SWIFT', operation: 'SWIFT' }
  const [usual = 'GROSS'] = operationsForAmount(amountMinor)
  const kind = budgetCode.test(payment.paymentCode) ? 'BUDGET' : 'INTERBANK'
  return { kind, operation: payment.isUrgent ? 'GROSS' : usual }
}
