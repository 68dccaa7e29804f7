import { useQuery } from '@tanstack/react-query'
import { formatPercent } from '@tartip/domain/money/format-amount'
import { Meter } from '../../../../components/charts/meter.tsx'
import { QueryState } from '../../../../components/feedback/query-state.tsx'
import { CardSkeleton } from '../../../../components/feedback/skeletons.tsx'
import { Facts } from '../../../../components/layout/facts.tsx'
import type { FactLine } from '../../../../components/layout/facts.tsx'
import { SummaryCard } from '../../../../components/layout/summary-card.tsx'
import { Amount } from '../../../../components/text/amount.tsx'
import { DateText } from '../../../../components/text/date-text.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { depositsQuery } from '../../account-queries.ts'
import type { Deposit } from '../../account-queries.ts'
import { DepositInterests } from './deposit-interests.tsx'
import classes from './deposit.module.css'
import { termPart } from './term-part.ts'

interface DepositCardProps {
  accountId: string
  legalPartyId: string
}

/** What makes an account a deposit: its rate, its term, and the interest it has brought and will bring. */
export function DepositCard({ accountId, legalPartyId }: DepositCardProps) {
  const { t } = useTranslation('accounts')
  const deposits = useQuery(depositsQuery(legalPartyId))
  const deposit = deposits.data?.find(one => one.accountId === accountId)
  if (deposits.data && !deposit) return null
  return (
    <SummaryCard title={t($ => $.deposit.title)}>
      <QueryState query={deposits} skeleton={<CardSkeleton />}>
        {() =>
          deposit ? (
            <>
              <Term deposit={deposit} />
              <DepositFacts deposit={deposit} />
              <DepositInterests accountId={accountId} currency={deposit.currency} />
            </>
          ) : null
        }
      </QueryState>
    </SummaryCard>
  )
}

/** How much of the term is over; a deposit on demand has no end to draw. */
function Term({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('accounts')
  const { endDate, daysLeft } = deposit
  if (!endDate) return <p className={classes.quiet}>{t($ => $.deposit.onDemand)}</p>
  return (
    <div className={classes.term}>
      <Meter part={termPart(deposit) / 100} token="chartCny" />
      <p className={classes.ends}>
        <DateText value={deposit.startDate} />
        <span>{t($ => $.deposit.daysLeft, { count: daysLeft ?? 0 })}</span>
        <DateText value={endDate} />
      </p>
    </div>
  )
}

function DepositFacts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('accounts')
  const amount = (value: string) => <Amount value={value} currency={deposit.currency} />
  const facts: readonly FactLine[] = [
    [t($ => $.facts.rate), formatPercent(deposit.interestRate)],
    [t($ => $.deposit.amount), amount(deposit.depositAmount)],
    [t($ => $.deposit.paid), amount(deposit.paidInterest)],
    [t($ => $.deposit.accrued), amount(deposit.accruedInterest)],
    ...(deposit.expectedInterest
      ? ([[t($ => $.deposit.expected), amount(deposit.expectedInterest)]] as const)
      : []),
    [t($ => $.deposit.payoutLabel), t($ => $.deposit.payout[deposit.payout])],
    ...(deposit.nextPayoutDate
      ? ([
          [t($ => $.deposit.nextPayout), <DateText key="next" value={deposit.nextPayoutDate} />],
        ] as const)
      : []),
    [
      t($ => $.deposit.replenish),
      deposit.isReplenishable ? t($ => $.deposit.possible) : t($ => $.deposit.impossible),
    ],
    [
      t($ => $.deposit.withdraw),
      deposit.isWithdrawable ? t($ => $.deposit.possible) : t($ => $.deposit.impossible),
    ],
  ]
  return (
    <div className={classes.facts}>
      <Facts facts={facts} />
    </div>
  )
}
