import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { CardAndListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { useLiveMoney } from '../../../lib/live-money/use-live-money.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LoanClaims } from '../claims/loan-claims.tsx'
import { findLoan } from '../loans-model.ts'
import { loanChartQuery, loansKey, loansQuery } from '../loans-queries.ts'
import type { Loan } from '../loans-queries.ts'
import { LoanChart } from './loan-chart.tsx'
import { LoanSummary } from './loan-summary.tsx'
import { LoanTable } from './loan-table.tsx'

/**
 * `/loan-claim/$loanId/$accountId/$dutyNumber`: one loan with its schedule. The three parts must be of
 * one loan of this company; anything else is answered as no loan, whoever made the address.
 */
export function LoanRoute() {
  const { t } = useTranslation('loans')
  const viewer = useViewer()
  const { loanId = '', accountId = '', dutyNumber = '' } = useParams({ strict: false })
  const loans = useQuery(loansQuery(viewer.legalPartyId))
  useLiveMoney(viewer.legalPartyId, loansKey)
  const loan = loans.data && findLoan(loans.data, { loanId, accountId, dutyNumber })
  return (
    <Page
      title={loan?.accountName ?? t($ => $.one)}
      subtitle={loan ? t($ => $.contract, { number: loan.dutyNumber }) : undefined}
      back={{ href: '/loan-claims', label: t($ => $.back) }}
    >
      <QueryState
        query={loans}
        isEmpty={() => loan === undefined}
        empty={<LoanMissing />}
        skeleton={<CardAndListSkeleton rows={6} />}
      >
        {() => (loan ? <LoanOf loan={loan} /> : null)}
      </QueryState>
    </Page>
  )
}

function LoanMissing() {
  const { t } = useTranslation('loans')
  return (
    <SummaryCard>
      <EmptyState
        illustration="locked"
        title={t($ => $.notFoundTitle)}
        text={t($ => $.notFoundText)}
        action={<LinkButton href="/loan-claims">{t($ => $.toLoans)}</LinkButton>}
      />
    </SummaryCard>
  )
}

function LoanOf({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loans')
  const chart = useQuery(loanChartQuery(loan))
  return (
    <>
      <LoanSummary loan={loan} rows={chart.data} />
      <QueryState
        query={chart}
        skeleton={
          <SummaryCard>
            <RowsSkeleton rows={8} />
          </SummaryCard>
        }
        empty={
          <SummaryCard>
            <EmptyState
              illustration="empty"
              title={t($ => $.schedule.emptyTitle)}
              text={t($ => $.schedule.emptyText)}
              isCompact
            />
          </SummaryCard>
        }
      >
        {rows => (
          <>
            <SummaryCard>
              <LoanChart rows={rows} currency={loan.currency} />
            </SummaryCard>
            <LoanClaims loan={loan} rows={rows} />
            <LoanTable rows={rows} currency={loan.currency} />
          </>
        )}
      </QueryState>
    </>
  )
}
