import type { PaymentOrder } from '@tartip/domain/payment/payment-order'

/** The recipient as statements and lists name them. */
export interface OrderRecipient {
  /** An account number, a masked card number or the seller's number in the QR system. */
  readonly account: string
  /** Empty where no bank code belongs to the kind. */
  readonly bic: string
  readonly name: string
}

export function recipientOf(order: PaymentOrder): OrderRecipient {
  const name = order.recipientName
  switch (order.operationCode) {
    case 'QR':
      return { account: order.recipientAccount ?? order.qr.merchantId, bic: '', name }
    case 'REFUND':
      return { account: '', bic: '', name }
    case 'RKO_2_CARD':
    case 'CARD_2_RKO':
    case 'CARD_2_CARD':
      return order.recipientCard === 'RETAIL'
        ? { account: order.recipientCardNum, bic: '', name }
        : { account: order.recipientAccount, bic: order.recipientBic, name }
    default:
      return { account: order.recipientAccount, bic: order.recipientBic, name }
  }
}
