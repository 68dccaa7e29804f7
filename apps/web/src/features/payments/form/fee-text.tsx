import { formatAmount } from '@tartip/domain/money/format-amount'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { Fee } from './data/use-fees.ts'
import classes from './form.module.css'

/** What a way of paying costs, as far as it is known. */
export function FeeText({ fee }: { fee: Fee | undefined }) {
  const { t } = useTranslation('payments')
  switch (fee?.state) {
    case 'known':
      return (
        <span className={classes.nowrap}>
          {fee.amountMinor === 0n
            ? t($ => $.form.fee.free)
            : formatAmount(fee.amountMinor, fee.currency)}
        </span>
      )
    case 'asking':
      return <span className={classes.quiet}>{t($ => $.form.fee.asking)}</span>
    case 'failed':
      return <span className={classes.quiet}>{t($ => $.form.fee.failed)}</span>
    case 'unknown':
      return <span className={classes.quiet}>{t($ => $.form.fee.missing[fee.missing])}</span>
    // The amount leaves this way out; its cell says so itself.
    default:
      return <span className={classes.quiet}>{t($ => $.form.fee.missing.amount)}</span>
  }
}
