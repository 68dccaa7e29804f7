import { seedSession } from '../../../platform/documents/store/read-signed-document.ts'
import { lastStageOfScheme, type SignStage, type Signature } from '@tartip/domain/documents/stages'
import { stageDoneIn } from '@tartip/domain/payment/life-cycle'
import { stageOfRight } from '@tartip/domain/people/policy'
import type { Instant } from '@tartip/domain/time/instant'

import type { PaymentContent } from '@tartip/domain/payment/payment-content'

import type { PaymentDocument } from '../payment-document.ts'
import type { SeedPayment } from '../public.ts'
import type { ChangeAuthor } from '../../../platform/documents/document-kind.ts'
import type { PaymentChange } from '../payment-kind.ts'
import { canonicalTextOf } from './payment-digest.ts'
import { digestOfText } from '../../../platform/documents/decide-step.ts'
import { yearOf } from './save-document.ts'
import { stepsOfTimeline, timelineTo, type SeedStep } from './seed-timeline.ts'

/** The steps of a seeded document, oldest first, with signatures over its real digest. */
export function lifeOfSeed(seed: SeedPayment, id: string): readonly PaymentChange[] {
  const { legalPartyId, operationCode } = seed
  const canonicalText = canonicalTextOf({ ...contentOf(seed), id, legalPartyId, operationCode })
  const digest = digestOfText(canonicalText)
  const steps = stepsOfTimeline(timelineTo(seed), seed.signType)
  const signatures: Signature[] = []
  return steps.map((step, index): PaymentChange => {
    const at = momentOf(seed, index, steps.length)
    const stage = stageDoneIn(step.statuses[0] ?? 'DRAFT')?.stage
    const signature = stage && evidenceOf(seed, stage, at, digest, canonicalText)
    if (signature) {
      const { personId } = signature
      signatures.push({ stage: signature.stage, personId, signedAt: at, digest })
    }
    const by = authorOf(seed, step, stage)
    const document: PaymentDocument = {
      ...contentOf(seed),
      ...stateOf(seed, step, at, by),
      id,
      version: index + 1,
      digest,
      signatures: [...signatures],
    }
    const { description: comment, errorCode } = document
    return {
      action: step.action,
      document,
      steps: step.statuses,
      at,
      by,
      ...(comment === undefined ? {} : { comment }),
      ...(errorCode === undefined ? {} : { errorCode }),
      ...(signature ? { signature } : {}),
    }
  })
}

function contentOf(seed: SeedPayment): PaymentContent {
  const { currency } = seed
  return {
    transferNum: seed.transferNum,
    payerAccount: seed.payerAccount,
    payerName: seed.payerName,
    payerInn: seed.payerInn,
    payerBic: seed.payerBic,
    recipientAccount: seed.recipientAccount,
    recipientBic: seed.recipientBic,
    recipientName: seed.recipientName,
    ...(seed.recipientInn === undefined ? {} : { recipientInn: seed.recipientInn }),
    amountMinor: seed.amountMinor,
    currency,
    commissionMinor: seed.commissionMinor ?? 0n,
    commissionCurrency: seed.commissionCurrency ?? currency,
    purpose: seed.purpose,
    ...(seed.paymentCode === undefined ? {} : { paymentCode: seed.paymentCode }),
    valueDate: seed.valueDate,
    terms: seed.terms ?? {},
  }
}

/** Everything about the document that the step decides. Words and codes belong to its last step alone. */
function stateOf(seed: SeedPayment, step: SeedStep, at: Instant, by: ChangeAuthor) {
  const statusCode = step.statuses.at(-1) ?? 'DRAFT'
  const isLast = statusCode === seed.statusCode
  return {
    legalPartyId: seed.legalPartyId,
    operationCode: seed.operationCode,
    origin: seed.origin ?? 'OB',
    statusCode,
    contentVersion: 1,
    isFullySigned: stageDoneIn(statusCode)?.stage === lastStageOfScheme(seed.signScheme),
    createdBy: seed.createdBy,
    createdAt: seed.createdAt,
    updatedAt: at,
    ...(by.kind === 'person' ? { updatedBy: by.personId } : {}),
    transferYear: yearOf(seed.createdAt),
    ...(isLast && seed.description !== undefined ? { description: seed.description } : {}),
    ...(isLast && seed.errorCode !== undefined ? { errorCode: seed.errorCode } : {}),
  }
}

function momentOf(seed: SeedPayment, index: number, count: number): Instant {
  if (count === 1) return seed.createdAt
  const span = seed.updatedAt - seed.createdAt
  return seed.createdAt + Math.round((span * index) / (count - 1))
}

function signerOf(seed: SeedPayment, stage: SignStage) {
  const signer = seed.signers.find(each => stageOfRight(each.signRight) === stage)
  if (!signer)
    throw new Error(`A seeded document in ${seed.statusCode} lacks the signer of stage ${stage}`)
  return signer
}

function evidenceOf(
  seed: SeedPayment,
  stage: SignStage,
  signedAt: Instant,
  digest: string,
  canonicalText: string,
) {
  const { personId, signRight } = signerOf(seed, stage)
  return { stage, personId, signRight, signType: seed.signType, signedAt, digest, canonicalText }
}

/** Sessions and addresses of the past are not made up. */
function authorOf(seed: SeedPayment, step: SeedStep, stage: SignStage | undefined): ChangeAuthor {
  const person = (personId: string): ChangeAuthor => ({
    kind: 'person',
    personId,
    sessionId: seedSession,
    ip: '',
    traceId: 'seed',
  })
  switch (step.action) {
    case 'sign':
    case 'payControlConfirm':
      return person(signerOf(seed, stage ?? 1).personId)
    case 'returnForEditing':
      return person(signerOf(seed, 1).personId)
    case 'revoke':
    case 'payControlRefuse':
      return person(signerOf(seed, seed.statusCode === 'CANCELED_SIGN_TWO' ? 2 : 1).personId)
    case 'submit':
    case 'timeOut':
    case 'payControlTimeOut':
      return { kind: 'clock' }
    case 'accept':
    case 'receipt':
    case 'execute':
    case 'refuse':
      return { kind: 'bank' }
    default:
      return person(seed.createdBy)
  }
}
