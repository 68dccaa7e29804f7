import { familyOfSignType, stagesOfScheme, type SignStage } from '@tartip/domain/documents/stages'
import { stageOfRight } from '@tartip/domain/people/policy'
import type { SignRight } from '@tartip/domain/people/sign-right'
import type { Viewer } from '@tartip/domain/people/viewer'

export interface NextSigner {
  readonly stage: SignStage
  readonly right: SignRight
  readonly isYou: boolean
}

export interface SigningPlan {
  readonly signers: readonly NextSigner[]
  /** The first signature is this person's, and they give it here. */
  readonly isYourTurn: boolean
  /** Signatures are given on the phone. */
  readonly isOnPhone: boolean
  /** The server will refuse to send it: pay-control knows no third stage. */
  readonly isImpossible: boolean
}

const rightOfStage: Readonly<Record<SignStage, SignRight>> = { 1: 'FIRST', 2: 'SECOND', 3: 'THIRD' }

/** Who signs after the form is sent, in order, by the scheme of the contract. */
export function signingPlan(viewer: Viewer): SigningPlan {
  const isOnPhone = familyOfSignType(viewer.signType) === 'payControl'
  const signers = stagesOfScheme(viewer.signScheme).map(stage => ({
    stage,
    right: rightOfStage[stage],
    isYou: stageOfRight(viewer.signRight) === stage,
  }))
  return {
    signers,
    isYourTurn: !isOnPhone && signers[0]?.isYou === true,
    isOnPhone,
    isImpossible: isOnPhone && viewer.signScheme === 'THREE_SIGNATORY',
  }
}
