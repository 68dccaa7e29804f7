import type { CurrencyCode } from '../money/currency.ts'
import { operationNames } from '../payment/operation.ts'
import type { OperationCode } from '../payment/operation.ts'
import { originNames } from '../payment/origin.ts'
import { statusNames } from '../payment/status.ts'
import type { PaymentStatus } from '../payment/status.ts'
import { statusesOfTab, tabs } from '../payment/tabs.ts'
import type { Viewer } from '../people/viewer.ts'
import { bishkekDate, fromIso } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'

/** What the history reads of a document, as the API answers it. */
export interface PaymentListRow {
  readonly createdDate: string
  readonly createdBy: string
  readonly operationCode: OperationCode
  readonly origin: string
  readonly transferNum: string
  readonly valueDate: string
  readonly payerAccount: string
  readonly recipientAccount: string
  readonly recipientName: string
  readonly amount: string
  readonly currency: string
  readonly commission: string
  readonly commissionCurrency: string
  readonly statusCode: PaymentStatus
  readonly purpose: string
  /** Until when it can be signed, while it waits for a signature. */
  readonly signDeadline?: string | null
}

const column = columnsOf<PaymentListRow>()
const filter = filtersOf<PaymentListRow, Viewer>()
const createdOn = (row: PaymentListRow) => bishkekDate(fromIso(row.createdDate))

/** As many executed documents as one file of the history holds. */
export const mostInPaperFile = 500
export const mostInOneCFile = 5_000

export const paymentList = defineList<PaymentListRow, Viewer>()({
  name: 'payments',
  openRow: 'payment',
  hasStablePages: true,
  filters: {
    tab: filter.choice({
      name: 'status',
      options: tabs,
      usual: 'ALL',
      matches: (tab, row, viewer) => statusesOfTab(tab, viewer).includes(row.statusCode),
    }),
    search: filter.search({
      name: 'q',
      input: 'search',
      texts: row => [row.recipientName, row.purpose],
      digits: row => [row.transferNum, row.payerAccount, row.recipientAccount],
      amount: row => row.amount,
    }),
    created: filter.period({
      from: {
        name: 'from',
        input: 'startDate',
      },
      to: {
        name: 'to',
        input: 'endDate',
      },
      of: createdOn,
    }),
    amount: filter.amountRange({
      from: {
        name: 'min',
        input: 'startAmount',
      },
      to: {
        name: 'max',
        input: 'endAmount',
      },
      of: row => row.amount,
    }),
    account: filter.account({
      name: 'account',
      of: row => [row.payerAccount, row.recipientAccount],
    }),
    currency: filter.currency({
      name: 'currency',
      of: row => row.currency,
    }),
    recipient: filter.textPart({
      name: 'recipient',
      input: 'recipientName',
      of: row => row.recipientName,
      max: 100,
    }),
    number: filter.textPart({
      name: 'number',
      input: 'transferNum',
      of: row => row.transferNum,
      max: 10,
    }),
    creator: filter.person({
      name: 'creator',
      // Rows carry the name of the person only.
      of: () => undefined,
    }),
    origin: filter.choice({
      name: 'origin',
      options: originNames,
      matches: (origin, row) => row.origin === origin,
    }),
    operation: filter.choices({
      name: 'operation',
      options: operationNames,
      of: row => row.operationCode,
    }),
  },
  sorts: [
    'CREATED_DATE',
    'VALUE_DATE',
    'SIGN_DEADLINE',
    'AMOUNT',
    'RECIPIENT_NAME',
    'TRANSFER_NUM',
  ],
  usualSort: { by: 'CREATED_DATE', order: 'DESC' },
  columns: [
    column('date', 'created', createdOn, {
      sort: 'CREATED_DATE',
      shown: 'usually',
    }),
    column('number', 'number', row => row.transferNum, {
      sort: 'TRANSFER_NUM',
      shown: 'usually',
    }),
    column('text', 'recipient', row => row.recipientName, {
      sort: 'RECIPIENT_NAME',
      shown: 'always',
    }),
    column('account', 'recipientAccount', row => row.recipientAccount, { shown: 'inFiles' }),
    column('text', 'operation', (row, language) => operationNames[row.operationCode][language], {
      shown: 'onDemand',
    }),
    column('account', 'account', row => row.payerAccount, {
      shown: 'usually',
    }),
    column('date', 'valueDate', row => row.valueDate, {
      sort: 'VALUE_DATE',
      shown: 'onDemand',
    }),
    column('text', 'purpose', row => row.purpose, {
      shown: 'onDemand',
    }),
    column('dateTime', 'deadline', row => row.signDeadline ?? undefined, {
      sort: 'SIGN_DEADLINE',
      shown: 'onDemand',
    }),
    column('status', 'status', (row, language) => statusNames[row.statusCode][language], {
      shown: 'usually',
    }),
    column('person', 'creator', row => row.createdBy, {
      shown: 'onDemand',
    }),
    column('amount', 'amount', row => row.amount, {
      sort: 'AMOUNT',
      currency: row => row.currency as CurrencyCode,
      shown: 'always',
    }),
    column('text', 'currency', row => row.currency, {
      shown: 'inFiles',
    }),
    column('amount', 'commission', row => row.commission, {
      currency: row => row.commissionCurrency as CurrencyCode,
      shown: 'inFiles',
    }),
  ],
})

const columnNamed = (id: string) => paymentList.columns.filter(one => one.id === id)
const columnsOfQueue = ['number', 'recipient', 'purpose', 'deadline', 'amount']

/** The same documents as the queue of a signatory: what they decide by, the nearest deadline first. */
export const toSignList: typeof paymentList = {
  ...paymentList,
  usualSort: { by: 'SIGN_DEADLINE', order: 'ASC' },
  columns: [
    ...columnsOfQueue
      .flatMap(columnNamed)
      .map(one => (one.shown === 'onDemand' ? { ...one, shown: 'usually' as const } : one)),
    ...paymentList.columns
      .filter(({ id }) => !columnsOfQueue.includes(id))
      .map(one => (one.shown === 'usually' ? { ...one, shown: 'onDemand' as const } : one)),
  ],
}
