import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import type { SigningFlag } from '@tartip/domain/payment/signing-flags'
import { may } from '@tartip/domain/people/policy'

import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { distinctIds, largestBatch } from '../../../platform/documents/act-on-documents.ts'
import { presentPhoneRequests } from '../../../platform/documents/present-phone-requests.ts'
import { paymentKind } from '../payment-kind.ts'
import { canonicalTextOf } from '../use-cases/payment-digest.ts'
import { reviewForSigning } from '../use-cases/review-for-signing.ts'
import { accessScopeOf } from '../use-cases/viewer-access.ts'
import { presentSignatories } from './document-presenter.ts'
import { namesOf, shortNameOf } from './payment-presenter.ts'
import type { QueryResolvers, SigningFlag as WireFlag } from './payment.generated.ts'
import { findDocument, requireOwn, requireReader } from './seen-documents.ts'

/** What stands on phones, and the exact texts that tokens sign. */
export function createSigningQueries(
  deps: PaymentDeps,
): Pick<
  QueryResolvers,
  | 'getPayControlRequests'
  | 'getSecondPersonTokenByPaymentIds'
  | 'getSigningReview'
  | 'getTextsToSign'
> {
  return {
    getPayControlRequests: async (_root, { payment: ref }, ctx) => {
      const actor = requireReader(ctx)
      const payment = await findDocument(deps, actor, ref)
      const [requests, people] = await Promise.all([
        deps.signing.phones.of(actor.legalPartyId, paymentKind.name, payment.id),
        deps.accessControl.peopleOf(actor.legalPartyId),
      ])
      const names = namesOf(people)
      return presentPhoneRequests(paymentKind, payment, requests, {
        actor,
        day: deps.rules.bankDay(),
        shortNameOf: personId => shortNameOf(names, personId),
      })
    },

    getSecondPersonTokenByPaymentIds: async (
      _root,
      { payments: { legalPartyId, paymentIds } },
      ctx,
    ) => {
      const actor = requireReader(ctx)
      if (paymentIds.length > largestBatch) {
        throw refusal('BAD_REQUEST', { field: 'paymentIds', max: largestBatch })
      }
      requireOwn(actor, legalPartyId)
      const [found, people] = await Promise.all([
        deps.reads.findAllVisible(await accessScopeOf(deps, actor), distinctIds(paymentIds)),
        deps.accessControl.peopleOf(legalPartyId),
      ])
      return found.map(payment => {
        const second = presentSignatories(payment, actor, people).find(({ stage }) => stage === 2)
        return {
          paymentId: payment.id,
          signType: actor.signType,
          candidates: second?.candidates ?? [],
          signedBy: second?.updatedBy ?? null,
        }
      })
    },

    getTextsToSign: async (_root, { payment: { legalPartyId, paymentIds } }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(may(actor, 'payments.sign'))
      if (paymentIds.length > largestBatch) {
        throw refusal('BAD_REQUEST', { field: 'paymentIds', max: largestBatch })
      }
      requireOwn(actor, legalPartyId)
      const ids = distinctIds(paymentIds)
      const found = await deps.reads.findAllVisible(await accessScopeOf(deps, actor), ids)
      return found.map(payment => ({
        paymentId: payment.id,
        digest: payment.digest,
        canonicalText: canonicalTextOf(payment),
      }))
    },

    getSigningReview: async (_root, { payment }, ctx) => {
      const actor = requireActor(ctx)
      const { documents, accounts } = unwrap(await reviewForSigning(deps)(actor, payment))
      return {
        documents: documents.map(({ payment: { id, currency }, flags }) => ({
          paymentId: id,
          flags: flags.map(flag => presentFlag(flag, currency)),
        })),
        accounts: accounts.map(({ account, currency, availableMinor, plannedMinor }) => ({
          account,
          currency,
          available: toDecimal(availableMinor, currency),
          planned: toDecimal(plannedMinor, currency),
        })),
      }
    },
  }
}

function presentFlag(flag: SigningFlag, currency: CurrencyCode): WireFlag {
  const { code } = flag
  switch (code) {
    case 'FIRST_PAYMENT':
      return { code }
    case 'ACCOUNT_CHANGED':
      return { code, account: flag.formerAccount }
    case 'NAME_DIFFERS':
      return { code, name: flag.knownName, inn: flag.knownInn ?? null }
    case 'LARGER_THAN_USUAL':
      return { code, amount: toDecimal(flag.usualMinor, currency), times: flag.times }
    case 'SAME_AS_EARLIER':
      return { code, transferNum: flag.transferNum, date: flag.date }
  }
}
