import type { LocalDate } from '@tartip/domain/time/instant'
import type { DomesticOrder } from '@tartip/domain/payment/payment-order'

interface OrderingBank {
  newPaymentId(): string
  readonly otherBank: { readonly bic: string; readonly account: string }
  readonly valueDate: LocalDate
}

/** An order of 100.00 som to another bank, with 5.00 of commission, that nothing is wrong with. */
export const clearingOrderFrom = (
  bank: OrderingBank,
  payer: { readonly legalPartyId: string; readonly account: string },
): DomesticOrder => ({
  paymentId: bank.newPaymentId(),
  legalPartyId: payer.legalPartyId,
  operationCode: 'CLEARING',
  payerAccount: payer.account,
  payerName: 'ОсОО «Плательщик»',
  recipientAccount: bank.otherBank.account,
  recipientBic: bank.otherBank.bic,
  recipientName: 'ОсОО «Получатель»',
  amountMinor: 10_000n,
  currency: 'KGS',
  commissionMinor: 500n,
  commissionCurrency: 'KGS',
  purpose: 'Оплата по договору № 5',
  transferNum: '17',
  valueDate: bank.valueDate,
  digest: 'a'.repeat(64),
})
