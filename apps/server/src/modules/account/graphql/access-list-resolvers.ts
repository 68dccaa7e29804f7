import { wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import { requireActor } from '../../../platform/graphql/context.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import {
  changeAccountAccess,
  changeCardAccess,
  type ChangePersonAccessDeps,
} from '../use-cases/change-person-access.ts'
import { readPersonAccess, type PersonAccess } from '../use-cases/read-person-access.ts'
import type { MutationResolvers, QueryResolvers } from './account.generated.ts'
import { presentCurrency } from './account-presenter.ts'

/** Who may do what with accounts and cards, for the first signatory. */
export function createAccessListResolvers(deps: ChangePersonAccessDeps): {
  readonly Query: Pick<QueryResolvers, 'getAccessControlListForUser'>
  readonly Mutation: Pick<MutationResolvers, 'updatePermissions' | 'updatePermissionsCard'>
} {
  return {
    Query: {
      getAccessControlListForUser: async (_root, { userReferenceId }, ctx) =>
        presentAccessList(
          unwrap(await readPersonAccess(deps)(requireActor(ctx), userReferenceId)),
          ctx.request.language,
        ),
    },
    Mutation: {
      updatePermissions: async (_root, { userReferenceId, permissions }, ctx) => {
        const wanted = permissions.map(({ accountId, ...rest }) => ({ id: accountId, ...rest }))
        const saved = await changeAccountAccess(deps)(requireActor(ctx), userReferenceId, wanted)
        return presentAccessList(unwrap(saved), ctx.request.language)
      },
      updatePermissionsCard: async (_root, { userReferenceId, permissions }, ctx) => {
        const wanted = permissions.map(({ cardId, ...rest }) => ({ id: cardId, ...rest }))
        const saved = await changeCardAccess(deps)(requireActor(ctx), userReferenceId, wanted)
        return presentAccessList(unwrap(saved), ctx.request.language)
      },
    },
  }
}

/** What a person may do, as the schema shows it to the first signatory. */
function presentAccessList(
  { person, isEverything, accounts, cards }: PersonAccess,
  language: Language,
) {
  return {
    userReferenceId: person.userReferenceId,
    isEverything,
    accounts: accounts.map(({ account, accountName, permissions, grantable }) => ({
      accountId: account.accountId,
      account: account.account,
      accountName: wordsIn(accountName, language),
      type: account.type,
      status: account.status,
      currency: presentCurrency(account.currency),
      permissions,
      availablePermissions: grantable,
    })),
    cards: cards.map(({ card, title, permissions, grantable }) => ({
      cardId: card.cardId,
      cardNum: card.maskedNumber,
      title: title ?? null,
      cardHolderName: card.holderName,
      account: card.account,
      status: card.status,
      permissions,
      availablePermissions: grantable,
    })),
  }
}
