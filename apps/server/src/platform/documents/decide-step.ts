import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { hash } from 'node:crypto'

import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { type Words, wordsIn } from '@tartip/domain/bank-text'
import type { ReturnForSignatures } from '@tartip/domain/documents/lapsed-signatures'
import {
  isSigning,
  personOf,
  type DocumentActor,
  type DocumentRefusal,
} from '@tartip/domain/documents/life-cycle'
import { stageOfRight } from '@tartip/domain/people/policy'
import type { SignType } from '@tartip/domain/people/sign-right'
import type { Viewer } from '@tartip/domain/people/viewer'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../actor.ts'
import type {
  ChangeAuthor,
  DocumentChange,
  DocumentKind,
  SignatureEvidence,
  StoredDocument,
} from './document-kind.ts'
import type { MutationRequest } from './run-mutation.ts'
import type { Proof, ProofRefusal } from './signing.ts'

/** Who makes the step, for the life cycle and for the record. */
export interface StepBy {
  readonly actor: DocumentActor
  readonly author: ChangeAuthor
}

export function stepByPerson(actor: Actor, request: MutationRequest): StepBy {
  const { personId, sessionId } = actor
  const { ip, traceId } = request
  return { actor: { viewer: actor }, author: { kind: 'person', personId, sessionId, ip, traceId } }
}

/** @param contract how the contract signs now, where the step depends on it */
export function stepBySystem(
  system: 'bank' | 'officer' | 'clock',
  contract: { readonly signType?: SignType } = {},
): StepBy {
  return { actor: { system, ...contract }, author: { kind: system } }
}

/** The phone acts for the signatory who holds its key. */
export function stepByPhone(holder: Viewer): StepBy {
  return { actor: { system: 'phone', holder }, author: { kind: 'phone' } }
}

export interface StepExtra {
  /** For a signature: the digest of what the person was shown. */
  readonly digest?: string
  readonly comment?: Words
  readonly errorCode?: string
  /**
   * For a signature: how it was proven, or why it is not. `presumed` checks whether a proof is worth
   * requesting; the change that is decided so carries no signature and is not to be written.
   */
  readonly proof?: Result<Proof, ProofRefusal> | 'presumed'
}

/** Why a step is not made: reasons of the life cycle, of the kind of document and of the proof. */
export type StepRefusal<Refusal extends ErrorCode> = DocumentRefusal | ProofRefusal | Refusal

/** SHA-256 of a canonical text, lower-case hex. */
export function digestOfText(text: string): string {
  return hash('sha256', text, 'hex')
}

/**
 * One step of the life cycle as a change that the store can write. The life cycle decides; this only
 * puts its answer together with the rest of the document.
 */
export function decideStep<D extends StoredDocument, A extends string, Refusal extends ErrorCode>(
  kind: DocumentKind<D, A, Refusal>,
  document: D,
  action: A,
  by: StepBy,
  day: BankDay,
  extra: StepExtra = {},
): Result<DocumentChange<D, A>, StepRefusal<Refusal>> {
  const transition = kind.lifeCycle.applyTransition(document, action, by.actor, day, {
    ...(extra.digest === undefined ? {} : { digest: extra.digest }),
    // The life cycle only checks that there is one.
    ...(extra.comment === undefined ? {} : { comment: wordsIn(extra.comment, 'ru') }),
  })
  if (!transition.ok) return transition
  const signature = signatureOf(kind, document, action, by, day, extra.proof)
  if (signature && !signature.ok) return signature
  const { next, steps } = transition.value
  return ok({
    action,
    document: documentAfter(kind, document, next, by, day, extra),
    before: { statusCode: document.statusCode, digest: document.digest },
    steps,
    at: day.now,
    by: by.author,
    ...(extra.comment === undefined ? {} : { comment: extra.comment }),
    ...(extra.errorCode === undefined ? {} : { errorCode: extra.errorCode }),
    ...(signature ? { signature: signature.value } : {}),
  })
}

function documentAfter<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A>,
  document: D,
  next: D,
  by: StepBy,
  day: BankDay,
  extra: StepExtra,
): D {
  // The transition has copied the document; a large batch is not copied twice.
  return Object.assign(next, {
    digest: document.digest,
    // Void signatures belong to an earlier content, even when the new one says the same.
    contentVersion:
      next.signatures.length < document.signatures.length ? next.version : document.contentVersion,
    isFullySigned: kind.lifeCycle.everyStageIsSigned(next).ok,
    updatedAt: day.now,
    updatedBy: by.author.kind === 'person' ? by.author.personId : undefined,
    // A comment stands on the document until the next step.
    description: extra.comment,
    errorCode: extra.errorCode,
  })
}

/** The step of a document back to its first stage, where everybody signs again. */
export function decideLapse<D extends StoredDocument, A extends string, Refusal extends ErrorCode>(
  kind: DocumentKind<D, A | 'signatureLapsed', Refusal>,
  document: D,
  { text, signType }: ReturnForSignatures,
  day: BankDay,
): Result<DocumentChange<D, A | 'signatureLapsed'>, StepRefusal<Refusal>> {
  const by = stepBySystem('clock', { signType })
  return decideStep(kind, document, 'signatureLapsed', by, day, { comment: text })
}

/**
 * The evidence of a signature: nothing is signed without a proof over what the document says now. A
 * document whose stored digest is not that of its own text is signed by nobody.
 */
function signatureOf<D extends StoredDocument, A extends string, Refusal extends ErrorCode>(
  kind: DocumentKind<D, A, Refusal>,
  document: D,
  action: A,
  by: StepBy,
  day: BankDay,
  proof: StepExtra['proof'],
): Result<SignatureEvidence, StepRefusal<Refusal>> | undefined {
  if (!isSigning(action)) return undefined
  const viewer = personOf(by.actor)
  if (viewer === undefined || proof === undefined) return err('ACTION_NOT_ALLOWED', { action })
  if (proof === 'presumed') return undefined
  if (!proof.ok) return proof
  const { digest } = document
  const { changedMeanwhile } = kind.lifeCycle.definition
  if (proof.value.digest !== digest) return err(changedMeanwhile)
  const canonicalText = kind.canonicalTextOf(document)
  if (digestOfText(canonicalText) !== digest) return err(changedMeanwhile)
  const stage = stageOfRight(viewer.signRight)
  if (stage === undefined) return err('ACTION_NOT_ALLOWED', { action })
  const { personId, signRight, signType } = viewer
  const { evidence, proofId } = proof.value
  return ok({
    stage,
    personId,
    signRight,
    signType,
    signedAt: day.now,
    digest,
    canonicalText,
    evidence,
    ...(proofId === undefined ? {} : { proofId }),
  })
}
