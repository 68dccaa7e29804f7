import { isNotZero } from '@tartip/domain/money/decimal'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { Fragment, useState } from 'react'
import { CashFlowChart } from '../../../components/charts/cash-flow-chart.tsx'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { turnoverQuery } from '../account-queries.ts'
import type { OfficialRates } from '../official-rates.ts'
import { useChangeSentence } from '../use-change-sentence.ts'
import { cashFlowInSom, flowDays, flowPeriodOf } from './cash-flow-days.ts'
import type { CashFlow as Flow, DayTurnover } from './cash-flow-days.ts'
import classes from './cash-flow.module.css'
import { historyOfDay } from './own-addresses.ts'

interface CashFlowProps {
  legalPartyId: string
  /** Undefined until the bank's clock has answered; the place of the drawing is kept. */
  today: LocalDate | undefined
  rates: OfficialRates
}

/**
 * Thirty days of all accounts together, in som; moves between own accounts are no part of it. Laid over the
 * thirty days before only when requested: home is for a glance. A day leads to its documents.
 */
export function CashFlow({ today, ...props }: CashFlowProps) {
  return (
    <div className={classes.flow}>
      {today === undefined ? <FlowSkeleton /> : <FlowUntil today={today} {...props} />}
    </div>
  )
}

const FlowSkeleton = () => <SkeletonBlock height="17.5rem" />

function FlowUntil({ legalPartyId, today, rates }: CashFlowProps & { today: LocalDate }) {
  const turnover = useQuery(turnoverQuery(legalPartyId, flowPeriodOf(today)))
  return (
    <QueryState query={turnover} skeleton={<FlowSkeleton />} isEmpty={() => false}>
      {rows => <Loaded rows={rows} today={today} rates={rates} />}
    </QueryState>
  )
}

interface LoadedProps {
  rows: readonly DayTurnover[]
  today: LocalDate
  rates: OfficialRates
}

function Loaded({ rows, today, rates }: LoadedProps) {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const [isCompared, setCompared] = useState(false)
  const from = addDays(today, 1 - flowDays)
  const flow = cashFlowInSom(rows, rates, { from, days: flowDays })
  const earlier = cashFlowInSom(rows, rates, { from: addDays(from, -flowDays), days: flowDays })
  const hasEarlier = earlier.days.some(day => isNotZero(day.inflow) || isNotZero(day.outflow))
  return (
    <>
      <CashFlowChart
        title={t($ => $.home.cashFlow)}
        currency="KGS"
        days={flow.days}
        totalIn={flow.totalIn}
        totalOut={flow.totalOut}
        before={
          hasEarlier && isCompared
            ? { days: earlier.days, label: t($ => $.change.when[30]) }
            : undefined
        }
        dayLink={{
          hrefOf: historyOfDay,
          onOpen: day => router.history.push(historyOfDay(day)),
        }}
      />
      {hasEarlier ? (
        <div className={classes.changes}>
          <Changes now={flow} before={earlier} />
          <CheckField
            kind="switch"
            label={t($ => $.curve.compare)}
            isChecked={isCompared}
            onChange={setCompared}
          />
        </div>
      ) : null}
      {flow.without.length > 0 ? (
        <p className={classes.note}>
          {t($ => $.home.withoutRate, { currencies: flow.without.join(', ') })}
        </p>
      ) : null}
    </>
  )
}

/** The month in two sentences; none about a side on which nothing moved before. */
function Changes({ now, before }: { now: Flow; before: Flow }) {
  const changeSentence = useChangeSentence()
  const of = (what: 'moneyIn' | 'moneyOut', then: string, later: string) =>
    changeSentence({ what, before: then, now: later, currency: 'KGS', days: flowDays })
  const sentences = [
    of('moneyIn', before.totalIn, now.totalIn),
    of('moneyOut', before.totalOut, now.totalOut),
  ].filter(sentence => sentence !== undefined)
  if (sentences.length === 0) return null
  return (
    <p className={classes.note}>
      {sentences.map(sentence => (
        <Fragment key={sentence}>
          <span className={classes.sentence}>{sentence}</span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
