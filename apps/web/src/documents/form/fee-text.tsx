import { formatAmount } from '@tartip/domain/money/format-amount'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './form.module.css'
import type { Fee } from './use-fees.ts'

/** What a rail costs, as far as it is known. */
export function FeeText({ fee }: { fee: Fee | undefined }) {
  const { t } = useTranslation('form')
  switch (fee?.state) {
    case 'known':
      return (
        <span className={classes.nowrap}>
          {fee.amountMinor === 0n
            ? t($ => $.fee.free)
            : formatAmount(fee.amountMinor, fee.currency)}
        </span>
      )
    case 'loading':
      return <span className={classes.quiet}>{t($ => $.fee.asking)}</span>
    case 'failed':
      return <span className={classes.quiet}>{t($ => $.fee.failed)}</span>
    case 'unknown':
      return <span className={classes.quiet}>{t($ => $.fee.missing[fee.missing])}</span>
    // The amount leaves this rail out; its cell says so itself.
    default:
      return <span className={classes.quiet}>{t($ => $.fee.missing.amount)}</span>
  }
}
