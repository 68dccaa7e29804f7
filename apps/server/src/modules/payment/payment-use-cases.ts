import type { PaymentDeps } from './payment-deps.ts'
import { deletePayment } from './use-cases/delete-payment.ts'
import {
  recallPayments,
  returnForEditing,
  revokePayments,
  sendForSigning,
  signPayments,
} from './use-cases/payment-actions.ts'
import { cancelPaymentPhones, requestPaymentPhones } from './use-cases/payment-phones.ts'
import { refundSale } from './use-cases/refund-sale.ts'
import { repeatPayment } from './use-cases/repeat-payment.ts'
import { saveDocument } from './use-cases/save-document.ts'
import { updatePayment } from './use-cases/update-payment.ts'

export type PaymentUseCases = ReturnType<typeof createPaymentUseCases>

/** Everything a person can do to documents. */
export function createPaymentUseCases(deps: PaymentDeps) {
  return {
    saveDocument: saveDocument(deps),
    refundSale: refundSale(deps),
    updatePayment: updatePayment(deps),
    deletePayment: deletePayment(deps),
    repeatPayment: repeatPayment(deps),
    sendForSigning: sendForSigning(deps),
    signPayments: signPayments(deps),
    returnForEditing: returnForEditing(deps),
    revokePayments: revokePayments(deps),
    recallPayments: recallPayments(deps),
    requestPhones: requestPaymentPhones(deps),
    cancelPhones: cancelPaymentPhones(deps),
  }
}
