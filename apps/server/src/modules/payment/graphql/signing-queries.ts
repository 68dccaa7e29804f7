import { isUuid } from '@tartip/domain/identifiers/uuid'
import { mayCancelPhones, mayRequestPhones } from '@tartip/domain/documents/phone-requests'
import { paymentLifeCycle } from '@tartip/domain/payment/life-cycle'
import { may } from '@tartip/domain/people/policy'
import { toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PhoneRequest } from '../../signing/public.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { largestBatch } from '../../../platform/documents/act-on-documents.ts'
import { canonicalTextOf } from '../use-cases/payment-digest.ts'
import { accessScopeOf } from '../use-cases/viewer-access.ts'
import { namesOf, shortNameOf, type PeopleNames } from './payment-presenter.ts'
import type { PayControlRequest, QueryResolvers } from './payment.generated.ts'
import { findDocument, requireReader } from './seen-documents.ts'

/** What stands on phones, and the exact texts that tokens sign. */
export function createSigningQueries(
  deps: PaymentDeps,
): Pick<QueryResolvers, 'getPayControlRequests' | 'getTextsToSign'> {
  return {
    getPayControlRequests: async (_root, { payment: ref }, ctx) => {
      const actor = requireReader(ctx)
      const payment = await findDocument(deps, actor, ref)
      const [requests, people] = await Promise.all([
        deps.signing.phones.of(actor.legalPartyId, 'payment', payment.id),
        deps.accessControl.peopleOf(actor.legalPartyId),
      ])
      const names = namesOf(people)
      const isOpen = requests.some(one => one.state === 'SENDING' || one.state === 'WAITING')
      return {
        list: requests.map(request => presentRequest(request, actor, names)),
        mayAsk:
          !isOpen && mayRequestPhones(paymentLifeCycle, payment, actor, deps.rules.bankDay()).ok,
        mayCancel: isOpen && mayCancelPhones(paymentLifeCycle, payment, actor).ok,
      }
    },

    getTextsToSign: async (_root, { payment: { legalPartyId, paymentIds } }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(may(actor, 'payments.sign'))
      if (paymentIds.length > largestBatch) {
        throw refusal('BAD_REQUEST', { field: 'paymentIds', max: largestBatch })
      }
      const isOwn = legalPartyId === actor.legalPartyId
      const ids = isOwn ? [...new Set(paymentIds)].filter(isUuid) : []
      const found = await deps.reads.findAllVisible(await accessScopeOf(deps, actor), ids)
      return found.map(payment => ({
        paymentId: payment.id,
        digest: payment.digest,
        canonicalText: canonicalTextOf(payment),
      }))
    },
  }
}

function presentRequest(
  request: PhoneRequest,
  actor: Actor,
  names: PeopleNames,
): PayControlRequest {
  return {
    id: request.transactionId,
    stage: request.stage,
    personName: shortNameOf(names, request.personId),
    isYours: request.personId === actor.personId,
    state: request.state,
    createdDate: toIso(request.createdAt),
    validUntil: toIso(request.validUntil),
    answeredDate: request.answeredAt === undefined ? null : toIso(request.answeredAt),
    reason: request.reason ?? null,
    text: request.text,
  }
}
