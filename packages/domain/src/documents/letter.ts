import { checkForm, rulesOfForm, type FieldRule } from '../field-rules/field-rule.ts'
import type { FormFailure } from '../forms/form.ts'
import type { Language, LocalizedText } from '../language.ts'
import { err, ok, type Result } from '../result.ts'
import { canonicalLines } from './canonical-lines.ts'

/** What a letter to the bank is about; the same codes and names as in the reference data. */
export const letterSubjects = ['ACCOUNTS', 'PAYMENTS', 'DOCUMENTS', 'OTHER'] as const
export type LetterSubject = (typeof letterSubjects)[number]

export const letterSubjectNames: Readonly<Record<LetterSubject, LocalizedText>> = {
  ACCOUNTS: {
    ru: 'Счета, выписки и справки',
    ky: 'Эсептер, көчүрмөлөр жана маалымкаттар',
    en: 'Accounts, statements and certificates',
  },
  PAYMENTS: {
    ru: 'Платежи и переводы: уточнение, отзыв, розыск',
    ky: 'Төлөмдөр жана которуулар: тактоо, кайтарып алуу, издөө',
    en: 'Payments: correction, recall, tracing',
  },
  DOCUMENTS: {
    ru: 'Документы, договоры и валютный контроль',
    ky: 'Документтер, келишимдер жана валюталык көзөмөл',
    en: 'Documents, contracts and currency control',
  },
  OTHER: { ru: 'Другое', ky: 'Башка', en: 'Other' },
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
  readonly subjectCode: LetterSubject
  readonly title: string
  readonly message: string
  /** The letter of the bank that this one answers. */
  readonly referenceLetterId?: string
  readonly attachment?: LetterAttachment
}

/** The texts of a letter as they are typed or sent. */
export interface LetterTexts {
  readonly subjectCode: string
  /** Left out, it is the name of the subject; OTHER needs a text of its own. */
  readonly title?: string
  readonly message: string
}

export type SoundLetterTexts = Pick<LetterContent, 'subjectCode' | 'title' | 'message'>

/** The fields of the form by the fields of the bank's rules. */
const fieldOfRule: Readonly<Record<string, string>> = {
  letterTitle: 'title',
  letterMessage: 'message',
}

/**
 * Reads the texts of a letter, or names every field that is wrong. The client and the server call
 * it with the same rules.
 */
export function readLetterTexts(
  rules: readonly FieldRule[],
  texts: LetterTexts,
  language: Language,
): Result<SoundLetterTexts, 'VALIDATION'> & { readonly fields?: readonly FormFailure[] } {
  const subjectCode = letterSubjects.find(code => code === texts.subjectCode)
  const typedTitle = (texts.title ?? '').normalize('NFC').trim()
  const title =
    typedTitle === '' && subjectCode !== undefined && subjectCode !== 'OTHER'
      ? letterSubjectNames[subjectCode][language]
      : typedTitle
  const message = texts.message.normalize('NFC').replaceAll(/\r\n?/gu, '\n').trim()
  const failures = checkForm(rulesOfForm(rules, 'GENERAL', 'DEFAULT'), {
    letterTitle: title,
    letterMessage: message,
  }).map(failure => ({ ...failure, field: fieldOfRule[failure.field] ?? failure.field }))
  if (subjectCode !== undefined && failures.length === 0) {
    return ok({ subjectCode, title, message })
  }
  const subject = { field: 'subjectCode', code: 'LETTER_SUBJECT_REQUIRED', params: {} }
  const fields = subjectCode === undefined ? [subject, ...failures] : failures
  return { ...err('VALIDATION', { count: fields.length }), fields }
}

const longestTitle = 150

/** The usual title of an answer: that of the letter, marked once as an answer. */
export const titleOfAnswer = (title: string): string =>
  (/^re: /iu.test(title) ? title : `Re: ${title}`).slice(0, longestTitle).trim()

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
