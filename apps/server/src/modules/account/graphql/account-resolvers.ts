import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { toDecimal } from '@tartip/domain/money/decimal'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import type { AccountUseCases } from '../account-use-cases.ts'
import type { AccountView } from '../use-cases/read-accounts.ts'
import type { readHolds } from '../use-cases/read-holds.ts'
import type { Resolvers } from './account.generated.ts'
import { isWanted } from './account-list-resolvers.ts'
import { isOwnParty } from './own-party.ts'
import { isPeriod } from './period.ts'
import {
  presentAccount,
  presentHold,
  presentOperation,
  presentTurnover,
} from './account-presenter.ts'

interface AccountResolversDeps {
  readonly core: CoreAccounts
  readonly useCases: AccountUseCases
  readonly readHolds: ReturnType<typeof readHolds>
}

export function createAccountResolvers(deps: AccountResolversDeps): Resolvers {
  const { core, useCases } = deps
  const accountOf = async (actor: Actor, accountId: string): Promise<AccountView> =>
    unwrap(await useCases.readAccount(actor, accountId))

  return {
    Query: {
      findAllAccountsByPartyIdWithAcl: async (_root, { partyId }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(isOwnParty(actor, partyId))
        return (await useCases.readAccounts(actor)).map(view =>
          presentAccount(view, ctx.request.language),
        )
      },

      findAllAccountsByFilterWithPermissions: async (_root, { partyId, filter }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(isOwnParty(actor, partyId))
        return (await useCases.readAccounts(actor))
          .filter(view => isWanted(view, filter))
          .map(view => presentAccount(view, ctx.request.language))
      },

      getAccountById: async (_root, { accountId }, ctx) =>
        presentAccount(await accountOf(requireActor(ctx), accountId), ctx.request.language),

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
          list: page.list.map(one => presentOperation(one, ctx.request.language)),
          nextCursor: page.nextCursor ?? null,
          totalCredit: toDecimal(page.totalCreditMinor, account.currency),
          totalDebit: toDecimal(page.totalDebitMinor, account.currency),
          totalBroughtForward: toDecimal(page.broughtForwardMinor, account.currency),
        }
      },

      getHoldList: async (_root, { accountId }, ctx) => {
        const { account, holds } = unwrap(await deps.readHolds(requireActor(ctx), accountId))
        return holds.map(hold => presentHold(hold, account.currency, ctx.request.language))
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
        presentAccount(
          unwrap(await useCases.changeVisibility(requireActor(ctx), input)),
          ctx.request.language,
        ),

      updateAccountName: async (_root, input, ctx) =>
        presentAccount(
          unwrap(await useCases.renameAccount(requireActor(ctx), input)),
          ctx.request.language,
        ),
    },
  }
}
