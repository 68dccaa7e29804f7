import type { Cards } from '@tartip/bank-ports/cards'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { CurrencyRates } from '@tartip/bank-ports/currency-rates'
import type { LoanClaims } from '@tartip/bank-ports/loan-claims'
import type { LoansAndDeposits } from '@tartip/bank-ports/loans-and-deposits'
import type { RetailCards } from '@tartip/bank-ports/retail-cards'
import type { TaxDebt } from '@tartip/bank-ports/tax-debt'
import { mayTakeSales } from '@tartip/domain/accounts/account-moves'
import type { BankCalendar } from '@tartip/domain/bank-day/calendar'
import { addDays, bishkekDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inSystem, inTenant } from '../../platform/db/transaction.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import type { LiveHub } from '../../platform/live/hub.ts'
import { createEventSource } from '../../platform/graphql/follow-events.ts'
import type { AccessControl } from '../access-control/public.ts'
import { accountTopic } from './account-events.ts'
import { createAccountUseCases, type AccountUseCases } from './account-use-cases.ts'
import { createAccessListResolvers } from './graphql/access-list-resolvers.ts'
import type { Resolvers } from './graphql/account.generated.ts'
import { createAccountLists } from './graphql/account-list-resolvers.ts'
import { createOutletAccounts, type OutletAccountDeps } from './graphql/outlet-account-resolvers.ts'
import { createAccountResolvers, createOperationsExport } from './graphql/account-resolvers.ts'
import { createAccountSubscriptions } from './graphql/account-subscriptions.ts'
import { createCardMutations, createCardQueries } from './graphql/card-resolvers.ts'
import { createElQrQueries, type ElQr } from './graphql/el-qr-resolvers.ts'
import {
  createLoanClaimMutations,
  createLoanClaimQueries,
  createLoanClaimSubscription,
} from './graphql/loan-claim-resolvers.ts'
import { createProductQueries } from './graphql/product-resolvers.ts'
import { exportWithUnavailableAnswer, withUnavailableAnswer } from '../with-unavailable-answer.ts'
import { accountPolicies } from './graphql/account-policies.ts'
import { typeDefs } from './graphql/account.sdl.generated.ts'
import { createLoanCertificateExport, type LoanCertificateDeps } from './loan-certificate-export.ts'
import { lastKnownAccounts } from './last-known-accounts.ts'
import { createProductUseCases, type ProductUseCases } from './product-use-cases.ts'
import type { Accounts, AccountSeed, Rates } from './public.ts'
import { createAccountStore, type AccountStore } from './store/account-store.ts'
import { createTaxPaperExport } from './tax-paper-export.ts'
import { createCardStore } from './store/card-store.ts'
import { findGrantsOn } from './store/account-grants.ts'
import { readHolds } from './use-cases/read-holds.ts'
import { readAccounts } from './use-cases/read-accounts.ts'

export interface AccountModuleDeps {
  readonly db: Db
  readonly core: CoreAccounts
  readonly cards: Cards
  readonly currencyRates: CurrencyRates
  readonly loansAndDeposits: LoansAndDeposits
  readonly loanClaims: LoanClaims
  readonly certificates: LoanCertificateDeps
  readonly retailCards: RetailCards
  /** Absent where no tax service is connected. */
  readonly taxDebt?: TaxDebt
  readonly calendar: () => BankCalendar
  /** The bank's time: what is today for its products. */
  readonly clock: Clock
  readonly hub: LiveHub
  readonly people: Pick<AccessControl, 'peopleOf' | 'recordRightsChange'>
  /** Codes of sales by QR; the module that makes them is built on the accounts. */
  readonly qr: () => ElQr
  /** The real time, for the audit. */
  readonly realClock: Clock
  /** Absent where no acquiring is connected. */
  readonly accountOfSalePoint?: OutletAccountDeps['accountOfSalePoint']
}

export interface AccountModule {
  readonly accounts: Accounts
  /** Numbers of the accounts that the person may have outlets credited to. */
  readonly outletAccounts: (actor: Actor) => Promise<readonly string[]>
  readonly rates: Rates
  readonly service: GraphqlService
  readonly listExport: ListExport
  readonly taxPaperExport: ListExport
  readonly loanCertificateExport: ListExport
  readonly seed: AccountSeed
}

export function createAccountModule(deps: AccountModuleDeps): AccountModule {
  const { db, core } = deps
  const withStore = <T>(legalPartyId: string, run: (store: AccountStore) => Promise<T>) =>
    inTenant(db, legalPartyId, tx => run(createAccountStore(tx)))
  const useCases = createAccountUseCases({
    core,
    readStore: withStore,
    writeStore: withStore,
    realClock: deps.realClock,
  })
  const holdsOf = readHolds({
    core,
    readAccount: useCases.readAccount,
    pendingOperations: pendingOf(deps),
  })
  const readAccountsCached = readAccounts({ core: lastKnownAccounts(core), readStore: withStore })
  const products = createProductUseCases({
    ...deps,
    taxDebt: deps.taxDebt,
    readAccounts: useCases.readAccounts,
    readCardStore: (legalPartyId, read) =>
      inTenant(db, legalPartyId, tx => read(createCardStore(tx))),
    today: () => bishkekDate(deps.clock.now()),
  })

  return {
    accounts: {
      payerAccount: useCases.payFromAccount,
      async permissionsByAccount(actor) {
        const views = await readAccountsCached(actor)
        return new Map(views.map(({ account, permissions }) => [account.account, permissions]))
      },
      async readableAccounts(actor) {
        return (await readAccountsCached(actor)).map(view => view.account.account)
      },
      accountWithHolds: holdsOf,
      grantsOn: accounts => findGrantsOn(db, accounts),
      ownAccount: (legalPartyId, account) => core.findOwnAccount(legalPartyId, account),
      findRecipient: account => core.findRecipient(account),
    },
    async outletAccounts(actor) {
      const views = await useCases.readAccounts(actor)
      return views
        .map(({ account }) => account)
        .filter(mayTakeSales)
        .map(({ account }) => account)
    },
    rates: {
      ofDay: products.readRates,
      history: products.readRateHistory,
      between: products.readRateBetween,
    },
    service: {
      name: 'account',
      typeDefs,
      policies: accountPolicies,
      resolvers: allResolvers(deps, useCases, holdsOf, products),
    },
    listExport: exportWithUnavailableAnswer(createOperationsExport(useCases, deps.clock)),
    taxPaperExport: exportWithUnavailableAnswer(createTaxPaperExport(products, deps.clock)),
    loanCertificateExport: exportWithUnavailableAnswer(
      createLoanCertificateExport(products, deps.certificates),
    ),
    seed: {
      grant: rows => inSystem(db, tx => createAccountStore(tx).saveGrants(rows)),
      grantCards: rows => inSystem(db, tx => createCardStore(tx).saveGrants(rows)),
      nameAccounts: rows =>
        inSystem(db, async tx => {
          const store = createAccountStore(tx)
          for (const row of rows)
            await store.saveTitle(row.legalPartyId, row.accountId, row.accountName)
        }),
      nameCards: rows =>
        inSystem(db, async tx => {
          const store = createCardStore(tx)
          for (const row of rows) await store.saveTitle(row.legalPartyId, row.cardId, row.cardTitle)
        }),
      hideAccounts: rows =>
        inSystem(db, async tx => {
          const store = createAccountStore(tx)
          for (const row of rows)
            await store.saveVisibility(row.legalPartyId, row.personId, row.accountId, false)
        }),
    },
  }
}

function allResolvers(
  deps: AccountModuleDeps,
  useCases: AccountUseCases,
  holdsOf: ReturnType<typeof readHolds>,
  products: ProductUseCases,
): Resolvers {
  const { db, core, cards, people, hub, realClock: clock } = deps
  const own = createAccountResolvers({ core, useCases, readHolds: holdsOf })
  const accessLists = createAccessListResolvers({ db, core, cards, people, clock })
  const source = createEventSource(db, hub, accountTopic)
  const listenAccount = createAccountSubscriptions({
    ...source,
    canViewAccount: async (actor, accountId) => (await useCases.readAccount(actor, accountId)).ok,
    canViewCard: async (actor, cardId) => (await products.readCard(actor, cardId)).ok,
  })
  return {
    Query: withUnavailableAnswer({
      ...own.Query,
      ...createAccountLists({ core, useCases }),
      ...createOutletAccounts({
        core,
        useCases,
        accountOfSalePoint: deps.accountOfSalePoint ?? (async () => undefined),
      }),
      ...createCardQueries(products),
      ...createProductQueries(products),
      ...createElQrQueries(deps.qr),
      ...createLoanClaimQueries(products),
      ...accessLists.Query,
    }),
    Mutation: withUnavailableAnswer({
      ...own.Mutation,
      ...createCardMutations(products),
      ...createLoanClaimMutations(products),
      ...accessLists.Mutation,
    }),
    Subscription: { ...listenAccount, ...createLoanClaimSubscription(products, source) },
  }
}

/** A card payment is held for some days at most, so older ones need not be checked. */
const longestHoldDays = 30

/** Payments with cards that are held on an account and not settled yet. */
function pendingOf({ cards, clock }: AccountModuleDeps) {
  return async (legalPartyId: string, accountId: string) => {
    const today = bishkekDate(clock.now())
    const from = addDays(today, -longestHoldDays)
    const operations = await cards.operations(legalPartyId, accountId, from, today)
    return operations.filter(operation => operation.isPending)
  }
}
