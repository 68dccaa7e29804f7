import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { useLiveMoney } from '../../../lib/live-money/use-live-money.ts'
import { useGivesRights } from '../../../lib/use-gives-rights.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AllLoanClaims } from '../claims/loan-claims.tsx'
import { LoanTasks } from '../claims/loan-tasks.tsx'
import { openFirst } from '../loans-model.ts'
import { loansKey, loansQuery } from '../loans-queries.ts'
import { LoanCard } from './loan-card.tsx'
import classes from './loans.module.css'

/** `/loan-claims`: what the company owes the bank, loan by loan. */
export function LoansRoute() {
  const { t } = useTranslation('loans')
  const viewer = useViewer()
  const givesRights = useGivesRights()
  const loans = useQuery(loansQuery(viewer.legalPartyId))
  useLiveMoney(viewer.legalPartyId, loansKey)
  return (
    <Page title={t($ => $.title)}>
      <QueryState
        query={loans}
        skeleton={
          <div className={classes.loans}>
            <LoanCardSkeleton />
            <LoanCardSkeleton />
          </div>
        }
        empty={
          <SummaryCard>
            <EmptyState
              illustration="empty"
              title={t($ => $.emptyTitle)}
              text={t($ => (givesRights ? $.emptyOwnText : $.emptyText))}
            />
          </SummaryCard>
        }
      >
        {list => (
          <div className={classes.loans}>
            {openFirst(list).map(loan => (
              <LoanCard key={loan.loanId} loan={loan} />
            ))}
          </div>
        )}
      </QueryState>
      <AllLoanClaims />
      <LoanTasks />
    </Page>
  )
}

function LoanCardSkeleton() {
  return (
    <SummaryCard>
      <div className={classes.skeleton}>
        <SkeletonBlock width="11rem" />
        <SkeletonBlock width="9rem" height="0.875rem" />
        <SkeletonBlock width="14rem" height="1.75rem" />
        <SkeletonBlock height="0.625rem" />
        <SkeletonBlock width="60%" />
      </div>
    </SummaryCard>
  )
}
