import type { UseQueryResult } from '@tanstack/react-query'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import type { DataColumn } from '../../../components/table/data-column.ts'
import { ShortTable } from '../../../components/table/short-table.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { PaymentStatusChip } from '../../../components/text/payment-status-chip.tsx'
import { directionOf } from '../../../lib/document-flags.ts'
import { homePaymentsQuery } from '../account-queries.ts'
import type { HomePayment, PaymentPage } from '../account-queries.ts'
import classes from './latest-payments.module.css'

interface LatestPaymentsProps {
  payments: UseQueryResult<PaymentPage>
  /** Beside other cards instead of below them. */
  isNarrow?: boolean
}

const shown = 5

/** Requested before there is a place to show them. */
export const latestPaymentsQuery = (legalPartyId: string) =>
  homePaymentsQuery({ legalPartyId, status: 'ALL' }, shown)

const hrefOf = (payment: HomePayment) => `/history?payment=${encodeURIComponent(payment.id)}`

/** The last five documents of the company, whatever became of them. */
export function LatestPayments({ payments, isNarrow = false }: LatestPaymentsProps) {
  const { t } = useTranslation('accounts')
  const columns = useLatestColumns()
  return (
    <SummaryCard
      title={t($ => $.latest.title)}
      aside={<AppLink href="/history">{t($ => $.latest.all)}</AppLink>}
      isFlush
    >
      <QueryState
        query={payments}
        skeleton={<RowsSkeleton rows={shown} />}
        isEmpty={page => page.list.length === 0}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.latest.emptyTitle)}
            text={t($ => $.latest.emptyText)}
            isCompact
          />
        }
      >
        {page => (
          <ShortTable
            label={t($ => $.latest.title)}
            columns={columns}
            rows={page.list}
            getRowId={payment => payment.id}
            rowHref={hrefOf}
            isNarrow={isNarrow}
            renderCard={payment => <PaymentCard payment={payment} />}
          />
        )}
      </QueryState>
    </SummaryCard>
  )
}

function useLatestColumns(): readonly DataColumn<HomePayment>[] {
  const { t } = useTranslation('accounts')
  return useMemo(
    () => [
      {
        id: 'date',
        header: t($ => $.latest.date),
        width: '8rem',
        cell: payment => <DateText value={bishkekDate(fromIso(payment.createdDate))} />,
      },
      {
        id: 'to',
        header: t($ => $.latest.to),
        isRowName: true,
        cell: payment => payment.recipientName,
      },
      {
        id: 'account',
        header: t($ => $.latest.account),
        width: '6rem',
        isExtra: true,
        cell: payment => shortAccount(payment.payerAccount),
      },
      {
        id: 'status',
        header: t($ => $.latest.status),
        cell: payment => <PaymentStatusChip row={payment} />,
      },
      {
        id: 'amount',
        header: t($ => $.latest.amount),
        align: 'end',
        cell: payment => (
          <Amount
            value={payment.amount}
            currency={payment.currency}
            direction={directionOf(payment)}
          />
        ),
      },
    ],
    [t],
  )
}

function PaymentCard({ payment }: { payment: HomePayment }) {
  return (
    <span className={classes.card}>
      <span className={classes.line}>
        <span className={classes.name}>{payment.recipientName}</span>
        <Amount
          value={payment.amount}
          currency={payment.currency}
          direction={directionOf(payment)}
        />
      </span>
      <span className={classes.line}>
        <PaymentStatusChip row={payment} />
        <span className={classes.note}>
          <DateText value={bishkekDate(fromIso(payment.createdDate))} />
        </span>
      </span>
    </span>
  )
}
