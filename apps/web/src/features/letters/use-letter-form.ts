import { readLetterTexts, type LetterForm } from '@tartip/domain/documents/letter'
import { rulesOfForm, type FieldRule } from '@tartip/domain/field-rules/field-rule'
import type { ApiFieldFailure } from '../../lib/api-error.ts'
import type { TypedForm } from '@tartip/domain/forms/unfinished-form'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { UploadedFile } from '../../documents/attachment/uploaded-file.ts'
import { isBusy, mayStart } from '../../documents/form/submit-state.ts'
import { createSubmitter } from '../../documents/form/submitter.ts'
import type { UnfinishedForm } from '../../documents/form/unfinished-forms.ts'
import { resumedAttempt, useFormKeeper } from '../../documents/form/use-form-keeper.ts'
import { isRecord } from '../../lib/error-answer.ts'
import { execute } from '../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { AnswerLetterDocument, SaveLetterDocument } from './api/change-letters.letter.generated.ts'
import { service } from './api/letter-queries.ts'
import { unfinishedLetters } from './api/unfinished-letters.ts'

export const letterFields = ['subjectCode', 'title', 'message'] as const
export type LetterField = (typeof letterFields)[number]

/** What is typed and attached. */
export type LetterDraft = Readonly<Record<LetterField, string>> & {
  readonly file?: UploadedFile | undefined
}

/** What a form begins with. */
export interface LetterStart {
  readonly initial: LetterDraft
  /** The draft that is changed. */
  readonly edited?: { readonly letterId: string; readonly version: number } | undefined
  /** The letter of the bank that is answered by a new draft. */
  readonly referenceLetterId?: string | undefined
}

interface LetterFormContext {
  readonly legalPartyId: string
  readonly reference: LetterForm
  readonly start: LetterStart
  /** The unfinished form that is continued. */
  readonly kept: UnfinishedForm | undefined
  /** The form is kept on the server under this id. */
  readonly onKept: (id: string) => void
}

/** What became of a wish to keep the letter. */
type LetterKeptAs = 'draft' | 'unfinished' | 'nothing'

type LetterSave = Pick<LetterStart, 'edited' | 'referenceLetterId'> & {
  readonly content: {
    readonly legalPartyId: string
    readonly subjectCode: string
    readonly title: string
    readonly message: string
    readonly uploadId: string | null
  }
}

/** A lost answer is requested again after a pause: the network may be back. */
const pauseMs = 1_500

async function saveLetter(save: LetterSave, idempotencyKey: string): Promise<string> {
  const { content, edited, referenceLetterId } = save
  const options = { service, idempotencyKey } as const
  if (referenceLetterId !== undefined) {
    const answer = { ...content, referenceLetterId }
    return (await execute(AnswerLetterDocument, { answer }, options)).answerToLetter
  }
  const letter = { ...content, ...edited }
  return (await execute(SaveLetterDocument, { letter }, options)).draftLetter
}

/** One letter as it is written: what is typed, what is wrong with it, and how it is kept. */
export function useLetterForm(
  { legalPartyId, reference, start, kept, onKept }: LetterFormContext,
  typed: LetterDraft,
) {
  const [draft, setDraft] = useState(typed)
  const [attempt, setAttempt] = useState(0)
  const language = useLanguage()
  const latest = useRef(draft)
  latest.current = draft
  const keeper = useFormKeeper({ forms: unfinishedLetters, legalPartyId, kept, onKept })
  const typedNow = (): TypedForm => typedLetter(latest.current, start)
  const [submitter] = useState(() =>
    createSubmitter<LetterSave>({
      save: saveLetter,
      newKey: newIdempotencyKey,
      pause: () => new Promise(resolve => setTimeout(resolve, pauseMs)),
      onAttempt: ({ key, ...attempted }) =>
        void keeper.keepAttempt({
          ...typedNow(),
          attempt: { key, content: JSON.stringify(attempted) },
        }),
      resumed: resumedAttempt<LetterSave>(
        kept,
        ({ content }) => isRecord(content) && content['legalPartyId'] === legalPartyId,
      ),
    }),
  )
  const submitState = useSyncExternalStore(submitter.subscribe, submitter.getState)
  const refusal = submitState.step === 'refused' ? submitState.refusal : undefined

  const read = readLetterTexts(reference, draft, language)
  const own = attempt > 0 && !read.ok ? (read.fields ?? []) : []
  const refused = (refusal?.fields ?? []).filter(({ field }) => isField(field))
  const failures = new Map<string, ApiFieldFailure>(
    [...own, ...refused].map(failure => [failure.field, failure]),
  )

  const prepare = async (): Promise<LetterSave | undefined> => {
    const now = latest.current
    const texts = readLetterTexts(reference, now, language)
    if (!texts.ok) {
      setAttempt(before => before + 1)
      return undefined
    }
    const { edited, referenceLetterId } = start
    return {
      edited,
      referenceLetterId,
      content: { legalPartyId, ...texts.value, uploadId: now.file?.uploadId ?? null },
    }
  }
  const afterSubmit = () => {
    const { step } = submitter.getState()
    if (step === 'finished') keeper.refresh()
    if (step === 'refused') void keeper.endAttempt(typedNow())
  }
  const submit = async (): Promise<boolean> => {
    await submitter.submit('draft', prepare)
    afterSubmit()
    return submitter.getState().step === 'finished'
  }
  const { keptTexts } = keeper
  return {
    draft,
    failures,
    limits: limitsOf(reference.rules),
    subject: reference.subjects.find(({ code }) => code === draft.subjectCode),
    attempt,
    /** A refusal that stands beside no field. */
    refusal: refusal && refused.length === 0 ? refusal : undefined,
    submitState,
    isBusy: isBusy(submitState),
    isDirty: !isSame(draft, start.initial),
    /** Differs from what is kept, here or on the server. */
    isUnkept:
      !isSame(draft, start.initial) &&
      !(keptTexts && isSame(draft, draftOfTexts(keptTexts) ?? start.initial)),
    change: (patch: Partial<LetterDraft>) => {
      // What is on its way to the bank must not change under it.
      if (!mayStart(submitter.getState())) return
      submitter.dismiss()
      setDraft(before => ({ ...before, ...patch }))
    },
    /** Saves a draft that is going to be sent. */
    save: submit,
    /** Saves a draft; what cannot be one yet is kept as an unfinished form. */
    saveDraft: async (): Promise<LetterKeptAs> => {
      if (await submit()) return 'draft'
      // While an answer is awaited, the form is kept with what it waits for.
      if (!mayStart(submitter.getState())) return 'nothing'
      return (await keeper.keep(typedNow())) ? 'unfinished' : 'nothing'
    },
    /** The person leaves without keeping. */
    letGo: () => void keeper.letGo(),
    retry: async (): Promise<void> => {
      await submitter.retry()
      afterSubmit()
    },
  }
}

/** How long the bank lets the texts be. */
function limitsOf(rules: readonly FieldRule[]): Readonly<Partial<Record<LetterField, number>>> {
  const ofField = rulesOfForm(rules, 'GENERAL', 'DEFAULT')
  const longest = (field: string) => ofField.get(field)?.find(rule => rule.maxLength)?.maxLength
  const [title, message] = [longest('letterTitle'), longest('letterMessage')]
  return { ...(title ? { title } : {}), ...(message ? { message } : {}) }
}

const isField = (name: string): boolean => letterFields.some(field => field === name)

const isSame = (draft: LetterDraft, initial: LetterDraft): boolean =>
  letterFields.every(field => draft[field] === initial[field]) &&
  draft.file?.uploadId === initial.file?.uploadId

/** Reads texts that were kept; a release may have come between. */
export function draftOfTexts(kept: unknown): LetterDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const textOf = (name: string): string => {
    const value: unknown = Reflect.get(kept, name)
    return typeof value === 'string' ? value : ''
  }
  const [subjectCode, title, message] = letterFields.map(textOf)
  const [uploadId, fileName] = ['uploadId', 'fileName'].map(textOf)
  const texts = { subjectCode: subjectCode ?? '', title: title ?? '', message: message ?? '' }
  return uploadId && fileName ? { ...texts, file: { uploadId, fileName } } : texts
}

/** The draft as texts alone. */
export const textsOfDraft = ({ file, ...texts }: LetterDraft): Record<string, string> => ({
  ...texts,
  ...(file ? { uploadId: file.uploadId, fileName: file.fileName } : {}),
})

/** Name of the form among unfinished ones. */
export const letterFormPath = 'letter'

function typedLetter(draft: LetterDraft, { edited, referenceLetterId }: LetterStart): TypedForm {
  return {
    form: letterFormPath,
    texts: { ...textsOfDraft(draft), ...(referenceLetterId ? { referenceLetterId } : {}) },
    ...(edited ? { edited: { id: edited.letterId, version: edited.version } } : {}),
  }
}
