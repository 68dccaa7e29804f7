import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { currencies, currencyCodes, type CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { dayBefore } from '@tartip/domain/time/instant'

import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { AccountUseCases } from '../account-use-cases.ts'
import type { AccountView } from '../use-cases/read-accounts.ts'
import { presentAccount } from './account-presenter.ts'
import type { AccountFilter, QueryResolvers } from './account.generated.ts'
import { isOwnParty } from './own-party.ts'
import { pageOf } from './page-of.ts'
import { isPeriod } from './period.ts'

type AccountLists = Pick<
  QueryResolvers,
  | 'findByAccountAndCurrency'
  | 'findAllByAccount'
  | 'findAllByPartyIdBaseRkoAccountInfo'
  | 'findAllByFilter'
  | 'getSwiftAccounts'
  | 'getCommissionAccounts'
  | 'getBalanceInfoByPeriod'
>

/** Lists of accounts for forms and filters; each account only for whoever may read it. */
export function createAccountLists(deps: {
  readonly core: CoreAccounts
  readonly useCases: AccountUseCases
}): AccountLists {
  const { core, useCases } = deps
  return {
    findByAccountAndCurrency: async (_root, { account, currency }, ctx) => {
      const code = currencyOf(currency)
      const found = (await useCases.readAccounts(requireActor(ctx))).find(
        view => view.account.account === account && view.account.currency === code,
      )
      if (!found) throw refusal('ACCOUNT_NOT_FOUND')
      return presentAccount(found, ctx.request.language)
    },

    findAllByAccount: async (_root, { account }, ctx) =>
      (await useCases.readAccounts(requireActor(ctx)))
        .filter(view => view.account.account === account)
        .map(view => presentAccount(view, ctx.request.language)),

    findAllByPartyIdBaseRkoAccountInfo: async (_root, { partyId }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, partyId))
      return (await useCases.readAccounts(actor))
        .filter(isOpenSettlement)
        .toSorted(byBalance)
        .map(view => presentAccount(view, ctx.request.language))
    },

    findAllByFilter: async (_root, { partyId, filter, pageable }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, partyId))
      const found = (await useCases.readAccounts(actor))
        .filter(view => isWanted(view, filter))
        .toSorted(byBalance)
      const page = pageOf(found, pageable)
      return { ...page, list: page.list.map(view => presentAccount(view, ctx.request.language)) }
    },

    getSwiftAccounts: async (_root, { partyId, currency }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, partyId))
      const wanted = currency ? currencyOf(currency) : undefined
      return (await useCases.readAccounts(actor))
        .filter(view => isOpenSettlement(view) && view.permissions.includes('SWIFT'))
        .filter(({ account }) =>
          wanted ? account.currency === wanted : account.currency !== 'KGS',
        )
        .toSorted(byBalance)
        .map(view => presentAccount(view, ctx.request.language))
    },

    getCommissionAccounts: async (_root, { partyId, currency }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, partyId))
      const wanted: readonly CurrencyCode[] = currency ? ['KGS', currencyOf(currency)] : ['KGS']
      return (await useCases.readAccounts(actor))
        .filter(view => isOpenSettlement(view) && view.permissions.includes('SWIFT'))
        .filter(({ account }) => wanted.includes(account.currency))
        .toSorted(byBalance)
        .map(view => presentAccount(view, ctx.request.language))
    },

    getBalanceInfoByPeriod: async (_root, { accountId, startDate, endDate }, ctx) => {
      const actor = requireActor(ctx)
      const { account } = unwrap(await useCases.readAccount(actor, accountId))
      unwrap(isPeriod(startDate, endDate))
      const { currency } = account
      const inCurrency = (minor: bigint) => ({ amount: toDecimal(minor, currency), currency })
      const closing = async (date: string) => {
        const [point] = await core.closingBalances(actor.legalPartyId, accountId, date, date)
        return [inCurrency(point?.balanceMinor ?? 0n)]
      }
      const before = dayBefore(startDate)
      const [startBalances, endBalances] = await Promise.all([
        before === undefined ? [inCurrency(0n)] : closing(before),
        closing(endDate),
      ])
      return { startBalances, endBalances }
    },
  }
}

/** An ISO code, or the number that the specification gives the currency. */
function currencyOf(text: string): CurrencyCode {
  const found = currencyCodes.find(code => code === text || currencies[code].specNum === text)
  if (!found) throw refusal('CURRENCY_UNKNOWN')
  return found
}

function isOpenSettlement({ account }: AccountView): boolean {
  return account.type === 'RKO' && account.status === 'OPEN'
}

/** Whether an account is what a filter requests; what the filter does not name is wanted. */
export function isWanted(
  { account, permissions }: AccountView,
  { types, statuses, currencies: codes, permission }: AccountFilter,
): boolean {
  return (
    (!types || types.includes(account.type)) &&
    (!statuses || statuses.includes(account.status)) &&
    (!codes || codes.includes(account.currency)) &&
    (!permission || permissions.includes(permission))
  )
}

/** By currency in their usual order, then the largest balance first: money of two currencies has no order. */
function byBalance({ account: a }: AccountView, { account: b }: AccountView): number {
  if (a.currency !== b.currency) {
    return currencyCodes.indexOf(a.currency) - currencyCodes.indexOf(b.currency)
  }
  if (a.balanceMinor === b.balanceMinor) return a.account < b.account ? -1 : 1
  return a.balanceMinor > b.balanceMinor ? -1 : 1
}
