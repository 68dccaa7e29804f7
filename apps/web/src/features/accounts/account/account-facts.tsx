import { formatPercent } from '@tartip/domain/money/format-amount'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import type { Account } from '../accounts-model.ts'
import classes from './account-facts.module.css'
import { AccountVisibility } from './account-visibility.tsx'
import { RenameAccount } from './rename-account.tsx'

interface AccountFactsProps {
  account: Account
}

/** What the account is on paper, and what its owner may change about it: the name and its place. */
export function AccountFacts({ account }: AccountFactsProps) {
  const { t } = useTranslation('accounts')
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t($ => $.facts.account), <AccountNumber key="account" account={account.account} copy />],
    [t($ => $.facts.bic), account.bic],
    [t($ => $.facts.currency), account.currency.isoCode],
    [t($ => $.facts.type), t($ => $.typeOne[account.type])],
    ...(account.accountClassification === 'ISLAMIC'
      ? ([[t($ => $.facts.classification), t($ => $.facts.islamic)]] as const)
      : []),
    [t($ => $.facts.openDate), <DateText key="open" value={account.openDate} />],
    ...(account.closeDate
      ? ([[t($ => $.facts.closeDate), <DateText key="close" value={account.closeDate} />]] as const)
      : []),
    ...(account.interestRate
      ? ([[t($ => $.facts.rate), formatPercent(account.interestRate)]] as const)
      : []),
    ...(account.contractNumber
      ? ([[t($ => $.facts.contract), account.contractNumber]] as const)
      : []),
  ]
  return (
    <SummaryCard title={t($ => $.facts.title)}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.settings} data-no-print>
        <RenameAccount account={account} />
        <AccountVisibility account={account} />
      </div>
    </SummaryCard>
  )
}
