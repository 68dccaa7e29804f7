import { requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { parsePageable } from '../../../platform/graphql/read-input.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import {
  submitPayDaApplication,
  submitPosApplication,
  submitSellerApplication,
  readPersonTask,
  readPersonTasks,
  readSellers,
} from '../use-cases/applications/applications.ts'
import type { PhotoStorage } from '../use-cases/applications/pos-photos.ts'
import { createApiKey, deactivateApiKey, readApiKey } from '../use-cases/keys/api-keys.ts'
import { issuePayControlKey, readKeyAvailability } from '../use-cases/keys/issue-pay-control-key.ts'
import type { PayControlDeps } from '../use-cases/keys/pay-control-keys.ts'
import { changePassword } from '../use-cases/people/change-password.ts'
import { switchProductRole, switchState } from '../use-cases/people/change-person.ts'
import { readColleague } from '../use-cases/people/read-people.ts'
import type { MutationResolvers, QueryResolvers } from './access-control.generated.ts'
import { presentColleague } from './employee-presenter.ts'
import { presentApiKey, presentIssuedKey, presentNewApiKey } from './key-presenter.ts'
import { presentPosTask, presentSellerTask } from './task-presenter.ts'

/** Queries and changes of people, their keys and their applications to the bank. */
export interface PeopleDeps extends PayControlDeps {
  /** Undefined where nobody can bring files. */
  readonly photos: PhotoStorage | undefined
}

type PeopleQueries = Pick<
  QueryResolvers,
  | 'keyAvailability'
  | 'apiKey'
  | 'getSellers'
  | 'userPOSApplicationTasksPageable'
  | 'getUserPOSApplicationTask'
>

/** Queries about rights, keys and applications. */
export function createPeopleQueries(deps: PeopleDeps): PeopleQueries {
  return {
    keyAvailability: async (_root, { orgReferenceId }, ctx) => ({
      ...unwrap(await readKeyAvailability(deps)(requireActor(ctx), orgReferenceId)),
      orgReferenceId,
    }),

    apiKey: async (_root, { orgReferenceId }, ctx) => {
      const view = unwrap(await readApiKey(deps)(requireActor(ctx), orgReferenceId))
      return view === undefined ? null : presentApiKey(view, deps.clock.now())
    },

    getSellers: async (_root, args, ctx) => {
      const { totalPages, list } = unwrap(
        await readSellers(deps)(requireActor(ctx), args.orgReferenceId, {
          kinds: args.taskType ?? [],
          states: args.taskState ? [args.taskState] : [],
          inn: args.individualInn ?? undefined,
          locationId: args.locationId ?? undefined,
          ...parsePageable(args.pageableDecorator, taskPages),
        }),
      )
      return { totalPages, list: list.map(task => presentSellerTask(task, ctx.request.language)) }
    },

    userPOSApplicationTasksPageable: async (_root, args, ctx) => {
      const found = unwrap(
        await readPersonTasks(deps)(requireActor(ctx), args.businessUserContractId, {
          kinds: args.taskTypes ?? [],
          states: args.taskStates ?? [],
          ...parsePageable(args.pageableDecorator, taskPages),
        }),
      )
      return { ...found, list: found.list.map(task => presentPosTask(task, ctx.request.language)) }
    },

    getUserPOSApplicationTask: async (_root, { taskId, businessUserContractId }, ctx) =>
      presentPosTask(
        unwrap(await readPersonTask(deps)(requireActor(ctx), businessUserContractId, taskId)),
        ctx.request.language,
      ),
  }
}

const taskPages = { usual: 30, largest: 200 }

type PeopleMutations = Omit<Required<MutationResolvers>, 'selectContract' | 'saveTableViews'>

/** What people change of rights, keys and their own password. */
export function createPeopleMutations(deps: PeopleDeps): PeopleMutations {
  return {
    ...createPayControlKeys(deps),
    ...createApplications(deps),
    ...createRightSwitches(deps),
    ...createApiKeys(deps),

    changePassword: async (_root, { currentPassword, newPassword, otpCode }, ctx) => {
      const { session } = ctx
      if (session === undefined) throw refusal('UNAUTHENTICATED')
      const input = { currentPassword, newPassword, code: otpCode }
      unwrap(await changePassword(deps)(session, input, { ip: ctx.request.ip }))
      return true
    },
  }
}

function createPayControlKeys(
  deps: PeopleDeps,
): Pick<PeopleMutations, 'createPayControlKey' | 'regeneratePayControlKey'> {
  const issue = async (
    how: 'createKey' | 'regenerateKey',
    args: { orgReferenceId: string; otpCode: string },
    ctx: GraphqlContext,
  ) => {
    const input = { ...args, requestId: ctx.request.idempotencyKey }
    return presentIssuedKey(unwrap(await issuePayControlKey(deps, how)(requireActor(ctx), input)))
  }
  return {
    createPayControlKey: (_root, args, ctx) => issue('createKey', args, ctx),
    regeneratePayControlKey: (_root, args, ctx) => issue('regenerateKey', args, ctx),
  }
}

/** What is handed in to the bank, for an officer to decide. */
function createApplications(
  deps: PeopleDeps,
): Pick<
  PeopleMutations,
  | 'createBusinessUserContractWithRoleSellerTask'
  | 'savePosApplicationTask'
  | 'savePayDaApplicationTask'
> {
  return {
    createBusinessUserContractWithRoleSellerTask: async (_root, args, ctx) =>
      unwrap(
        await submitSellerApplication(deps)(requireActor(ctx), {
          ...args,
          idempotencyKey: ctx.request.idempotencyKey,
        }),
      ),

    savePosApplicationTask: async (_root, { businessUserContractId, posApplication }, ctx) => {
      const { photoIds, ...application } = posApplication
      return unwrap(
        await submitPosApplication(deps)(requireActor(ctx), {
          userContractId: businessUserContractId,
          application,
          photoIds: photoIds ?? [],
          idempotencyKey: ctx.request.idempotencyKey,
        }),
      )
    },

    savePayDaApplicationTask: async (_root, { businessUserContractId, payDaApplication }, ctx) => {
      const { website, ...rest } = payDaApplication
      return unwrap(
        await submitPayDaApplication(deps)(requireActor(ctx), {
          userContractId: businessUserContractId,
          application: { ...rest, ...(website ? { website } : {}) },
          idempotencyKey: ctx.request.idempotencyKey,
        }),
      )
    },
  }
}

/** Rights of colleagues; each answers with the colleague as they are from now on. */
function createRightSwitches(
  deps: PeopleDeps,
): Pick<PeopleMutations, 'switchProductRolePolicy' | 'switchUserContractState'> {
  const colleague = async (ctx: GraphqlContext, userReferenceId: string) =>
    presentColleague(unwrap(await readColleague(deps)(requireActor(ctx), userReferenceId)))
  return {
    switchProductRolePolicy: async (_root, args, ctx) => {
      const person = unwrap(
        await switchProductRole(deps)(requireActor(ctx), {
          userContractId: args.businessUserContractId,
          productRole: args.productRole,
          isOn: args.switchAccess,
        }),
      )
      return colleague(ctx, person.userReferenceId)
    },

    switchUserContractState: async (_root, args, ctx) => {
      const person = unwrap(
        await switchState(deps)(requireActor(ctx), {
          userContractId: args.businessUserContractId,
          state: args.userContractState,
        }),
      )
      return colleague(ctx, person.userReferenceId)
    },
  }
}

function createApiKeys(
  deps: PeopleDeps,
): Pick<PeopleMutations, 'createApiKey' | 'deactivateApiKey'> {
  return {
    createApiKey: async (_root, { orgReferenceId, password, apiKeyAccessList }, ctx) =>
      presentNewApiKey(
        unwrap(
          await createApiKey(deps)(requireActor(ctx), {
            orgReferenceId,
            password,
            apis: apiKeyAccessList.map(({ api }) => api),
          }),
        ),
      ),

    deactivateApiKey: async (_root, { orgReferenceId }, ctx) =>
      presentApiKey(
        unwrap(await deactivateApiKey(deps)(requireActor(ctx), orgReferenceId)),
        deps.clock.now(),
      ),
  }
}
