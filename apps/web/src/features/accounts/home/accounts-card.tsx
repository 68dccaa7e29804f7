import { isNotZero } from '@tartip/domain/money/decimal'
import { Fragment, useState } from 'react'
import { orderHref } from '../../../lib/statement-href.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { LineLink } from '../../../components/controls/line-link.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { AccountStatusChip } from '../account-status-chip.tsx'
import { groupByType, hasHolds } from '../accounts-model.ts'
import type { Account } from '../accounts-model.ts'
import type { ForeignMoney, HeldMoney } from '../foreign-money.ts'
import classes from './accounts-card.module.css'

interface AccountsCardProps {
  accounts: readonly Account[]
  foreign: ForeignMoney
}

/** All accounts by kind. Hidden ones come out behind a switch, so that nothing is ever lost. */
export function AccountsCard({ accounts, foreign }: AccountsCardProps) {
  const { t } = useTranslation('accounts')
  const [withHidden, setWithHidden] = useState(false)
  const hidden = accounts.filter(account => !account.isVisible).length
  const listed = withHidden ? accounts : accounts.filter(account => account.isVisible)
  return (
    <SummaryCard
      title={t($ => $.home.accounts)}
      isFlush
      aside={
        <>
          {hidden > 0 ? (
            <CheckField
              kind="switch"
              label={t($ => $.home.showHidden, { count: hidden })}
              isChecked={withHidden}
              onChange={setWithHidden}
            />
          ) : null}
          <AppLink href={orderHref()}>{t($ => $.home.statement)}</AppLink>
        </>
      }
    >
      <div className={classes.groups}>
        {groupByType(listed).map(group => (
          <section key={group.type}>
            <h3 className={classes.type}>
              {t($ => $.types[group.type])}
              {group.type === 'CARD' ? (
                <AppLink href="/cards">{t($ => $.account.toCards)}</AppLink>
              ) : null}
              {group.type === 'LOAN' ? (
                <AppLink href="/loan-claims">{t($ => $.account.toLoan)}</AppLink>
              ) : null}
            </h3>
            <ul>
              {group.accounts.map(account => (
                <AccountLine
                  key={account.id}
                  account={account}
                  others={foreign.get(account.id) ?? []}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SummaryCard>
  )
}

interface AccountLineProps {
  account: Account
  /** What else a card account holds, in other currencies. */
  others: readonly HeldMoney[]
}

function AccountLine({ account, others }: AccountLineProps) {
  const { t } = useTranslation('accounts')
  const currency = account.currency.isoCode
  const filled = others.filter(({ balance }) => isNotZero(balance))
  return (
    <li className={classes.line} data-hidden={!account.isVisible || undefined}>
      <div className={classes.what}>
        <span>
          <LineLink href={`/account/${encodeURIComponent(account.id)}`}>
            {account.accountName}
          </LineLink>{' '}
          <span className={classes.number}>
            <AccountNumber account={account.account} isShort />
          </span>
        </span>
        {account.status === 'OPEN' ? null : (
          <span className={classes.status}>
            <AccountStatusChip status={account.status} />
            {account.statusReason ? <span>{account.statusReason}</span> : null}
          </span>
        )}
      </div>
      <div className={classes.money}>
        <Amount value={account.balance} currency={currency} />
      </div>
      {hasHolds(account.balance, account.plannedBalance) ? (
        <span className={classes.planned}>
          {t($ => $.home.planned)}{' '}
          <Amount value={account.plannedBalance} currency={currency} hidesCurrency />
        </span>
      ) : null}
      {filled.length > 0 ? (
        <span className={classes.planned}>
          {t($ => $.home.alsoHolds)}
          {filled.map((one, place) => (
            <Fragment key={one.currency}>
              {place > 0 ? ' · ' : ' '}
              <Amount value={one.balance} currency={one.currency} />
              {hasHolds(one.balance, one.plannedBalance) ? (
                <>
                  {' ('}
                  {t($ => $.home.planned)}{' '}
                  <Amount value={one.plannedBalance} currency={one.currency} hidesCurrency />)
                </>
              ) : null}
            </Fragment>
          ))}
        </span>
      ) : null}
    </li>
  )
}
