import type { CurrencyCode } from '../money/currency.ts'
import type { Instant, LocalDate } from '../time/instant.ts'
import type { OperationCode } from './operation.ts'
import type { PaymentStatus } from './status.ts'

/** A step of signing: the first, second or third signatory's. */
export type SignStage = 1 | 2 | 3

/** One person's signature over the digest of the document as he was shown it. */
export interface Signature {
  readonly stage: SignStage
  readonly personId: string
  readonly signedAt: Instant
  readonly digest: string
}

/** What the life cycle needs to know of a document; the money in it is covered by the digest. */
export interface PaymentState {
  readonly id: string
  readonly legalPartyId: string
  /** The person who made the draft. */
  readonly createdBy: string
  readonly operationCode: OperationCode
  readonly currency: CurrencyCode
  readonly statusCode: PaymentStatus
  readonly valueDate: LocalDate
  /** Grows by one with every transition. */
  readonly version: number
  /** SHA-256 of the canonical text, lower-case hex. */
  readonly digest: string
  /** Signatures over the present digest; an edit voids them. */
  readonly signatures: readonly Signature[]
}
