import { useQuery } from '@tanstack/react-query'
import { formatDayMonth } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useId, useState } from 'react'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { comingTermsQuery } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import classes from './coming-list.module.css'
import { comingTerms } from './coming-terms.ts'
import type { ComingTerm } from './coming-terms.ts'
import { QueueSkeleton } from './queue-skeleton.tsx'
import home from './home-route.module.css'
import queue from './queue.module.css'

interface ComingProps {
  legalPartyId: string
  /** Undefined until the bank has answered: nor is it known then whether anything can come. */
  accounts: readonly Account[] | undefined
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
}

/** Below what waits for this person, and in a card of its own. */
const shownInPart = 2
const shownInCard = 6

/** Whether this person sees a loan or a deposit, on which anything can come by itself. */
const canCome = (accounts: ComingProps['accounts']): boolean =>
  accounts?.some(({ type }) => type === 'LOAN' || type === 'DEPOSIT') ?? true

/** The nearest days of loans and deposits, in a card of their own. */
export function ComingCard({ accounts, ...range }: ComingProps) {
  const { t } = useTranslation('accounts')
  const { body, more } = useComing(range, shownInCard)
  if (!canCome(accounts)) return null
  return (
    <SummaryCard title={t($ => $.coming.title)} aside={more} className={home.coming}>
      {body}
    </SummaryCard>
  )
}

/** The same below what waits for this person. */
export function ComingPart({ accounts, ...range }: ComingProps) {
  const { t } = useTranslation('accounts')
  const titleId = useId()
  const { body, more } = useComing(range, shownInPart)
  if (!canCome(accounts)) return null
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h3 id={titleId}>{t($ => $.coming.title)}</h3>
        {more}
      </div>
      {body}
    </section>
  )
}

/** The list, and the button for what it leaves out. */
function useComing({ legalPartyId, today }: Omit<ComingProps, 'accounts'>, shown: number) {
  const { t } = useTranslation('accounts')
  const [isAll, setIsAll] = useState(false)
  const { data, isError } = useQuery(comingTermsQuery(legalPartyId))
  if (isError) return { body: <p className={queue.note}>{t($ => $.coming.unknown)}</p> }
  if (!data || !today) return { body: <QueueSkeleton rows={shownInPart} /> }
  const terms = comingTerms(data, today)
  if (terms.length === 0) {
    return { body: <p className={queue.note}>{t($ => $.coming.nothing)}</p> }
  }
  const left = isAll ? 0 : terms.length - shown
  return {
    body: (
      <ul>
        {terms.slice(0, isAll ? terms.length : shown).map(term => (
          <Term key={`${term.kind} ${term.href}`} term={term} />
        ))}
      </ul>
    ),
    more:
      left > 0 ? (
        <button type="button" className={classes.more} onClick={() => setIsAll(true)}>
          {t($ => $.coming.more, { count: left })}
        </button>
      ) : undefined,
  }
}

function Term({ term }: { term: ComingTerm }) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  const isOverdue = term.kind === 'LOAN_OVERDUE'
  const isPaid = isOverdue || term.kind === 'LOAN_PAYMENT'
  return (
    <li className={queue.item}>
      <div className={queue.line}>
        <AppLink className={queue.name} href={term.href}>
          {term.name}
        </AppLink>
        {term.amount ? (
          <Amount
            value={term.amount}
            currency={term.currency}
            direction={isPaid ? 'DEBIT' : 'CREDIT'}
          />
        ) : null}
      </div>
      <p className={queue.note} data-overdue={isOverdue || undefined}>
        {term.date ? `${formatDayMonth(term.date, language)} · ` : null}
        {t($ => $.coming.kind[term.kind])}
        {term.kind === 'DEPOSIT_INTEREST' && term.amount ? `, ${t($ => $.coming.grown)}` : null}
      </p>
    </li>
  )
}
