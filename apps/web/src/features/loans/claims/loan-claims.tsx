import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { may } from '@tartip/domain/people/policy'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { TaskStateChip } from '../../../lib/task-state-chip.tsx'
import { useViewer } from '../../../lib/use-me.ts'
import { useRefusalToast } from '../../../lib/use-refusal-toast.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  CancelLoanClaimDocument,
  LoanClaimsDocument,
  type LoanClaimFieldsFragment,
} from '../api/loan-claims.account.generated.ts'
import { loansKey, type Loan, type LoanRow } from '../loans-queries.ts'
import { ClaimForm } from './claim-form.tsx'
import classes from './loan-claims.module.css'

const claimsQuery = (partyId: string, loanId: string) =>
  queryOptions({
    // Read again with the loan: its account reports changes of claims.
    queryKey: [loansKey, 'claims', partyId, loanId] as const,
    queryFn: async ({ signal }) => {
      const options = { service: 'account', signal } as const
      return (await execute(LoanClaimsDocument, { partyId, loanId }, options)).getLoanClaims
    },
  })

interface LoanClaimsProps {
  loan: Loan
  rows: readonly LoanRow[]
}

/** What was requested about the loan, and a new request; for the first signatory and LOAN_MANAGER. */
export function LoanClaims({ loan, rows }: LoanClaimsProps) {
  const viewer = useViewer()
  return may(viewer, 'loanClaims.use').ok ? <Claims loan={loan} rows={rows} /> : null
}

function Claims({ loan, rows }: LoanClaimsProps) {
  const { t } = useTranslation('loans')
  const { legalPartyId } = useViewer()
  const claims = useQuery(claimsQuery(legalPartyId, loan.loanId))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SummaryCard
        title={t($ => $.claims.title)}
        aside={
          loan.isClosed || isOpen ? undefined : (
            <Button size="sm" variant="light" onClick={() => setIsOpen(true)}>
              {t($ => $.claims.create)}
            </Button>
          )
        }
      >
        <QueryState
          query={claims}
          skeleton={<RowsSkeleton rows={2} />}
          empty={<p className={classes.quiet}>{t($ => $.claims.empty)}</p>}
        >
          {list => (
            <ul className={classes.list}>
              {list.map(claim => (
                <ClaimLine key={claim.loanClaimId} claim={claim} />
              ))}
            </ul>
          )}
        </QueryState>
      </SummaryCard>
      {isOpen ? <ClaimForm loan={loan} rows={rows} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function ClaimLine({ claim }: { claim: LoanClaimFieldsFragment }) {
  const { t } = useTranslation('loans')
  const client = useQueryClient()
  const showRefusal = useRefusalToast()
  const cancel = useMutation({
    mutationFn: () =>
      execute(CancelLoanClaimDocument, { loanClaimId: claim.loanClaimId }, { service: 'account' }),
    onError: showRefusal,
    onSettled: () => void client.invalidateQueries({ queryKey: [loansKey] }),
  })
  const { certificate, currency } = claim
  return (
    <li className={classes.line}>
      <span>
        <span className={classes.name}>{t($ => $.claims.kinds[claim.kind])}</span>{' '}
        <TaskStateChip state={claim.state} />
      </span>
      <span className={classes.quiet}>
        {claim.amount ? <Amount value={claim.amount} currency={currency} /> : null}
        {claim.mode ? ` · ${t($ => $.claims.modes[claim.mode ?? 'SHORTER_TERM'])}` : null}
        {claim.repayOn ? (
          <>
            {' '}
            · <DateText value={claim.repayOn} />
          </>
        ) : null}
        {claim.day ? t($ => $.claims.dayOf, { day: claim.day ?? 1 }) : null}
        {claim.executedDate && !certificate ? ` · ${t($ => $.claims.executed)}` : null}
      </span>
      {certificate ? (
        <span>
          {t($ => $.claims.certificate)} <DateText value={certificate.date} />:{' '}
          <Amount value={certificate.principal} currency={currency} />,{' '}
          {t($ => $.claims.certificateInterest)}{' '}
          <Amount value={certificate.interest} currency={currency} />
        </span>
      ) : null}
      {claim.reason ? <span className={classes.quiet}>{claim.reason}</span> : null}
      {claim.canCancel ? (
        <span>
          <Button
            size="sm"
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            {t($ => $.claims.cancel)}
          </Button>
        </span>
      ) : null}
    </li>
  )
}
