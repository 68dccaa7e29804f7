import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { toDecimal } from '@tartip/domain/money/decimal'
import { err, ok, type Result } from '@tartip/domain/result'
import { daysBetween, isLocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import type { AccountUseCases } from '../account-use-cases.ts'
import type { AccountView } from '../use-cases/read-accounts.ts'
import type { Resolvers } from './account.generated.ts'
import {
  presentAccount,
  presentHold,
  presentOperation,
  presentTurnover,
} from './account-presenter.ts'

interface AccountResolversDeps {
  readonly core: CoreAccounts
  readonly useCases: AccountUseCases
}

/** The longest period of a balance curve: a leap year. */
const periodMaxDays = 366

export function createAccountResolvers({ core, useCases }: AccountResolversDeps): Resolvers {
  const accountOf = async (actor: Actor, accountId: string): Promise<AccountView> =>
    unwrap(await useCases.readAccount(actor, accountId))

  return {
    Query: {
      findAllAccountsByPartyIdWithAcl: async (_root, { partyId }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(isOwnParty(actor, partyId))
        return (await useCases.readAccounts(actor)).map(presentAccount)
      },

      findAllAccountsByFilterWithPermissions: async (_root, { partyId, filter }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(isOwnParty(actor, partyId))
        return (await useCases.readAccounts(actor))
          .filter(({ account }) => !filter.types || filter.types.includes(account.type))
          .filter(({ account }) => !filter.statuses || filter.statuses.includes(account.status))
          .filter(
            ({ account }) => !filter.currencies || filter.currencies.includes(account.currency),
          )
          .filter(
            ({ permissions }) => !filter.permission || permissions.includes(filter.permission),
          )
          .map(presentAccount)
      },

      getAccountById: async (_root, { accountId }, ctx) =>
        presentAccount(await accountOf(requireActor(ctx), accountId)),

      getAccountOperations: async (_root, { accountId, filter, before, size }, ctx) => {
        const actor = requireActor(ctx)
        const { account } = await accountOf(actor, accountId)
        const page = unwrap(
          await useCases.readOperations(actor, accountId, {
            startDate: filter?.startDate,
            endDate: filter?.endDate,
            direction: filter?.direction,
            search: filter?.search,
            before,
            size,
          }),
        )
        return {
          list: page.list.map(presentOperation),
          nextCursor: page.nextCursor ?? null,
          totalCredit: toDecimal(page.totalCreditMinor, account.currency),
          totalDebit: toDecimal(page.totalDebitMinor, account.currency),
        }
      },

      getHoldList: async (_root, { accountId }, ctx) => {
        const actor = requireActor(ctx)
        const { account } = await accountOf(actor, accountId)
        const holds = await core.holds(actor.legalPartyId, accountId)
        return holds.map(hold => presentHold(hold, account.currency))
      },

      getBalanceCurve: async (_root, { accountId, startDate, endDate }, ctx) => {
        const actor = requireActor(ctx)
        const { account } = await accountOf(actor, accountId)
        unwrap(isPeriod(startDate, endDate))
        const points = await core.closingBalances(actor.legalPartyId, accountId, startDate, endDate)
        return points.map(point => ({
          date: point.date,
          balance: toDecimal(point.balanceMinor, account.currency),
        }))
      },

      getTurnoverByPeriod: async (_root, { partyId, startDate, endDate }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(isOwnParty(actor, partyId))
        unwrap(isPeriod(startDate, endDate))
        return (await useCases.readTurnover(actor, { startDate, endDate })).map(presentTurnover)
      },
    },

    Mutation: {
      updateVisible: async (_root, input, ctx) =>
        presentAccount(unwrap(await useCases.changeVisibility(requireActor(ctx), input))),

      updateAccountName: async (_root, input, ctx) =>
        presentAccount(unwrap(await useCases.renameAccount(requireActor(ctx), input))),
    },
  }
}

/** Another organisation's id is answered like one that does not exist. */
function isOwnParty(actor: Actor, partyId: string): Result<void, 'LEGAL_PARTY_NOT_FOUND'> {
  return partyId === actor.legalPartyId ? ok(undefined) : err('LEGAL_PARTY_NOT_FOUND')
}

function isPeriod(from: string, to: string): Result<void, 'DATE_INVALID' | 'PERIOD_INVALID'> {
  if (!isLocalDate(from) || !isLocalDate(to)) return err('DATE_INVALID')
  const days = daysBetween(from, to)
  return days < 0 || days > periodMaxDays
    ? err('PERIOD_INVALID', { max: periodMaxDays })
    : ok(undefined)
}
