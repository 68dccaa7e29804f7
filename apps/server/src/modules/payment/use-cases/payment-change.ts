import { type Words, wordsIn } from '@tartip/domain/bank-text'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { everyStageIsSigned } from '@tartip/domain/payment/rules'
import {
  applyTransition,
  type PaymentAction,
  type PaymentActor,
  type Transition,
} from '@tartip/domain/payment/transitions'
import { stageOfRight } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Viewer } from '@tartip/domain/people/viewer'

import type { Actor } from '../../../platform/actor.ts'
import type { MutationRequest } from '../payment-deps.ts'
import type { Proof } from '../../signing/public.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { ChangeAuthor, PaymentChange, SignatureEvidence } from '../store/payment-store.ts'
import { canonicalTextOf, digestOfText } from './payment-digest.ts'

/** Who makes the step, for the life cycle and for the record. */
export interface StepBy {
  readonly actor: PaymentActor
  readonly author: ChangeAuthor
}

export function stepByPerson(actor: Actor, request: MutationRequest): StepBy {
  const { personId, sessionId } = actor
  const { ip, traceId } = request
  return { actor: { viewer: actor }, author: { kind: 'person', personId, sessionId, ip, traceId } }
}

export function stepBySystem(system: 'bank' | 'clock'): StepBy {
  return { actor: { system }, author: { kind: system } }
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
   * For a signature: how it was proven, or why it is not. `presumed` asks whether a proof is worth asking for;
   * the change that is decided so carries no signature and is not to be written.
   */
  readonly proof?: Result<Proof> | 'presumed'
}

/**
 * One step of the life cycle as a change that the store can write. The life cycle decides; this only puts
 * its answer together with the rest of the document.
 */
export function decideStep(
  payment: PaymentDocument,
  action: PaymentAction,
  by: StepBy,
  day: BankDay,
  extra: StepExtra = {},
): Result<PaymentChange> {
  const transition = applyTransition(payment, action, by.actor, day, {
    ...(extra.digest === undefined ? {} : { digest: extra.digest }),
    // Whether there is one is all that the life cycle asks.
    ...(extra.comment === undefined ? {} : { comment: wordsIn(extra.comment, 'ru') }),
  })
  if (!transition.ok) return transition
  const signature = signatureOf(payment, action, by, day, extra.proof)
  if (signature && !signature.ok) return signature
  return ok({
    action,
    document: documentAfter(payment, transition.value, by, day, extra),
    before: { statusCode: payment.statusCode, digest: payment.digest },
    steps: transition.value.steps,
    at: day.now,
    by: by.author,
    ...(extra.comment === undefined ? {} : { comment: extra.comment }),
    ...(extra.errorCode === undefined ? {} : { errorCode: extra.errorCode }),
    ...(signature ? { signature: signature.value } : {}),
  })
}

function documentAfter(
  payment: PaymentDocument,
  { next }: Transition,
  by: StepBy,
  day: BankDay,
  extra: StepExtra,
): PaymentDocument {
  const {
    updatedBy: _updatedBy,
    description: _description,
    errorCode: _errorCode,
    ...rest
  } = payment
  return {
    ...rest,
    statusCode: next.statusCode,
    version: next.version,
    signatures: next.signatures,
    isFullySigned: everyStageIsSigned(next).ok,
    updatedAt: day.now,
    ...(by.author.kind === 'person' ? { updatedBy: by.author.personId } : {}),
    // A comment stands on the document until the next step.
    ...(extra.comment === undefined ? {} : { description: extra.comment }),
    ...(extra.errorCode === undefined ? {} : { errorCode: extra.errorCode }),
  }
}

/**
 * The evidence of a signature: nothing is signed without a proof over what the document says now. A stored digest
 * that its own document does not give is signed by nobody.
 */
function signatureOf(
  payment: PaymentDocument,
  action: PaymentAction,
  by: StepBy,
  day: BankDay,
  proof: StepExtra['proof'],
): Result<SignatureEvidence> | undefined {
  if (action !== 'sign' && action !== 'payControlConfirm') return undefined
  const viewer = 'viewer' in by.actor ? by.actor.viewer : by.actor.holder
  if (viewer === undefined || proof === undefined) return err('ACTION_NOT_ALLOWED', { action })
  if (proof === 'presumed') return undefined
  if (!proof.ok) return proof
  if (proof.value.digest !== payment.digest) return err('PAYMENT_CHANGED_MEANWHILE')
  const canonicalText = canonicalTextOf(payment)
  if (digestOfText(canonicalText) !== payment.digest) return err('PAYMENT_CHANGED_MEANWHILE')
  const stage = stageOfRight(viewer.signRight)
  if (stage === undefined) return err('ACTION_NOT_ALLOWED', { action })
  return ok({
    stage,
    personId: viewer.personId,
    signRight: viewer.signRight,
    signType: viewer.signType,
    signedAt: day.now,
    digest: payment.digest,
    canonicalText,
    evidence: proof.value.evidence,
    ...(proof.value.proofId === undefined ? {} : { proofId: proof.value.proofId }),
  })
}
