import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import type { Params } from '../result.ts'
import { errorCodes, errorText, errorTexts, isErrorCode, placesOf } from './catalogue.ts'

function placeholdersOf(text: string): string[] {
  return [...placesOf(text)].toSorted()
}

describe.each(errorCodes)('the text of %s', code => {
  const texts = errorTexts[code]

  test('speaks three languages with the same variables', () => {
    for (const language of languages) {
      expect(texts[language].trim()).not.toBe('')
      expect(placeholdersOf(texts[language])).toEqual(placeholdersOf(texts.ru))
    }
  })

  test('is Kyrgyz in Kyrgyz', () => {
    expect(texts.ky).not.toMatch(/[қғұһәі]/iu)
    // A suffix on a variable breaks vowel harmony; the only word after a hyphen is a noun: «3-сап».
    expect(texts.ky).not.toMatch(/\}(?!-сап)-?\p{L}/u)
    expect(texts.ky).not.toMatch(/шот|төлем|растау/iu)
  })

  test('is Latin in English', () => {
    expect(texts.en).not.toMatch(/\p{Script=Cyrillic}/u)
  })
})

test('the texts fixed by the specification stand letter for letter', () => {
  const ru = (code: string) => errorText(code, {}, 'ru')
  expect(ru('GENERIC')).toBe('Ошибка. Пожалуйста, попробуйте позже')
  expect(ru('TECHNICAL_ERROR')).toBe('Произошла техническая ошибка')
  expect(ru('OFFLINE')).toBe('Отсутствует подключение к интернету')
  expect(ru('SYSTEM_ERROR')).toBe('Ошибка системы')
  expect(ru('AMOUNT_RANGE_INVALID')).toBe('Начальная сумма не может превышать конечную!')
})

test.each([
  ['ru', /^Заполните поле «/],
  ['ky', /^«[^»]*» талаасын толтуруңуз/],
  ['en', /^Fill in the “/],
] as const)(
  'the refusal of an empty field does not repeat its label, in %s',
  (language, repeated) => {
    const wrong = errorCodes.filter(code => repeated.test(errorTexts[code][language]))
    expect(wrong).toEqual([])
  },
)

test('an unknown code says the generic text and nothing of itself', () => {
  expect(errorText('relation "payment" does not exist', {}, 'en')).toBe(
    'Error. Please try again later',
  )
  expect([isErrorCode('FORBIDDEN'), isErrorCode('toString')]).toEqual([true, false])
})

test('parameters are put in, waiting seconds as a countdown', () => {
  expect(errorText('FIELD_TOO_LONG', { max: 140 }, 'ru')).toBe('Не больше 140 символов.')
  expect(errorText('TemporaryLockoutException', { waitSeconds: 900 }, 'ky')).toBe(
    'Өтө көп аракет жасалды. Кирүү ачылганга чейин калды: 15:00.',
  )
})

test('words that fit any field are led by its name where no label stands beside them', () => {
  const of = (code: string, params: Params) => errorText(code, params, 'ky', 'Картанын эсеби')
  expect(of('FIELD_REQUIRED', { field: 'cardAccount' })).toBe('Картанын эсеби: талааны толтуруңуз.')
  expect(of('FIELD_TOO_LONG', { max: 150 })).toBe('Картанын эсеби: 150 белгиден ашпашы керек.')
  expect(of('FIELD_REQUIRED', { field: 'amount' })).toBe('Сумманы киргизиңиз.')
  expect(of('SALARY_CARD_CLOSED', {})).toBe('Кызматкердин картасы жабык.')
})

test('amounts are read as on every screen', () => {
  const params = { max: '5000000.00', available: '200000.50' }
  expect(errorText('CARD_LIMIT_TOTAL_EXCEEDED', params, 'en')).toBe(
    'The limits of all cards may add up to at most 5\u00a0000\u00a0000,00\u00a0KGS. 200\u00a0000,50\u00a0KGS are left.',
  )
})

describe('a text whose parameters were forgotten', () => {
  test('loses the sentence that needs them', () => {
    expect(errorText('TemporaryLockoutException', {}, 'ru')).toBe('Слишком много попыток.')
  })

  test('is the generic one where nothing else is left', () => {
    expect(errorText('PERIOD_TOO_LONG', {}, 'ru')).toBe(errorTexts.GENERIC.ru)
    expect(errorText('AMOUNT_AMBIGUOUS', { first: '1,00' }, 'en')).toBe(errorTexts.GENERIC.en)
  })

  test.each(errorCodes)('%s never shows an empty place', code => {
    for (const language of languages) {
      const text = errorText(code, {}, language)
      expect(text).not.toMatch(/[{}]/)
      expect(text.trim()).not.toBe('')
    }
  })

  test('what a person has typed may hold braces and stays as it is', () => {
    expect(errorText('AMOUNT_AMBIGUOUS', { first: '{x}', second: 'y' }, 'ru')).toBe(
      'Уточните сумму: {x} или y?',
    )
  })
})

/** Codes that the contracts between the parts name; a missing one would read as the generic text. */
const agreedCodes = `
ACCOUNT_CHARACTERS ACCOUNT_CLOSED ACCOUNT_LENGTH ACCOUNT_NOT_FOUND ACCOUNT_REQUIRED ACCOUNT_SEIZED
ACTION_NOT_ALLOWED ALREADY_SIGNED AML_REFUSED AMOUNT_AMBIGUOUS AMOUNT_EMPTY AMOUNT_INVALID
AMOUNT_NEGATIVE AMOUNT_TOO_LARGE AMOUNT_TOO_PRECISE BIC_ACCOUNT_MISMATCH COMMENT_REQUIRED
CREATE_DEADLINE_PASSED CURRENCY_MISMATCH CUT_OFF_PASSED FIELD_PATTERN FIELD_REQUIRED FIELD_TOO_LONG
FIELD_TOO_SHORT FORBIDDEN GENERIC IDEMPOTENCY_KEY_REUSED INN_CHARACTERS INN_DATE INN_FIRST_DIGIT
INN_LENGTH INN_NINTH_POSITION INN_REQUIRED INSUFFICIENT_FUNDS NOT_CREATOR NOT_YOUR_STAGE
OPERATION_NOT_ALLOWED_FOR_ACCOUNT ORDER_CHANGED OTP_ALREADY_USED OTP_INCORRECT
PAYMENT_CHANGED_MEANWHILE PAY_CONTROL_KEY_UNAVAILABLE PAY_CONTROL_THREE_SIGNATORIES PERSON_LOCKED
PERSON_REJECTED PermanentLockoutException RECIPIENT_ACCOUNT_CLOSED RECIPIENT_ACCOUNT_NOT_FOUND
RECIPIENT_ACCOUNT_SEIZED REFUSED_BY_OFFICER SAME_ACCOUNT SIGN_DEADLINE_PASSED TemporaryLockoutException UNAUTHENTICATED
VALUE_DATE_NON_WORKING VALUE_DATE_PAST
`
  .trim()
  .split(/\s+/)

test.each(agreedCodes)('%s has a text', code => {
  expect(isErrorCode(code)).toBe(true)
})

test.each([
  ['CREATE_DEADLINE_PASSED', 'GROSS'],
  ['SIGN_DEADLINE_PASSED', 'CLEARING'],
  ['SIGN_DEADLINE_PASSED', 'CONVERSION'],
])('%s names the kind of the document: %s', (code, operation) => {
  expect(errorText(code, { operation }, 'ru')).toBe(errorText(`${code}_${operation}`, {}, 'ru'))
  expect(errorText(code, { operation }, 'ru')).not.toBe(errorText(code, {}, 'ru'))
  expect(errorText(code, { operation: 'QR' }, 'ru')).toBe(errorText(code, {}, 'ru'))
})
