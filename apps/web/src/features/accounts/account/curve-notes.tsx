import { useTranslation } from '../../../lib/use-translation.ts'
import { useChangeSentence } from '../use-change-sentence.ts'
import type { CurvePeriod } from './account-search.ts'
import classes from './curve-card.module.css'

interface CurveNotesProps {
  currency: string
  days: CurvePeriod
  /** Last balances of the curve and of the one it is laid over, wire decimals. */
  now: string | undefined
  before: string | undefined
  /** What was requested beside the curve did not come. */
  isBroken: boolean
}

/** What the curve says against the period before, in a sentence, and that it may not be all. */
export function CurveNotes({ currency, days, now, before, isBroken }: CurveNotesProps) {
  const { t } = useTranslation('accounts')
  const changeSentence = useChangeSentence()
  const change =
    now !== undefined && before !== undefined
      ? changeSentence({ what: 'balance', before, now, currency, days })
      : undefined
  return (
    <div className={classes.notes}>
      {change ? <p role="status">{change}</p> : null}
      {isBroken ? <p>{t($ => $.forecast.broken)}</p> : null}
    </div>
  )
}
