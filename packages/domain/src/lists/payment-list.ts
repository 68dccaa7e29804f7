import type { LocalizedText } from '../language.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { operationNames } from '../payment/operation.ts'
import type { OperationCode } from '../payment/operation.ts'
import { originNames } from '../payment/origin.ts'
import { statusNames } from '../payment/status.ts'
import type { PaymentStatus } from '../payment/status.ts'
import { statusesOfTab } from '../payment/tabs.ts'
import type { HistoryStatus } from '../payment/tabs.ts'
import type { Viewer } from '../people/viewer.ts'
import { bishkekDate, fromIso } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'
import { listLabel as label } from './list-words.ts'

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
}

/** The tabs of the history; what each lists depends on who looks. */
const tabNames: Readonly<Record<HistoryStatus, LocalizedText>> = {
  ALL: label('Все', 'Баары', 'All'),
  FOR_SIGN: label('На подпись', 'Кол коюуга', 'To sign'),
  FAILED: label('Неуспешные', 'Ишке ашпагандар', 'Failed'),
  FOR_EDITING: label('На доработку', 'Түзөтүүгө', 'For editing'),
  SUCCESS: label('Успешные', 'Аткарылгандар', 'Executed'),
  ERROR: label('Отказ банка', 'Банк четке каккандар', 'Refused by the bank'),
  DRAFT: label('Черновики', 'Караламалар', 'Drafts'),
}

const column = columnsOf<PaymentListRow>()
const filter = filtersOf<PaymentListRow, Viewer>()
const createdOn = (row: PaymentListRow) => bishkekDate(fromIso(row.createdDate))

export const paymentList = defineList<PaymentListRow, Viewer>()({
  name: 'payments',
  title: label('История операций', 'Операциялардын тарыхы', 'Operation history'),
  openRow: 'payment',
  filters: {
    tab: filter.choice({
      name: 'status',
      label: label('Раздел', 'Бөлүм', 'Section'),
      options: tabNames,
      usual: 'ALL',
      matches: (tab, row, viewer) => statusesOfTab(tab, viewer).includes(row.statusCode),
    }),
    search: filter.search({
      name: 'q',
      input: 'search',
      label: label(
        'Получатель, назначение, номер, счёт или сумма',
        'Алуучу, максаты, номери, эсеби же суммасы',
        'Recipient, purpose, number, account or amount',
      ),
      texts: row => [row.recipientName, row.purpose],
      digits: row => [row.transferNum, row.payerAccount, row.recipientAccount],
      amount: row => row.amount,
    }),
    created: filter.period({
      label: label('Период', 'Мезгил', 'Period'),
      from: {
        name: 'from',
        input: 'startDate',
        label: label('Создан с', 'Түзүлгөн күн, башы', 'Created from'),
      },
      to: {
        name: 'to',
        input: 'endDate',
        label: label('Создан по', 'Түзүлгөн күн, аягы', 'Created to'),
      },
      of: createdOn,
    }),
    amount: filter.amountRange({
      label: label('Сумма', 'Сумма', 'Amount'),
      from: {
        name: 'min',
        input: 'startAmount',
        label: label('Сумма от', 'Эң аз сумма', 'Amount from'),
      },
      to: {
        name: 'max',
        input: 'endAmount',
        label: label('Сумма до', 'Эң көп сумма', 'Amount to'),
      },
      of: row => row.amount,
    }),
    account: filter.account({
      name: 'account',
      label: label('Счёт', 'Эсеп', 'Account'),
      of: row => [row.payerAccount, row.recipientAccount],
    }),
    currency: filter.currency({
      name: 'currency',
      label: label('Валюта', 'Валюта', 'Currency'),
      of: row => row.currency,
    }),
    recipient: filter.textPart({
      name: 'recipient',
      input: 'recipientName',
      label: label('Получатель', 'Алуучу', 'Recipient'),
      of: row => row.recipientName,
      max: 100,
    }),
    number: filter.textPart({
      name: 'number',
      input: 'transferNum',
      label: label('Номер', 'Номер', 'Number'),
      of: row => row.transferNum,
      max: 10,
    }),
    creator: filter.person({
      name: 'creator',
      label: label('Создатель', 'Түзүүчү', 'Creator'),
      // Rows carry the name of the person only.
      of: () => undefined,
    }),
    origin: filter.choice({
      name: 'origin',
      label: label('Откуда документ', 'Документ кайдан', 'Origin'),
      options: originNames,
      matches: (origin, row) => row.origin === origin,
    }),
    operation: filter.choices({
      name: 'operation',
      label: label('Вид операции', 'Операциянын түрү', 'Kind of operation'),
      options: operationNames,
      of: row => row.operationCode,
    }),
  },
  sorts: {
    CREATED_DATE: {
      DESC: label('Сначала новые', 'Адегенде жаңылары', 'Newest first'),
      ASC: label('Сначала старые', 'Адегенде эскилери', 'Oldest first'),
    },
    VALUE_DATE: {
      DESC: label('Поздняя дата валютирования', 'Аткаруу күнү алыстары', 'Latest value date'),
      ASC: label('Ближайшая дата валютирования', 'Аткаруу күнү жакындары', 'Nearest value date'),
    },
    AMOUNT: {
      DESC: label('Сначала крупные суммы', 'Адегенде чоң суммалар', 'Largest amounts first'),
      ASC: label('Сначала небольшие суммы', 'Адегенде кичине суммалар', 'Smallest amounts first'),
    },
    RECIPIENT_NAME: {
      DESC: label('Получатель, Я–А', 'Алуучу, Я–А', 'Recipient, Z–A'),
      ASC: label('Получатель, А–Я', 'Алуучу, А–Я', 'Recipient, A–Z'),
    },
    TRANSFER_NUM: {
      DESC: label('Номер, по убыванию', 'Номер, кемүү тартибинде', 'Number, descending'),
      ASC: label('Номер, по возрастанию', 'Номер, өсүү тартибинде', 'Number, ascending'),
    },
  },
  usualSort: { by: 'CREATED_DATE', order: 'DESC' },
  columns: [
    column('date', 'created', ['Дата', 'Күнү', 'Date'], createdOn, {
      sort: 'CREATED_DATE',
      shown: 'usually',
    }),
    column('number', 'number', ['№', '№', 'No.'], row => row.transferNum, {
      sort: 'TRANSFER_NUM',
      shown: 'usually',
    }),
    column('text', 'recipient', ['Кому', 'Кимге', 'To'], row => row.recipientName, {
      sort: 'RECIPIENT_NAME',
      shown: 'always',
    }),
    column(
      'account',
      'recipientAccount',
      ['Счёт получателя', 'Алуучунун эсеби', 'Recipient account'],
      row => row.recipientAccount,
      { shown: 'inFiles' },
    ),
    column(
      'text',
      'operation',
      ['Операция', 'Операция', 'Operation'],
      (row, language) => operationNames[row.operationCode][language],
      { shown: 'onDemand' },
    ),
    column('account', 'account', ['Счёт', 'Эсеп', 'Account'], row => row.payerAccount, {
      shown: 'usually',
    }),
    column('date', 'valueDate', ['Исполнить', 'Аткаруу күнү', 'Value date'], row => row.valueDate, {
      sort: 'VALUE_DATE',
      shown: 'onDemand',
    }),
    column('text', 'purpose', ['Назначение', 'Максаты', 'Purpose'], row => row.purpose, {
      shown: 'onDemand',
    }),
    column(
      'status',
      'status',
      ['Статус', 'Статус', 'Status'],
      (row, language) => statusNames[row.statusCode][language],
      { shown: 'usually' },
    ),
    column('person', 'creator', ['Создал', 'Түзгөн', 'Created by'], row => row.createdBy, {
      shown: 'onDemand',
    }),
    column('amount', 'amount', ['Сумма', 'Сумма', 'Amount'], row => row.amount, {
      sort: 'AMOUNT',
      currency: row => row.currency as CurrencyCode,
      shown: 'always',
    }),
    column('text', 'currency', ['Валюта', 'Валюта', 'Currency'], row => row.currency, {
      shown: 'inFiles',
    }),
    column('amount', 'commission', ['Комиссия', 'Комиссия', 'Commission'], row => row.commission, {
      currency: row => row.commissionCurrency as CurrencyCode,
      shown: 'inFiles',
    }),
  ],
})
