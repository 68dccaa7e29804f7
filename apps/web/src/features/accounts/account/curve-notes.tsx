import { formatDate } from '@tartip/domain/time/format-date'
import { amountText } from '../../../components/text/amount-text.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useChangeSentence } from '../use-change-sentence.ts'
import type { CurvePeriod } from './account-search.ts'
import classes from './curve-card.module.css'
import { planInWords, unsignedCount } from './planned-days.ts'
import type { Forecast } from './planned-days.ts'

interface CurveNotesProps {
  currency: string
  days: CurvePeriod
  /** Last balances of the curve and of the one it is laid over, wire decimals. */
  now: string | undefined
  before: string | undefined
  forecast: Forecast | undefined
  /** What was asked for beside the curve did not come. */
  isBroken: boolean
}

/** What the curve says, in sentences: against the period before, and of the days to come. */
export function CurveNotes(props: CurveNotesProps) {
  const { currency, days, now, before, forecast, isBroken } = props
  const { t } = useTranslation('accounts')
  const changeSentence = useChangeSentence()
  const change =
    now !== undefined && before !== undefined
      ? changeSentence({ what: 'balance', before, now, currency, days })
      : undefined
  const plan = forecast && planInWords(forecast, currency)
  const unsigned = forecast ? unsignedCount(forecast) : 0
  return (
    <div className={classes.notes}>
      {change ? <p role="status">{change}</p> : null}
      {plan?.kind === 'left' ? (
        <p>
          {t($ => $.plan.left, {
            date: formatDate(plan.date),
            amount: amountText(plan.balance, currency),
          })}
        </p>
      ) : null}
      {plan?.kind === 'short' ? (
        <p className={classes.short}>
          {t($ => $.plan.short, {
            date: formatDate(plan.date),
            amount: amountText(plan.missing, currency),
          })}
        </p>
      ) : null}
      {unsigned > 0 ? <p>{t($ => $.plan.unsigned, { count: unsigned })}</p> : null}
      {isBroken ? <p>{t($ => $.plan.broken)}</p> : null}
    </div>
  )
}
