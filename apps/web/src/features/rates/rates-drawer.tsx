import { useQuery, queryOptions } from '@tanstack/react-query'
import { formatDate } from '@tartip/domain/time/format-date'
import type { RateGroup } from '@tartip/domain/rates/rate-group'
import { useState } from 'react'
import { Tabs } from '../../components/controls/tabs.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../components/feedback/skeletons.tsx'
import { Drawer } from '../../components/overlay/drawer.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { Calculator } from './calculator.tsx'
import classes from './rates.module.css'
import { groupsWithRates, sheetOf } from './rates-model.ts'
import type { Rates } from './rates-model.ts'
import { RateTable } from './rate-table.tsx'
import { execute } from '../../lib/graphql-client.ts'
import { CurrencyRatesDocument } from './api/currency-rates.payment.generated.ts'

const currencyRatesQuery = queryOptions({
  queryKey: ['currency-rates'],
  queryFn: async ({ signal }) => {
    const data = await execute(CurrencyRatesDocument, {}, { service: 'payment', signal })
    return data.getCurrencyRates
  },
})

interface RatesDrawerProps {
  opened: boolean
  onClose: () => void
}

/** The bank's rates beside whatever the person is doing, with their day, and a calculator. */
export function RatesDrawer({ opened, onClose }: RatesDrawerProps) {
  const { t } = useTranslation('rates')
  const rates = useQuery({ ...currencyRatesQuery, enabled: opened })
  return (
    <Drawer opened={opened} onClose={onClose} title={t($ => $.title)}>
      <QueryState
        query={rates}
        isEmpty={data => groupsWithRates(data).length === 0}
        skeleton={<RowsSkeleton rows={8} />}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.emptyTitle)}
            text={t($ => $.emptyText)}
          />
        }
      >
        {data => <RatesOf rates={data} />}
      </QueryState>
    </Drawer>
  )
}

function RatesOf({ rates }: { rates: Rates }) {
  const { t } = useTranslation('rates')
  const groups = groupsWithRates(rates)
  const [chosen, setChosen] = useState<RateGroup>('CASHLESS')
  const group = groups.includes(chosen) ? chosen : (groups[0] ?? chosen)
  const sheet = sheetOf(rates, group)
  return (
    <div className={classes.rates}>
      <Tabs
        label={t($ => $.groups)}
        panelId="rate-sheet"
        value={group}
        tabs={groups.map(value => ({ value, label: t($ => $.group[value]) }))}
        onChange={setChosen}
      />
      <div id="rate-sheet" className={classes.sheet}>
        {sheet.date ? (
          sheet.isOld ? (
            <Notice tone="warning" role="note">
              {t($ => $.old, { date: formatDate(sheet.date) })}
            </Notice>
          ) : (
            <p className={classes.date}>{t($ => $.date, { date: formatDate(sheet.date) })}</p>
          )
        ) : null}
        <RateTable sheet={sheet} />
        <Calculator sheet={sheet} />
      </div>
    </div>
  )
}
