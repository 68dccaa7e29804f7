import { loanChangeKindNames } from '@tartip/domain/loans/loan-change'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { CardAndListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { Facts, type FactLine } from '../../../components/layout/facts.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { loanHref } from '../../../lib/loan-href.ts'
import { TaskStateChip } from '../../../lib/task-state-chip.tsx'
import { useBankToday } from '../../../lib/use-bank-today.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useRefusalToast } from '../../../lib/use-refusal-toast.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { FileMenu, papersAt } from '../../../lists/file-menu.tsx'
import { CancelLoanClaimDocument } from '../api/loan-claims.account.generated.ts'
import { findLoan } from '../loans-model.ts'
import { loanChartQuery, loansKey, loansQuery, type Loan } from '../loans-queries.ts'
import { changeOf, ClaimForm, PlannedSchedule, typedOf } from './claim-form.tsx'
import { claimQuery, useLiveClaims, type LoanClaim } from './claim-queries.ts'
import classes from './loan-claims.module.css'
import { planOfLoan } from './plan-of-loan.ts'

/** `/loan-claims/$loanClaimId`: one claim with its schedule, live; a draft is continued here. */
export function ClaimRoute() {
  const { t } = useTranslation('loans')
  const language = useLanguage()
  const { loanClaimId = '' } = useParams({ strict: false })
  const claim = useQuery(claimQuery(loanClaimId))
  useLiveClaims()
  return (
    <Page
      title={claim.data ? loanChangeKindNames[claim.data.kind][language] : t($ => $.claims.one)}
      subtitle={claim.data ? t($ => $.contract, { number: claim.data.dutyNumber }) : undefined}
      back={
        claim.data
          ? { href: loanHref(claim.data), label: t($ => $.one) }
          : { href: '/loan-claims', label: t($ => $.back) }
      }
    >
      <QueryState query={claim} skeleton={<CardAndListSkeleton rows={6} />}>
        {found => (
          <>
            <ClaimFacts claim={found} />
            <LoanOfClaim claim={found} />
          </>
        )}
      </QueryState>
    </Page>
  )
}

function ClaimFacts({ claim }: { claim: LoanClaim }) {
  const { t } = useTranslation('loans')
  const language = useLanguage()
  const { amount, certificate, currency, day, decidedDate, executedDate, mode, repayOn } = claim
  const fact = (label: string, value: ReactNode): FactLine => [label, value]
  const facts = [
    ...(amount
      ? [
          fact(
            t($ => $.claims.amount),
            <Amount value={amount} currency={currency} />,
          ),
        ]
      : []),
    ...(mode
      ? [
          fact(
            t($ => $.claims.mode),
            t($ => $.claims.modes[mode]),
          ),
        ]
      : []),
    ...(repayOn
      ? [
          fact(
            t($ => $.claims.repayOn),
            <DateText value={repayOn} />,
          ),
        ]
      : []),
    ...(day
      ? [
          fact(
            t($ => $.claims.day),
            day,
          ),
        ]
      : []),
    fact(
      t($ => $.claims.created),
      <DateTimeText value={claim.createdDate} />,
    ),
    ...(decidedDate
      ? [
          fact(
            t($ => $.claims.decided),
            <DateTimeText value={decidedDate} />,
          ),
        ]
      : []),
    ...(executedDate
      ? [
          fact(
            t($ => $.claims.executedOn),
            <DateTimeText value={executedDate} />,
          ),
        ]
      : []),
    ...(certificate
      ? [
          fact(
            t($ => $.claims.owedOn),
            <DateText value={certificate.date} />,
          ),
          fact(
            t($ => $.schedule.principal),
            <Amount value={certificate.principal} currency={currency} />,
          ),
          fact(
            t($ => $.interestAhead),
            <Amount value={certificate.interest} currency={currency} />,
          ),
        ]
      : []),
  ]
  return (
    <SummaryCard aside={<TaskStateChip state={claim.state} />} title={t($ => $.claims.one)}>
      <Facts facts={facts} />
      {claim.reason ? (
        <Notice tone="danger" role="note">
          <p>{claim.reason}</p>
        </Notice>
      ) : null}
      <div className={classes.buttons}>
        {certificate ? (
          <FileMenu
            label={t($ => $.claims.certificateIn)}
            choices={papersAt(certificate.pdfLink, language)}
          >
            {loanChangeKindNames.DEBT_CERTIFICATE[language]}
          </FileMenu>
        ) : null}
        {claim.canCancel ? <CancelButton claim={claim} /> : null}
      </div>
    </SummaryCard>
  )
}

function CancelButton({ claim }: { claim: LoanClaim }) {
  const { t } = useTranslation('loans')
  const client = useQueryClient()
  const router = useRouter()
  const showRefusal = useRefusalToast()
  const [isOpen, setIsOpen] = useState(false)
  const { queryKey } = claimQuery(claim.loanClaimId)
  const act = claim.state === 'DRAFT' ? 'delete' : 'withdraw'
  const cancel = useMutation({
    mutationFn: () =>
      execute(CancelLoanClaimDocument, { loanClaimId: claim.loanClaimId }, { service: 'account' }),
    onSuccess: async ({ cancelLoanClaim }) => {
      toast.success(t($ => $.claims[act].done))
      if (cancelLoanClaim) {
        client.setQueryData(queryKey, cancelLoanClaim)
      } else {
        await router.navigate({ href: loanHref(claim), replace: true })
        client.removeQueries({ queryKey })
      }
      void client.invalidateQueries({ queryKey: [loansKey, 'claims'] })
    },
    onError: error => {
      showRefusal(error)
      void client.invalidateQueries({ queryKey })
    },
    onSettled: () => setIsOpen(false),
  })
  return (
    <>
      <Button variant="default" color="danger" onClick={() => setIsOpen(true)}>
        {t($ => $.claims[act].action)}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        tone="danger"
        title={t($ => $.claims[act].question)}
        body={t($ => $.claims[act].text)}
        confirmLabel={t($ => $.claims[act].action)}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onCancel={() => setIsOpen(false)}
      />
    </>
  )
}

/** The form of a draft, or the schedule that a claim makes while it is not carried out. */
function LoanOfClaim({ claim }: { claim: LoanClaim }) {
  const { legalPartyId } = useViewer()
  const loans = useQuery(loansQuery(legalPartyId))
  const loan = loans.data && findLoan(loans.data, claim)
  const isDraft = claim.state === 'DRAFT'
  const isAhead = claim.state !== 'DECLINED' && !claim.executedDate
  if (!loan || !isAhead || (claim.kind === 'DEBT_CERTIFICATE' && !isDraft)) return null
  return <ScheduleOfClaim claim={claim} loan={loan} />
}

function ScheduleOfClaim({ claim, loan }: { claim: LoanClaim; loan: Loan }) {
  const { t } = useTranslation('loans')
  const { history } = useRouter()
  const today = useBankToday()
  const chart = useQuery(loanChartQuery(loan))
  if (!chart.data || !today) return null
  const rows = chart.data
  if (claim.state === 'DRAFT') {
    return (
      <ClaimForm
        loan={loan}
        rows={rows}
        draft={claim}
        onClose={() => history.push(loanHref(loan))}
      />
    )
  }
  const change = changeOf(typedOf(claim), loan)
  const plan = change && planOfLoan(loan, rows, change, today)
  if (!plan?.ok) return null
  return (
    <SummaryCard title={t($ => $.claims.newSchedule)}>
      <div className={classes.form}>
        <PlannedSchedule plan={plan.value} currency={loan.currency} />
      </div>
    </SummaryCard>
  )
}
