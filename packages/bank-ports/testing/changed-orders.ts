import type { OrderHead, OrderShapes } from '@tartip/domain/payment/payment-order'
import type { ChangesOf } from './changed-requests.ts'

/** What distinguishes a shape from the others: where it has only one value it has nothing else to be changed to. */
interface OnlyOne {
  readonly domestic: never
  readonly swift: 'operationCode'
  readonly conversion: 'operationCode'
  readonly budget: 'operationCode'
  readonly companyCard: 'recipientCard'
  readonly retailCard: 'recipientCard'
  readonly qr: 'operationCode'
  readonly refund: 'operationCode'
  readonly salary: 'operationCode'
}

type Changes = {
  readonly [Shape in keyof OrderShapes]: ChangesOf<
    OrderShapes[Shape],
    'paymentId' | Extract<OnlyOne[Shape], keyof OrderShapes[Shape]>
  >
}

const otherId = '00000000-0000-4000-8000-0000000000ff'

const head: ChangesOf<OrderHead, 'paymentId' | 'paymentCode'> = {
  legalPartyId: otherId,
  payerAccount: '1090000000000001',
  payerName: 'ОсОО «Другой»',
  amountMinor: 10_001n,
  currency: 'EUR',
  commissionMinor: 501n,
  commissionCurrency: 'EUR',
  commissionAccount: '1090000000000002',
  purpose: 'Оплата по договору № 6',
  transferNum: '18',
  valueDate: '2030-01-09',
  digest: 'b'.repeat(64),
}
const recipient = {
  recipientAccount: '1290000000000003',
  recipientBic: '129001',
  recipientName: 'ОсОО «Другой получатель»',
}
const paymentCode = '22222222'
const rate = { base: 'USD', quote: 'KGS', value: '87.0001' } as const

/** For each shape of an order another value of each of its fields. */
export const changedOrders: Changes = {
  domestic: {
    ...head,
    ...recipient,
    paymentCode,
    operationCode: 'INTRABANK_OWN',
    recipientInn: '01234567890123',
  },
  swift: {
    ...head,
    ...recipient,
    paymentCode,
    recipientBankName: 'OTHER BANK',
    recipientStreet: 'OTHER STREET 2',
    recipientTown: 'HAMBURG',
    country: 'AT',
    recipientDetail: 'FLOOR 3',
    commissionOption: 'OUR',
    corrAccount: '30101810400000000225',
    intermediaryBankBic: 'DEUTDEFFXXX',
    intermediaryCorrAccount: '30101810400000000226',
    categoryCode: 'GDS',
    rubInn: '7707083893',
    rubCodeVo: '10100',
    kpp: '7101111',
    kztBin: '123456789012',
    exotic: { amountMinor: 36_500n, currency: 'AED', rate },
  },
  conversion: {
    ...head,
    ...recipient,
    paymentCode,
    recipientAmountMinor: 870_001n,
    recipientCurrency: 'EUR',
    rate,
    rateKind: 'CONTRACTUAL',
    quoteId: otherId,
  },
  budget: {
    ...head,
    ...recipient,
    paymentCode,
    paylogicId: '7302',
    recipientInn: '01234567890123',
  },
  companyCard: {
    ...head,
    ...recipient,
    paymentCode,
    operationCode: 'CARD_2_RKO',
    payerCardNum: '4169 58•• •••• 0001',
    recipientCardNum: '4169 58•• •••• 0002',
  },
  retailCard: {
    ...head,
    paymentCode,
    operationCode: 'RKO_2_CARD',
    cardReferencesId: otherId,
    recipientName: 'Другой К.',
    recipientCardNum: '4169 58•• •••• 0003',
  },
  qr: {
    ...head,
    paymentCode,
    recipientName: 'Магазин «Другой»',
    qr: { provider: 'qr.other.kg', merchantId: '10023', transactionId: '2' },
    recipientAccount: '1090000000000004',
  },
  refund: {
    ...head,
    paymentCode,
    saleOperationId: otherId,
    recipientName: 'Другой К.',
  },
  salary: {
    ...head,
    ...recipient,
    paymentCode,
    registerId: otherId,
    registerDigest: 'c'.repeat(64),
  },
}
