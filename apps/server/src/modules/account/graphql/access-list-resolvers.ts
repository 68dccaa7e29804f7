import { requireActor } from '../../../platform/graphql/context.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import {
  changeAccountAccess,
  changeCardAccess,
  type ChangePersonAccessDeps,
} from '../use-cases/change-person-access.ts'
import { readPersonAccess } from '../use-cases/read-person-access.ts'
import { presentAccessList } from './access-list-presenter.ts'
import type { MutationResolvers, QueryResolvers } from './account.generated.ts'

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
