import { formatAccountNumber, shortAccount } from '@tartip/domain/identifiers/account-number'

import type { SelectOption } from '../../components/fields/select-field.tsx'

interface OutletAccount {
  readonly account: string
  readonly accountName: string
  readonly currency: { readonly isoCode: string }
}

/** An account that takings can go to, by its name; its balance is not shown to everybody who opens outlets. */
export const accountOption = ({ account, accountName, currency }: OutletAccount): SelectOption => ({
  value: account,
  label: `${accountName} ${shortAccount(account)}`,
  description: `${formatAccountNumber(account)}, ${currency.isoCode}`,
})
