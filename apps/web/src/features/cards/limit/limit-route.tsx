import { useQuery } from '@tanstack/react-query'
import type { Viewer } from '@tartip/domain/people/viewer'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { Meter } from '../../../components/charts/meter.tsx'
import { plotValue } from '../../../components/charts/plot-value.ts'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { useBankToday } from '../../../lib/use-bank-today.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CardMissing } from '../card-missing.tsx'
import { findCard, fullCardName, mayChange } from '../cards-model.ts'
import type { Card, CardLimits } from '../cards-model.ts'
import { cardLimitsQuery } from '../cards-queries.ts'
import { cardHref, useCardScreen } from '../use-card-screen.ts'
import { LimitCard } from './limit-card.tsx'
import classes from './limit.module.css'

/** `/card/limit?id=`: the three limits of a card, and what the limits of all cards add up to. */
export function LimitRoute() {
  const { t } = useTranslation('cards')
  const { viewer, accounts, cardId } = useCardScreen()
  const card = accounts.data ? findCard(accounts.data, cardId)?.card : undefined
  return (
    <Page
      title={t($ => $.limit.title)}
      subtitle={card ? fullCardName(card) : undefined}
      back={{ href: cardHref('/card', cardId), label: t($ => $.limit.back) }}
    >
      <QueryState
        query={accounts}
        isEmpty={() => card === undefined}
        empty={<CardMissing />}
        skeleton={<LimitSkeleton />}
      >
        {() => (card ? <Limits card={card} viewer={viewer} /> : null)}
      </QueryState>
    </Page>
  )
}

/** What all cards may spend, and three limits, on their way. */
function LimitSkeleton() {
  return (
    <div className={classes.page}>
      <SummaryCard>
        <LinesSkeleton lines={3} />
      </SummaryCard>
      <div className={classes.limits}>
        {['cash', 'outlets', 'internet'].map(limit => (
          <SummaryCard key={limit}>
            <LinesSkeleton lines={8} />
          </SummaryCard>
        ))}
      </div>
    </div>
  )
}

function Limits({ card, viewer }: { card: Card; viewer: Viewer }) {
  const { t } = useTranslation('cards')
  const today = useBankToday()
  const limits = useQuery(cardLimitsQuery(card.id))
  const canChange = mayChange(viewer, card, 'SET_LIMIT')
  return (
    <QueryState query={limits} skeleton={<LimitSkeleton />}>
      {info => (
        <>
          <TotalMeter info={info} />
          {canChange ? null : (
            <p className={classes.note}>
              {t($ => (viewer.signRight === 'FIRST' ? $.limit.readOnlyOwn : $.limit.readOnly))}
            </p>
          )}
          <div className={classes.limits}>
            {info.limits.map(limit => (
              <LimitCard
                key={limit.limitType}
                limit={limit}
                info={info}
                today={today}
                canChange={canChange && today !== undefined}
              />
            ))}
          </div>
        </>
      )}
    </QueryState>
  )
}

/** How much of the five million of the organisation is given out. */
function TotalMeter({ info }: { info: CardLimits }) {
  const { t } = useTranslation('cards')
  const som = (wire: string) => formatDecimal(wire, 'KGS')
  const part = plotValue(info.totalSetAmount, 'KGS') / plotValue(info.totalMaxAmount, 'KGS')
  return (
    <SummaryCard title={t($ => $.limit.total)}>
      <p className={classes.total}>
        {t($ => $.limit.totalOf, { set: som(info.totalSetAmount), max: som(info.totalMaxAmount) })}
      </p>
      <div className={classes.meter}>
        <Meter part={part} />
      </div>
      <p className={classes.quiet}>
        {t($ => $.limit.totalLeft, { left: som(info.totalAvailableAmount) })}
      </p>
    </SummaryCard>
  )
}
