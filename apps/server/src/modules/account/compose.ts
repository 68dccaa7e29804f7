import type { Cards } from '@tartip/bank-ports/cards'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'

import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inSystem, inTenant } from '../../platform/db/transaction.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import type { AccessControl } from '../access-control/public.ts'
import { createAccountUseCases } from './account-use-cases.ts'
import { createAccessListResolvers } from './graphql/access-list-resolvers.ts'
import type { Resolvers } from './graphql/account.generated.ts'
import { createAccountResolvers } from './graphql/account-resolvers.ts'
import { accountPolicies } from './graphql/account-policies.ts'
import { typeDefs } from './graphql/account.sdl.generated.ts'
import type { Accounts, AccountSeed } from './public.ts'
import { createAccountStore, type AccountStore } from './store/account-store.ts'
import { createCardStore } from './store/card-store.ts'

export interface AccountModuleDeps {
  readonly db: Db
  readonly core: CoreAccounts
  /** Cards whose rights can be given; none when no card system is connected. */
  readonly cards?: Pick<Cards, 'cardsOf'>
  readonly people: Pick<AccessControl, 'peopleOf' | 'noteRightsChanged'>
  /** The real time, for the audit. */
  readonly realClock: Clock
}

export interface AccountModule {
  readonly accounts: Accounts
  readonly service: GraphqlService
  readonly seed: AccountSeed
}

export function createAccountModule(deps: AccountModuleDeps): AccountModule {
  const { db, core } = deps
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
      resolvers: withAccessLists(createAccountResolvers({ core, useCases }), deps),
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

/** Who may do what is changed by other calls than the accounts themselves. */
function withAccessLists(own: Resolvers, deps: AccountModuleDeps): Resolvers {
  const { db, core, people, realClock: clock } = deps
  const cards = deps.cards ?? { cardsOf: async () => [] }
  const { Query, Mutation } = createAccessListResolvers({ db, core, cards, people, clock })
  return {
    ...own,
    Query: { ...own.Query, ...Query },
    Mutation: { ...own.Mutation, ...Mutation },
  }
}
