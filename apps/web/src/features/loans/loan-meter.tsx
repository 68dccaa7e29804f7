import { useTranslation } from '../../lib/use-translation.ts'
import classes from './loan-meter.module.css'

/** How much of the debt is repaid, drawn and in words. */
export function LoanMeter({ percent }: { percent: number }) {
  const { t } = useTranslation('loans')
  return (
    <div>
      <div className={classes.meter} aria-hidden>
        <span style={{ width: `${Math.min(Math.max(percent, 0), 100)}%` }} />
      </div>
      <p className={classes.words}>{t($ => $.paidShare, { percent })}</p>
    </div>
  )
}
