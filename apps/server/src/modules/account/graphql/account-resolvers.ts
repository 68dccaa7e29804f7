import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { wordsIn } from '@tartip/domain/bank-text'
import { accountOperationList } from '@tartip/domain/lists/account-operation-list'
import { readListInput } from '@tartip/domain/lists/list'
import { toDecimal } from '@tartip/domain/money/decimal'
import { err, ok } from '@tartip/domain/result'
import { statementWords } from '@tartip/domain/statements/statement-words'
import { bishkekDate } from '@tartip/domain/time/instant'
import { formatDate, formatPeriod } from '@tartip/domain/time/format-date'

import type { Actor } from '../../../platform/actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { parsePageable } from '../../../platform/graphql/read-input.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import { listExport, type ListExport } from '../../../platform/lists/list-export-routes.ts'
import { mapInSlices } from '../../../platform/slices.ts'
import type { AccountUseCases } from '../account-use-cases.ts'
import type { AccountView } from '../use-cases/read-accounts.ts'
import type { readHolds } from '../use-cases/read-holds.ts'
import type { Resolvers } from './account.generated.ts'
import { accountPolicies } from './account-policies.ts'
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
        const part = { before, size: parsePageable({ size }).size }
        const { account } = await accountOf(actor, accountId)
        const page = unwrap(
          await useCases.readOperations(actor, accountId, { filter: filter ?? {}, ...part }),
        )
        return {
          list: await mapInSlices(
            page.list,
            one => presentOperation(one, ctx.request.language),
            actor.legalPartyId,
          ),
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

/** The operations of an account as a file: what their operation finds, with its rights. */
export const createOperationsExport = (
  useCases: Pick<AccountUseCases, 'readAccount' | 'readAllOperations'>,
  clock: Clock,
): ListExport =>
  listExport(
    accountOperationList,
    accountPolicies.getAccountOperations,
    async (actor, { accountId, ...input }, language) => {
      if (typeof accountId !== 'string') return err('BAD_USER_INPUT', { field: 'accountId' })
      const found = await useCases.readAccount(actor, accountId)
      if (!found.ok) return found
      const request = readListInput(accountOperationList, input)
      if (!request.ok) return request
      const { values } = request.value
      async function* batches() {
        for await (const list of useCases.readAllOperations(actor, accountId as string, values)) {
          yield list.map(one => presentOperation(one, language))
        }
      }
      const at = clock.now()
      const { from, to = bishkekDate(at) } = values.booked ?? {}
      const days = from === undefined ? formatDate(to) : formatPeriod(from, to)
      const { account, accountName } = found.value
      return ok({
        at,
        about: [account.account, days],
        subject: `${statementWords.account[language]}: ${account.account} · ${wordsIn(accountName, language)} · ${account.currency}`,
        batches: batches(),
      })
    },
    ['accountId'],
  )
