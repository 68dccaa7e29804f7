import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { QueryFailure } from '../../components/feedback/query-state.tsx'
import { EntriesSkeleton } from '../../components/feedback/entries-skeleton.tsx'
import { CardSkeleton, LinesSkeleton, RowsSkeleton } from '../../components/feedback/skeletons.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Unfold } from '../../components/layout/unfold.tsx'
import { Row, Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'

const retry = () => undefined

/** Empty, loading, failed, without the right: four different things. And toasts. */
export function FeedbackSection() {
  const words = useWords()
  return (
    <Specimens>
      <Specimen name="Empty: first use">
        <EmptyState
          illustration="empty"
          title={words.emptyTitle}
          text={words.emptyText}
          action={<Button>{words.newPayment}</Button>}
        />
      </Specimen>
      <Specimen name="Done, in a card">
        <EmptyState illustration="done" title={words.doneTitle} isCompact />
      </Specimen>
      <Specimen name="Loading">
        <CardSkeleton />
        <RowsSkeleton rows={2} />
        <EntriesSkeleton entries={1} sign="round" />
        <EntriesSkeleton entries={1} sign="card" />
        <LinesSkeleton />
      </Specimen>
      <Specimen name="Failure of the bank">
        <QueryFailure error={{ code: 'SERVICE_UNAVAILABLE', traceId: '7f3a-91' }} onRetry={retry} />
      </Specimen>
      <Specimen name="Failure of the line">
        <QueryFailure error={{ code: 'NETWORK', isNetwork: true }} onRetry={retry} />
      </Specimen>
      <Specimen name="No right">
        <QueryFailure error={{ code: 'FORBIDDEN' }} />
      </Specimen>
      <Specimen name="Notices: for information, a warning, a refusal, without weight">
        <Notice role="note">
          <p>{words.agreeHint}</p>
        </Notice>
        <Notice tone="warning" icon={IconAlertTriangle} actions={<Button>{words.repeat}</Button>}>
          <strong>{words.question}</strong>
          <p>{words.questionText}</p>
        </Notice>
        <Notice tone="danger">
          <p>{words.lost}</p>
        </Notice>
        <Notice tone="muted">
          <p>{words.nameHint}</p>
        </Notice>
      </Specimen>
      <Specimen name="Toasts: 8 seconds, stopped by the pointer and the focus">
        <Row>
          <Button
            variant="default"
            data-open="toasts"
            onClick={() => {
              toast.success(words.saved)
              toast.info(words.sent, { goOn: { href: '/exported' } })
              toast.error(words.lost)
            }}
          >
            {words.saved}
          </Button>
        </Row>
      </Specimen>
      <Specimen name="What unfolds: plain, quiet, a row">
        <Unfold summary={words.more}>
          <p>{words.purposeText}</p>
        </Unfold>
        <Unfold look="quiet" summary={words.more}>
          <p>{words.purposeText}</p>
        </Unfold>
        <Unfold look="row" summary={words.company2}>
          <p>{words.purposeText}</p>
        </Unfold>
      </Specimen>
      <Specimen name="Cards: usual, waits for you">
        <SummaryCard title={words.payments} aside="12">
          {words.emptyText}
        </SummaryCard>
        <SummaryCard title={words.toSign} isSignal>
          {words.company}
        </SummaryCard>
      </Specimen>
    </Specimens>
  )
}
