import { isCurrencyCode } from '../money/currency.ts'
import { isPaidFromCard, type OperationCode } from '../payment/operation.ts'
import { known } from './facts.ts'
import { readForm, type PaymentForm } from './form.ts'

/** An account of the organisation, as far as it decides which forms pay from it. */
export interface PayingAccount {
  readonly account: string
  readonly type: string
  readonly currency: string
}

/** Whether a form offers the account as the payer of an operation; whether the person may pay is another rule. */
export function formOffersPayer(
  form: PaymentForm,
  operation: OperationCode,
  { account, type, currency }: PayingAccount,
): boolean {
  const needed = isPaidFromCard(operation) ? 'CARD' : 'RKO'
  if (type !== needed || !isCurrencyCode(currency)) return false
  const { failures } = readForm(form, {
    operation,
    source: 'typed',
    texts: { payerAccount: account },
    facts: { payer: known({ account, currency }) },
    rules: undefined,
    isNew: true,
  })
  return failures.every(({ field }) => field !== 'payerAccount')
}
