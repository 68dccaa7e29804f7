import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { Button } from '../../components/controls/button.tsx'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerAccount } from './api/desk-api.ts'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface OfficerAccountsProps {
  accounts: readonly OfficerAccount[]
  actions: OfficerActions
}

/** Accounts that are arrested and released. */
export function OfficerAccounts({ accounts, actions }: OfficerAccountsProps) {
  const { t } = useTranslation('simulator')
  return (
    <section className={classes.panel} aria-labelledby="officer-accounts">
      <h2 id="officer-accounts">{t($ => $.officer.accounts)}</h2>
      <ul className={classes.payments}>
        {accounts.map(account => (
          <AccountLine key={account.account} account={account} actions={actions} />
        ))}
      </ul>
    </section>
  )
}

function AccountLine({ account, actions }: { account: OfficerAccount; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/accounts/${account.account}` as const
  const ask = (kind: 'ARRESTED' | 'FINAL_ARRESTED') =>
    actions.ask({
      title: t($ => $.officer.arrestTitle, { account: formatAccountNumber(account.account) }),
      label: t($ => $.officer.reason),
      confirmLabel: t($ => $.officer.arrest),
      path: `${path}/arrest`,
      bodyOf: reason => ({ reason, kind }),
      reasons: 'arrest',
    })
  return (
    <li className={classes.payment}>
      <div className={classes.paymentText}>
        <AccountNumber account={account.account} />
        <p className={classes.quiet}>
          {account.companyName}
          {account.statusReason ? ` · ${account.statusReason}` : null}
        </p>
      </div>
      {account.status === 'OPEN' ? (
        <div className={classes.buttons}>
          <Button
            size="sm"
            variant="default"
            disabled={actions.isBusy}
            onClick={() => ask('ARRESTED')}
          >
            {t($ => $.officer.arrestDebits)}
          </Button>
          <Button
            size="sm"
            variant="default"
            color="danger"
            disabled={actions.isBusy}
            onClick={() => ask('FINAL_ARRESTED')}
          >
            {t($ => $.officer.arrestAll)}
          </Button>
        </div>
      ) : (
        <div className={classes.buttons}>
          <Chip tone="danger">
            {t($ =>
              account.status === 'ARRESTED'
                ? $.officer.arrests.ARRESTED
                : $.officer.arrests.FINAL_ARRESTED,
            )}
          </Chip>
          <Button
            size="sm"
            disabled={actions.isBusy}
            onClick={() => actions.order(`${path}/release`)}
          >
            {t($ => $.officer.release)}
          </Button>
        </div>
      )}
    </li>
  )
}
