import { mayBeDebited } from '@tartip/domain/accounts/account-moves'
import type { CoreAccount, CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { Viewer } from '@tartip/domain/people/viewer'
import { err, ok, type Result } from '@tartip/domain/result'

import { permissionsOf } from '../permitted-accounts.ts'
import type { AccountPermission, PayerAccountRefusal } from '../public.ts'
import type { AccountStore } from '../store/account-store.ts'

interface PayFromAccountDeps {
  readonly core: CoreAccounts
  /** Runs a read inside the organisation's walls. */
  readonly readStore: <T>(
    legalPartyId: string,
    read: (store: AccountStore) => Promise<T>,
  ) => Promise<T>
}

/** Says whether the person may pay from the account now, and answers the account as the bank knows it. */
export const payFromAccount =
  (deps: PayFromAccountDeps) =>
  async (
    actor: Viewer,
    accountNumber: string,
    permission: AccountPermission,
  ): Promise<Result<CoreAccount, PayerAccountRefusal>> => {
    const [account, granted] = await Promise.all([
      deps.core.findOwnAccount(actor.legalPartyId, accountNumber),
      // The first signatory's rights do not depend on grants, so his calls save the read.
      actor.signRight === 'FIRST'
        ? []
        : deps.readStore(actor.legalPartyId, store =>
            store.findGrant(actor.legalPartyId, actor.personId, accountNumber),
          ),
    ])
    if (!account) return err('ACCOUNT_NOT_FOUND')
    const permissions = permissionsOf(actor, account, granted)
    if (!permissions.includes('READ')) return err('ACCOUNT_NOT_FOUND')
    if (!permissions.includes(permission)) return err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT')
    if (mayBeDebited(account.status)) return ok(account)
    return err(account.status === 'CLOSED' ? 'ACCOUNT_CLOSED' : 'ACCOUNT_SEIZED')
  }
