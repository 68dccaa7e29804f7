import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatPercent } from '@tartip/domain/money/format-amount'
import { useEffect, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { CardAndListSkeleton } from '../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { Facts, type FactLine } from '../../components/layout/facts.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { runPassively } from '../../lib/passive.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useRefusalToast } from '../../lib/use-refusal-toast.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { ClaimStatusChip } from './claim-status-chip.tsx'
import {
  claimQuery,
  decideClaim,
  liveClaims,
  type ClaimRow,
  type SellerDecision,
} from './installment-queries.ts'
import classes from './installments.module.css'
import { useDurations } from './use-durations.ts'

/** `/installment/detail/$id`: one claim, live, with the seller's verdict where it is awaited. */
export function ClaimRoute() {
  const { t } = useTranslation('installments')
  const { id = '' } = useParams({ strict: false })
  const language = useLanguage()
  const query = claimQuery(id, language)
  const claim = useQuery(query)
  useLiveClaim(id)
  return (
    <Page
      title={
        claim.data ? t($ => $.claim.title, { number: claim.data.claimNumber }) : t($ => $.claim.one)
      }
      back={{ href: '/installment/claims', label: t($ => $.claim.back) }}
    >
      <QueryState query={claim} skeleton={<CardAndListSkeleton rows={3} />}>
        {row => (
          <>
            {row.canConfirm ? <Verdict row={row} /> : null}
            <ClaimFacts row={row} />
          </>
        )}
      </QueryState>
    </Page>
  )
}

/** What the partner does with the claim is shown while the page is open. */
function useLiveClaim(loanClaimId: string): void {
  const client = useQueryClient()
  const { legalPartyId } = useViewer()
  useEffect(
    function followClaim() {
      const { follow, rowsKey } = liveClaims(legalPartyId, loanClaimId)
      const readAgain = () =>
        void runPassively(() => client.invalidateQueries({ queryKey: rowsKey }))
      return follow(() => null, { onEvent: readAgain, onMissed: readAgain })
    },
    [client, legalPartyId, loanClaimId],
  )
}

function ClaimFacts({ row }: { row: ClaimRow }) {
  const { t } = useTranslation('installments')
  const durationsOf = useDurations()
  const facts: readonly FactLine[] = [
    [
      t($ => $.claim.client),
      <span key="client" translate="no">
        {row.clientName}
      </span>,
    ],
    [t($ => $.claim.product), row.productName],
    [t($ => $.products.rate), formatPercent(row.percentRate)],
    [t($ => $.claim.duration), durationsOf([row.duration])],
    [t($ => $.claim.point), row.locationName ?? row.locationCode],
    [t($ => $.claim.created), <DateTimeText key="created" value={row.createdDate} />],
    ...(row.note ? ([[t($ => $.claim.note), row.note]] as const) : []),
  ]
  return (
    <SummaryCard>
      <p className={classes.line}>
        <Amount value={row.sum} currency="KGS" size="xl" />
        <ClaimStatusChip status={row.status} />
      </p>
      {/* The notice of whoever may confirm says it too. */}
      {row.canConfirm ? null : (
        <p className={classes.quiet}>{t($ => $.claim.states[row.status])}</p>
      )}
      <div className={classes.facts}>
        <Facts facts={facts} />
      </div>
    </SummaryCard>
  )
}

/** The seller reports that the buyer has the goods, or that there is no sale. */
function Verdict({ row }: { row: ClaimRow }) {
  const { t } = useTranslation('installments')
  const client = useQueryClient()
  const language = useLanguage()
  const { legalPartyId } = useViewer()
  const showRefusal = useRefusalToast()
  const [requested, setRequested] = useState<SellerDecision>()
  const { queryKey } = claimQuery(row.id, language)
  const decide = useMutation({
    mutationFn: (decision: SellerDecision) => decideClaim(legalPartyId, row.id, decision),
    onSuccess: (decided, decision) => {
      client.setQueryData(queryKey, decided)
      toast.success(t($ => $.verdict.done[decision]))
    },
    onError: error => {
      showRefusal(error)
      void client.invalidateQueries({ queryKey })
    },
    onSettled: () => setRequested(undefined),
  })
  return (
    <Notice
      tone="info"
      role="note"
      actions={
        <>
          <Button onClick={() => setRequested('DELIVERED')}>{t($ => $.verdict.DELIVERED)}</Button>
          <Button variant="default" color="danger" onClick={() => setRequested('REFUSED')}>
            {t($ => $.verdict.REFUSED)}
          </Button>
        </>
      }
    >
      <p>{t($ => $.verdict.text)}</p>
      {requested ? (
        <ConfirmDialog
          opened
          tone={requested === 'REFUSED' ? 'danger' : 'brand'}
          title={t($ => $.verdict.confirmTitle[requested])}
          body={t($ => $.verdict.confirmText[requested], { client: row.clientName })}
          confirmLabel={t($ => $.verdict[requested])}
          isBusy={decide.isPending}
          onConfirm={() => decide.mutate(requested)}
          onCancel={() => setRequested(undefined)}
        />
      ) : null}
    </Notice>
  )
}
