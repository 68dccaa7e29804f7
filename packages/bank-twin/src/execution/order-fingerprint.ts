import { createHash } from 'node:crypto'
import type { PaymentOrder } from '@tartip/bank-ports/payment-execution'

/** Fingerprint of everything the order says: the same order again has the same one. */
export function orderFingerprint(order: PaymentOrder): string {
  const said = [
    order.paymentId,
    order.legalPartyId,
    order.operationCode,
    order.payerAccount,
    order.payerName,
    order.recipientAccount,
    order.recipientBic,
    order.recipientName,
    order.recipientInn ?? null,
    order.amountMinor.toString(),
    order.currency,
    order.commissionMinor.toString(),
    order.commissionCurrency,
    order.purpose,
    order.paymentCode ?? null,
    order.transferNum,
    order.valueDate,
    order.digest,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
