import { useQuery } from '@tanstack/react-query'
import { operationNames } from '@tartip/domain/payment/operation'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import { formatDayMonth } from '@tartip/domain/time/format-date'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { Countdown } from '../../../components/text/countdown.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { homePaymentsQuery, signDeadlinesQuery } from '../account-queries.ts'
import type { HomePayment } from '../account-queries.ts'
import { QueueSkeleton } from './queue-skeleton.tsx'
import classes from './queue.module.css'
import { inDeadlineOrder } from './queue-order.ts'
import type { WithDeadline } from './queue-order.ts'
import { TotalsLine } from './totals-line.tsx'

interface SignQueueCardProps {
  legalPartyId: string
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
  now: () => Instant | undefined
  /** What else waits for this person, below. */
  foot?: ReactNode
}

const shown = 3
const toSignHref = '/history?status=FOR_SIGN'
/** The nearest deadlines are among the nearest value dates; this many are looked through. */
const reviewed = 40
/** Hours that are left are no news; the time until which to sign stands beside. */
const soonMinutes = 180

export const signQueueQuery = (legalPartyId: string) =>
  homePaymentsQuery(
    { legalPartyId, status: 'FOR_SIGN', sort: 'SIGN_DEADLINE', order: 'ASC' },
    reviewed,
  )

/** «Ждут вашей подписи»: the three nearest deadlines and one button for all of them. */
export function SignQueueCard({ legalPartyId, today, now, foot }: SignQueueCardProps) {
  const { t } = useTranslation('accounts')
  const queue = useQuery(signQueueQuery(legalPartyId))
  const rules = useQuery(signDeadlinesQuery)
  const count = queue.data?.amountElements ?? 0
  return (
    <SummaryCard
      title={t($ => $.queue.title)}
      aside={queue.data && count > 0 ? <TotalsLine totals={queue.data.totals} /> : undefined}
      isSignal={count > 0}
      className={classes.card}
    >
      <QueryState
        query={queue}
        skeleton={<QueueSkeleton rows={shown} hasActions />}
        isEmpty={page => page.amountElements === 0}
        empty={
          <EmptyState
            illustration="done"
            title={t($ => $.queue.emptyTitle)}
            text={t($ => $.queue.emptyText)}
            isCompact
          />
        }
      >
        {page => (
          <>
            <ul>
              {inDeadlineOrder(page.list, rules.data ?? [])
                .slice(0, shown)
                .map(payment => (
                  <QueueItem key={payment.id} payment={payment} today={today} now={now} />
                ))}
            </ul>
            <div className={classes.actions}>
              <LinkButton href="/sign" variant="filled">
                {t($ => $.queue.sign, { count: page.amountElements })}
              </LinkButton>
              {page.amountElements > shown ? (
                <AppLink href={toSignHref} className={classes.more}>
                  {t($ => $.queue.more, { count: page.amountElements - shown })}
                </AppLink>
              ) : null}
            </div>
          </>
        )}
      </QueryState>
      {foot}
    </SummaryCard>
  )
}

interface QueueItemProps {
  payment: WithDeadline<HomePayment>
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
  now: () => Instant | undefined
}

function QueueItem({ payment, today, now }: QueueItemProps) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  const isToday = payment.valueDate === today
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <AppLink
          className={classes.name}
          href={`/history?status=FOR_SIGN&payment=${encodeURIComponent(payment.id)}`}
        >
          <span translate="no">{payment.recipientName}</span>
        </AppLink>
        <Amount value={payment.amount} currency={payment.currency} />
      </div>
      <div className={classes.line}>
        <span className={classes.note}>
          {operationNames[payment.operationCode][language]} ·{' '}
          {isToday
            ? t($ => $.queue.until, { time: payment.signDeadline })
            : formatDayMonth(payment.valueDate, language)}
        </span>
        {isToday ? (
          <Countdown to={payment.deadlineAt} now={now} shownMinutes={soonMinutes} />
        ) : null}
      </div>
    </li>
  )
}
