import type { PhoneAnswer } from '../public.ts'
import type { StoredPhoneRequest } from '../store/phone-request-store.ts'

/** The answer for the module of the document; undefined when there is none. */
export function answerOf(request: StoredPhoneRequest): PhoneAnswer | undefined {
  const { kind, legalPartyId, documentId, stage, personId, digest, transactionId } = request
  const about = { kind, legalPartyId, documentId, stage, personId, digest, transactionId }
  switch (request.state) {
    case 'CONFIRMED': {
      const { pcUserId, publicKey, confirmCode, answeredAt } = request
      if (pcUserId === undefined || publicKey === undefined) return undefined
      if (confirmCode === undefined || answeredAt === undefined) return undefined
      const evidence = {
        kind: 'PAY_CONTROL',
        transactionId,
        pcUserId,
        publicKey,
        confirmCode,
        answeredAt,
      } as const
      return { ...about, outcome: 'CONFIRMED', evidence }
    }
    case 'DECLINED':
      return { ...about, outcome: 'DECLINED', reason: request.reason ?? '' }
    case 'EXPIRED':
      return { ...about, outcome: 'EXPIRED' }
    default:
      return undefined
  }
}
