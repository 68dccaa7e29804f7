import type { SignScheme } from '../people/sign-right.ts'
import type { PaymentState, Signature, SignStage } from './payment-state.ts'
import { stagesOfScheme } from './stages.ts'
import type { PaymentStatus } from './status.ts'

/** A place for a signature on a document; the signature is missing while it is awaited. */
export interface SignatorySlot {
  readonly stage: SignStage
  readonly signature?: Signature
}

const withoutSignatories: readonly PaymentStatus[] = [
  'DRAFT',
  'ERROR',
  'TIME_IS_OUT',
  'TIMEOUT_CANCELED_SIGN_ONE',
  'TIMEOUT_CANCELED_SIGN_TWO',
]

/** As many places as the scheme asks for, each with its signature once given. */
export function signatorySlots(
  payment: Pick<PaymentState, 'signatures'>,
  scheme: SignScheme,
): readonly SignatorySlot[] {
  return stagesOfScheme(scheme).map(stage => {
    const signature = payment.signatures.find(each => each.stage === stage)
    return signature ? { stage, signature } : { stage }
  })
}

/** Drafts, refused and timed-out documents show nobody who signed (specification). */
export function signatoriesAreShown(status: PaymentStatus): boolean {
  return !withoutSignatories.includes(status)
}
