import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { CardSkeleton } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { useLiveMoney } from '../../../lib/live-money/use-live-money.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { openFirst } from '../loans-model.ts'
import { loansKey, loansQuery } from '../loans-queries.ts'
import { LoanCard } from './loan-card.tsx'
import classes from './loans.module.css'

/** `/loan-claims`: what the company owes the bank, loan by loan. */
export function LoansRoute() {
  const { t } = useTranslation('loans')
  const viewer = useViewer()
  const loans = useQuery(loansQuery(viewer.legalPartyId))
  useLiveMoney(viewer.legalPartyId, loansKey)
  return (
    <Page title={t($ => $.title)}>
      <QueryState
        query={loans}
        skeleton={
          <SummaryCard>
            <CardSkeleton />
          </SummaryCard>
        }
        empty={
          <SummaryCard>
            <EmptyState
              illustration="empty"
              title={t($ => $.emptyTitle)}
              text={t($ => $.emptyText)}
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
    </Page>
  )
}
