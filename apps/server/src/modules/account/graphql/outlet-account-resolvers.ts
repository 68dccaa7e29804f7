import type { CoreAccount, CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { mayTakeSales } from '@tartip/domain/accounts/account-moves'
import { wordsIn, type Words } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { AccountUseCases } from '../account-use-cases.ts'
import { presentCurrency } from './account-presenter.ts'
import type { QueryResolvers } from './account.generated.ts'
import { isOwnParty } from './own-party.ts'

export interface OutletAccountDeps {
  readonly core: Pick<CoreAccounts, 'findOwnAccount'>
  readonly useCases: Pick<AccountUseCases, 'readAccounts'>
  /** The account of an outlet that the person may see; undefined for any other code. */
  readonly accountOfSalePoint: (actor: Actor, code: string) => Promise<string | undefined>
}

/** Accounts that outlets are credited to. Cashiers see the account of their outlet, never its balance. */
export function createOutletAccounts({
  core,
  useCases,
  accountOfSalePoint,
}: OutletAccountDeps): Pick<
  QueryResolvers,
  'getAllAccountsForSalePoint' | 'getAccountBySalePointCode'
> {
  return {
    getAllAccountsForSalePoint: async (_root, { legalPartyId }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, legalPartyId))
      return (await useCases.readAccounts(actor))
        .filter(({ account }) => mayTakeSales(account))
        .map(({ account, accountName }) => present(account, accountName, ctx.request.language))
    },
    getAccountBySalePointCode: async (_root, { salePointCode }, ctx) => {
      const actor = requireActor(ctx)
      const number = await accountOfSalePoint(actor, salePointCode)
      const account =
        number === undefined ? undefined : await core.findOwnAccount(actor.legalPartyId, number)
      if (account === undefined) throw refusal('ENTITY_NOT_FOUND')
      return present(account, account.productName, ctx.request.language)
    },
  }
}

function present(account: CoreAccount, accountName: Words, language: Language) {
  return {
    id: account.accountId,
    account: account.account,
    accountName: wordsIn(accountName, language),
    accountClassification: account.classification,
    currency: presentCurrency(account.currency),
  }
}
