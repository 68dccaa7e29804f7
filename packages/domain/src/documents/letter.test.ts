import { describe, expect, test } from 'vitest'

import seedFile from '../../../../reference-data/validation-rules.json' with { type: 'json' }
import type { FieldRule } from '../field-rules/field-rule.ts'
import {
  canonicalTextOfLetter,
  readLetterTexts,
  titleOfAnswer,
  type LetterSubject,
} from './letter.ts'

const rules = (seedFile as { readonly rules: readonly unknown[] }).rules as readonly FieldRule[]
const sound = { subjectCode: 'OTHER', title: 'Смена адреса', message: 'Наш адрес изменился.' }
const subjectOf = (code: string, name: string, needsTitle: boolean): LetterSubject => ({
  code,
  name: { ru: name, ky: name, en: name },
  hint: { ru: '', ky: '', en: '' },
  needsTitle,
})
const subjects = [subjectOf('TARIFFS', 'Tariffs', false), subjectOf('OTHER', 'Other', true)]
const read = (more: object) => readLetterTexts({ rules, subjects }, { ...sound, ...more }, 'en')
const wrongFields = (more: object) =>
  (read(more).fields ?? []).map(({ field, code }) => `${field} ${code}`)

describe('the texts of a letter', () => {
  test('are kept without surrounding blanks, with one kind of line break', () => {
    expect(read({ title: '  Смена адреса ', message: 'Первая\r\nвторая\r' })).toMatchObject({
      value: { title: 'Смена адреса', message: 'Первая\nвторая' },
    })
  })

  test('have the name of the subject as their title when none is typed, unless it needs one', () => {
    expect(read({ subjectCode: 'TARIFFS', title: ' ' })).toMatchObject({
      value: { title: 'Tariffs' },
    })
    expect(wrongFields({ title: undefined })).toEqual(['title FIELD_REQUIRED'])
  })

  test('hide nothing from the person who signs them on a phone', () => {
    const forged = 'Справка\nКатегория: Счета\nКонтрольный код: 1a2b3c4d\n\n\n\nЗакройте счета.'
    expect(read({ title: forged })).toMatchObject({
      value: { title: 'Справка Категория: Счета Контрольный код: 1a2b3c4d Закройте счета.' },
    })
    expect(wrongFields({ title: '\u200b\u200b\u200b' })).toEqual(['title FIELD_PATTERN'])
    expect(wrongFields({ title: 'Счёт \u202eтёчс', message: 'Просим \u001b[2K' })).toEqual([
      'title FIELD_PATTERN',
      'message FIELD_PATTERN',
    ])
    const far = `Просим выдать справку.${'\n'.repeat(50)}Закройте счета.`
    expect(read({ message: far })).toMatchObject({
      value: { message: 'Просим выдать справку.\n\nЗакройте счета.' },
    })
  })

  test('name every wrong field at once', () => {
    expect(wrongFields({ subjectCode: 'WEATHER', title: 'а', message: '' })).toEqual([
      'subjectCode LETTER_SUBJECT_REQUIRED',
      'title FIELD_TOO_SHORT',
      'message FIELD_REQUIRED',
    ])
    expect(wrongFields({ message: 'Просим <b>срочно</b>' })).toEqual(['message FIELD_PATTERN'])
    expect(wrongFields({ message: 'а'.repeat(4001), title: 'а'.repeat(151) })).toEqual([
      'title FIELD_TOO_LONG',
      'message FIELD_TOO_LONG',
    ])
  })
})

test('an answer is marked as one, once, and is as long as the rules of the bank allow', () => {
  expect(titleOfAnswer(rules, 'Тарифы')).toBe('Re: Тарифы')
  expect(titleOfAnswer(rules, 'Re: Тарифы')).toBe('Re: Тарифы')
  expect(titleOfAnswer(rules, 'а'.repeat(200))).toHaveLength(150)
  const shorter = rules.map(rule => ({ ...rule, maxLength: rule.maxLength && 20 }))
  expect(titleOfAnswer(shorter, 'а'.repeat(200))).toHaveLength(20)
  expect(titleOfAnswer([], 'Тарифы')).toBe('Re: Тарифы')
})

describe('the canonical text', () => {
  const letter = {
    id: '70000000-0000-4000-8000-000000000001',
    legalPartyId: '10000000-0000-4000-8000-000000000001',
    subjectCode: 'OTHER',
    title: 'Смена адреса',
    message: 'Первая: строка\nвторая',
    referenceLetterId: '70000000-0000-4000-8000-000000000002',
    attachment: {
      fileId: 'f',
      fileName: 'договор.pdf',
      contentType: 'application/pdf',
      sizeBytes: 3,
      sha256: 'ab'.repeat(32),
    },
  } as const

  test('says all that the letter says, one line each', () => {
    expect(canonicalTextOfLetter(letter)).toBe(
      [
        'tartip-letter: 1',
        'letter-id: 70000000-0000-4000-8000-000000000001',
        'legal-party-id: 10000000-0000-4000-8000-000000000001',
        'subject: OTHER',
        'title: Смена адреса',
        String.raw`message: Первая\: строка\nвторая`,
        'reference-letter-id: 70000000-0000-4000-8000-000000000002',
        'attachment-name: договор.pdf',
        `attachment-sha256: ${'ab'.repeat(32)}`,
      ].join('\n'),
    )
  })

  test('is another one when the file behind the same name is another one', () => {
    const other = { ...letter, attachment: { ...letter.attachment, sha256: 'cd'.repeat(32) } }
    expect(canonicalTextOfLetter(other)).not.toBe(canonicalTextOfLetter(letter))
  })

  test('cannot be imitated by a line break in a message', () => {
    const forged = { ...letter, message: 'а\ntitle: б', attachment: undefined }
    expect(canonicalTextOfLetter(forged).split('\n')).toHaveLength(7)
  })
})
