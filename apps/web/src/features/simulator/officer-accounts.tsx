import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerAccount } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'

interface OfficerAccountsProps {
  accounts: readonly OfficerAccount[]
  actions: OfficerActions
}

/** Accounts that can be arrested and released. */
export function OfficerAccounts({ accounts, actions }: OfficerAccountsProps) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  return (
    <DeskList
      id="officer-accounts"
      title={t($ => $.officer.accounts)}
      items={accounts}
      keyOf={({ account }) => account}
      wordsOf={account => [
        account.account,
        account.title[language],
        account.companyName,
        account.currency,
      ]}
    >
      {account => <AccountLine account={account} actions={actions} />}
    </DeskList>
  )
}

function AccountLine({ account, actions }: { account: OfficerAccount; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  return (
    <DeskLine
      title={
        <>
          <AccountNumber account={account.account} /> · {account.title[language]}
        </>
      }
      note={[account.companyName, account.statusReason].filter(Boolean).join(' · ')}
      end={
        <>
          <Amount value={account.balance} currency={account.currency} />
          {account.status === 'OPEN' ? null : (
            <Chip tone="danger">
              {t($ =>
                account.status === 'ARRESTED'
                  ? $.officer.arrests.ARRESTED
                  : $.officer.arrests.FINAL_ARRESTED,
              )}
            </Chip>
          )}
        </>
      }
    >
      {account.status === 'OPEN' ? (
        <ArrestButtons account={account.account} actions={actions} />
      ) : (
        <DeskButton
          isBusy={actions.isBusy}
          kind="main"
          onClick={() => actions.runAction(`/officer/accounts/${account.account}/release`)}
        >
          {t($ => $.officer.release)}
        </DeskButton>
      )}
    </DeskLine>
  )
}

function ArrestButtons({ account, actions }: { account: string; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const requestReason = (kind: 'ARRESTED' | 'FINAL_ARRESTED') =>
    actions.requestText({
      title: t($ => $.officer.arrestTitle, { account: formatAccountNumber(account) }),
      label: t($ => $.officer.reason),
      confirmLabel: t($ => $.officer.arrest),
      path: `/officer/accounts/${account}/arrest`,
      bodyOf: reason => ({ reason, kind }),
      reasons: 'arrest',
    })
  return (
    <>
      <DeskButton isBusy={actions.isBusy} onClick={() => requestReason('ARRESTED')}>
        {t($ => $.officer.arrestDebits)}
      </DeskButton>
      <DeskButton
        isBusy={actions.isBusy}
        kind="danger"
        onClick={() => requestReason('FINAL_ARRESTED')}
      >
        {t($ => $.officer.arrestAll)}
      </DeskButton>
    </>
  )
}
