import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useTranslation } from '../../../lib/use-translation.ts'
import { BalanceChart } from '../../../components/charts/balance-chart.tsx'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { balanceCurveQuery, balanceForecastQuery } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import { curvePeriodOf, curvePeriods, earlierPeriodOf, withoutDays } from './account-search.ts'
import type { AccountSearch } from './account-search.ts'
import { CurveNotes } from './curve-notes.tsx'
import classes from './curve-card.module.css'
import { plannedDays } from './planned-days.ts'

interface CurveCardProps {
  account: Account
  legalPartyId: string
  today: LocalDate
  search: AccountSearch
  onSearchChange: (search: AccountSearch) => void
}

/**
 * How the balance moved over a month, a quarter or a year, what is planned, and what stood a period
 * earlier. Days chosen in the curve are those of the list below and stand in the address.
 */
export function CurveCard(props: CurveCardProps) {
  const { account, legalPartyId, today, search, onSearchChange } = props
  const { t } = useTranslation('accounts')
  const days = search.days ?? 30
  const isCompared = search.compare === 1
  const currency = account.currency.isoCode
  const curve = useQuery(balanceCurveQuery(account.id, curvePeriodOf(days, today)))
  const earlier = useQuery({
    ...balanceCurveQuery(account.id, earlierPeriodOf(days, today)),
    enabled: isCompared,
  })
  const forecast = useQuery(balanceForecastQuery(legalPartyId, account))
  const before = isCompared ? earlier.data : undefined
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
            if (chosen) onSearchChange({ ...search, days: chosen })
          }}
        />
        <CheckField
          kind="switch"
          label={t($ => $.curve.compare)}
          isChecked={isCompared}
          onChange={isWanted => {
            const { compare: _compare, ...others } = search
            onSearchChange(isWanted ? { ...others, compare: 1 } : others)
          }}
        />
      </div>
      <QueryState
        query={curve}
        skeleton={<SkeletonBlock height="14rem" />}
        empty={<EmptyState illustration="empty" title={t($ => $.curve.empty)} isCompact />}
      >
        {points => (
          <>
            <BalanceChart
              title={t($ => $.curve.title)}
              days={points}
              currency={currency}
              before={before ? { days: before, label: t($ => $.change.when[days]) } : undefined}
              planned={forecast.data ? plannedDays(forecast.data, today, days) : []}
              span={search.from && search.to ? { from: search.from, to: search.to } : undefined}
              onSpanChoose={(from, to) => onSearchChange({ ...search, from, to })}
              onSpanClear={() => onSearchChange(withoutDays(search))}
            />
            <CurveNotes
              currency={currency}
              days={days}
              now={points.at(-1)?.balance}
              before={before?.at(-1)?.balance}
              isBroken={forecast.isError || (isCompared && earlier.isError)}
            />
          </>
        )}
      </QueryState>
    </SummaryCard>
  )
}
