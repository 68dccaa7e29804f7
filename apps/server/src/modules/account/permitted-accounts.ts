import type { AccountType, CoreAccount } from '@tartip/bank-ports/core-accounts'
import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'

import type { Actor } from '../../platform/actor.ts'
import type { Grants } from './store/account-store.ts'
import { accountPermissions, type AccountPermission } from './public.ts'

/** What can be granted at all on an account of a kind: nobody pays from a loan or a deposit account. */
const grantableByType: Readonly<Record<AccountType, readonly AccountPermission[]>> = {
  RKO: accountPermissions,
  CARD: ['READ', 'PUSH_NOTIFICATION', 'INTRABANK_OWN', 'INTRABANK_FOREIGN'],
  DEPOSIT: ['READ', 'PUSH_NOTIFICATION'],
  LOAN: ['READ', 'PUSH_NOTIFICATION'],
  TRANSIT: ['READ', 'PUSH_NOTIFICATION', 'SALARY'],
}

export function availablePermissions(account: CoreAccount): readonly AccountPermission[] {
  return grantableByType[account.type]
}

/**
 * What the person may do with the account. The first signatory may do everything that its kind allows;
 * everybody else what was granted to them.
 */
export function permissionsOf(
  actor: Viewer,
  account: CoreAccount,
  granted: readonly AccountPermission[],
): readonly AccountPermission[] {
  if (!may(actor, 'accounts.read').ok) return []
  const available = availablePermissions(account)
  return actor.signRight === 'FIRST'
    ? available
    : available.filter(permission => granted.includes(permission))
}

/** An account with what the person may do with it, when they may at least read it. */
export interface PermittedAccount {
  readonly account: CoreAccount
  readonly permissions: readonly AccountPermission[]
}

export function permittedAccounts(
  actor: Actor,
  accounts: readonly CoreAccount[],
  grants: Grants,
): readonly PermittedAccount[] {
  return accounts
    .map(account => ({
      account,
      permissions: permissionsOf(actor, account, grants.get(account.account) ?? []),
    }))
    .filter(({ permissions }) => permissions.includes('READ'))
}
