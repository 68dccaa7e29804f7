import { useQuery } from '@tanstack/react-query'
import type { Viewer } from '@tartip/domain/people/viewer'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { draftsQuery, returnedQuery } from '../account-queries.ts'
import type { HomePayment } from '../account-queries.ts'
import { draftsHref, returnedHref } from './own-addresses.ts'
import { QueueSkeleton } from './queue-skeleton.tsx'
import classes from './queue.module.css'

interface DraftsCardProps {
  viewer: Viewer
  /** What else belongs here, below. */
  foot?: ReactNode
}

/** What waits for somebody who makes documents: those that came back, and their own drafts. */
export function DraftsCard({ viewer, foot }: DraftsCardProps) {
  const { t } = useTranslation('accounts')
  const returned = useQuery(returnedQuery(viewer))
  return (
    <SummaryCard className={classes.card} isSignal={(returned.data?.amountElements ?? 0) > 0}>
      <div className={classes.part}>
        <PartHead
          title={t($ => $.drafts.returned)}
          count={returned.data?.amountElements}
          href={returnedHref(viewer)}
        />
        <QueryState
          query={returned}
          skeleton={<QueueSkeleton rows={2} />}
          isEmpty={page => page.amountElements === 0}
          empty={<p className={classes.empty}>{t($ => $.drafts.noReturned)}</p>}
        >
          {page => <DocumentList documents={page.list} status="FOR_EDITING" />}
        </QueryState>
      </div>
      <OwnDrafts viewer={viewer} />
      {foot}
    </SummaryCard>
  )
}

function OwnDrafts({ viewer }: Pick<DraftsCardProps, 'viewer'>) {
  const { t } = useTranslation('accounts')
  const drafts = useQuery(draftsQuery(viewer))
  return (
    <div className={classes.part}>
      <PartHead
        title={t($ => $.drafts.own)}
        count={drafts.data?.amountElements}
        href={draftsHref}
      />
      <QueryState
        query={drafts}
        skeleton={<QueueSkeleton rows={3} />}
        isEmpty={page => page.amountElements === 0}
        empty={<p className={classes.empty}>{t($ => $.drafts.noOwn)}</p>}
      >
        {page => <DocumentList documents={page.list} status="DRAFT" />}
      </QueryState>
    </div>
  )
}

interface PartHeadProps {
  title: string
  count: number | undefined
  href: string
}

function PartHead({ title, count, href }: PartHeadProps) {
  const { t } = useTranslation('accounts')
  return (
    <div className={classes.partHead}>
      <h2>{title}</h2>
      {count ? <AppLink href={href}>{t($ => $.drafts.all, { count })}</AppLink> : null}
    </div>
  )
}

function DocumentList({
  documents,
  status,
}: {
  documents: readonly HomePayment[]
  status: string
}) {
  return (
    <ul>
      {documents.map(document => (
        <li key={document.id} className={classes.item}>
          <div className={classes.line}>
            <AppLink
              className={classes.name}
              href={`/history?status=${status}&payment=${encodeURIComponent(document.id)}`}
            >
              <span translate="no">{document.recipientName}</span>
            </AppLink>
            <Amount value={document.amount} currency={document.currency} />
          </div>
          <p className={classes.note}>
            <DateText value={document.valueDate} />
            {document.description ? ` · ${document.description}` : null}
          </p>
        </li>
      ))}
    </ul>
  )
}
