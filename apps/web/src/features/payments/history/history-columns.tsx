import { operationNames } from '@tartip/domain/payment/operation'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { DataColumn } from '../../../components/table/data-column.ts'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { PersonName } from '../../../components/text/person-name.tsx'
import { StatusChip } from '../../../components/text/status-chip.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { directionOf, isReturnedToCreator } from '../../../lib/document-flags.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import classes from './history.module.css'
import type { HistorySort } from './history-search.ts'
import type { OptionalColumn } from './view-settings.ts'

export type ColumnId = OptionalColumn | 'recipient' | 'amount'

/** What the server can sort by. */
export const sortOfColumn: Readonly<Partial<Record<string, HistorySort>>> = {
  created: 'CREATED_DATE',
  valueDate: 'VALUE_DATE',
  amount: 'AMOUNT',
  recipient: 'RECIPIENT_NAME',
  number: 'TRANSFER_NUM',
} satisfies Partial<Record<ColumnId, HistorySort>>

/** The column a sort stands in; undefined for a hidden one. */
export const columnOfSort = (sort: HistorySort): string | undefined =>
  Object.entries(sortOfColumn).find(([, value]) => value === sort)?.[0]

/** All columns of the history in their order; the view hides some. */
export function useHistoryColumns(): readonly DataColumn<PaymentRow>[] {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  return useMemo(() => {
    const column = (
      id: ColumnId,
      cell: DataColumn<PaymentRow>['cell'],
      rest: Partial<DataColumn<PaymentRow>> = {},
    ): DataColumn<PaymentRow> => ({
      id,
      header: t($ => $.history.columns[id]),
      cell,
      isSortable: id in sortOfColumn,
      ...rest,
    })
    return [
      column('created', row => <DateText value={bishkekDate(fromIso(row.createdDate))} />, {
        width: '6.75rem',
      }),
      column('number', row => row.transferNum, { width: '4.25rem', isExtra: true }),
      column('recipient', row => <span className={classes.clip}>{row.recipientName}</span>, {
        isRowName: true,
      }),
      column('operation', row => operationNames[row.operationCode][language]),
      column('account', row => <AccountNumber account={row.payerAccount} isShort />, {
        width: '4.5rem',
        isExtra: true,
      }),
      column('valueDate', row => <DateText value={row.valueDate} />, { width: '7.5rem' }),
      column('purpose', row => <span className={classes.clip}>{row.purpose}</span>),
      column(
        'status',
        row => (
          <StatusChip
            status={row.statusCode}
            colour={row.statusColour}
            isYourTurn={row.isYourTurn}
            isReturnedToCreator={isReturnedToCreator(row)}
          />
        ),
        { width: '18.25rem' },
      ),
      column('creator', row => <PersonName name={row.createdBy} />),
      column(
        'amount',
        row => <Amount value={row.amount} currency={row.currency} direction={directionOf(row)} />,
        { align: 'end', width: '9.5rem' },
      ),
    ]
  }, [t, language])
}
