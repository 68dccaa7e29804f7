import {
  requireActor,
  type GraphqlContext,
  type SessionInfo,
} from '../../../platform/graphql/context.ts'
import { parsePageable } from '../../../platform/graphql/read-input.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import { readAuditTrail } from '../use-cases/audit/read-audit-trail.ts'
import { findOwnKey } from '../use-cases/keys/pay-control-keys.ts'
import { readColleague, readColleagues, readEmployee } from '../use-cases/people/read-people.ts'
import { selectContract } from '../use-cases/sessions/select-contract.ts'
import type { Resolvers } from './access-control.generated.ts'
import { presentAudit, type CallNames } from './audit-presenter.ts'
import { presentColleague, presentEmployee } from './employee-presenter.ts'
import { createPeopleMutations, createPeopleQueries, type PeopleDeps } from './people-resolvers.ts'
import { createTableViewMutations, createTableViewQueries } from './table-view-resolvers.ts'

const auditPages = { usual: 40, largest: 200 }

export function createAccessControlResolvers(
  deps: PeopleDeps & { readonly callNames: CallNames },
): Resolvers {
  const employeeOf = async (
    { request }: GraphqlContext,
    personId: string,
    userContractId: string | undefined,
  ) => {
    const employee = unwrap(await readEmployee(deps)(personId, userContractId))
    return presentEmployee(employee, request.language, await findOwnKey(deps, employee))
  }

  return {
    Query: {
      ...createPeopleQueries(deps),
      ...createTableViewQueries(deps),

      employeeSecure: (_root, _args, ctx) => {
        const { personId } = requireSession(ctx)
        return employeeOf(ctx, personId, ctx.actor?.userContractId)
      },

      employee: async (_root, { userReferenceId }, ctx) =>
        presentColleague(unwrap(await readColleague(deps)(requireActor(ctx), userReferenceId))),

      employeesContract: async (_root, { orgReferenceId }, ctx) =>
        unwrap(await readColleagues(deps)(requireActor(ctx), orgReferenceId)).map(presentColleague),

      auditTrail: async (_root, { orgReferenceId, before, size, filter }, ctx) =>
        presentAudit(
          unwrap(
            await readAuditTrail(deps)(requireActor(ctx), {
              orgReferenceId,
              before: before ?? undefined,
              size: parsePageable({ size }, auditPages).size,
              filter: filter ?? {},
            }),
          ),
          ctx.request.language,
          deps.callNames,
        ),
    },

    Mutation: {
      ...createPeopleMutations(deps),
      ...createTableViewMutations(deps),

      selectContract: async (_root, { userContractId }, ctx) => {
        const session = requireSession(ctx)
        unwrap(await selectContract(deps)(session, userContractId, { ip: ctx.request.ip }))
        return employeeOf(ctx, session.personId, userContractId)
      },
    },
  }
}

/** These two also serve a person whose contract was frozen: they may go on in another one. */
function requireSession({ session }: GraphqlContext): SessionInfo {
  if (session === undefined) throw refusal('UNAUTHENTICATED')
  return session
}
