import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'

import type { Db } from '../../platform/db/db.ts'
import { inSystem, inTenant } from '../../platform/db/transaction.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import { createAccountUseCases } from './account-use-cases.ts'
import { createAccountResolvers } from './graphql/account-resolvers.ts'
import { accountPolicies } from './graphql/account-policies.ts'
import { typeDefs } from './graphql/account.sdl.generated.ts'
import type { Accounts, AccountSeed } from './public.ts'
import { createAccountStore, type AccountStore } from './store/account-store.ts'
import { createCardStore } from './store/card-store.ts'

export interface AccountModuleDeps {
  readonly db: Db
  readonly core: CoreAccounts
}

export interface AccountModule {
  readonly accounts: Accounts
  readonly service: GraphqlService
  readonly seed: AccountSeed
}

export function createAccountModule({ db, core }: AccountModuleDeps): AccountModule {
  const withStore = <T>(legalPartyId: string, run: (store: AccountStore) => Promise<T>) =>
    inTenant(db, legalPartyId, tx => run(createAccountStore(tx)))
  const useCases = createAccountUseCases({ core, readStore: withStore, writeStore: withStore })

  return {
    accounts: {
      payerAccount: useCases.payFromAccount,
      async permissionsByAccount(actor) {
        const views = await useCases.readAccounts(actor)
        return new Map(views.map(({ account, permissions }) => [account.account, permissions]))
      },
      async readableAccounts(actor) {
        return (await useCases.readAccounts(actor)).map(view => view.account.account)
      },
      ownAccount: (legalPartyId, account) => core.findOwnAccount(legalPartyId, account),
      findRecipient: account => core.findRecipient(account),
    },
    service: {
      name: 'account',
      typeDefs,
      policies: accountPolicies,
      resolvers: createAccountResolvers({ core, useCases }),
    },
    seed: {
      grant: rows => inSystem(db, tx => createAccountStore(tx).saveGrants(rows)),
      grantCards: rows => inSystem(db, tx => createCardStore(tx).saveGrants(rows)),
      nameAccounts: rows =>
        inSystem(db, async tx => {
          const store = createAccountStore(tx)
          for (const row of rows)
            await store.saveTitle(row.legalPartyId, row.accountId, row.accountName)
        }),
    },
  }
}
