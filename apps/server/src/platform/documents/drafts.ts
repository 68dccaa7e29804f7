import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../actor.ts'
import {
  decideStep,
  digestOfText,
  stepByPerson,
  type StepBy,
  type StepRefusal,
} from './decide-step.ts'
import type { DocumentChange, DocumentKind, StoredDocument } from './document-kind.ts'
import {
  runMutation,
  type MutationDeps,
  type MutationRefusal,
  type MutationRequest,
} from './run-mutation.ts'
import type { DocumentStorage, DocumentStore, WriteRefusal } from './store/document-store.ts'

/** A new draft of the person, as the store inserts it. `content` is all that the kind adds to a document. */
export function createDraft<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A>,
  actor: Actor,
  request: MutationRequest,
  draft: {
    readonly id: string
    readonly at: Instant
    readonly content: Omit<D, keyof StoredDocument>
    readonly action?: 'create' | 'repeat'
  },
): DocumentChange<D, A> {
  const { id, at, content, action = 'create' } = draft
  const { legalPartyId, personId } = actor
  const state: StoredDocument<'DRAFT'> = {
    id,
    legalPartyId,
    statusCode: 'DRAFT',
    version: 1,
    contentVersion: 1,
    digest: '',
    signatures: [],
    isFullySigned: false,
    createdBy: personId,
    createdAt: at,
    updatedBy: personId,
    updatedAt: at,
  }
  // Both parts together are all fields of the kind.
  const document = { ...content, ...state } as unknown as D
  return {
    action,
    document: { ...document, digest: digestOfText(kind.canonicalTextOf(document)) },
    steps: ['DRAFT'],
    at,
    by: stepByPerson(actor, request).author,
  }
}

/** New content of a document, as the store saves it; the signatures that it had are void. */
export function editDraft<D extends StoredDocument, A extends string, Refusal extends ErrorCode>(
  kind: DocumentKind<D, A, Refusal>,
  former: D,
  edited: D,
  by: StepBy,
  day: BankDay,
): Result<DocumentChange<D, A>, StepRefusal<Refusal>> {
  const digest = digestOfText(kind.canonicalTextOf(edited))
  const step = decideStep(kind, former, 'edit' as A, by, day, { digest })
  if (!step.ok) return step
  const { statusCode, version, signatures, updatedAt, updatedBy, description, errorCode } =
    step.value.document
  const state = { statusCode, version, signatures, updatedAt, updatedBy, description, errorCode }
  const document = { ...edited, ...state, digest, contentVersion: version, isFullySigned: false }
  return ok({ ...step.value, document })
}

/** A document that the person may view, locked for a step. */
export async function findForUpdate<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A>,
  store: DocumentStore<D, A>,
  actor: Actor,
  id: string,
): Promise<D | undefined> {
  const [document] = await store.findByIdsForUpdate(actor.legalPartyId, [id])
  return document && kind.isVisibleTo(document, actor) ? document : undefined
}

interface DeleteDraft<Store, Refusal extends ErrorCode> {
  /** The mutation's name, under which its key is remembered. */
  readonly mutation: string
  readonly ref: { readonly legalPartyId: string; readonly [idField: string]: string }
  readonly id: string
  /** What the kind checks besides the document itself, before it is locked. */
  check?(): Promise<Result<unknown, Refusal>>
  /** In the same transaction: lets go of what belongs to the document. */
  release?(store: Store): Promise<void>
}

export type DeleteDraftRefusal<Refusal extends ErrorCode> =
  | MutationRefusal
  | StepRefusal<Refusal>
  | WriteRefusal<Refusal>
  | 'OPERATION_IN_PROCESS'

/** Deletes an own draft for its readers. Its traces stay. */
export function deleteDraft<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode,
  Store extends DocumentStore<D, A, Refusal>,
>(
  deps: MutationDeps &
    Pick<DocumentStorage<D, A, Refusal, Store>, 'inTransaction'> & {
      readonly rules: { bankDay(): BankDay }
    },
  kind: DocumentKind<D, A, Refusal>,
  actor: Actor,
  request: MutationRequest,
  { mutation, ref, id, check, release }: DeleteDraft<Store, Refusal>,
): Promise<Result<true, DeleteDraftRefusal<Refusal>>> {
  const { legalPartyId } = actor
  const call = { operation: mutation, body: { ...ref } }
  return runMutation(deps, actor, request, call, async keep => {
    if (ref.legalPartyId !== legalPartyId || !isUuid(id)) return err(kind.notFound)
    const checked = await check?.()
    if (checked?.ok === false) return checked
    return deps.inTransaction<true, StepRefusal<Refusal> | WriteRefusal<Refusal>>(
      legalPartyId,
      async store => {
        const document = await findForUpdate(kind, store, actor, id)
        if (!document) return err(kind.notFound)
        const by = stepByPerson(actor, request)
        const change = decideStep(kind, document, 'delete' as A, by, deps.rules.bankDay())
        if (!change.ok) return change
        await release?.(store)
        const saved = await store.remove([change.value], keep(true))
        return saved.ok ? ok(true) : saved
      },
    )
  })
}
