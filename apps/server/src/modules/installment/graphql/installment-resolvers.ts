import {
  instalmentClaimList,
  type InstalmentClaimListRow,
} from '@tartip/domain/lists/instalment-claim-list'
import { readListInput } from '@tartip/domain/lists/list'
import { ok } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import { readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { createEventFollower, type EventSource } from '../../../platform/graphql/follow-events.ts'
import { parsePageable } from '../../../platform/graphql/read-input.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import { listExport, type ListExport } from '../../../platform/lists/list-export-routes.ts'
import { installmentTopic, type InstallmentEventPayload } from '../jobs/follow-claims.ts'
import {
  decideClaim,
  readAllClaims,
  readClaim,
  readClaims,
  readContracts,
  readProducts,
  readSalePoints,
  readSums,
  type InstalmentDeps,
} from '../use-cases/instalment-claims.ts'
import { installmentPolicies } from './installment-policies.ts'
import {
  presentClaim,
  presentContract,
  presentProduct,
  presentSalePoint,
  soldSum,
} from './installment-presenter.ts'
import type {
  InstallmentClaim,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from './installment.generated.ts'

const claimPages = { usual: 30, largest: 200 }

export function createInstallmentQueries(deps: InstalmentDeps): QueryResolvers {
  return {
    getMerchantProduct: async (_root, { legalPartyId }, ctx) => {
      const contracts = unwrap(await readContracts(deps)(requireActor(ctx), legalPartyId))
      const today = bishkekDate(deps.clock.now())
      return contracts.map(one => presentContract(one, today, ctx.request.language))
    },
    getInstallmentClaims: async (_root, { loanRequestDto }, ctx) => {
      const { legalPartyId, page, size, filterDto, ...rest } = loanRequestDto
      const found = unwrap(
        await readClaims(deps)(requireActor(ctx), {
          legalPartyId,
          filter: { ...filterDto, ...rest },
          ...parsePageable({ page, size }, claimPages),
        }),
      )
      return { ...found, list: found.list.map(one => presentClaim(one, ctx.request.language)) }
    },
    getSumByProduct: async (_root, { legalPartyId, fromDate, toDate }, ctx) => {
      const period = { from: fromDate ?? undefined, to: toDate ?? undefined }
      const sums = unwrap(await readSums(deps)(requireActor(ctx), legalPartyId, period))
      return sums.map(({ partnerContractId, product, totalSumMinor }) => ({
        partnerContactId: partnerContractId,
        product: presentProduct(product, ctx.request.language),
        totalSum: soldSum(totalSumMinor),
      }))
    },
    getSalePoint: async (_root, { legalPartyId }, ctx) =>
      unwrap(await readSalePoints(deps)(requireActor(ctx), legalPartyId)).map(presentSalePoint),
    getAllProduct: async (_root, _args, ctx) =>
      unwrap(await readProducts(deps)()).map(one => presentProduct(one, ctx.request.language)),
    getClaimById: async (_root, { loanClaimId }, ctx) =>
      presentClaim(
        unwrap(await readClaim(deps)(requireActor(ctx), loanClaimId)),
        ctx.request.language,
      ),
  }
}

export function createInstallmentMutations(deps: InstalmentDeps): MutationResolvers {
  return {
    confirmLoanClaim: async (_root, { sellerVerdict: { decision, ...claim } }, ctx) =>
      presentClaim(
        unwrap(await decideClaim(deps)(requireActor(ctx), { ...claim, verdict: decision })),
        ctx.request.language,
      ),
  }
}

export function createInstallmentSubscriptions(
  deps: InstalmentDeps,
  source: EventSource,
): SubscriptionResolvers {
  const follow = createEventFollower(source, installmentTopic)
  return {
    installmentInfo: {
      subscribe: (_root, { loanClaimId, lastEventId }, ctx) => {
        const actor = requireActor(ctx)
        return follow({
          legalPartyId: actor.legalPartyId,
          personId: actor.personId,
          lastEventId: readLastEventId(lastEventId),
          openView: async () => async event => {
            const payload = event.payload as unknown as InstallmentEventPayload
            if (loanClaimId && loanClaimId !== payload.loanClaimId) return undefined
            const found = await readClaim(deps)(actor, payload.loanClaimId)
            if (!found.ok) return undefined
            const claim = presentClaim(found.value, ctx.request.language)
            return { installmentInfo: { eventId: event.eventId.toString(), claim } }
          },
        })
      },
    },
  }
}

/** The claims as a file: what their operation finds, with its rights. */
export const createClaimsExport = (deps: InstalmentDeps): ListExport =>
  listExport(
    instalmentClaimList,
    installmentPolicies.getInstallmentClaims,
    async (actor, input, language) => {
      const request = readListInput(instalmentClaimList, input)
      if (!request.ok) return request
      const { value } = request
      async function* batches() {
        for await (const list of readAllClaims(deps)(actor, value)) {
          yield list.map(one => listRowOf(presentClaim(one, language)))
        }
      }
      return ok({ at: deps.clock.now(), batches: batches() })
    },
  )

function listRowOf({ clientInfo, product, ...claim }: InstallmentClaim): InstalmentClaimListRow {
  const { lastName, firstName, secondName } = clientInfo
  return {
    ...claim,
    clientName: [lastName, firstName, secondName].filter(Boolean).join(' '),
    productName: product.name,
  }
}
