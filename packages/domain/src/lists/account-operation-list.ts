import type { CurrencyCode } from '../money/currency.ts'
import { bishkekDate, fromIso } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'

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
  openRow: 'payment',
  filters: {
    search: filter.search({
      name: 'q',
      input: 'search',
      texts: row => [
        row.counterpartyName,
        row.counterpartyAccount,
        row.purpose,
        row.documentNumber ?? '',
      ],
      digits: row => [row.counterpartyAccount, row.documentNumber ?? ''],
      amount: row => row.amount,
    }),
    booked: filter.period({
      from: { name: 'from', input: 'startDate' },
      to: { name: 'to', input: 'endDate' },
      of: bookedOn,
      // The bank pages through any period.
      maxDays: Number.POSITIVE_INFINITY,
    }),
    direction: filter.choice({
      name: 'direction',
      options: ['CREDIT', 'DEBIT'],
      matches: (direction, row) => row.direction === direction,
    }),
  },
  sorts: ['BOOKED_DATE'],
  usualSort: { by: 'BOOKED_DATE', order: 'DESC' },
  columns: [
    column('date', 'date', bookedOn, { shown: 'always' }),
    column('number', 'number', row => row.documentNumber ?? undefined, { shown: 'always' }),
    column('text', 'counterparty', row => row.counterpartyName, { shown: 'always' }),
    column('account', 'counterpartyAccount', row => row.counterpartyAccount, { shown: 'inFiles' }),
    column('number', 'counterpartyBank', row => row.counterpartyBank ?? undefined, {
      shown: 'inFiles',
    }),
    column('text', 'purpose', row => row.purpose, {
      shown: 'inFiles',
    }),
    column('amount', 'debit', row => (row.direction === 'DEBIT' ? row.amount : undefined), {
      currency: currencyOf,
      shown: 'inFiles',
    }),
    column('amount', 'credit', row => (row.direction === 'CREDIT' ? row.amount : undefined), {
      currency: currencyOf,
      shown: 'inFiles',
    }),
    // In a file each direction has a column of its own, so that it can be summed up.
    column('amount', 'amount', row => row.amount, { currency: currencyOf, shown: 'onScreen' }),
    column('amount', 'after', row => row.balanceAfter, {
      currency: currencyOf,
      shown: 'always',
    }),
    column('text', 'currency', row => row.currency, {
      shown: 'inFiles',
    }),
  ],
})
