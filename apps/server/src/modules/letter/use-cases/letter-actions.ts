import { canonicalTextOfLetter } from '@tartip/domain/documents/letter'
import {
  incomingLetterLifeCycle,
  type LetterAction,
  type LetterStatus,
} from '@tartip/domain/documents/letter-life-cycle'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { readComment } from '@tartip/domain/payment/comment'
import { may } from '@tartip/domain/people/policy'
import { err, holds, ok, type Params, type Result } from '@tartip/domain/result'

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
import type { Json } from '../../../platform/json.ts'
import type { LetterDeps } from '../letter-deps.ts'
import type { LetterDocument } from '../letter-kind.ts'
import type { IncomingLetter } from '../store/letter-reads.ts'

export interface LettersRef {
  readonly legalPartyId: string
  readonly letterIds: readonly string[]
}

export type LetterActionResult = {
  readonly letterId: string
  readonly ok: boolean
  readonly statusCode: LetterStatus | null
  readonly errorCode: ErrorCode | null
  readonly errorParams: Params
}

type OnBatch<I extends LettersRef> = (
  actor: Actor,
  request: MutationRequest,
  input: I,
) => Promise<Result<readonly LetterActionResult[], ErrorCode>>

/** The creator sends drafts to the first signatory. */
export const sendForSigning =
  (deps: LetterDeps): OnBatch<LettersRef> =>
  (actor, request, ref) =>
    ifAllowed(actor, 'letters.write', () =>
      actOnLetters(deps, actor, request, ref, {
        mutation: 'forSigningLetter',
        action: 'sendForSigning',
        rest: null,
        extraOf: () => ({}),
      }),
    )

export interface SignLetters extends LettersRef {
  /** Where the contract signs with an authenticator app. */
  readonly otpCode?: string
  /** Where it signs with a token: detached CMS, base64, in the order of the ids. */
  readonly signatures?: readonly string[]
  /** What the person was shown, in the order of the ids. */
  readonly digests: readonly string[]
}

/** The first signatory signs, by the contract's sign type. One code proves the whole batch. */
export const signLetters =
  (deps: LetterDeps): OnBatch<SignLetters> =>
  (actor, request, { otpCode, signatures, digests, ...ref }) =>
    ifAllowed(actor, 'letters.sign', async () => {
      const { letterIds } = ref
      if (digests.length !== letterIds.length) return err('BAD_REQUEST')
      if (signatures && signatures.length !== letterIds.length) return err('BAD_REQUEST')
      const cms = new Map(signatures?.map((text, index) => [letterIds[index] ?? '', text]))
      const given = { ...(otpCode === undefined ? {} : { otpCode }), cms }
      // Under pay-control nothing is signed here, and the life cycle refuses each letter.
      const isOnPhone = actor.signType === 'PAY_CONTROL'
      const prove = (letters: readonly LetterDocument[]) =>
        deps.signing.prove(actor, letters.map(textToSign), given)
      return actOnLetters(deps, actor, request, ref, {
        mutation: 'signingLetter',
        action: 'sign',
        rest: {
          ...(otpCode === undefined ? {} : { otpCode }),
          ...(signatures === undefined ? {} : { signatures: [...signatures] }),
          digests: [...digests],
        },
        extraOf: index => ({ digest: digests[index] ?? '' }),
        ...(isOnPhone ? {} : { prove }),
      })
    })

const textToSign = (letter: LetterDocument) => ({
  documentId: letter.id,
  digest: letter.digest,
  text: () => canonicalTextOfLetter(letter),
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

export const takeForProcessing = (deps: LetterDeps): OnBatch<LettersRef> =>
  markAsRead(deps, 'takeForProcessing')

const markAsRead =
  (deps: LetterDeps, mutation: string): OnBatch<LettersRef> =>
  (actor, request, { legalPartyId, letterIds }) =>
    ifAllowed(actor, 'letters.write', () => {
      const body = { legalPartyId, letterIds: [...letterIds], status: 'PROCESSED' }
      return runMutation(deps, actor, request, { operation: mutation, body }, async keep => {
        const batch = checkBatch(letterIds, deps.kind.idsField)
        if (!batch.ok) return batch
        const ids = legalPartyId === actor.legalPartyId ? distinctIds(letterIds) : []
        return deps.inTransaction(actor.legalPartyId, async store => {
          const at = deps.clock.now()
          const marked = await store.markAsRead(actor, request, ids, at)
          const found = new Map(
            (await store.findIncoming(actor.legalPartyId, ids)).map(one => [one.id, one]),
          )
          const results = letterIds.map(id => resultOfReading(id, found.get(id), marked))
          const kept = await store.saveStatus([], keep(results))
          return kept.ok ? ok(results) : kept
        })
      })
    })

function resultOfReading(
  letterId: string,
  letter: IncomingLetter | undefined,
  marked: ReadonlySet<string>,
): LetterActionResult {
  if (!letter) {
    const errorCode = 'LETTER_NOT_FOUND'
    return { letterId, ok: false, statusCode: null, errorCode, errorParams: {} }
  }
  const statusCode = 'PROCESSED'
  if (marked.has(letterId)) {
    return { letterId, ok: true, statusCode, errorCode: null, errorParams: {} }
  }
  const errorParams = { action: 'markAsRead', status: statusCode }
  return { letterId, ok: false, statusCode, errorCode: 'ACTION_NOT_ALLOWED', errorParams }
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
  (deps: LetterDeps): OnBatch<LettersRef> =>
  (actor, request, ref) =>
    requestPhones(deps, actor, request, onPhones(deps, actor, ref, 'requestPayControl'))

/** Cancels the open requests on phones. */
export const cancelLetterPhones =
  (deps: LetterDeps): OnBatch<LettersRef> =>
  (actor, request, ref) =>
    cancelPhones(deps, actor, request, onPhones(deps, actor, ref, 'cancelPayControl'))

const onPhones = (
  deps: LetterDeps,
  actor: Actor,
  { legalPartyId, letterIds }: LettersRef,
  mutation: string,
): ActOnPhones<LetterDocument, LetterAction, LetterActionResult> => ({
  kind: deps.kind,
  mutation,
  ability: 'letters.write',
  legalPartyId,
  ids: letterIds,
  body: { legalPartyId, letterIds: [...letterIds] },
  findVisible: ids => deps.reads.outgoing.findAll(actor, ids),
  resultOf: letterResultOf,
})

interface ActOnLetters extends Pick<
  ActOnDocuments<LetterDocument, LetterAction, LetterActionResult>,
  'mutation' | 'action' | 'extraOf' | 'prove'
> {
  /** What the client sent besides the letters, for the key. */
  readonly rest: Json
}

const actOnLetters = (
  deps: LetterDeps,
  actor: Actor,
  request: MutationRequest,
  { legalPartyId, letterIds }: LettersRef,
  { rest, ...act }: ActOnLetters,
): Promise<Result<readonly LetterActionResult[], ErrorCode>> =>
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
    resultOf: letterResultOf,
  })

function letterResultOf({
  documentId,
  ...result
}: DocumentActionResult<LetterStatus>): LetterActionResult {
  return { letterId: documentId, ...result }
}
