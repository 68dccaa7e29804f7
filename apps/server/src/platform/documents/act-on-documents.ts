import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may, type Ability, type PolicyRefusal } from '@tartip/domain/people/policy'
import {
  err,
  holds,
  ok,
  type Failure,
  type Params,
  type Result,
  type Verdict,
} from '@tartip/domain/result'

import type { Actor } from '../actor.ts'
import { AnswerExists, type IdempotencyKey } from '../idempotency/idempotency-store.ts'
import type { Json } from '../json.ts'
import { mapInSlices } from '../slices.ts'
import { decideStep, stepByPerson, type StepExtra } from './decide-step.ts'
import type { DocumentChange, DocumentKind, StoredDocument } from './document-kind.ts'
import type { DocumentStorage, WriteRefusal } from './store/document-store.ts'
import {
  runMutation,
  type ToStoredAnswer,
  type MutationDeps,
  type MutationRefusal,
  type MutationRequest,
} from './run-mutation.ts'
import type { ProofRefusal, Proofs } from './signing.ts'

/**
 * What became of one document of a batch. Its code may be any of the catalogue: results are kept with the key of their
 * call and read back.
 */
export type DocumentActionResult<Status extends string> = {
  readonly documentId: string
  readonly ok: boolean
  readonly statusCode: Status | null
  readonly errorCode: ErrorCode | null
  readonly errorParams: Params
}

/** What a kind of document checks besides its life cycle, for one pass over a batch. */
export interface BatchChecks<D extends StoredDocument, A extends string> {
  /** A document that the person may not view gets the answer of one that does not exist. */
  mayView(document: D): boolean
  /** Called only for documents whose step would go through, in the order of the batch. */
  allows(document: D): Verdict<ErrorCode>
  /** The step back of a document with an earlier signature that is not good any more, in place of the requested step. */
  lapseOf?(document: D): Result<DocumentChange<D, A>, ErrorCode> | undefined
}

export interface DocumentActionDeps<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode = ErrorCode,
>
  extends
    MutationDeps,
    Pick<
      DocumentStorage<D, A, Refusal>,
      'findForStep' | 'writeAtOnce' | 'inTransaction' | 'inWrites'
    > {
  readonly rules: { bankDay(): BankDay }
}

/** One action of one person on a batch of documents. `R` is how the caller's clients get a result. */
export interface ActOnDocuments<D extends StoredDocument, A extends string, R extends Json> {
  readonly kind: DocumentKind<D, A>
  readonly action: A
  /** The mutation's name, under which its key is remembered. */
  readonly mutation: string
  readonly legalPartyId: string
  readonly ids: readonly string[]
  /** All that the client sent, for the key. */
  readonly body: Json
  extraOf(index: number): StepExtra
  /** Loads what the checks need before a transaction; each pass over the batch begins them again. */
  loadChecks(documents: readonly D[]): Promise<() => BatchChecks<D, A>>
  resultOf(result: DocumentActionResult<D['statusCode']>): R
  /**
   * Called once for the whole batch, before anything is written; a refusal stops everything. A document
   * without a proof of its own is not signed. Where every document would be refused anyway no code
   * is used up. The documents of a large batch may still be on their way.
   */
  prove?(documents: Promise<readonly D[]>): Promise<Result<Proofs, ProofRefusal>>
  /**
   * Claims something outside the database for the documents whose step would go through, right before it is written.
   * What was claimed for a step that is not written in the end is given back by whoever keeps the claims. Undefined
   * when nothing has to be claimed.
   */
  claim?(documents: readonly D[]): Promise<Claims<D> | undefined>
  /** Whether there can be anything to claim; without it, a batch that claims is never written in parts. */
  mayClaim?(): Promise<boolean>
}

/** Why a whole batch is refused, before its documents or when they are written. */
export type BatchRefusal<Refusal extends ErrorCode> =
  | MutationRefusal
  | WriteRefusal<Refusal>
  | 'OPERATION_IN_PROCESS'
  | 'BAD_REQUEST'

/** How often a batch may lose to a concurrent write before it locks its documents. */
const attemptsWithoutLock = 2

/**
 * Acts on each document independently: some may succeed while others are refused, and each has its own
 * answer. All steps of a batch are written together, so one commit and one code serve 520 documents.
 *
 * Documents are read without a lock and the write compares their versions: the slower call decides again
 * on the new state. Under contention a batch finally locks its documents.
 */
export function actOnDocuments<
  D extends StoredDocument,
  A extends string,
  R extends Json,
  Refusal extends ErrorCode,
>(
  deps: DocumentActionDeps<D, A, Refusal>,
  actor: Actor,
  request: MutationRequest,
  act: ActOnDocuments<D, A, R>,
): Promise<Result<readonly R[], BatchRefusal<Refusal> | ProofRefusal>> {
  const call = { operation: act.mutation, body: act.body }
  return runMutation(deps, actor, request, call, async keep => {
    const batch = checkBatch(act.ids, act.kind.idsField)
    if (!batch.ok) return batch
    return writeBatch({ deps, actor, request, act }, keep)
  })
}

interface Call<
  D extends StoredDocument,
  A extends string,
  R extends Json,
  Refusal extends ErrorCode = ErrorCode,
> {
  readonly deps: DocumentActionDeps<D, A, Refusal>
  readonly actor: Actor
  readonly request: MutationRequest
  readonly act: ActOnDocuments<D, A, R>
}

async function writeBatch<
  D extends StoredDocument,
  A extends string,
  R extends Json,
  Refusal extends ErrorCode,
>(
  call: Call<D, A, R, Refusal>,
  keep: ToStoredAnswer,
): Promise<Result<readonly R[], BatchRefusal<Refusal> | ProofRefusal>> {
  const { deps, actor, act } = call
  const { legalPartyId } = actor
  const ids = act.legalPartyId === legalPartyId ? distinctIds(act.ids) : []
  const { key } = keep(null)
  const find = (some = ids) => findForStep(deps, act.kind, actor, some, key)
  const write = async (decided: Decided<D, A, R>, proofs?: Proofs) => {
    const { changes, results } = decided
    const consumption = consumptionOf(decided, proofs)
    const saved = await deps.writeAtOnce(
      legalPartyId,
      'saveStatus',
      changes,
      keep(results),
      consumption,
    )
    return saved.ok ? ok(results) : saved
  }

  const loaded = await loadAndProve(call, ids, find)
  const { proofs, mayClaim } = loaded
  let { documents, checks } = loaded
  if (proofs === nothingGoesThrough) {
    return write(await decideAll(call, checks(), documents, 'presumed'))
  }
  if (!proofs.ok) return proofs

  if (documents.length >= leastInParts && documents.length === act.ids.length && !mayClaim) {
    const inParts = await writeInParts(call, checks, documents, proofs.value, keep)
    if (inParts !== undefined) return inParts
  }

  let { decided, claims } = await decideAndClaim(call, checks, documents, proofs.value)
  for (let attempts = 1; attempts <= attemptsWithoutLock; attempts += 1) {
    const written = await write(decided, proofs.value)
    const { changedMeanwhile } = act.kind.lifeCycle.definition
    if (written.ok || written.error.code !== changedMeanwhile) return written
    documents = await find()
    checks = await act.loadChecks(documents)
    ;({ decided, claims } = await decideAndClaim(call, checks, documents, proofs.value))
  }
  return deps.inTransaction(legalPartyId, async store => {
    const locked = await store.findByIdsForUpdate(legalPartyId, ids)
    const visible = locked.filter(document => act.kind.isVisibleTo(document, actor))
    const redecided = await decideAll(call, checks(), visible, proofs.value, claims)
    const { changes, results } = redecided
    const saved = await store.saveStatus(
      changes,
      keep(results),
      consumptionOf(redecided, proofs.value),
    )
    return saved.ok ? ok(results) : saved
  })
}

/** From this size on a batch is read and written in parts. */
const leastInParts = 128
/** How many documents of a large batch are read first: enough to have its code checked meanwhile. */
const readFirst = 64
/**
 * How much of a batch is written when a part ends. The first part is small, so that PostgreSQL begins soon; while it
 * writes one, the next can be decided.
 */
const partEnds = [0.05, 0.2, 0.55, 1]

const nothingGoesThrough = 'NOTHING_GOES_THROUGH' as const
type BatchProofs = Result<Proofs | undefined, ProofRefusal> | typeof nothingGoesThrough

interface Loaded<D extends StoredDocument, A extends string> {
  readonly documents: readonly D[]
  checks(): BatchChecks<D, A>
}

/** Of a large batch the proof is checked, and whether it may claim, while most documents are still read. */
async function loadAndProve<D extends StoredDocument, A extends string, R extends Json>(
  call: Call<D, A, R>,
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<readonly D[]>,
) {
  const { act } = call
  const load = async (documents: readonly D[]): Promise<Loaded<D, A>> => ({
    documents,
    checks: await act.loadChecks(documents),
  })
  const prove = async (
    { documents, checks }: Loaded<D, A>,
    all: Promise<readonly D[]>,
  ): Promise<BatchProofs> => {
    if (!act.prove) return ok(undefined)
    return anyWouldGoThrough(call, checks(), documents) ? act.prove(all) : nothingGoesThrough
  }
  if (ids.length < leastInParts) {
    const all = find(ids)
    const loaded = await load(await all)
    return { ...loaded, proofs: await prove(loaded, all), mayClaim: act.claim !== undefined }
  }
  const first = await find(ids.slice(0, readFirst))
  const all = find(ids.slice(readFirst)).then(rest => [...first, ...rest])
  const [loaded, early, mayClaim] = await Promise.all([
    all.then(load),
    act.prove ? load(first).then(some => prove(some, all)) : ok(undefined),
    act.claim !== undefined && (act.mayClaim?.() ?? true),
  ])
  const proofs = early === nothingGoesThrough ? await prove(loaded, all) : early
  return { ...loaded, proofs, mayClaim }
}

/**
 * Writes a large batch in parts of one transaction: PostgreSQL writes one while the next is decided here. Documents are
 * locked, and so decided, in the order of ids. What the batch shares is shared in the order of the request, so only a
 * batch that goes through as a whole may be written like this.
 *
 * @returns undefined when nothing was written and the batch has to be decided as a whole: a document is refused, or has
 *   changed meanwhile
 */
async function writeInParts<
  D extends StoredDocument,
  A extends string,
  R extends Json,
  Refusal extends ErrorCode,
>(
  call: Call<D, A, R, Refusal>,
  checks: () => BatchChecks<D, A>,
  documents: readonly D[],
  proofs: Proofs | undefined,
  keep: ToStoredAnswer,
): Promise<Result<readonly R[], BatchRefusal<Refusal>> | undefined> {
  const { act, actor, deps } = call
  const places = [...placesOf(act.ids)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  type Written = Result<readonly R[], WriteRefusal<Refusal> | 'NOT_AS_ONE'>
  const written = await deps.inWrites(actor.legalPartyId, async (store): Promise<Written> => {
    const decider = createDecider(call, checks(), documents, proofs)
    const writeFrom = async (
      from: number,
      [partEnd, ...laterEnds]: readonly number[],
    ): Promise<Written> => {
      if (partEnd === undefined) return ok(decider.results())
      const end = Math.ceil(places.length * partEnd)
      const part = places.slice(from, end)
      const { changes, passed } = await decider.decide(part)
      if (passed.length < part.length) return err('NOT_AS_ONE')
      const answer = laterEnds.length === 0 ? keep(decider.results()) : undefined
      const consumption = from === 0 ? proofs?.consumption : undefined
      const [saved, later] = await Promise.allSettled([
        store.saveStatus(changes, answer, consumption),
        writeFrom(end, laterEnds),
      ])
      if (saved.status === 'rejected') throw saved.reason
      if (!saved.value.ok) return saved.value
      if (later.status === 'rejected') throw later.reason
      return later.value
    }
    return writeFrom(0, partEnds)
  })
  if (written.ok) return written
  const { code, params } = written.error
  if (code === 'NOT_AS_ONE' || code === act.kind.lifeCycle.definition.changedMeanwhile) {
    return undefined
  }
  return err(code, params)
}

/** A code is used up by the documents that it signs; where none is signed, it stays good. */
const consumptionOf = (
  decided: { readonly passed: readonly unknown[] },
  proofs: Proofs | undefined,
) => (decided.passed.length > 0 ? proofs?.consumption : undefined)

/** The largest page of a history (specification, section 9): what can be selected can be signed. */
export const largestBatch = 520
/** As long as a UUID. */
const longestId = 36

/**
 * Whether these can be the documents of one call. The answer gives every id back and is kept beside the key of the call
 * for two days: a text that is longer than any id would fill the database instead of naming a document.
 */
export function checkBatch(
  ids: readonly string[],
  field: string,
  max: number = largestBatch,
): Verdict<'BAD_REQUEST'> {
  const isBatch = ids.length > 0 && ids.length <= max && ids.every(id => id.length <= longestId)
  return isBatch ? holds : err('BAD_REQUEST', { field, max })
}

/** The ids that can be those of documents, each once. */
export const distinctIds = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids)].filter(isUuid)

/** Whoever may do it to no document at all is refused before anything is read or any code is used up. */
export async function ifAllowed<T, E extends string>(
  actor: Actor,
  ability: Ability,
  run: () => Promise<Result<T, E>>,
): Promise<Result<T, E | PolicyRefusal>> {
  const verdict = may(actor, ability)
  return verdict.ok ? run() : verdict
}

/** Nobody's code is used up for a call that was answered before: that answer is given again. */
async function findForStep<D extends StoredDocument, A extends string>(
  deps: DocumentActionDeps<D, A>,
  kind: DocumentKind<D, A>,
  actor: Actor,
  ids: readonly string[],
  key: IdempotencyKey,
): Promise<readonly D[]> {
  const found = await deps.findForStep(actor.legalPartyId, ids, key)
  if (found.isAnswered) throw new AnswerExists()
  return found.documents.filter(document => kind.isVisibleTo(document, actor))
}

interface Decided<D extends StoredDocument, A extends string, R extends Json> {
  readonly results: readonly R[]
  readonly changes: readonly DocumentChange<D, A>[]
  /** Those whose step goes through. */
  readonly passed: readonly D[]
}

/** Whether a proof is worth requesting; the first document that would go through is enough. */
function anyWouldGoThrough<D extends StoredDocument, A extends string, R extends Json>(
  call: Call<D, A, R>,
  checks: BatchChecks<D, A>,
  documents: readonly D[],
): boolean {
  const day = call.deps.rules.bankDay()
  const found = new Map(documents.map(document => [document.id, document]))
  return call.act.ids.some(
    (id, index) => decide(call, checks, day, found.get(id), index, 'presumed').verdict.ok,
  )
}

type Claims<D> = (document: D) => Verdict<ErrorCode>

/** Decides, and decides again where claims had to be waited for. */
async function decideAndClaim<D extends StoredDocument, A extends string, R extends Json>(
  call: Call<D, A, R>,
  checks: () => BatchChecks<D, A>,
  documents: readonly D[],
  proofs: Proofs | undefined,
): Promise<{ readonly decided: Decided<D, A, R>; readonly claims: Claims<D> | undefined }> {
  const decided = await decideAll(call, checks(), documents, proofs)
  const claims = await call.act.claim?.(decided.passed)
  if (claims === undefined) return { decided, claims }
  return { decided: await decideAll(call, checks(), documents, proofs, claims), claims }
}

/**
 * With `presumed` it only shows why nothing would go through; no signature that is decided so is written. A large batch
 * is decided in slices, all of it at one moment of the bank's day.
 */
async function decideAll<D extends StoredDocument, A extends string, R extends Json>(
  call: Call<D, A, R>,
  checks: BatchChecks<D, A>,
  documents: readonly D[],
  proofs: Proofs | 'presumed' | undefined,
  claims?: Claims<D>,
): Promise<Decided<D, A, R>> {
  const decider = createDecider(call, checks, documents, proofs, claims)
  const { changes, passed } = await decider.decide([...placesOf(call.act.ids)])
  return { results: decider.results(), changes, passed }
}

/** A document of the batch and where it stands first. */
type Place = readonly [id: string, place: number]

function placesOf(ids: readonly string[]): Iterable<Place> {
  const places = new Map<string, number>()
  for (const [place, id] of ids.entries()) if (!places.has(id)) places.set(id, place)
  return places
}

/** Decides the documents of a batch, all of them or part after part. */
function createDecider<D extends StoredDocument, A extends string, R extends Json>(
  call: Call<D, A, R>,
  checks: BatchChecks<D, A>,
  documents: readonly D[],
  proofs: Proofs | 'presumed' | undefined,
  claims: Claims<D> = () => holds,
) {
  const { act, deps } = call
  const day = deps.rules.bankDay()
  const found = new Map(documents.map(document => [document.id, document]))
  const decided = new Map<string, DecidedDocument<D, A>>()
  return {
    async decide(places: readonly Place[]) {
      const changes: DocumentChange<D, A>[] = []
      const passed: D[] = []
      const decideOne = ([id, place]: Place) => {
        const document = found.get(id)
        const step = decide(call, checks, day, document, place, proofs)
        const claimed = step.verdict.ok && document ? claims(document) : holds
        const { verdict, change } = claimed.ok ? step : { verdict: claimed, change: undefined }
        decided.set(id, { verdict, change })
        if (change) changes.push(change)
        if (verdict.ok && document) passed.push(document)
      }
      await mapInSlices(places, decideOne, act.legalPartyId)
      return { changes, passed }
    },
    results: (): readonly R[] =>
      act.ids.map(id =>
        act.resultOf(resultOf(act.kind.notFound, id, decided.get(id), found.get(id))),
      ),
  }
}

/** A refused step may still change the document: one whose earlier signature has lapsed goes back. */
interface DecidedDocument<D extends StoredDocument, A extends string> {
  readonly verdict: Verdict<ErrorCode>
  readonly change: DocumentChange<D, A> | undefined
}

function decide<D extends StoredDocument, A extends string, R extends Json>(
  { actor, request, act }: Call<D, A, R>,
  checks: BatchChecks<D, A>,
  day: BankDay,
  document: D | undefined,
  index: number,
  proofs: Proofs | 'presumed' | undefined,
): DecidedDocument<D, A> {
  const { kind, action } = act
  const refused = (verdict: Failure<ErrorCode>) => ({ verdict, change: undefined })
  if (!document || !checks.mayView(document)) return refused(err(kind.notFound))
  const by = stepByPerson(actor, request)
  const proof = proofs === 'presumed' ? proofs : proofs?.get(document.id)
  const step = decideStep(kind, document, action, by, day, {
    ...act.extraOf(index),
    ...(proof ? { proof } : {}),
  })
  if (!step.ok) return refused(step)
  const lapse = checks.lapseOf?.(document)
  if (lapse?.ok) return { verdict: err('SIGNATURE_LAPSED'), change: lapse.value }
  if (lapse !== undefined) return refused(lapse)
  const allowed = checks.allows(document)
  return allowed.ok ? { verdict: allowed, change: step.value } : refused(allowed)
}

function resultOf<D extends StoredDocument, A extends string>(
  notFound: ErrorCode,
  documentId: string,
  decided: DecidedDocument<D, A> | undefined,
  document: D | undefined,
): DocumentActionResult<D['statusCode']> {
  const { verdict, change } = decided ?? { verdict: err(notFound), change: undefined }
  const statusNow = change?.document.statusCode ?? document?.statusCode ?? null
  if (verdict.ok) {
    return { documentId, ok: true, statusCode: statusNow, errorCode: null, errorParams: {} }
  }
  const { code, params } = verdict.error
  const statusCode = code === notFound ? null : statusNow
  return { documentId, ok: false, statusCode, errorCode: code, errorParams: params }
}
