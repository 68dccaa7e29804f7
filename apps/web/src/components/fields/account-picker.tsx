import { formatAccountNumber, shortAccount } from '@tartip/domain/identifiers/account-number'
import { useState, type ReactNode } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Amount } from '../text/amount.tsx'
import { hasNoMoney, inBalanceOrder, matchesSearch } from './account-order.ts'
import type { PickableAccount } from './account-order.ts'
import classes from './account-picker.module.css'
import type { FieldProps } from './field-props.ts'
import { PickerField } from './picker-field.tsx'

interface AccountPickerProps extends FieldProps {
  accounts: readonly PickableAccount[]
  /** The account number, or an empty string. */
  value: string
  onChange: (account: string) => void
  /** The receiving side: an empty account is welcome, and comes first. */
  isInverse?: boolean
}

const searchFrom = 6

/** An own account, richest first; one without money is shown and says why it cannot be chosen. */
export function AccountPicker(props: AccountPickerProps) {
  const { accounts, value, onChange, isInverse = false } = props
  const { t } = useComponentText()
  const [text, setText] = useState('')
  const found = inBalanceOrder(accounts, isInverse).filter(account => matchesSearch(account, text))
  const chosen = accounts.find(({ account }) => account === value)
  const reasonOf = (account: PickableAccount): string | undefined =>
    account.disabledReason ??
    (!isInverse && hasNoMoney(account) ? t($ => $.picker.noMoney) : undefined)

  return (
    <PickerField
      {...props}
      value={value}
      onPick={onChange}
      placeholder={props.placeholder ?? t($ => $.picker.chooseAccount)}
      shown={accounts.length > 0 ? shownOf(value, chosen) : undefined}
      options={found.map(account => {
        const reason = reasonOf(account)
        return {
          value: account.account,
          isDisabled: reason !== undefined,
          content: <AccountLine account={account} reason={reason} />,
        }
      })}
      note={found.length === 0 ? t($ => $.picker.nothing) : undefined}
      {...(accounts.length >= searchFrom
        ? { search: { text, onChange: setText, placeholder: t($ => $.picker.searchAccount) } }
        : {})}
    />
  )
}

/** An account that cannot be chosen, as a file may name it, is shown all the same. */
function shownOf(account: string, chosen: PickableAccount | undefined): ReactNode {
  if (chosen) return <AccountLine account={chosen} />
  return account === '' ? undefined : <span translate="no">{formatAccountNumber(account)}</span>
}

interface AccountLineProps {
  account: PickableAccount
  reason?: string | undefined
}

function AccountLine({ account, reason }: AccountLineProps) {
  return (
    <span className={classes.line}>
      <span className={classes.name}>
        {account.accountName}{' '}
        <span className={classes.number} translate="no">
          {shortAccount(account.account)}
        </span>
        {reason ? <span className={classes.reason}>{reason}</span> : null}
      </span>
      <Amount value={account.balance} currency={account.currency} />
    </span>
  )
}
