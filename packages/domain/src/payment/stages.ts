import type { SignScheme, SignType } from '../people/sign-right.ts'
import type { SignStage } from './payment-state.ts'
import type { PaymentStatus } from './status.ts'

/** How signatures are collected: in the application, or on the signatory's phone. */
export type SignFamily = 'ordinary' | 'payControl'

/** One step of signing: the status that waits for the signature and the one that has it. */
export interface StageStatuses {
  readonly family: SignFamily
  readonly stage: SignStage
  readonly waiting: PaymentStatus
  readonly done: PaymentStatus
}

/** Pay-control has no third stage: such a document cannot be sent for signing. */
export const signStages = [
  {
    family: 'ordinary',
    stage: 1,
    waiting: 'ON_VERIFICATION',
    done: 'ON_VERIFICATION_COMPLETED',
  },
  {
    family: 'ordinary',
    stage: 2,
    waiting: 'PARTIALLY_CONFIRMED',
    done: 'PARTIAL_CONFIRMATION_COMPLETED',
  },
  {
    family: 'ordinary',
    stage: 3,
    waiting: 'ON_CONFIRMATION',
    done: 'ON_CONFIRMATION_COMPLETED',
  },
  {
    family: 'payControl',
    stage: 1,
    waiting: 'FIRST_SIGN_IN_PAY_CONTROL',
    done: 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
  },
  {
    family: 'payControl',
    stage: 2,
    waiting: 'SECOND_SIGN_IN_PAY_CONTROL',
    done: 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
  },
] as const satisfies readonly StageStatuses[]

const stagesByScheme: Readonly<Record<SignScheme, readonly SignStage[]>> = {
  ONE_SIGNATORY: [1],
  TWO_SIGNATORY: [1, 2],
  THREE_SIGNATORY: [1, 2, 3],
}

/** The stages a document of the scheme passes, in order. */
export function stagesOfScheme(scheme: SignScheme): readonly SignStage[] {
  return stagesByScheme[scheme]
}

/** The stage whose signature makes the document ready for the bank. */
export function lastStageOfScheme(scheme: SignScheme): SignStage {
  return stagesByScheme[scheme].at(-1) ?? 1
}

/** Both hardware tokens follow the ordinary statuses; only pay-control has its own. */
export function familyOfSignType(signType: SignType): SignFamily {
  return signType === 'PAY_CONTROL' ? 'payControl' : 'ordinary'
}

/** The stage whose signature a status waits for. */
export function stageWaitingIn(status: PaymentStatus): StageStatuses | undefined {
  return signStages.find(each => each.waiting === status)
}

/** The stage whose signature a status has just got. */
export function stageDoneIn(status: PaymentStatus): StageStatuses | undefined {
  return signStages.find(each => each.done === status)
}

/** The stages of a family that a scheme passes; fewer than the scheme asks for when it has none. */
export function stagesOf(family: SignFamily, scheme: SignScheme): readonly StageStatuses[] {
  const wanted = stagesOfScheme(scheme)
  return signStages.filter(each => each.family === family && wanted.includes(each.stage))
}
