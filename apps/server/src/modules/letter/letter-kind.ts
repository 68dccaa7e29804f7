import {
  canonicalTextOfLetter,
  type LetterAttachment,
  type LetterContent,
  type LetterSubject,
} from '@tartip/domain/documents/letter'
import {
  letterIsVisibleTo,
  outgoingLetterLifeCycle,
  type LetterAction,
  type LetterRefusal,
  type LetterStatus,
} from '@tartip/domain/documents/letter-life-cycle'
import { phoneLines, phoneValue } from '@tartip/domain/documents/phone-lines'

import type {
  DocumentChange,
  DocumentKind,
  StoredDocument,
} from '../../platform/documents/document-kind.ts'

/** An attachment and the place of its content in the blob store. */
export interface StoredAttachment extends LetterAttachment {
  readonly blobKey: string
}

/** A letter to the bank as it is stored. */
export interface LetterDocument extends StoredDocument<LetterStatus>, LetterContent {
  readonly attachment?: StoredAttachment
  /** The organisation's name when the letter was written. */
  readonly senderName: string
}

export type LetterChange = DocumentChange<LetterDocument, LetterAction>

/** Why a step of a letter is refused, besides what any step is refused for. */
export type LetterStepRefusal = LetterRefusal | 'LETTER_NOT_FOUND'

export type LetterKind = DocumentKind<LetterDocument, LetterAction, LetterStepRefusal>

/** Letters to the bank, for all that is done to documents of any kind. */
export const createLetterKind = (subjects: () => readonly LetterSubject[]): LetterKind => ({
  name: 'letter',
  lifeCycle: outgoingLetterLifeCycle,
  canonicalTextOf: canonicalTextOfLetter,
  phoneTextOf: letter =>
    phoneTextOf(letter, subjects().find(({ code }) => code === letter.subjectCode)?.name.ru),
  isVisibleTo: letterIsVisibleTo,
  notFound: 'LETTER_NOT_FOUND',
  idsField: 'letterIds',
})

/** Digits of the digest that stand on the phone and on the screen, to compare them by eye. */
const shownDigits = 8
/** A phone shows at most 4000 characters; the digest covers the whole message. */
const shownCharacters = 3_000

/**
 * The code stands first and each line of the message behind a mark, so that no message can pass for the lines around
 * it. A subject that the bank has dropped since is shown by its code.
 */
function phoneTextOf(
  { subjectCode, title, message, attachment, digest }: LetterDocument,
  subjectName = subjectCode,
): string {
  const quoted = message
    .split('\n')
    .map(line => `> ${phoneValue(line)}`)
    .join('\n')
  const head = phoneLines([
    ['Контрольный код', digest.slice(0, shownDigits)],
    ['Письмо в банк', title],
    ['Категория', subjectName],
    ...(attachment ? [['Вложение', attachment.fileName] as const] : []),
  ])
  const shown = quoted.length > shownCharacters ? `${quoted.slice(0, shownCharacters)}…` : quoted
  return `${head}\n${shown}`
}
