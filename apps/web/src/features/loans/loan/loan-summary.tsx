import { formatPercent } from '@tartip/domain/money/format-amount'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Facts } from '../../../components/layout/facts.tsx'
import type { FactLine } from '../../../components/layout/facts.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LoanMeter } from '../loan-meter.tsx'
import { interestTotals, isAboveZero, monthOf } from '../loans-model.ts'
import type { Loan, LoanRow } from '../loans-queries.ts'
import classes from './loan.module.css'

interface LoanSummaryProps {
  loan: Loan
  /** The schedule, once it is there: its interest is reported too. */
  rows: readonly LoanRow[] | undefined
}

/** The debt and how far it is repaid, what is due next, and the loan on paper. */
export function LoanSummary({ loan, rows }: LoanSummaryProps) {
  const { t } = useTranslation('loans')
  const { currency } = loan
  const amount = (value: string) => <Amount value={value} currency={currency} />
  const interest =
    rows &&
    interestTotals(
      rows.map(row => monthOf(row, currency)),
      currency,
    )
  const facts: readonly FactLine[] = [
    [t($ => $.lent), amount(loan.loanAmount)],
    [t($ => $.paid), amount(loan.paidAmount)],
    [t($ => $.rate), formatPercent(loan.interestRate)],
    ...(interest
      ? ([
          [t($ => $.interestAll), amount(interest.all)],
          [t($ => $.interestAhead), amount(interest.ahead)],
        ] as const)
      : []),
    [t($ => $.since), <DateText key="since" value={loan.startDate} />],
    [t($ => $.until), <DateText key="until" value={loan.lastActiveDate} />],
    [
      t($ => $.account),
      <AppLink key="account" href={`/account/${encodeURIComponent(loan.accountId)}`}>
        <AccountNumber account={loan.account} isShort />
      </AppLink>,
    ],
  ]
  return (
    <SummaryCard>
      <div className={classes.summary}>
        <div>
          <p className={classes.quiet}>{t($ => $.owed)}</p>
          <p>
            <Amount value={loan.balance} currency={currency} size="xl" />
          </p>
          <div className={classes.meter}>
            <LoanMeter percent={loan.paidPercent} restPercent={loan.interestPaidPercent} />
          </div>
          {isAboveZero(loan.overdueAmount) ? (
            <div className={classes.overdue}>
              <Notice tone="danger" role="note">
                <p>
                  {t($ => $.overdue)}: {amount(loan.overdueAmount)}
                </p>
              </Notice>
            </div>
          ) : null}
          <p className={classes.next}>
            <span className={classes.quiet}>{t($ => $.next)}</span>
            {loan.nextPaymentDate && loan.nextPaymentAmount ? (
              <span>
                <DateText value={loan.nextPaymentDate} /> · {amount(loan.nextPaymentAmount)}
              </span>
            ) : (
              <span>{t($ => $.nothingNext)}</span>
            )}
          </p>
        </div>
        <Facts facts={facts} isNarrow />
      </div>
    </SummaryCard>
  )
}
