import type { PaymentOrder } from '@tartip/bank-ports/payment-execution'

import type { PaymentDocument } from '../payment-document.ts'
import { formOfOperation, transferOperation } from '../use-cases/transfer-form.ts'

/** The order that the bank gets; undefined for an operation that does not leave the house. */
export function orderOf(payment: PaymentDocument): PaymentOrder | undefined {
  const form = formOfOperation(payment.operationCode)
  const operationCode = form && transferOperation(form, payment.operationCode)
  if (!operationCode) return undefined
  return {
    paymentId: payment.id,
    legalPartyId: payment.legalPartyId,
    operationCode,
    payerAccount: payment.payerAccount,
    payerName: payment.payerName,
    recipientAccount: payment.recipientAccount,
    recipientBic: payment.recipientBic,
    recipientName: payment.recipientName,
    ...(payment.recipientInn === undefined ? {} : { recipientInn: payment.recipientInn }),
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    commissionMinor: payment.commissionMinor,
    commissionCurrency: payment.commissionCurrency,
    purpose: payment.purpose,
    ...(payment.paymentCode === undefined ? {} : { paymentCode: payment.paymentCode }),
    transferNum: payment.transferNum,
    valueDate: payment.valueDate,
    digest: payment.digest,
  }
}
