import { formatAccountNumber, shortAccount } from '@tartip/domain/identifiers/account-number'
import { CopyButton } from '../controls/copy-button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './account-number.module.css'

interface AccountNumberProps {
  /** 16 digits. */
  account: string
  /** `··0142` instead of the whole number. */
  isShort?: boolean
  /** A button that copies the plain digits. */
  copy?: boolean
}

/** An account number in groups of four. */
export function AccountNumber({ account, isShort = false, copy = false }: AccountNumberProps) {
  const { t } = useComponentText()
  return (
    <span className={classes.number}>
      <span title={isShort ? formatAccountNumber(account) : undefined} translate="no">
        {isShort ? shortAccount(account) : formatAccountNumber(account)}
      </span>
      {copy ? <CopyButton text={account} what={t($ => $.copy.account)} size="sm" /> : null}
    </span>
  )
}
