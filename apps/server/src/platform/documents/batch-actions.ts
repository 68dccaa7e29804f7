import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { readComment, type CommentRefusal } from '@tartip/domain/payment/comment'
import { may, type Ability, type PolicyRefusal } from '@tartip/domain/people/policy'
import { holds, type Result } from '@tartip/domain/result'

import type { Actor } from '../actor.ts'
import type { Json } from '../json.ts'
import {
  actOnDocuments,
  checkBatch,
  distinctIds,
  ifAllowed,
  type ActOnDocuments,
  type BatchRefusal,
  type DocumentActionResult,
} from './act-on-documents.ts'
import type { DocumentKind, StoredDocument } from './document-kind.ts'
import { cancelPhones, requestPhones, type DocumentPhones, type PhoneActionDeps } from './phones.ts'
import type { MutationRequest } from './run-mutation.ts'
import { signBatch, type GivenSignatures, type Prove } from './sign-batch.ts'
import type { ProofRefusal } from './signing.ts'

export interface DocumentsRef {
  readonly legalPartyId: string
  readonly ids: readonly string[]
}

/** Why an action of a person on documents is refused as a whole. */
export type BatchActionRefusal<Refusal extends ErrorCode> =
  | BatchRefusal<Refusal>
  | ProofRefusal
  | PolicyRefusal
  | CommentRefusal

/** An action of one person on documents; each has a result of its own. */
export type BatchAction<Status extends string, Refusal extends ErrorCode, Input = object> = (
  actor: Actor,
  request: MutationRequest,
  input: DocumentsRef & Input,
) => Promise<Result<readonly DocumentActionResult<Status>[], BatchActionRefusal<Refusal>>>

export interface TextToSign {
  readonly documentId: string
  readonly digest: string
  readonly canonicalText: string
}

interface BatchActionDeps<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode,
> extends PhoneActionDeps<D, A, Refusal> {
  readonly signing: { readonly prove: Prove; readonly phones: DocumentPhones }
}

interface BatchActionsOfKind<D extends StoredDocument, A extends string> {
  readonly kind: DocumentKind<D, A>
  /** Without it a document answers like one that does not exist. */
  readonly read: Ability
  readonly write: Ability
  readonly sign: Ability
  /** The mutations of the service, under whose names keys are remembered. */
  readonly mutations: Readonly<
    Record<'sendForSigning' | 'sign' | 'revoke' | 'requestPhones' | 'cancelPhones', string>
  >
  findVisible(actor: Actor, ids: readonly string[]): Promise<readonly D[]>
}

type UsualAction = 'sendForSigning' | 'sign' | 'revoke'

/** What people do to any signed document that needs no money: sending, signing, rejecting, and requests on phones. */
export function createBatchActions<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode,
>(deps: BatchActionDeps<D, A | UsualAction, Refusal>, of: BatchActionsOfKind<D, A | UsualAction>) {
  type Status = D['statusCode']
  type Act = ActOnDocuments<D, A | UsualAction, DocumentActionResult<Status>>
  const { kind, mutations } = of
  const bodyOf = ({ legalPartyId, ids }: DocumentsRef): Record<string, Json> => ({
    legalPartyId,
    [kind.idsField]: [...ids],
  })

  /** `rest` is what the client sent besides the documents, for the key. */
  const act = (
    actor: Actor,
    request: MutationRequest,
    ref: DocumentsRef,
    { rest, ...action }: Pick<Act, 'mutation' | 'action' | 'extraOf' | 'prove'> & { rest: Json },
  ) =>
    actOnDocuments(deps, actor, request, {
      ...action,
      kind,
      legalPartyId: ref.legalPartyId,
      ids: ref.ids,
      body: { ...bodyOf(ref), rest },
      loadChecks: async () => () => ({
        mayView: () => may(actor, of.read).ok,
        allows: () => holds,
      }),
      resultOf: result => result,
    })

  const onPhones = (actor: Actor, ref: DocumentsRef, mutation: string) => ({
    kind,
    mutation,
    ability: of.write,
    legalPartyId: ref.legalPartyId,
    ids: ref.ids,
    body: bodyOf(ref),
    findVisible: (ids: readonly string[]) => of.findVisible(actor, ids),
    resultOf: (result: DocumentActionResult<Status>) => result,
  })

  const sendForSigning: BatchAction<Status, Refusal> = (actor, request, ref) =>
    ifAllowed(actor, of.write, () =>
      act(actor, request, ref, {
        mutation: mutations.sendForSigning,
        action: 'sendForSigning',
        rest: null,
        extraOf: () => ({}),
      }),
    )
  const sign: BatchAction<Status, Refusal, GivenSignatures> = (
    actor,
    request,
    { legalPartyId, ids, ...given },
  ) =>
    ifAllowed(actor, of.sign, async () => {
      const signing = signBatch(kind, deps.signing.prove, actor, ids, given)
      if (!signing.ok) return signing
      const { sign: mutation } = mutations
      return act(
        actor,
        request,
        { legalPartyId, ids },
        { mutation, action: 'sign', ...signing.value },
      )
    })
  /** `status` is part of the key where the call that rejects names one. */
  const revoke: BatchAction<
    Status,
    Refusal,
    { readonly comment?: string; readonly status?: string }
  > = (actor, request, { comment, status, ...ref }) =>
    ifAllowed<readonly DocumentActionResult<Status>[], BatchActionRefusal<Refusal>>(
      actor,
      of.sign,
      async () => {
        const words = readComment(comment ?? '')
        if (!words.ok) return words
        return act(actor, request, ref, {
          mutation: mutations.revoke,
          action: 'revoke',
          rest: { ...(status === undefined ? {} : { status }), comment: words.value },
          extraOf: () => (words.value === '' ? {} : { comment: words.value }),
        })
      },
    )
  /** The texts that signatures of these documents cover; what the person may not view is left out. */
  async function textsToSign(
    actor: Actor,
    ids: readonly string[],
  ): Promise<Result<readonly TextToSign[], 'BAD_REQUEST'>> {
    const batch = checkBatch(ids, kind.idsField)
    if (!batch.ok) return batch
    const found = await of.findVisible(actor, distinctIds(ids))
    const value = found.map(document => ({
      documentId: document.id,
      digest: document.digest,
      canonicalText: kind.canonicalTextOf(document),
    }))
    return { ok: true, value }
  }

  return {
    sendForSigning,
    sign,
    revoke,
    textsToSign,
    requestPhones: (actor: Actor, request: MutationRequest, ref: DocumentsRef) =>
      requestPhones(deps, actor, request, onPhones(actor, ref, mutations.requestPhones)),
    cancelPhones: (actor: Actor, request: MutationRequest, ref: DocumentsRef) =>
      cancelPhones(deps, actor, request, onPhones(actor, ref, mutations.cancelPhones)),
  }
}
