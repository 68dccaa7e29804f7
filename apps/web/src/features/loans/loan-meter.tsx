import { Meter } from '../../components/charts/meter.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './loan-meter.module.css'

interface LoanMeterProps {
  percent: number
  /** What is left, where both shares are reported. */
  restPercent?: number
}

/** How much of the debt is repaid, drawn and in words. */
export function LoanMeter({ percent, restPercent }: LoanMeterProps) {
  const { t } = useTranslation('loans')
  return (
    <div>
      <Meter part={percent / 100} />
      <p className={classes.words}>
        <span>{t($ => $.paidShare, { percent })}</span>
        {restPercent === undefined ? null : (
          <span>{t($ => $.interestShare, { percent: restPercent })}</span>
        )}
      </p>
    </div>
  )
}
