import { fillTexts } from '../bank-text.ts'
import type { LocalizedText } from '../language.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { stageOfRight } from '../people/policy.ts'
import type {
  PostVerificationStatus,
  SignRight,
  SignScheme,
  SignType,
} from '../people/sign-right.ts'
import type { DocumentState } from './life-cycle.ts'
import { stagesOfScheme, type Signature, type SignStage } from './stages.ts'

/** A person in one contract of the organisation, as far as their signature depends on it. */
export interface SignatoryNow {
  readonly personId: string
  readonly signRight: SignRight
  readonly signType: SignType
  readonly postVerificationStatus: PostVerificationStatus
  /** Neither the person nor the contract is frozen, ended or expired. */
  readonly isActive: boolean
}

type LapseReason = 'SIGNER_WITHOUT_ACCESS' | 'SIGNER_WITHOUT_RIGHT' | 'SIGNER_NOT_CONFIRMED'

/** A signature that was right when it was given and would not be accepted now. */
interface LapsedSignature {
  readonly stage: SignStage
  readonly reason: LapseReason
}

/** The first signature of a document whose signer may not give it any more; undefined while all are still good. */
function lapsedSignature(
  signatures: readonly Signature[],
  people: readonly SignatoryNow[],
): LapsedSignature | undefined {
  for (const { stage, personId } of signatures) {
    const reason = reasonOf(
      stage,
      people.filter(one => one.personId === personId),
    )
    if (reason !== undefined) return { stage, reason }
  }
  return undefined
}

function reasonOf(stage: SignStage, signer: readonly SignatoryNow[]): LapseReason | undefined {
  const active = signer.filter(one => one.isActive)
  if (active.length === 0) return 'SIGNER_WITHOUT_ACCESS'
  const entitled = active.filter(one => stageOfRight(one.signRight) === stage)
  if (entitled.length === 0) return 'SIGNER_WITHOUT_RIGHT'
  const isConfirmed = entitled.some(one => one.postVerificationStatus === 'Confirmed')
  return isConfirmed ? undefined : 'SIGNER_NOT_CONFIRMED'
}

/** Why a document came back for signatures, and how its contract signs now. */
export interface ReturnForSignatures {
  readonly code: LapseReason | 'MORE_SIGNATURES_NEEDED'
  readonly text: LocalizedText
  readonly signType: SignType
}

/**
 * Why a document must be signed again; undefined while its signatures are enough and all still good. Without a scheme
 * only the signers are checked.
 */
export function whySignedAgain(
  { signatures, digest }: Pick<DocumentState, 'signatures' | 'digest'>,
  people: readonly SignatoryNow[],
  scheme?: SignScheme,
): ReturnForSignatures | undefined {
  // Whoever signs first now decides in what way; without anybody it is the application.
  const first = people.find(one => one.isActive && stageOfRight(one.signRight) === 1)
  const signType = first?.signType ?? 'TOTP'
  const lapsed = lapsedSignature(signatures, people)
  if (lapsed !== undefined) return { code: lapsed.reason, text: lapseText(lapsed), signType }
  const isMissing = (stage: SignStage) =>
    !signatures.some(each => each.stage === stage && each.digest === digest)
  if (scheme === undefined || !stagesOfScheme(scheme).some(isMissing)) return undefined
  const code = 'MORE_SIGNATURES_NEEDED'
  return { code, text: documentErrors[code], signType }
}

/** Why a document came back, as its people read it. */
const lapseText = ({ stage, reason }: LapsedSignature): LocalizedText =>
  fillTexts(documentErrors[reason], { stage })
