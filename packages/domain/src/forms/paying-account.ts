import { isCurrencyCode } from '../money/currency.ts'
import { isPaidFromCard, type OperationCode } from '../payment/operation.ts'
import { payerRefusal, type PayableAccount } from '../payment/payer-refusal.ts'
import { known } from './facts.ts'
import { readForm, type PaymentForm } from './form.ts'
import { paymentForms } from './payment-forms.ts'

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

const formsOfPayments = paymentForms.filter(({ hasOwnPages }) => !hasOwnPages)

/** Whether any form pays from accounts like this one, for any person and in any state. */
export const isPaidFromByForms = (account: PayingAccount): boolean =>
  formsOfPayments.some(form =>
    form.operations.some(operation => formOffersPayer(form, operation, account)),
  )

/** The first form by which the person may pay from the account now; undefined when there is none. */
export const formToPayFrom = (account: PayingAccount & PayableAccount): PaymentForm | undefined =>
  formsOfPayments.find(form =>
    form.operations.some(
      operation =>
        formOffersPayer(form, operation, account) &&
        payerRefusal(account, operation, form.permission) === undefined,
    ),
  )
