import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@tartip/domain/time/format-date'
import { Amount } from '../../../components/text/amount.tsx'
import { amountText } from '../../../components/text/amount-text.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { balanceForecastQuery } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import classes from './balance-card.module.css'
import { forecastInWords, unsignedCount } from './planned-days.ts'

interface ForecastNoteProps {
  account: Account
  legalPartyId: string
}

/** What documents on their way will leave, or the first day that they leave too little; nothing when none are. */
export function ForecastNote({ account, legalPartyId }: ForecastNoteProps) {
  const { t } = useTranslation('accounts')
  const { data } = useQuery(balanceForecastQuery(legalPartyId, account))
  const currency = account.currency.isoCode
  const words = data && forecastInWords(data, currency)
  if (!words) return null
  const date = formatDate(words.date)
  const unsigned = unsignedCount(data)
  return (
    <>
      {words.kind === 'left' ? (
        <dl className={classes.planned}>
          <dt>{t($ => $.forecast.left, { date })}</dt>
          <dd>
            <Amount value={words.balance} currency={currency} size="lg" />
          </dd>
        </dl>
      ) : (
        <p className={classes.short}>
          {t($ => $.forecast.short, { date, amount: amountText(words.missing, currency) })}
        </p>
      )}
      {unsigned > 0 ? (
        <p className={classes.explain}>{t($ => $.forecast.unsigned, { count: unsigned })}</p>
      ) : null}
    </>
  )
}
