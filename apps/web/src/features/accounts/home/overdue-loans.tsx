import { IconChevronRight, IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { comingTermsQuery } from '../account-queries.ts'
import { comingTerms } from './coming-terms.ts'
import classes from './debt-line.module.css'

interface OverdueLoansProps {
  legalPartyId: string
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
}

/** A line for each loan with an overdue payment, above everything else: it grows more expensive every day. */
export function OverdueLoans({ legalPartyId, today }: OverdueLoansProps) {
  const { t } = useTranslation('accounts')
  const { data } = useQuery(comingTermsQuery(legalPartyId))
  if (!data || !today) return null
  return comingTerms(data, today).map(({ kind, href, name, amount, currency }) =>
    kind === 'LOAN_OVERDUE' && amount ? (
      <AppLink key={href} className={classes.line} data-owed="overdue" href={href}>
        <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
        <span>
          {t($ => $.home.overdueLoan, { name })}{' '}
          <strong>
            <Amount value={amount} currency={currency} />
          </strong>
        </span>
        <span className={classes.more}>{t($ => $.home.overdueLoanMore)}</span>
        <IconChevronRight size={18} aria-hidden />
      </AppLink>
    ) : null,
  )
}
