import { wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import { toDecimal } from '@tartip/domain/money/decimal'
import { may } from '@tartip/domain/people/policy'
import { toIso } from '@tartip/domain/time/instant'

import { readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { requestOf, requireActor } from '../../../platform/graphql/context.ts'
import { createEventFollower, type EventSource } from '../../../platform/graphql/follow-events.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import { accountTopic, type AccountEventPayload } from '../account-events.ts'
import { loanCertificateAddress } from '../loan-certificate-export.ts'
import type { ProductUseCases } from '../product-use-cases.ts'
import type { LoanClaimView } from '../use-cases/loan-claims.ts'
import type {
  LoanClaim,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from './account.generated.ts'
import { isOwnParty } from './own-party.ts'

export function createLoanClaimQueries(
  useCases: ProductUseCases,
): Pick<QueryResolvers, 'getLoanClaims' | 'getLoanClaimById'> {
  return {
    getLoanClaims: async (_root, { partyId, loanId }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, partyId))
      const claims = unwrap(await useCases.readLoanClaims(actor))
      return claims
        .filter(({ loan }) => !loanId || loan.loanId === loanId)
        .map(view => presentLoanClaim(view, ctx.request.language))
    },
    getLoanClaimById: async (_root, { loanClaimId }, ctx) =>
      presentLoanClaim(
        unwrap(await useCases.readLoanClaim(requireActor(ctx), loanClaimId)),
        ctx.request.language,
      ),
  }
}

export function createLoanClaimMutations(
  useCases: ProductUseCases,
): Pick<MutationResolvers, 'createLoanClaim' | 'cancelLoanClaim'> {
  return {
    createLoanClaim: async (_root, { loanClaim }, ctx) => {
      const { loanClaimId, repayOn, amount, mode, day, isDraft, ...given } = loanClaim
      const made = await useCases.createLoanClaim(
        requireActor(ctx),
        requestOf(ctx).idempotencyKey,
        {
          ...given,
          loanClaimId: loanClaimId ?? undefined,
          repayOn: repayOn ?? undefined,
          amount: amount ?? undefined,
          mode: mode ?? undefined,
          day: day ?? undefined,
          isDraft: isDraft === true,
        },
      )
      return presentLoanClaim(unwrap(made), ctx.request.language)
    },
    cancelLoanClaim: async (_root, { loanClaimId }, ctx) => {
      const left = unwrap(await useCases.cancelLoanClaim(requireActor(ctx), loanClaimId))
      return left ? presentLoanClaim(left, ctx.request.language) : null
    },
  }
}

export function createLoanClaimSubscription(
  useCases: ProductUseCases,
  source: EventSource,
): Pick<SubscriptionResolvers, 'listenLoanClaim'> {
  const follow = createEventFollower(source, accountTopic)
  return {
    listenLoanClaim: {
      subscribe: (_root, { partyId, lastEventId }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(may(actor, 'loanClaims.use'))
        unwrap(isOwnParty(actor, partyId))
        return follow({
          legalPartyId: actor.legalPartyId,
          personId: actor.personId,
          lastEventId: readLastEventId(lastEventId),
          openView: async () => async event => {
            const { loanClaimId } = event.payload as unknown as AccountEventPayload
            if (!loanClaimId) return undefined
            const found = await useCases.readLoanClaim(actor, loanClaimId)
            if (!found.ok) return undefined
            const loanClaim = presentLoanClaim(found.value, ctx.request.language)
            return { listenLoanClaim: { eventId: event.eventId.toString(), loanClaim } }
          },
        })
      },
    },
  }
}

function presentLoanClaim({ claim, loan }: LoanClaimView, language: Language): LoanClaim {
  const { change, certificate } = claim
  const money = (amountMinor: bigint) => toDecimal(amountMinor, loan.currency)
  return {
    loanClaimId: claim.loanClaimId,
    loanId: loan.loanId,
    accountId: loan.accountId,
    dutyNumber: loan.dutyNumber,
    currency: loan.currency,
    kind: change.kind,
    repayOn: 'repayOn' in change ? change.repayOn : null,
    amount: change.kind === 'PARTIAL_REPAYMENT' ? money(change.amountMinor) : null,
    mode: change.kind === 'PARTIAL_REPAYMENT' ? change.mode : null,
    day: change.kind === 'REPAYMENT_DAY' ? change.day : null,
    state: claim.state,
    createdDate: toIso(claim.createdAt),
    decidedDate: claim.decidedAt === undefined ? null : toIso(claim.decidedAt),
    executedDate: claim.executedAt === undefined ? null : toIso(claim.executedAt),
    reason: claim.reason ? wordsIn(claim.reason, language) : null,
    certificate: certificate && {
      date: certificate.date,
      principal: money(certificate.principalMinor),
      interest: money(certificate.interestMinor),
      pdfLink: loanCertificateAddress(claim.loanClaimId),
    },
    canCancel: claim.state === 'DRAFT' || claim.state === 'ON_VERIFICATION',
  }
}
