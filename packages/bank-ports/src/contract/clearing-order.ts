import type { DomesticOrder } from '../payment-order.ts'
import type { AccountUnderTest, PaymentBankUnderTest } from './payment-execution-contract.ts'

/** An order of 100.00 som to another bank, with 5.00 of commission, that nothing is wrong with. */
export const clearingOrderFrom = (
  bank: Pick<PaymentBankUnderTest, 'newPaymentId' | 'otherBank' | 'valueDate'>,
  payer: AccountUnderTest,
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
