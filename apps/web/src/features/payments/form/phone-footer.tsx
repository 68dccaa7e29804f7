import { toDecimal } from '@tartip/domain/money/decimal'
import { useTranslation } from '../../../lib/use-translation.ts'
import { Amount } from '../../../components/text/amount.tsx'
import { summaryFigures } from './checks/summary-figures.ts'
import type { Fees } from './data/use-fees.ts'
import { FeeText } from './fee-text.tsx'
import { MainButton } from './form-actions.tsx'
import classes from './form.module.css'
import type { TransferForm } from './use-transfer-form.ts'

/** On a phone the sum and the main button stay in reach of the thumb. */
export function PhoneFooter({ form, fees }: { form: TransferForm; fees: Fees }) {
  const { t } = useTranslation('payments')
  const { amountMinor, currency, choice, payer } = form
  const fee = fees.get(choice.operation)
  const isShort =
    payer && summaryFigures(payer, amountMinor, fee?.state === 'known' ? fee : undefined).isShort
  return (
    <div className={classes.footer}>
      {amountMinor === undefined ? null : (
        <div className={classes.footerSum}>
          <Amount value={toDecimal(amountMinor, currency)} currency={currency} />
          {isShort ? (
            <span className={classes.footerShort}>{t($ => $.form.summary.notEnough)}</span>
          ) : (
            <span className={classes.footerFee}>
              {t($ => $.form.summary.fee)}: <FeeText fee={fee} />
            </span>
          )}
        </div>
      )}
      <div className={classes.footerButton}>
        <MainButton form={form} isShort={amountMinor !== undefined} />
      </div>
    </div>
  )
}
