import type { CoreAccount, CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { payerRefusal, type PayerRefusal } from '@tartip/domain/payment/payer-refusal'
import type { Viewer } from '@tartip/domain/people/viewer'
import { err, ok, type Result } from '@tartip/domain/result'

import type { AccountPermission } from '../public.ts'
import { permissionsOf } from '../permitted-accounts.ts'
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
    operation: OperationCode,
    needed?: AccountPermission,
  ): Promise<Result<CoreAccount, PayerRefusal>> => {
    const [account, granted] = await Promise.all([
      deps.core.findOwnAccount(actor.legalPartyId, accountNumber),
      // The first signatory's rights do not depend on grants, so their calls save the read.
      actor.signRight === 'FIRST'
        ? []
        : deps.readStore(actor.legalPartyId, store =>
            store.findGrant(actor.legalPartyId, actor.personId, accountNumber),
          ),
    ])
    if (!account) return err('ACCOUNT_NOT_FOUND')
    const { type, status } = account
    const permissions = permissionsOf(actor, account, granted)
    const refusal = payerRefusal({ type, status, permissions }, operation, needed)
    return refusal === undefined ? ok(account) : err(refusal)
  }
