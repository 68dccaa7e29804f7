import { useQuery } from '@tanstack/react-query'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CashFlowChart } from '../../../components/charts/cash-flow-chart.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Bone } from '../../../components/feedback/skeletons.tsx'
import { turnoverQuery } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import { cashFlowDays } from './cash-flow-days.ts'
import classes from './cash-flow.module.css'

interface CashFlowProps {
  account: Account
  today: LocalDate
}

const days = 30

/** Thirty days of the main account. With too many moves to draw, the exact totals stand alone. */
export function CashFlow({ account, today }: CashFlowProps) {
  const { t } = useTranslation('accounts')
  const from = addDays(today, 1 - days)
  const turnover = useQuery(turnoverQuery(account.id, { startDate: from, endDate: today }))
  const currency = account.currency.isoCode
  if (!isCurrencyCode(currency)) return null
  return (
    <div className={classes.flow}>
      <QueryState query={turnover} skeleton={<Bone height="10rem" />}>
        {({ moves, totals, isWhole }) => (
          <>
            <CashFlowChart
              title={t($ => $.home.cashFlow, { account: shortAccount(account.account) })}
              currency={currency}
              days={isWhole ? cashFlowDays(moves, currency, { from, days }) : []}
              totalIn={totals.totalCredit}
              totalOut={totals.totalDebit}
            />
            {isWhole ? null : <p className={classes.note}>{t($ => $.home.tooManyMoves)}</p>}
          </>
        )}
      </QueryState>
    </div>
  )
}
