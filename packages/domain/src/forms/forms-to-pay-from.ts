import { payerRefusal, type PayableAccount } from '../payment/payer-refusal.ts'
import type { PaymentForm } from './form.ts'
import { formOffersPayer, type PayingAccount } from './paying-account.ts'
import { paymentForms } from './payment-forms.ts'

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
