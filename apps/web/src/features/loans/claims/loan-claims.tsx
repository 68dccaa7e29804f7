import { loanChangeKindNames } from '@tartip/domain/loans/loan-change'
import { useQuery } from '@tanstack/react-query'
import { may } from '@tartip/domain/people/policy'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LineLink } from '../../../components/controls/line-link.tsx'
import { QueryState, type QueryLike } from '../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { TaskStateChip } from '../../../lib/task-state-chip.tsx'
import { useViewer } from '../../../lib/use-me.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { Loan, LoanRow } from '../loans-queries.ts'
import { ClaimForm } from './claim-form.tsx'
import { claimsQuery, useLiveClaims, type LoanClaim } from './claim-queries.ts'
import classes from './loan-claims.module.css'

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
  useLiveClaims()
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
          {list => <ClaimList claims={list} />}
        </QueryState>
      </SummaryCard>
      {isOpen ? <ClaimForm loan={loan} rows={rows} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

/** Claims about all loans of the organisation; nothing where there are none. */
export function AllLoanClaims() {
  const { t } = useTranslation('loans')
  const viewer = useViewer()
  const isAllowed = may(viewer, 'loanClaims.use').ok
  const claims = useQuery({ ...claimsQuery(viewer.legalPartyId), enabled: isAllowed })
  useLiveClaims()
  return (
    <OptionalListCard title={t($ => $.claims.allTitle)} query={claims}>
      {list => <ClaimList claims={list} hasContract />}
    </OptionalListCard>
  )
}

interface OptionalListCardProps<T> {
  title: string
  query: QueryLike<readonly T[]>
  children: (list: readonly T[]) => ReactNode
}

/** A list that is empty for most organisations: it has a card only with entries, or when it could not be read. */
export function OptionalListCard<T>({ title, query, children }: OptionalListCardProps<T>) {
  if (query.data === undefined ? !query.isError : query.data.length === 0) return null
  return (
    <SummaryCard title={title}>
      <QueryState query={query}>{children}</QueryState>
    </SummaryCard>
  )
}

interface ClaimListProps {
  claims: readonly LoanClaim[]
  /** Names the contract, where the claims are about several loans. */
  hasContract?: boolean
}

function ClaimList({ claims, hasContract = false }: ClaimListProps) {
  const { t } = useTranslation('loans')
  const language = useLanguage()
  return (
    <ul className={classes.list}>
      {claims.map(claim => (
        <li key={claim.loanClaimId} className={classes.line}>
          <span className={classes.heading}>
            <LineLink href={`/loan-claims/${encodeURIComponent(claim.loanClaimId)}`}>
              {loanChangeKindNames[claim.kind][language]}
            </LineLink>
            <TaskStateChip state={claim.state} />
          </span>
          <span className={classes.quiet}>
            {hasContract ? t($ => $.contract, { number: claim.dutyNumber }) : null}{' '}
            <ClaimTerms claim={claim} />
          </span>
          {claim.reason ? <span className={classes.quiet}>{claim.reason}</span> : null}
        </li>
      ))}
    </ul>
  )
}

function ClaimTerms({ claim }: { claim: LoanClaim }) {
  const { t } = useTranslation('loans')
  const { amount, certificate, currency, day, executedDate, mode, repayOn } = claim
  const terms = [
    amount ? <Amount key="amount" value={amount} currency={currency} /> : null,
    mode ? t($ => $.claims.modes[mode]) : null,
    repayOn ? <DateText key="day" value={repayOn} /> : null,
    day ? t($ => $.claims.dayOf, { day }) : null,
    executedDate && !certificate ? t($ => $.claims.executed) : null,
    certificate ? <DateText key="certificate" value={certificate.date} /> : null,
  ].filter(term => term !== null)
  return terms.map((term, index) => [index > 0 ? ' · ' : null, term])
}
