import { useQuery } from '@tanstack/react-query'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { CashFlowChart } from '../../../components/charts/cash-flow-chart.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Bone } from '../../../components/feedback/skeletons.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { turnoverQuery } from '../account-queries.ts'
import type { OfficialRates } from '../official-rates.ts'
import { cashFlowInSom } from './cash-flow-days.ts'
import classes from './cash-flow.module.css'

interface CashFlowProps {
  legalPartyId: string
  today: LocalDate
  rates: OfficialRates
}

const days = 30

/** Thirty days of all accounts together, in som; moves between own accounts are no part of it. */
export function CashFlow({ legalPartyId, today, rates }: CashFlowProps) {
  const { t } = useTranslation('accounts')
  const from = addDays(today, 1 - days)
  const turnover = useQuery(turnoverQuery(legalPartyId, { startDate: from, endDate: today }))
  return (
    <div className={classes.flow}>
      <QueryState query={turnover} skeleton={<Bone height="12rem" />}>
        {rows => {
          const flow = cashFlowInSom(rows, rates, { from, days })
          return (
            <>
              <CashFlowChart
                title={t($ => $.home.cashFlow)}
                currency="KGS"
                days={flow.days}
                totalIn={flow.totalIn}
                totalOut={flow.totalOut}
              />
              {flow.without.length > 0 ? (
                <p className={classes.note}>
                  {t($ => $.home.withoutRate, { currencies: flow.without.join(', ') })}
                </p>
              ) : null}
            </>
          )
        }}
      </QueryState>
    </div>
  )
}
