import { useQuery } from '@tanstack/react-query'
import { IconReceiptTax } from '@tabler/icons-react'
import { formatDate } from '@tartip/domain/time/format-date'
import { Amount } from '../../../components/text/amount.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { taxDebtQuery } from '../account-queries.ts'
import classes from './tax-debt-line.module.css'

/**
 * One quiet line when the company owes the budget. Nothing while the tax service is asked or does not
 * answer: the screen is about money, and an answer that may be missing is no news.
 */
export function TaxDebtLine({ legalPartyId }: { legalPartyId: string }) {
  const { t } = useTranslation('accounts')
  const { data } = useQuery(taxDebtQuery(legalPartyId))
  if (!data || !/[1-9]/.test(data.totalAmount)) return null
  return (
    <p className={classes.line} role="note">
      <IconReceiptTax size={20} stroke={1.6} aria-hidden />
      <span>
        {t($ => $.home.taxDebt, { date: formatDate(data.date) })}{' '}
        <strong>
          <Amount value={data.totalAmount} currency={data.currency} />
        </strong>
      </span>
    </p>
  )
}
