import type { QrSale } from '@tartip/bank-ports/qr-sales'
import { toDecimal } from '@tartip/domain/money/decimal'
import { qrFeePercent } from '@tartip/domain/qr/sale-fee'
import { bishkekDate, toIso, type Instant } from '@tartip/domain/time/instant'

import type { PaymentDocument } from '../payment-document.ts'
import type { QrTotal } from '../../qr/public.ts'
import type { QrOperation } from './payment.generated.ts'

const currency = 'KGS'
const som = (amountMinor: bigint): string => toDecimal(amountMinor, currency)

/** A sale with the document that gives it back, where there is one. */
export function presentSale(
  sale: QrSale,
  recipientName: string,
  refund?: PaymentDocument,
): QrOperation {
  const { register } = sale
  return {
    id: sale.saleId,
    createdDate: bishkekDate(sale.occurredAt),
    createdTime: bishkekTime(sale.occurredAt),
    createdAt: toIso(sale.occurredAt),
    amountWithFee: som(sale.amountMinor),
    amountWithoutFee: som(sale.amountMinor - sale.feeMinor),
    origin: sale.isDynamic ? 'DYNAMIC' : 'STATIC',
    senderName: sale.senderName,
    recipientName,
    account: sale.account,
    feePercent: qrFeePercent,
    feeAmount: som(sale.feeMinor),
    qrComment: sale.comment ?? null,
    stan: sale.stan,
    operationTypeGroup: 'QR_SALE',
    qrAccount: sale.senderAccount,
    salePointName: register?.salePointName ?? null,
    salePointCode: register?.salePointCode ?? null,
    cashCode: register?.cashCode ?? null,
    cashName: register?.cashName ?? null,
    providerTransactionId: sale.providerTransactionId,
    codeTransaction: sale.codeTransaction ?? null,
    refund: refund
      ? { paymentId: refund.id, amount: som(refund.amountMinor), statusCode: refund.statusCode }
      : null,
  }
}

const bishkekOffsetMs = 6 * 3_600_000
const bishkekTime = (at: Instant): string => toIso(at + bishkekOffsetMs).slice(11, 19)

export const presentTotal = ({ amountMinor, count }: QrTotal) => ({
  totalAmount: som(amountMinor),
  operationCount: count,
})
