import type { Language } from '../language.ts'
import { originNames } from '../payment/origin.ts'
import type { PaymentStatus } from '../payment/status.ts'
import { refundProgress, refundProgressNames } from '../qr/refund.ts'
import { bishkekDate, bishkekMinute, fromIso, timeOfMinute } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'

/** What the history of sales reads of one, as the API answers it. Amounts are som. */
export interface QrOperationListRow {
  readonly createdAt: string
  readonly amountWithFee: string
  readonly amountWithoutFee: string
  readonly feeAmount: string
  readonly origin: 'STATIC' | 'DYNAMIC'
  readonly senderName: string
  readonly account: string
  readonly stan: string
  readonly providerTransactionId: string
  readonly qrComment?: string | null
  readonly salePointName?: string | null
  readonly salePointCode?: string | null
  readonly cashName?: string | null
  readonly cashCode?: string | null
  /** The document that gives the sale back. */
  readonly refund?: { readonly amount: string; readonly statusCode: PaymentStatus } | null
}

const column = columnsOf<QrOperationListRow>()
const filter = filtersOf<QrOperationListRow>()
const currency = () => 'KGS' as const
const isGivenBack = ({ refund }: QrOperationListRow) =>
  Boolean(refund && refundProgress(refund.statusCode) === 'done')
const refundNameOf = ({ refund }: QrOperationListRow, language: Language) =>
  refund ? refundProgressNames[refundProgress(refund.statusCode)][language] : undefined
const timeOf = (row: QrOperationListRow) => timeOfMinute(bishkekMinute(fromIso(row.createdAt)))

/** Specification 2, section 5: a file of more than a year is never wanted. */
export const qrOperationList = defineList<QrOperationListRow>()({
  name: 'qr-operations',
  openRow: 'sale',
  hasStablePages: true,
  filters: {
    search: filter.search({
      name: 'q',
      input: 'search',
      texts: row => [row.senderName, row.qrComment ?? ''],
      digits: row => [row.stan, row.providerTransactionId],
      amount: row => row.amountWithFee,
    }),
    created: filter.period({
      from: { name: 'from', input: 'startDate' },
      to: { name: 'to', input: 'endDate' },
      of: row => bishkekDate(fromIso(row.createdAt)),
    }),
    timeFrom: filter.timeOfDay({ name: 'timeFrom', input: 'startTime', of: timeOf, bound: 'from' }),
    timeTo: filter.timeOfDay({ name: 'timeTo', input: 'endTime', of: timeOf, bound: 'to' }),
    amount: filter.amountRange({
      from: { name: 'min', input: 'startAmount' },
      to: { name: 'max', input: 'endAmount' },
      of: row => row.amountWithFee,
    }),
    salePoint: filter.option({
      name: 'point',
      input: 'salePointCode',
      max: 6,
      of: row => row.salePointCode ?? '',
    }),
    cash: filter.option({
      name: 'register',
      input: 'cashRegister',
      max: 9,
      of: row => `${row.salePointCode ?? ''}${row.cashCode ?? ''}`,
    }),
    account: filter.account({ name: 'account', of: row => [row.account] }),
    origin: filter.choice({
      name: 'origin',
      options: { STATIC: originNames.STATIC, DYNAMIC: originNames.DYNAMIC },
      matches: (origin, row) => row.origin === origin,
    }),
  },
  sorts: ['CREATED_DATE', 'AMOUNT'],
  usualSort: { by: 'CREATED_DATE', order: 'DESC' },
  columns: [
    column('dateTime', 'date', row => row.createdAt, { sort: 'CREATED_DATE', shown: 'always' }),
    column('text', 'sender', row => row.senderName, { shown: 'always' }),
    column('text', 'salePoint', row => row.salePointName ?? undefined, { shown: 'usually' }),
    column('text', 'cash', row => row.cashName ?? undefined, { shown: 'usually' }),
    column('text', 'origin', (row, language) => originNames[row.origin][language], {
      shown: 'onDemand',
    }),
    column('text', 'comment', row => row.qrComment ?? undefined, { shown: 'onDemand' }),
    column('number', 'stan', row => row.stan, { shown: 'onDemand' }),
    column('number', 'providerId', row => row.providerTransactionId, { shown: 'inFiles' }),
    column('account', 'account', row => row.account, { shown: 'inFiles' }),
    column('amount', 'amount', row => row.amountWithFee, {
      sort: 'AMOUNT',
      currency,
      shown: 'always',
    }),
    column('amount', 'fee', row => row.feeAmount, { currency, shown: 'usually' }),
    column('amount', 'net', row => row.amountWithoutFee, { currency, shown: 'usually' }),
    column('amount', 'refunded', row => (isGivenBack(row) ? row.refund?.amount : undefined), {
      currency,
      shown: 'usually',
    }),
    column('text', 'refund', refundNameOf, { shown: 'onDemand' }),
  ],
})
