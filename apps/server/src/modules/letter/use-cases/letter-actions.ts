import {
  incomingLetterLifeCycle,
  type LetterAction,
  type LetterStatus,
} from '@tartip/domain/documents/letter-life-cycle'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { readComment } from '@tartip/domain/payment/comment'
import { may } from '@tartip/domain/people/policy'
import { err, holds, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import {
  actOnDocuments,
  checkBatch,
  distinctIds,
  ifAllowed,
  type ActOnDocuments,
  type DocumentActionResult,
} from '../../../platform/documents/act-on-documents.ts'
import {
  cancelPhones,
  requestPhones,
  type ActOnPhones,
} from '../../../platform/documents/phones.ts'
import { runMutation, type MutationRequest } from '../../../platform/documents/run-mutation.ts'
import { signBatch, type GivenSignatures } from '../../../platform/documents/sign-batch.ts'
import type { Json } from '../../../platform/json.ts'
import type { LetterDeps } from '../letter-deps.ts'
import type { LetterDocument } from '../letter-kind.ts'
import type { IncomingLetter } from '../store/letter-reads.ts'

interface LettersRef {
  readonly legalPartyId: string
  readonly letterIds: readonly string[]
}

type LetterResult = DocumentActionResult<LetterStatus>

type OnBatch<I extends LettersRef = LettersRef> = (
  actor: Actor,
  request: MutationRequest,
  input: I,
) => Promise<Result<readonly LetterResult[], ErrorCode>>

export const sendForSigning =
  (deps: LetterDeps): OnBatch =>
  (actor, request, ref) =>
    ifAllowed(actor, 'letters.write', () =>
      actOnLetters(deps, actor, request, ref, {
        mutation: 'forSigningLetter',
        action: 'sendForSigning',
        rest: null,
        extraOf: () => ({}),
      }),
    )

export const signLetters =
  (deps: LetterDeps): OnBatch<LettersRef & GivenSignatures> =>
  (actor, request, { legalPartyId, letterIds, ...given }) =>
    ifAllowed(actor, 'letters.sign', async () => {
      const signing = signBatch(deps.kind, deps.signing.prove, actor, letterIds, given)
      if (!signing.ok) return signing
      const ref = { legalPartyId, letterIds }
      const act = { mutation: 'signingLetter', action: 'sign', ...signing.value } as const
      return actOnLetters(deps, actor, request, ref, act)
    })

export interface ChangeStatus extends LettersRef {
  readonly status: LetterStatus
  readonly comment?: string
}

/** PROCESSED marks letters of the bank as read; CANCELED rejects letters that wait for a signature. */
export const changeStatus =
  (deps: LetterDeps): OnBatch<ChangeStatus> =>
  async (actor, request, { status, comment, ...ref }) => {
    if (status === 'PROCESSED') return markAsRead(deps, 'changeStatus')(actor, request, ref)
    if (status !== 'CANCELED') return err('ACTION_NOT_ALLOWED', { status })
    return ifAllowed(actor, 'letters.sign', async () => {
      const words = readComment(comment ?? '')
      if (!words.ok) return words
      return actOnLetters(deps, actor, request, ref, {
        mutation: 'changeStatus',
        action: 'revoke',
        rest: { status, comment: words.value },
        extraOf: () => (words.value === '' ? {} : { comment: words.value }),
      })
    })
  }

export const markAsRead =
  (deps: LetterDeps, mutation: 'changeStatus' | 'takeForProcessing'): OnBatch =>
  (actor, request, { legalPartyId, letterIds }) =>
    ifAllowed(actor, 'letters.write', () => {
      const body = { legalPartyId, letterIds: [...letterIds], status: 'PROCESSED' }
      return runMutation(deps, actor, request, { operation: mutation, body }, async keep => {
        const batch = checkBatch(letterIds, deps.kind.idsField)
        if (!batch.ok) return batch
        const ids = legalPartyId === actor.legalPartyId ? distinctIds(letterIds) : []
        return deps.inTransaction(actor.legalPartyId, async store => {
          const marked = await store.markAsRead(actor, request, ids, deps.clock.now())
          const found = await store.findIncoming(actor.legalPartyId, ids)
          const known = new Set(found.map(({ id }) => id))
          const results = letterIds.map(id => resultOfReading(id, known.has(id), marked.has(id)))
          const kept = await store.saveStatus([], keep(results))
          return kept.ok ? ok(results) : kept
        })
      })
    })

function resultOfReading(documentId: string, isKnown: boolean, isMarked: boolean): LetterResult {
  if (!isKnown) {
    const errorCode = 'LETTER_NOT_FOUND'
    return { documentId, ok: false, statusCode: null, errorCode, errorParams: {} }
  }
  const statusCode = 'PROCESSED'
  if (isMarked) return { documentId, ok: true, statusCode, errorCode: null, errorParams: {} }
  const errorParams = { action: 'markAsRead', status: statusCode }
  return { documentId, ok: false, statusCode, errorCode: 'ACTION_NOT_ALLOWED', errorParams }
}

export const mayMarkAsRead = (letter: IncomingLetter, actor: Actor, now: number): boolean =>
  incomingLetterLifeCycle.decideAction(
    {
      id: letter.id,
      legalPartyId: letter.legalPartyId,
      createdBy: '',
      statusCode: letter.read ? 'PROCESSED' : 'NOT_PROCESSED',
      version: 1,
      digest: '',
      signatures: [],
    },
    'markAsRead',
    { viewer: actor },
    { now },
  ).ok

/** Sends letters to the phones of the first signatories again. */
export const requestLetterPhones =
  (deps: LetterDeps): OnBatch =>
  (actor, request, ref) =>
    requestPhones(deps, actor, request, onPhones(deps, actor, ref, 'requestPayControl'))

export const cancelLetterPhones =
  (deps: LetterDeps): OnBatch =>
  (actor, request, ref) =>
    cancelPhones(deps, actor, request, onPhones(deps, actor, ref, 'cancelPayControl'))

const onPhones = (
  { kind, reads }: LetterDeps,
  actor: Actor,
  { legalPartyId, letterIds }: LettersRef,
  mutation: string,
): ActOnPhones<LetterDocument, LetterAction, LetterResult> => ({
  kind,
  mutation,
  ability: 'letters.write',
  legalPartyId,
  ids: letterIds,
  body: { legalPartyId, letterIds: [...letterIds] },
  findVisible: ids => reads.outgoing.findAll(actor, ids),
  resultOf: result => result,
})

type ActOnLetters = Pick<
  ActOnDocuments<LetterDocument, LetterAction, LetterResult>,
  'mutation' | 'action' | 'extraOf' | 'prove'
> & {
  /** What the client sent besides the letters, for the key. */
  readonly rest: Json
}

const actOnLetters = (
  deps: LetterDeps,
  actor: Actor,
  request: MutationRequest,
  { legalPartyId, letterIds }: LettersRef,
  { rest, ...act }: ActOnLetters,
) =>
  actOnDocuments(deps, actor, request, {
    ...act,
    kind: deps.kind,
    legalPartyId,
    ids: letterIds,
    body: { legalPartyId, letterIds: [...letterIds], rest },
    loadChecks: async () => () => ({
      mayView: () => may(actor, 'letters.read').ok,
      allows: () => holds,
    }),
    resultOf: result => result,
  })
