import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import {
  mayCancelPhones,
  mayRequestPhones,
  phoneDeadline,
  stageOnPhone,
} from '@tartip/domain/documents/phone-requests'
import { whySignedAgain, type SignatoryNow } from '@tartip/domain/documents/lapsed-signatures'
import { personOf } from '@tartip/domain/documents/life-cycle'
import { may, stageOfRight, type Ability, type PolicyRefusal } from '@tartip/domain/people/policy'
import type { ProductRole, SignScheme } from '@tartip/domain/people/sign-right'
import type { Viewer } from '@tartip/domain/people/viewer'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'

import type { Actor } from '../actor.ts'
import { AnswerExists } from '../idempotency/idempotency-store.ts'
import type { Json } from '../json.ts'
import {
  checkBatch,
  distinctIds,
  type BatchRefusal,
  type DocumentActionDeps,
  type DocumentActionResult,
} from './act-on-documents.ts'
import { decideLapse, decideStep, stepByPhone, stepBySystem, type StepBy } from './decide-step.ts'
import type { DocumentChange, DocumentKind, StoredDocument } from './document-kind.ts'
import type { DocumentStorage } from './store/document-store.ts'
import { runMutation, type MutationRequest } from './run-mutation.ts'
import type { NewPhoneRequest, PhoneAnswer, PhoneRequest } from './signing.ts'

/** A person of a contract, as far as signing depends on them. */
export interface Signatory extends SignatoryNow {
  readonly legalPartyId: string
  readonly productRoles: readonly ProductRole[]
}

/** Who belongs to a contract, and under which scheme it signs. */
export interface ContractPeople {
  membersOf(legalPartyIds: readonly string[]): Promise<readonly Signatory[]>
  signSchemesOf(legalPartyIds: readonly string[]): Promise<ReadonlyMap<string, SignScheme>>
}

/** What use cases need of the requests on phones; new ones are noted in a transaction of their own. */
export interface DocumentPhones {
  /** Newest first. */
  of(legalPartyId: string, kind: string, documentId: string): Promise<readonly PhoneRequest[]>
  /** Cancels the open requests of a document; how many were really cancelled. */
  cancel(
    legalPartyId: string,
    kind: string,
    documentId: string,
  ): Promise<Result<number, 'BANK_UNAVAILABLE'>>
  /** How many requests are new. */
  request(legalPartyId: string, requests: readonly NewPhoneRequest[]): Promise<number>
}

/** A signatory as the rules see them when their phone acts for them. */
function holderOf(person: Signatory, legalPartyId: string, signScheme: SignScheme): Viewer {
  const { personId, signRight, postVerificationStatus, productRoles } = person
  return {
    personId,
    legalPartyId,
    signRight,
    signScheme,
    signType: 'PAY_CONTROL',
    postVerificationStatus,
    productRoles,
    payControlKeyAvailable: true,
  }
}

/** Who may decide at the stage that a document waits at: people who may sign and have not signed it yet. */
export function signatoriesOnPhone<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A>,
  document: D,
  people: readonly Signatory[],
  signScheme: SignScheme,
): readonly Signatory[] {
  const waiting = stageOnPhone(kind.lifeCycle, document)
  const { signatory } = kind.lifeCycle.definition.abilities
  if (!waiting || !signatory) return []
  return people.filter(
    person =>
      stageOfRight(person.signRight) === waiting.stage &&
      person.isActive &&
      may(holderOf(person, document.legalPartyId, signScheme), signatory).ok &&
      kind.mayBeSignedBy?.(document, holderOf(person, document.legalPartyId, signScheme)) !==
        false &&
      !document.signatures.some(each => each.personId === person.personId),
  )
}

/** One request for each of them; none for a document that waits for no phone. */
export function phoneRequestsFor<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A>,
  document: D,
  people: readonly Signatory[],
  signScheme: SignScheme,
  day: BankDay,
): readonly NewPhoneRequest[] {
  const waiting = stageOnPhone(kind.lifeCycle, document)
  if (!waiting) return []
  return signatoriesOnPhone(kind, document, people, signScheme).map(({ personId }) => ({
    kind: kind.name,
    legalPartyId: document.legalPartyId,
    documentId: document.id,
    stage: waiting.stage,
    personId,
    text: kind.phoneTextOf(document),
    digest: document.digest,
    validUntil: phoneDeadline(kind.lifeCycle, document, day),
  }))
}

export interface PhoneActionDeps<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode = ErrorCode,
> extends DocumentActionDeps<D, A, Refusal> {
  readonly accessControl: Pick<ContractPeople, 'membersOf'>
  readonly signing: { readonly phones: DocumentPhones }
}

/** One action of one person on the phones of a batch of documents. */
export interface ActOnPhones<D extends StoredDocument, A extends string, R extends Json> {
  readonly kind: DocumentKind<D, A>
  /** The mutation's name, under which its key is remembered. */
  readonly mutation: string
  /** Without it nobody does it to any document. */
  readonly ability: Ability
  readonly legalPartyId: string
  readonly ids: readonly string[]
  readonly body: Json
  /** The documents that the person may view. */
  findVisible(ids: readonly string[]): Promise<readonly D[]>
  resultOf(result: DocumentActionResult<D['statusCode']>): R
}

/** Documents of one call on phones: each may wait for the pay-control server. */
const largestPhoneBatch = 100

/** Sends documents to the phones again, where no request is open: one that failed, or was cancelled. */
export function requestPhones<
  D extends StoredDocument,
  A extends string,
  R extends Json,
  Refusal extends ErrorCode,
>(
  deps: PhoneActionDeps<D, A, Refusal>,
  actor: Actor,
  request: MutationRequest,
  act: ActOnPhones<D, A, R>,
): Promise<Result<readonly R[], BatchRefusal<Refusal> | PolicyRefusal>> {
  return actOnPhones(deps, actor, request, act, async document => {
    const day = deps.rules.bankDay()
    const allowed = mayRequestPhones(act.kind.lifeCycle, document, actor, day)
    if (!allowed.ok) return allowed
    const people = await deps.accessControl.membersOf([actor.legalPartyId])
    const requests = phoneRequestsFor(act.kind, document, people, actor.signScheme, day)
    await deps.signing.phones.request(actor.legalPartyId, requests)
    return holds
  })
}

/** Cancels the open requests; a phone that was faster has decided, and the document shows it. */
export function cancelPhones<
  D extends StoredDocument,
  A extends string,
  R extends Json,
  Refusal extends ErrorCode,
>(
  deps: PhoneActionDeps<D, A, Refusal>,
  actor: Actor,
  request: MutationRequest,
  act: ActOnPhones<D, A, R>,
): Promise<Result<readonly R[], BatchRefusal<Refusal> | PolicyRefusal>> {
  return actOnPhones(deps, actor, request, act, async document => {
    const allowed = mayCancelPhones(act.kind.lifeCycle, document, actor)
    if (!allowed.ok) return allowed
    const { legalPartyId } = actor
    const { phones } = deps.signing
    const cancelled = await phones.cancel(legalPartyId, act.kind.name, document.id)
    if (!cancelled.ok) return cancelled
    if (cancelled.value > 0) return holds
    // A call that is repeated because its answer was lost gets the same one: it is cancelled.
    const [newest] = await phones.of(legalPartyId, act.kind.name, document.id)
    const isCancelled = newest?.state === 'CANCELLED' && newest.digest === document.digest
    return isCancelled ? holds : err('ACTION_NOT_ALLOWED', { action: act.mutation })
  })
}

/**
 * Neither makes a step of the document, so the answer is kept when all is done. A process that dies in between does
 * the same again: a second request is not opened, and what is cancelled stays so. That the pay-control server was
 * silent is not kept, because the next attempt may reach it.
 */
function actOnPhones<
  D extends StoredDocument,
  A extends string,
  R extends Json,
  Refusal extends ErrorCode,
>(
  deps: PhoneActionDeps<D, A, Refusal>,
  actor: Actor,
  request: MutationRequest,
  act: ActOnPhones<D, A, R>,
  actOnOne: (document: D) => Promise<Verdict<ErrorCode>>,
): Promise<Result<readonly R[], BatchRefusal<Refusal> | PolicyRefusal>> {
  const allowed = may(actor, act.ability)
  if (!allowed.ok) return Promise.resolve(allowed)
  const { legalPartyId } = actor
  const call = { operation: act.mutation, body: act.body }
  return runMutation<R[], BatchRefusal<Refusal>>(deps, actor, request, call, async keep => {
    const batch = checkBatch(act.ids, act.kind.idsField, largestPhoneBatch)
    if (!batch.ok) return batch
    const ids = act.legalPartyId === legalPartyId ? distinctIds(act.ids) : []
    const { isAnswered } = await deps.findForStep(legalPartyId, [], keep([]).key)
    if (isAnswered) throw new AnswerExists()
    const found = new Map((await act.findVisible(ids)).map(one => [one.id, one]))
    const results: DocumentActionResult<D['statusCode']>[] = []
    for (const id of act.ids) {
      const document = found.get(id)
      const verdict = document ? await actOnOne(document) : err(act.kind.notFound)
      const [after] = document ? await act.findVisible([id]) : []
      results.push({
        documentId: id,
        ok: verdict.ok,
        statusCode: after?.statusCode ?? null,
        errorCode: verdict.ok ? null : verdict.error.code,
        errorParams: verdict.ok ? {} : verdict.error.params,
      })
    }
    const answer = results.map(result => act.resultOf(result))
    if (results.some(({ errorCode }) => errorCode === 'BANK_UNAVAILABLE')) return ok(answer)
    const kept = await deps.writeAtOnce(legalPartyId, 'saveStatus', [], keep(answer))
    return kept.ok ? ok(answer) : kept
  })
}

export interface PhoneAnswerDeps<D extends StoredDocument, A extends string> extends Pick<
  DocumentStorage<D, A>,
  'inTransaction'
> {
  readonly rules: { bankDay(): BankDay }
  readonly accessControl: ContractPeople
  /** What the kind of document checks before a confirmation counts; called outside the transaction. */
  mayConfirm?(document: D, holder: Viewer): Promise<Verdict<ErrorCode>>
}

/**
 * Makes the step that a phone, or the end of its time, has decided. Who holds the phone is looked up again: one who
 * has lost their right meanwhile, or whose contract is over, signs nothing; when an earlier signatory has, the document
 * goes back to its first stage instead of being signed. A document that has moved on or says
 * another thing by now refuses; a doubled answer finds it moved on.
 */
export function applyPhoneAnswer<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A | PhoneAction>,
  deps: PhoneAnswerDeps<D, A | PhoneAction>,
): (answer: PhoneAnswer) => Promise<Verdict<ErrorCode>> {
  return async answer => {
    const decider = await findDecider(deps, answer)
    if (!decider.ok) return decider
    const { by, people } = decider.value
    const confirmable =
      answer.outcome === 'CONFIRMED' ? await checkConfirmation(kind, deps, answer, by) : holds
    if (!confirmable.ok) return confirmable
    let hasLapsed = false
    const { legalPartyId, documentId } = answer
    const made = await deps.inTransaction(legalPartyId, async store => {
      const [document] = await store.findByIdsForUpdate(legalPartyId, [documentId])
      if (!document) return err(kind.notFound)
      const day = deps.rules.bankDay()
      const step = stepOfAnswer(kind, day, answer, document, by)
      if (!step.ok) return step
      const why = answer.outcome === 'CONFIRMED' ? whySignedAgain(document, people) : undefined
      hasLapsed = why !== undefined
      const next = why ? decideLapse(kind, document, why, day) : step
      return next.ok ? store.saveStatus([next.value]) : next
    })
    return made.ok && hasLapsed ? err('SIGNATURE_LAPSED') : throwIfLocked(made)
  }
}

type PhoneAction =
  | 'payControlConfirm'
  | 'payControlRefuse'
  | 'payControlTimeOut'
  | 'signatureLapsed'

/** Somebody else has locked the document: the answer is not refused, it comes again. */
function throwIfLocked<T extends Verdict<ErrorCode>>(verdict: T): T {
  if (!verdict.ok && verdict.error.code === 'OPERATION_IN_PROCESS') {
    throw new Error('The document of a phone answer is locked by somebody else')
  }
  return verdict
}

function stepOfAnswer<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A | PhoneAction>,
  day: BankDay,
  answer: PhoneAnswer,
  document: D,
  by: StepBy,
): Result<DocumentChange<D, A | PhoneAction>, ErrorCode> {
  // An answer about an earlier content or stage is about another document.
  if (answer.digest !== document.digest) return err(kind.lifeCycle.definition.changedMeanwhile)
  if (stageOnPhone(kind.lifeCycle, document)?.stage !== answer.stage) {
    return err('ACTION_NOT_ALLOWED', { status: document.statusCode })
  }
  switch (answer.outcome) {
    case 'CONFIRMED': {
      const { evidence, digest, transactionId } = answer
      const proof = ok({ evidence, digest, proofId: transactionId })
      return decideStep(kind, document, 'payControlConfirm', by, day, { digest, proof })
    }
    case 'DECLINED':
      return decideStep(kind, document, 'payControlRefuse', by, day, {
        ...(answer.reason === '' ? {} : { comment: answer.reason }),
      })
    case 'EXPIRED':
      return decideStep(kind, document, 'payControlTimeOut', by, day)
  }
}

async function findDecider(
  { accessControl }: { readonly accessControl: ContractPeople },
  answer: PhoneAnswer,
): Promise<Result<{ readonly by: StepBy; readonly people: readonly Signatory[] }, 'FORBIDDEN'>> {
  if (answer.outcome === 'EXPIRED') return ok({ by: stepBySystem('clock'), people: [] })
  const { legalPartyId, personId, stage } = answer
  const [people, schemes] = await Promise.all([
    accessControl.membersOf([legalPartyId]),
    accessControl.signSchemesOf([legalPartyId]),
  ])
  const scheme = schemes.get(legalPartyId)
  const person = people.find(
    one => one.personId === personId && one.isActive && stageOfRight(one.signRight) === stage,
  )
  if (!person || scheme === undefined) return err('FORBIDDEN')
  return ok({ by: stepByPhone(holderOf(person, legalPartyId, scheme)), people })
}

async function checkConfirmation<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A>,
  deps: PhoneAnswerDeps<D, A>,
  { legalPartyId, documentId }: PhoneAnswer,
  by: StepBy,
): Promise<Verdict<ErrorCode>> {
  const holder = personOf(by.actor)
  if (!deps.mayConfirm || !holder) return holds
  const found = await deps.inTransaction(legalPartyId, async store => {
    const [document] = await store.findByIdsForUpdate(legalPartyId, [documentId])
    return document ? ok(document) : err(kind.notFound)
  })
  return found.ok ? deps.mayConfirm(found.value, holder) : throwIfLocked(found)
}
