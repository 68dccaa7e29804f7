import { readLetterTexts, titleOfAnswer, type LetterTexts } from '@tartip/domain/documents/letter'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { Language } from '@tartip/domain/language'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import { stepByPerson, type StepRefusal } from '../../../platform/documents/decide-step.ts'
import {
  createDraft,
  deleteDraft,
  editDraft,
  findForUpdate,
} from '../../../platform/documents/drafts.ts'
import {
  runMutation,
  type MutationRefusal,
  type MutationRequest,
} from '../../../platform/documents/run-mutation.ts'
import type { WriteRefusal } from '../../../platform/documents/store/document-store.ts'
import type { LetterDeps } from '../letter-deps.ts'
import type {
  LetterChange,
  LetterDocument,
  LetterStepRefusal,
  StoredAttachment,
} from '../letter-kind.ts'
import type { LetterConflict, LetterStore } from '../store/letter-store.ts'

export interface DraftLetter extends LetterTexts {
  readonly legalPartyId: string
  /** The draft that is changed, and the version that the person was shown. */
  readonly letterId?: string
  readonly version?: number
  readonly uploadId?: string
}

export interface AnswerLetter extends Omit<DraftLetter, 'letterId' | 'version' | 'subjectCode'> {
  /** Left out, it is the first subject that needs a title, which an answer always has. */
  readonly subjectCode?: string
  readonly referenceLetterId: string
}

export interface LetterRef {
  readonly legalPartyId: string
  readonly letterId: string
}

type ContentRefusal = PolicyRefusal | 'LEGAL_PARTY_NOT_FOUND' | 'VALIDATION' | 'FILE_NOT_FOUND'

export type WriteLetterRefusal =
  | MutationRefusal
  | ContentRefusal
  | StepRefusal<LetterStepRefusal>
  | WriteRefusal<LetterConflict>
  | 'OPERATION_IN_PROCESS'

type Write<I> = (
  actor: Actor,
  request: MutationRequest,
  input: I,
  language: Language,
) => Promise<Result<string, WriteLetterRefusal>>

/** Saves a new draft, or changes one, and returns its id. */
export const draftLetter =
  (deps: LetterDeps): Write<DraftLetter> =>
  (actor, request, input, language) =>
    runMutation(
      deps,
      actor,
      request,
      { operation: 'draftLetter', body: { ...input } },
      async keep => {
        const content = await readContent(deps, actor, input, language)
        if (!content.ok) return content
        const { letterId } = input
        if (letterId !== undefined && !isUuid(letterId)) return err('LETTER_NOT_FOUND')
        const id = letterId ?? deps.ids.uuid()
        return deps.inTransaction(actor.legalPartyId, async store => {
          const attached = await attach(store, actor, id, content.value)
          if (!attached.ok) return attached
          if (letterId === undefined) {
            const change = creationOf(deps, actor, request, id, attached.value)
            const saved = await store.insert([change], keep(id))
            return saved.ok ? ok(id) : saved
          }
          const known = { id, version: input.version }
          const change = await editOf(deps, store, actor, request, known, attached.value)
          if (!change.ok) return change
          const saved = await store.saveContent([change.value], keep(id))
          return saved.ok ? ok(id) : saved
        })
      },
    )

/** Writes a draft that answers a letter of the bank, which is read by that. */
export const answerToLetter =
  (deps: LetterDeps): Write<AnswerLetter> =>
  (actor, request, input, language) =>
    runMutation(
      deps,
      actor,
      request,
      { operation: 'answerToLetter', body: { ...input } },
      async keep => {
        const { referenceLetterId } = input
        if (input.legalPartyId !== actor.legalPartyId || !isUuid(referenceLetterId)) {
          return err('LETTER_NOT_FOUND')
        }
        const allowed = may(actor, 'letters.write')
        if (!allowed.ok) return allowed
        const answered = await deps.reads.incoming.find(actor, referenceLetterId)
        if (!answered) return err('LETTER_NOT_FOUND')
        const title = input.title || titleOfAnswer(deps.rules.fieldRules(), answered.title)
        const ownTitled = deps.rules.letterSubjects().find(({ needsTitle }) => needsTitle)
        const subjectCode = input.subjectCode ?? ownTitled?.code ?? ''
        const content = await readContent(deps, actor, { ...input, title, subjectCode }, language)
        if (!content.ok) return content
        const id = deps.ids.uuid()
        return deps.inTransaction(actor.legalPartyId, async store => {
          const attached = await attach(store, actor, id, content.value)
          if (!attached.ok) return attached
          await store.markAsRead(actor, request, [referenceLetterId], deps.clock.now())
          const letter = { ...attached.value, referenceLetterId }
          const change = creationOf(deps, actor, request, id, letter)
          const saved = await store.insert([change], keep(id))
          return saved.ok ? ok(id) : saved
        })
      },
    )

/** Deletes an own draft with its file. */
export const deleteLetter =
  (deps: LetterDeps) =>
  (actor: Actor, request: MutationRequest, { legalPartyId, letterId }: LetterRef) =>
    deleteDraft(deps, deps.kind, actor, request, {
      mutation: 'deleteLetter',
      ref: { legalPartyId, letterId },
      id: letterId,
      release: (store: LetterStore) => store.releaseFiles(actor, letterId),
    })

type Content = Pick<
  LetterDocument,
  'subjectCode' | 'title' | 'message' | 'attachment' | 'referenceLetterId'
>

/** The content without a binding of its file, whose digest is read before the transaction. */
async function readContent(
  deps: LetterDeps,
  actor: Actor,
  input: DraftLetter,
  language: Language,
): Promise<Result<Content, ContentRefusal>> {
  if (input.legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
  const allowed = may(actor, 'letters.write')
  if (!allowed.ok) return allowed
  const form = { rules: deps.rules.fieldRules(), subjects: deps.rules.letterSubjects() }
  const texts = readLetterTexts(form, input, language)
  if (!texts.ok || input.uploadId === undefined) return texts
  const opened = await deps.files.openFile(actor, input.uploadId)
  if (!opened.ok) return opened
  const { file, content } = opened.value
  return ok({ ...texts.value, attachment: { ...file, sha256: content.info.sha256 } })
}

/** Binds the file to the letter; a file of another letter, or one uploaded for something else, is none. */
async function attach(
  store: LetterStore,
  actor: Actor,
  letterId: string,
  content: Content,
): Promise<Result<Content, 'FILE_NOT_FOUND'>> {
  if (!content.attachment) {
    await store.releaseFiles(actor, letterId)
    return ok(content)
  }
  const claimed = await store.claimFile(actor, content.attachment.fileId, letterId)
  if (!claimed.ok) return claimed
  await store.releaseFiles(actor, letterId, claimed.value)
  const { fileId, fileName, contentType, sizeBytes, blobKey } = claimed.value
  const { sha256 } = content.attachment
  const attachment: StoredAttachment = { fileId, fileName, contentType, sizeBytes, sha256, blobKey }
  return ok({ ...content, attachment })
}

const creationOf = (
  { kind, clock }: LetterDeps,
  actor: Actor,
  request: MutationRequest,
  id: string,
  content: Content,
): LetterChange =>
  createDraft(kind, actor, request, {
    id,
    at: clock.now(),
    content: { ...content, senderName: actor.companyName },
  })

async function editOf(
  { kind, rules }: LetterDeps,
  store: LetterStore,
  actor: Actor,
  request: MutationRequest,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  content: Content,
): Promise<Result<LetterChange, StepRefusal<LetterStepRefusal>>> {
  const letter = await findForUpdate(kind, store, actor, id)
  if (!letter) return err('LETTER_NOT_FOUND')
  if (letter.version !== version) return err('DOCUMENT_CHANGED_MEANWHILE')
  // A field that the edit leaves empty must not keep its old value.
  const { attachment: _attachment, ...rest } = letter
  const edited = { ...rest, ...content }
  return editDraft(kind, letter, edited, stepByPerson(actor, request), rules.bankDay())
}
