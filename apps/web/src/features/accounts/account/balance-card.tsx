import { IconBan, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import { hasHolds } from '../accounts-model.ts'
import type { Account } from '../accounts-model.ts'
import type { OneAccountQuery } from '../api/one-account.account.generated.ts'
import classes from './balance-card.module.css'
import { ForecastNote } from './forecast-note.tsx'

interface BalanceCardProps {
  account: Account
  holds: OneAccountQuery['getHoldList']
  legalPartyId: string
}

const shownHolds = 4

/** The balance now, what will be left of it, and the documents that make the difference, and the days to come. */
export function BalanceCard({ account, holds, legalPartyId }: BalanceCardProps) {
  const { t } = useTranslation('accounts')
  const currency = account.currency.isoCode
  const [isAll, setAll] = useState(false)
  const seen = isAll ? holds.length : shownHolds
  const isHeld = hasHolds(account.balance, account.plannedBalance) || holds.length > 0
  // What is owed is not planned to be spent.
  const isDebt = account.type === 'LOAN'
  return (
    <SummaryCard>
      <div className={classes.head}>
        <span>{t($ => $.typeOne[account.type])}</span>
        <AccountNumber account={account.account} copy />
      </div>
      <StatusBand account={account} />
      <p className={classes.label}>{t($ => (isDebt ? $.account.owed : $.account.balance))}</p>
      <p>
        <Amount value={account.balance} currency={currency} size="xl" />
      </p>
      {isDebt && !isHeld ? null : (
        <dl className={classes.planned}>
          <dt>{t($ => $.account.planned)}</dt>
          <dd>
            <Amount value={account.plannedBalance} currency={currency} size="lg" />
          </dd>
        </dl>
      )}
      {isHeld ? (
        <>
          <p className={classes.explain}>{t($ => $.account.plannedExplained)}</p>
          <ul>
            {holds.slice(0, seen).map(hold => (
              <li key={hold.id} className={classes.hold}>
                <span className={classes.purpose}>
                  {hold.paymentId ? (
                    <AppLink href={`/history?payment=${encodeURIComponent(hold.paymentId)}`}>
                      {hold.purpose}
                    </AppLink>
                  ) : (
                    hold.purpose
                  )}
                  <span className={classes.when}>
                    <DateTimeText value={hold.createdDate} />
                  </span>
                </span>
                <Amount value={hold.amount} currency={currency} direction="DEBIT" />
              </li>
            ))}
          </ul>
          {holds.length > seen ? (
            <Button variant="subtle" size="sm" onClick={() => setAll(true)} data-no-print>
              {t($ => $.account.moreHolds, { count: holds.length - seen })}
            </Button>
          ) : null}
        </>
      ) : isDebt ? null : (
        <p className={classes.explain}>{t($ => $.account.nothingHeld)}</p>
      )}
      <ForecastNote account={account} legalPartyId={legalPartyId} />
    </SummaryCard>
  )
}

/** That an account is seized or closed, and why; nothing for an open one. */
function StatusBand({ account: { status, statusReason } }: { account: Account }) {
  const { t } = useTranslation('accounts')
  if (status === 'OPEN') return null
  const isClosed = status === 'CLOSED'
  return (
    <div className={classes.band}>
      <Notice tone={isClosed ? 'muted' : 'danger'} icon={isClosed ? IconLock : IconBan}>
        <strong>{t($ => $.status[status])}</strong>
        <p>{statusReason ?? t($ => $.account.reasonUnknown)}</p>
      </Notice>
    </div>
  )
}
