import { Meter } from '../../components/charts/meter.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './loan-meter.module.css'

/** How much of the debt is repaid, drawn and in words. */
export function LoanMeter({ percent }: { percent: number }) {
  const { t } = useTranslation('loans')
  return (
    <div>
      <Meter part={percent / 100} />
      <p className={classes.words}>{t($ => $.paidShare, { percent })}</p>
    </div>
  )
}
