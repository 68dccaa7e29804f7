import type { PaymentDocument } from '../payment-document.ts'
import { organisationId } from './test-people.ts'
import { createFakePayments } from './test-payments.ts'

/** The documents that a step is for, as a call names them. */
export const ref = (...payments: readonly { id: string }[]) => ({
  legalPartyId: organisationId,
  paymentIds: payments.map(payment => payment.id),
})

/** What a signatory sends with their code: each document with its content when they checked it. */
export const sign = (otpCode: string, ...payments: readonly PaymentDocument[]) => ({
  ...ref(...payments),
  otpCode,
  digests: payments.map(payment => payment.digest),
})

/** Payments that keep these documents. */
export function bankWith(...payments: readonly PaymentDocument[]) {
  const bank = createFakePayments()
  for (const payment of payments) bank.store.put(payment)
  return bank
}
