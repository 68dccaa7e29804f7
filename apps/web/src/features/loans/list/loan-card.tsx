import { LineLink } from '../../../components/controls/line-link.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { loanHref } from '../../../lib/loan-href.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LoanMeter } from '../loan-meter.tsx'
import { LoanStateChip } from '../loan-state-chip.tsx'
import { isAboveZero } from '../loans-model.ts'
import type { Loan } from '../loans-queries.ts'
import classes from './loans.module.css'

/** One loan at a glance: the debt, how far it is repaid, and when the next payment is due. */
export function LoanCard({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loans')
  const isOverdue = isAboveZero(loan.overdueAmount)
  return (
    <SummaryCard
      title={
        <LineLink of="card" href={loanHref(loan)}>
          {loan.accountName}
        </LineLink>
      }
      aside={
        loan.isClosed ? (
          <LoanStateChip state="PAID" label={t($ => $.closed)} />
        ) : isOverdue ? (
          <LoanStateChip state="OVERDUE" />
        ) : undefined
      }
    >
      <p className={classes.quiet}>{t($ => $.contract, { number: loan.dutyNumber })}</p>
      <p className={classes.owed}>
        <span className={classes.quiet}>{t($ => $.owed)}</span>
        <Amount value={loan.balance} currency={loan.currency} size="lg" />
      </p>
      <LoanMeter percent={loan.paidPercent} />
      <dl className={classes.pairs}>
        {isOverdue ? (
          <div className={classes.overdue}>
            <dt>{t($ => $.overdue)}</dt>
            <dd>
              <Amount value={loan.overdueAmount} currency={loan.currency} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t($ => $.next)}</dt>
          <dd>
            {loan.nextPaymentDate && loan.nextPaymentAmount ? (
              <>
                <DateText value={loan.nextPaymentDate} /> ·{' '}
                <Amount value={loan.nextPaymentAmount} currency={loan.currency} />
              </>
            ) : (
              t($ => $.nothingNext)
            )}
          </dd>
        </div>
      </dl>
    </SummaryCard>
  )
}
