import type { Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'

/** A sale by QR: a customer of any bank has paid a code of a client of this one. Amounts are minor units of som. */
export interface QrSale {
  /** UUID. */
  readonly saleId: string
  /** The credit in the seller's statement (`saleOperationId` of a refund). */
  readonly operationId: string
  readonly legalPartyId: string
  /** The credited account, 16 digits. */
  readonly account: string
  /** Absent when the code belongs to the account and to no cash register. */
  readonly register?: QrSaleRegister
  readonly occurredAt: Instant
  /** What the customer has paid; the fee is taken from it. */
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly isDynamic: boolean
  /** The transaction of the code: of a dynamic one it has one sale, of a permanent one any number. */
  readonly codeTransaction?: string
  /** Number of the operation in the payment system, six digits; repeats after a million. */
  readonly stan: string
  /** The customer's bank in the payment system, and its number of the payment. */
  readonly provider: string
  readonly providerTransactionId: string
  /** Masked by the customer's bank, as `Бакыт А.` and `996 *** ** 34 56`. */
  readonly senderName: string
  readonly senderAccount: string
  readonly comment?: string
}

/** The cash register as it was named at the moment of the sale. */
export interface QrSaleRegister {
  readonly cashRegisterId: string
  readonly salePointCode: string
  readonly salePointName: string
  readonly cashCode: string
  readonly cashName: string
}

export interface QrSaleEvent extends QrSale {
  readonly sequence: bigint
}

/** PAYER: the seller's account, from which the money is given back. RECIPIENT: the customer's. */
export type RefundCheckRefusal =
  | 'SALE_NOT_FOUND'
  | 'ALREADY_REFUNDED'
  | 'REFUND_AMOUNT_EXCEEDED'
  | 'REFUND_PAYER_INSUFFICIENT_FUNDS'
  | 'REFUND_PAYER_ACCOUNT_BLOCKED'
  | 'REFUND_PAYER_ACCOUNT_INACTIVE'
  | 'REFUND_RECIPIENT_ACCOUNT_BLOCKED'
  | 'REFUND_RECIPIENT_ACCOUNT_INACTIVE'

export interface AvailableRefund {
  /** At most so much can be given back. */
  readonly availableMinor: bigint
  readonly maskedAccount: string
  readonly recipientName: string
}

/** Sales by QR at the bank's card processing, oldest first, each once. */
export interface QrSales extends EventFeed<QrSaleEvent> {
  /**
   * Whether the money of a sale can be given back now; the refund itself is an order (payment-execution.ts), which
   * is checked again. A sale of another organisation is answered like one that does not exist.
   *
   * @throws BankUnavailable (payment-execution.ts)
   */
  checkRefund(
    legalPartyId: string,
    saleId: string,
    amountMinor: bigint,
  ): Promise<Result<AvailableRefund, RefundCheckRefusal>>
}
