import { checkForm, rulesOfForm, type FieldRule } from '../field-rules/field-rule.ts'
import type { FormFailure } from '../forms/form.ts'
import type { Language, LocalizedText } from '../language.ts'
import { err, ok, type Result } from '../result.ts'
import { readVisibleLines, readVisibleText } from '../text/visible-text.ts'
import { canonicalLines } from './canonical-lines.ts'

/** What a letter to the bank may be about, by the reference data of the bank. */
export interface LetterSubject {
  readonly code: string
  readonly name: LocalizedText
  /** What such a letter should say. */
  readonly hint: LocalizedText
  /** The name alone says nothing, so the person types a title. */
  readonly needsTitle: boolean
}

/** The attached file; the digest binds its content to the signatures. */
export interface LetterAttachment {
  readonly fileId: string
  readonly fileName: string
  readonly contentType: string
  readonly sizeBytes: number
  /** SHA-256 of the content, 64 hexadecimal digits in lower case. */
  readonly sha256: string
}

/** What a letter to the bank says. */
export interface LetterContent {
  readonly subjectCode: string
  readonly title: string
  readonly message: string
  /** The letter of the bank that this one answers. */
  readonly referenceLetterId?: string
  readonly attachment?: LetterAttachment
}

/** The texts of a letter as they are typed or sent. */
export interface LetterTexts {
  readonly subjectCode: string
  /** Left out, it is the name of the subject; a subject may need a title of its own. */
  readonly title?: string
  readonly message: string
}

/** What an unfinished letter keeps: its texts, its file, and the letter of the bank that it answers. */
export const letterFormFields = [
  'subjectCode',
  'title',
  'message',
  'uploadId',
  'fileName',
  'referenceLetterId',
] as const

export type SoundLetterTexts = Pick<LetterContent, 'subjectCode' | 'title' | 'message'>

const rulesOfLetter = (rules: readonly FieldRule[]) => rulesOfForm(rules, 'GENERAL', 'DEFAULT')

/** The fields of the form by the fields of the bank's rules. */
const fieldOfRule: Readonly<Record<string, string>> = {
  letterTitle: 'title',
  letterMessage: 'message',
}

/** What the bank's reference data says about letters. */
export interface LetterForm {
  readonly rules: readonly FieldRule[]
  readonly subjects: readonly LetterSubject[]
}

/**
 * Reads the texts of a letter, or names every field that is wrong. The client and the server call
 * it with the same rules and subjects. A title is one line, and nothing in a letter is unseen: a
 * signatory must read on their phone exactly what the bank will get.
 */
export function readLetterTexts(
  { rules, subjects }: LetterForm,
  texts: LetterTexts,
  language: Language,
): Result<SoundLetterTexts, 'VALIDATION'> & { readonly fields?: readonly FormFailure[] } {
  const subject = subjects.find(({ code }) => code === texts.subjectCode)
  const read = {
    letterTitle: readVisibleText(texts.title ?? ''),
    letterMessage: readVisibleLines(texts.message),
  }
  const usualTitle = subject?.needsTitle === false ? subject.name[language] : ''
  const title = (read.letterTitle.ok ? read.letterTitle.value : '') || usualTitle
  const message = read.letterMessage.ok ? read.letterMessage.value : ''
  const ofBank = rulesOfLetter(rules)
  const hidden = Object.entries(read).flatMap(
    ([field, { ok: isVisible }]): readonly FormFailure[] =>
      isVisible ? [] : [{ field, code: 'FIELD_PATTERN', params: {} }],
  )
  const failures = [
    ...checkForm(ofBank, { letterTitle: title, letterMessage: message }).filter(
      ({ field }) => !hidden.some(one => one.field === field),
    ),
    ...hidden,
  ].map(failure => ({ ...failure, field: fieldOfRule[failure.field] ?? failure.field }))
  if (subject && failures.length === 0) return ok({ subjectCode: subject.code, title, message })
  const missing: FormFailure = { field: 'subjectCode', code: 'LETTER_SUBJECT_REQUIRED', params: {} }
  const fields = subject ? failures : [missing, ...failures]
  return { ...err('VALIDATION', { count: fields.length }), fields }
}

/** The usual title of an answer: that of the letter, marked once as an answer, and no longer than the rules allow. */
export function titleOfAnswer(rules: readonly FieldRule[], title: string): string {
  const lengths = (rulesOfLetter(rules).get('letterTitle') ?? []).flatMap(
    ({ maxLength }) => maxLength ?? [],
  )
  const marked = /^re: /iu.test(title) ? title : `Re: ${title}`
  return marked.slice(0, Math.min(...lengths, marked.length)).trim()
}

/**
 * The text a signature covers. Two different letters never give the same text; the attachment is
 * bound by its digest.
 */
export function canonicalTextOfLetter(
  letter: LetterContent & { readonly id: string; readonly legalPartyId: string },
): string {
  const { attachment } = letter
  return canonicalLines('tartip-letter: 1', [
    ['letter-id', letter.id],
    ['legal-party-id', letter.legalPartyId],
    ['subject', letter.subjectCode],
    ['title', letter.title],
    ['message', letter.message],
    ['reference-letter-id', letter.referenceLetterId],
    ['attachment-name', attachment?.fileName],
    ['attachment-sha256', attachment?.sha256],
  ])
}
