import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { OrderHead, OrderShapes } from '@tartip/domain/payment/payment-order'
import type { AccountUnderTest } from './payment-execution-contract.ts'

/** What an order of the suite names of the bank itself. */
interface NamedBank {
  readonly ownBic: string
  readonly treasury: { readonly bic: string; readonly account: string }
  readonly retailCard: { readonly cardReferencesId: string; readonly maskedNumber: string }
}

/** Good orders of every kind, each changed as a test needs it. */
export function buildOrders(bank: () => NamedBank, head: (currency?: CurrencyCode) => OrderHead) {
  const swift = (change: Partial<OrderShapes['swift']> = {}): OrderShapes['swift'] => ({
    ...head('USD'),
    operationCode: 'SWIFT',
    recipientAccount: 'DE89370400440532013000',
    recipientBic: 'COBADEFFXXX',
    recipientName: 'MUSTER GMBH',
    recipientTown: 'BERLIN',
    country: 'DE',
    commissionOption: 'SHA',
    ...change,
  })
  const conversion = (
    recipient: AccountUnderTest,
    change: Partial<OrderShapes['conversion']> = {},
  ): OrderShapes['conversion'] => ({
    ...head('USD'),
    operationCode: 'CONVERSION',
    recipientAccount: recipient.account,
    recipientBic: bank().ownBic,
    recipientName: 'ОсОО «Плательщик»',
    recipientAmountMinor: 870_000n,
    recipientCurrency: 'KGS',
    rate: { base: 'USD', quote: 'KGS', value: '87.0000' },
    rateKind: 'FIXED',
    ...change,
  })
  const budget = (change: Partial<OrderShapes['budget']> = {}): OrderShapes['budget'] => ({
    ...head(),
    operationCode: 'BUDGET',
    recipientAccount: bank().treasury.account,
    recipientBic: bank().treasury.bic,
    recipientName: 'Центральное казначейство',
    paylogicId: '7301',
    paymentCode: '11111100',
    ...change,
  })
  const companyCard = (
    operationCode: OrderShapes['companyCard']['operationCode'],
    recipient: AccountUnderTest,
  ): OrderShapes['companyCard'] => ({
    ...head(),
    operationCode,
    recipientCard: 'COMPANY',
    recipientAccount: recipient.account,
    recipientBic: bank().ownBic,
    recipientName: 'ОсОО «Плательщик»',
  })
  const retailCard = (
    change: Partial<OrderShapes['retailCard']> = {},
  ): OrderShapes['retailCard'] => ({
    ...head(),
    operationCode: 'CARD_2_CARD',
    recipientCard: 'RETAIL',
    cardReferencesId: bank().retailCard.cardReferencesId,
    recipientName: 'Бакыт А.',
    recipientCardNum: bank().retailCard.maskedNumber,
    ...change,
  })
  const qr = (change: Partial<OrderShapes['qr']> = {}): OrderShapes['qr'] => ({
    ...head(),
    operationCode: 'QR',
    recipientName: 'Магазин «Ак Жол»',
    qr: { provider: 'qr.other.kg', merchantId: '10023' },
    ...change,
  })
  const refund = (
    saleOperationId: string,
    change: Partial<OrderShapes['refund']> = {},
  ): OrderShapes['refund'] => ({
    ...head(),
    commissionMinor: 0n,
    operationCode: 'REFUND',
    saleOperationId,
    recipientName: 'Бакыт А.',
    ...change,
  })

  const domestic = (
    operationCode: OrderShapes['domestic']['operationCode'],
    recipient: { readonly account: string; readonly bic: string },
  ): OrderShapes['domestic'] => ({
    ...head(),
    operationCode,
    recipientAccount: recipient.account,
    recipientBic: recipient.bic,
    recipientName: 'ОсОО «Получатель»',
  })
  return { swift, conversion, budget, companyCard, retailCard, qr, refund, domestic }
}
