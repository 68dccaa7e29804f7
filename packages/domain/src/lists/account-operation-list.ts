import type { CurrencyCode } from '../money/currency.ts'
import { bishkekDate, fromIso } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'
import { listLabel as label } from './list-words.ts'

/** What the statement of an account reads of an operation, as the API answers it. */
export interface AccountOperationListRow {
  readonly bookedDate: string
  readonly direction: 'DEBIT' | 'CREDIT'
  readonly amount: string
  readonly currency: string
  readonly balanceAfter: string
  readonly counterpartyName: string
  readonly counterpartyAccount: string
  readonly counterpartyBank?: string | null
  readonly purpose: string
  readonly documentNumber?: string | null
}

const column = columnsOf<AccountOperationListRow>()
const filter = filtersOf<AccountOperationListRow>()
const bookedOn = (row: AccountOperationListRow) => bishkekDate(fromIso(row.bookedDate))
const currencyOf = (row: AccountOperationListRow) => row.currency as CurrencyCode

/** Booked operations of one account, newest first: the order of the running balance. */
export const accountOperationList = defineList<AccountOperationListRow>()({
  name: 'account-operations',
  title: label('Операции', 'Операциялар', 'Operations'),
  filters: {
    search: filter.textPart({
      name: 'q',
      input: 'search',
      label: label('Поиск', 'Издөө', 'Search'),
      of: row =>
        [row.counterpartyName, row.counterpartyAccount, row.purpose, row.documentNumber ?? ''].join(
          '\n',
        ),
      max: 100,
    }),
    booked: filter.period({
      label: label('Период', 'Мезгил', 'Period'),
      from: { name: 'from', input: 'startDate', label: label('С даты', 'Башталган күнү', 'From') },
      to: { name: 'to', input: 'endDate', label: label('По дату', 'Бүткөн күнү', 'To') },
      of: bookedOn,
      // The bank pages through any period.
      maxDays: Number.POSITIVE_INFINITY,
    }),
    direction: filter.choice({
      name: 'direction',
      label: label('Направление', 'Багыты', 'Direction'),
      options: {
        CREDIT: label('Приход', 'Түшкөн', 'Incoming'),
        DEBIT: label('Расход', 'Чыккан', 'Outgoing'),
      },
      matches: (direction, row) => row.direction === direction,
    }),
  },
  sorts: {
    BOOKED_DATE: {
      DESC: label('Сначала новые', 'Адегенде жаңылары', 'Newest first'),
      ASC: label('Сначала старые', 'Адегенде эскилери', 'Oldest first'),
    },
  },
  usualSort: { by: 'BOOKED_DATE', order: 'DESC' },
  columns: [
    column('date', 'date', ['Дата', 'Күнү', 'Date'], bookedOn, { shown: 'always' }),
    column(
      'number',
      'number',
      ['Номер', 'Номер', 'Number'],
      row => row.documentNumber ?? undefined,
      { shown: 'always' },
    ),
    column(
      'text',
      'counterparty',
      ['Контрагент', 'Контрагент', 'Counterparty'],
      row => row.counterpartyName,
      { shown: 'inFiles' },
    ),
    column(
      'account',
      'counterpartyAccount',
      ['Счёт контрагента', 'Контрагенттин эсеби', 'Counterparty account'],
      row => row.counterpartyAccount,
      { shown: 'inFiles' },
    ),
    column(
      'number',
      'counterpartyBank',
      ['БИК контрагента', 'Контрагенттин БИКи', 'Counterparty BIC'],
      row => row.counterpartyBank ?? undefined,
      { shown: 'inFiles' },
    ),
    column('text', 'purpose', ['Назначение', 'Максаты', 'Purpose'], row => row.purpose, {
      shown: 'inFiles',
    }),
    column(
      'amount',
      'debit',
      ['Расход', 'Чыккан', 'Debit'],
      row => (row.direction === 'DEBIT' ? row.amount : undefined),
      { currency: currencyOf, shown: 'inFiles' },
    ),
    column(
      'amount',
      'credit',
      ['Приход', 'Түшкөн', 'Credit'],
      row => (row.direction === 'CREDIT' ? row.amount : undefined),
      { currency: currencyOf, shown: 'inFiles' },
    ),
    column('amount', 'after', ['Остаток', 'Калдык', 'Balance'], row => row.balanceAfter, {
      currency: currencyOf,
      shown: 'always',
    }),
    column('text', 'currency', ['Валюта', 'Валюта', 'Currency'], row => row.currency, {
      shown: 'inFiles',
    }),
  ],
})
