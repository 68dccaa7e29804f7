import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { mayCancelPhones, mayRequestPhones } from '@tartip/domain/documents/phone-requests'
import { toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../actor.ts'
import type { DocumentKind, StoredDocument } from './document-kind.ts'
import type { PhoneRequest } from './signing.ts'

/** The requests on phones for a document, and what the person may do with them. */
export function presentPhoneRequests<D extends StoredDocument, A extends string>(
  { lifeCycle }: DocumentKind<D, A>,
  document: D,
  requests: readonly PhoneRequest[],
  viewer: {
    readonly actor: Actor
    readonly day: BankDay
    readonly shortNameOf: (personId: string) => string
  },
) {
  const { actor, day, shortNameOf } = viewer
  const isOpen = requests.some(one => one.state === 'SENDING' || one.state === 'WAITING')
  return {
    list: requests.map(request => ({
      id: request.transactionId,
      stage: request.stage,
      personName: shortNameOf(request.personId),
      isYours: request.personId === actor.personId,
      state: request.state,
      createdDate: toIso(request.createdAt),
      validUntil: toIso(request.validUntil),
      answeredDate: request.answeredAt === undefined ? null : toIso(request.answeredAt),
      reason: request.reason ?? null,
      text: request.text,
    })),
    mayRequest: !isOpen && mayRequestPhones(lifeCycle, document, actor, day).ok,
    mayCancel: isOpen && mayCancelPhones(lifeCycle, document, actor).ok,
  }
}
