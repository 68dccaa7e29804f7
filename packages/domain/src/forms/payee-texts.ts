import { nextPurpose } from '../payment/next-purpose.ts'
import type { OperationCode } from '../payment/operation.ts'
import type { Payee } from '../payment/payee.ts'
import type { LocalDate } from '../time/instant.ts'
import { fieldsOfOperation, wireNameOf, type FormTexts, type PaymentForm } from './form.ts'

/** A payee with the content of their last document. */
export interface PayeeWithDocument extends Payee {
  readonly operationCode: OperationCode
  readonly purpose: string
  readonly paymentCode?: string
}

/**
 * What a form says of a known payee: the requisites, the code and the purpose of the last document with its next number.
 * A requisite that the payee does not have is cleared, so that none of another payee stays.
 */
export function textsOfPayee(
  form: PaymentForm,
  payee: PayeeWithDocument,
  today: LocalDate | undefined,
): FormTexts {
  const known: FormTexts = {
    recipientAccount: payee.account,
    recipientBic: payee.bic,
    recipientName: payee.name,
    recipientInn: payee.inn ?? '',
    paymentCode: payee.paymentCode ?? '',
    purpose: nextPurpose(payee.purpose, today).text,
  }
  return Object.fromEntries(
    fieldsOfOperation(form, payee.operationCode).flatMap(field => {
      const text = known[wireNameOf(form, field)]
      return text === undefined ? [] : [[field, text]]
    }),
  )
}
