import {
  incomingLetterLifeCycle,
  type LetterStatus,
} from '@tartip/domain/documents/letter-life-cycle'
import { err, ok } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import {
  checkBatch,
  distinctIds,
  ifAllowed,
  type DocumentActionResult,
} from '../../../platform/documents/act-on-documents.ts'
import { createBatchActions, type BatchAction } from '../../../platform/documents/batch-actions.ts'
import { runMutation } from '../../../platform/documents/run-mutation.ts'
import type { LetterDeps } from '../letter-deps.ts'
import type { IncomingLetter } from '../store/incoming-letters.ts'
import type { LetterConflict } from '../store/letter-store.ts'

/** What people do to letters, several at once. */
export function createLetterActions(deps: LetterDeps) {
  const actions = createBatchActions(deps, {
    kind: deps.kind,
    read: 'letters.read',
    write: 'letters.write',
    sign: 'letters.sign',
    mutations: {
      sendForSigning: 'forSigningLetter',
      sign: 'signingLetter',
      revoke: 'changeStatus',
      requestPhones: 'requestPayControl',
      cancelPhones: 'cancelPayControl',
    },
    findVisible: (actor, ids) => deps.reads.outgoing.findAll(actor, ids),
  })
  return { ...actions, changeStatus: changeStatus(deps, actions.revoke) }
}

interface ChangeStatus {
  readonly status: LetterStatus
  readonly comment?: string
}

/** PROCESSED marks letters of the bank as read; CANCELED rejects letters that wait for a signature. */
const changeStatus =
  (
    deps: LetterDeps,
    revoke: BatchAction<LetterStatus, LetterConflict, ChangeStatus>,
  ): BatchAction<LetterStatus, LetterConflict, ChangeStatus> =>
  async (actor, request, change) => {
    if (change.status === 'PROCESSED') {
      return markAsRead(deps, 'changeStatus')(actor, request, change)
    }
    if (change.status === 'CANCELED') return revoke(actor, request, change)
    return err('ACTION_NOT_ALLOWED', { status: change.status })
  }

export const markAsRead =
  (
    deps: LetterDeps,
    mutation: 'changeStatus' | 'takeForProcessing',
  ): BatchAction<LetterStatus, LetterConflict> =>
  (actor, request, { legalPartyId, ids: letterIds }) =>
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

function resultOfReading(
  documentId: string,
  isKnown: boolean,
  isMarked: boolean,
): DocumentActionResult<LetterStatus> {
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
