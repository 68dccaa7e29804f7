import type { Words } from '@tartip/domain/bank-text'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import { permittedAccounts, type PermittedAccount } from '../permitted-accounts.ts'
import type { AccountStore } from '../store/account-store.ts'

export interface ReadAccountsDeps {
  readonly core: Pick<CoreAccounts, 'accountsOf'>
  readonly readStore: <T>(
    legalPartyId: string,
    read: (store: AccountStore) => Promise<T>,
  ) => Promise<T>
}

/** An account as one person sees it: their rights, the organisation's name for it, their own choice to hide it. */
export interface AccountView extends PermittedAccount {
  /** The name that the organisation gave it, or the bank's for the product. */
  readonly accountName: Words
  readonly isVisible: boolean
}

/** All accounts of the organisation that the person may read, in the order of their numbers. */
export const readAccounts =
  (deps: ReadAccountsDeps) =>
  async (actor: Actor): Promise<readonly AccountView[]> => {
    const [accounts, own] = await Promise.all([
      deps.core.accountsOf(actor.legalPartyId),
      deps.readStore(actor.legalPartyId, async store => ({
        grants: await store.findGrants(actor.legalPartyId, actor.personId),
        titles: await store.findTitles(actor.legalPartyId),
        hidden: await store.findHidden(actor.legalPartyId, actor.personId),
      })),
    ])
    return permittedAccounts(actor, accounts, own.grants).map(permitted => ({
      ...permitted,
      accountName: own.titles.get(permitted.account.accountId) ?? permitted.account.productName,
      isVisible: !own.hidden.has(permitted.account.accountId),
    }))
  }

/** One account by its id; one that the person may not read answers like one that does not exist. */
export const readAccount = (deps: ReadAccountsDeps) => {
  const readAll = readAccounts(deps)
  return async (
    actor: Actor,
    accountId: string,
  ): Promise<Result<AccountView, 'ACCOUNT_NOT_FOUND'>> => {
    const found = (await readAll(actor)).find(view => view.account.accountId === accountId)
    return found ? ok(found) : err('ACCOUNT_NOT_FOUND')
  }
}
