import { formatDate } from '@tartip/domain/time/format-date'
import { useMemo } from 'react'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import type { DataColumn } from '../../../components/table/data-column.ts'
import { DataTable } from '../../../components/table/data-table.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LoanStateChip } from '../loan-state-chip.tsx'
import { monthOf } from '../loans-model.ts'
import type { LoanMonth } from '../loans-model.ts'
import type { LoanRow } from '../loans-queries.ts'
import classes from './loan.module.css'

interface LoanTableProps {
  rows: readonly LoanRow[]
  currency: string
}

/** The schedule, payment by payment, from the first to the last. */
export function LoanTable({ rows, currency }: LoanTableProps) {
  const { t } = useTranslation('loans')
  const columns = useScheduleColumns(currency)
  const months = useMemo(() => rows.map(row => monthOf(row, currency)), [rows, currency])
  return (
    <SummaryCard title={t($ => $.schedule.title)} isFlush>
      <DataTable
        label={t($ => $.schedule.title)}
        columns={columns}
        rows={months}
        getRowId={month => month.row.lastPayDate}
        rowName={month => formatDate(month.row.lastPayDate)}
        renderCard={month => <MonthCard month={month} currency={currency} />}
      />
    </SummaryCard>
  )
}

function useScheduleColumns(currency: string): readonly DataColumn<LoanMonth>[] {
  const { t } = useTranslation('loans')
  return useMemo(() => {
    const amount = (value: string) => <Amount value={value} currency={currency} hidesCurrency />
    return [
      {
        id: 'date',
        header: t($ => $.schedule.date),
        width: '8.5rem',
        isRowName: true,
        cell: ({ row }) => <DateText value={row.lastPayDate} />,
      },
      {
        id: 'state',
        header: t($ => $.schedule.state),
        cell: ({ row }) => <LoanStateChip state={row.state} />,
      },
      {
        id: 'principal',
        header: t($ => $.schedule.principal),
        align: 'end',
        cell: ({ principal }) => amount(principal),
      },
      {
        id: 'interest',
        header: t($ => $.schedule.interest),
        align: 'end',
        cell: ({ interest }) => amount(interest),
      },
      {
        id: 'payment',
        header: `${t($ => $.schedule.payment)}, ${currency}`,
        align: 'end',
        cell: ({ row }) => amount(row.amountCharge),
      },
      {
        id: 'rest',
        header: t($ => $.schedule.rest),
        align: 'end',
        isExtra: true,
        cell: ({ row }) => <span className={classes.quiet}>{amount(row.balance)}</span>,
      },
    ]
  }, [t, currency])
}

function MonthCard({ month, currency }: { month: LoanMonth; currency: string }) {
  const { t } = useTranslation('loans')
  const { row } = month
  return (
    <span className={classes.month}>
      <span className={classes.line}>
        <span className={classes.day}>
          <DateText value={row.lastPayDate} />
        </span>
        <Amount value={row.amountCharge} currency={currency} />
      </span>
      <span className={classes.line}>
        <LoanStateChip state={row.state} />
        <span className={classes.quiet}>
          {t($ => $.schedule.interest)}{' '}
          <Amount value={month.interest} currency={currency} hidesCurrency />
        </span>
      </span>
    </span>
  )
}
