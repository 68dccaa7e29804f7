import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useTranslation } from '../../../lib/use-translation.ts'
import { BalanceChart } from '../../../components/charts/balance-chart.tsx'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Bone } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { balanceCurveQuery } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import { curvePeriodOf, curvePeriods } from './account-search.ts'
import type { CurvePeriod } from './account-search.ts'
import classes from './curve-card.module.css'

interface CurveCardProps {
  account: Account
  today: LocalDate
  days: CurvePeriod
  onDaysChange: (days: CurvePeriod) => void
  /** A day was picked in the chart: the list below shows it. */
  onDayChoose: (day: LocalDate) => void
}

/** How the balance moved over a month, a quarter or a year. */
export function CurveCard({ account, today, days, onDaysChange, onDayChoose }: CurveCardProps) {
  const { t } = useTranslation('accounts')
  const curve = useQuery(balanceCurveQuery(account.id, curvePeriodOf(days, today)))
  return (
    <SummaryCard className={classes.card}>
      <div className={classes.periods}>
        <Tabs
          label={t($ => $.curve.period)}
          value={String(days)}
          tabs={curvePeriods.map(period => ({
            value: String(period),
            label: t($ => $.curve.days[period]),
          }))}
          onChange={value => {
            const chosen = curvePeriods.find(period => String(period) === value)
            if (chosen) onDaysChange(chosen)
          }}
        />
      </div>
      <QueryState
        query={curve}
        skeleton={<Bone height="14rem" />}
        empty={<p className={classes.empty}>{t($ => $.curve.empty)}</p>}
      >
        {points => (
          <BalanceChart
            title={t($ => $.curve.title)}
            days={points}
            currency={account.currency.isoCode}
            onDayChoose={onDayChoose}
          />
        )}
      </QueryState>
    </SummaryCard>
  )
}
