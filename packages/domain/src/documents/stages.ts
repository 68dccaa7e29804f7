import type { SignScheme, SignType } from '../people/sign-right.ts'
import type { Instant } from '../time/instant.ts'

/** A step of signing: the first, second or third signatory's. */
export type SignStage = 1 | 2 | 3

/** One person's signature over the digest of the document as it was shown to them. */
export interface Signature {
  readonly stage: SignStage
  readonly personId: string
  readonly signedAt: Instant
  readonly digest: string
}

/** How signatures are collected: in the application, or on the signatory's phone. */
export type SignFamily = 'ordinary' | 'payControl'

/** One step of signing: the status that waits for the signature and the one that has it. */
export interface StageStatuses<Status extends string = string> {
  readonly family: SignFamily
  readonly stage: SignStage
  readonly waiting: Status
  readonly done: Status
}

const stagesByScheme: Readonly<Record<SignScheme, readonly SignStage[]>> = {
  ONE_SIGNATORY: [1],
  TWO_SIGNATORY: [1, 2],
  THREE_SIGNATORY: [1, 2, 3],
}

/** The stages a document of the scheme passes, in order. */
export function stagesOfScheme(scheme: SignScheme): readonly SignStage[] {
  return stagesByScheme[scheme]
}

/** The stage whose signature makes the document complete. */
export function lastStageOfScheme(scheme: SignScheme): SignStage {
  return stagesByScheme[scheme].at(-1) ?? 1
}

/** Both hardware tokens follow the ordinary statuses; only pay-control has its own. */
export function familyOfSignType(signType: SignType): SignFamily {
  return signType === 'PAY_CONTROL' ? 'payControl' : 'ordinary'
}

/** A place for a signature on a document; the signature is missing while it is awaited. */
export interface SignatorySlot {
  readonly stage: SignStage
  readonly signature?: Signature
}

/** As many places as the scheme needs, each with its signature once given. */
export function signatorySlots(
  document: { readonly signatures: readonly Signature[] },
  scheme: SignScheme,
): readonly SignatorySlot[] {
  return stagesOfScheme(scheme).map(stage => {
    const signature = document.signatures.find(each => each.stage === stage)
    return signature ? { stage, signature } : { stage }
  })
}
