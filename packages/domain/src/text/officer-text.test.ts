import { describe, expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { type OfficerText, officerTexts, readOfficerText } from './officer-text.ts'

const all: readonly OfficerText[] = ['reason', 'title', 'message', 'purpose', 'amlWord']

describe.each(all)('an officer’s %s', field => {
  const { longest } = officerTexts[field]

  test.each(['\u200B', '\u202Eabc', 'a\u0007b', '\u3164', 'a\u00ADb'])(
    'that would not be read as it is written is refused by name (%j)',
    typed => {
      expect(readOfficerText(field, typed)).toEqual(err('FIELD_PATTERN', { field }))
    },
  )

  test.each(['', ' \n\t\u00A0 '])('that says nothing is refused (%j)', typed => {
    expect(readOfficerText(field, typed)).toEqual(err('FIELD_REQUIRED', { field }))
  })

  test('is measured as it is kept', () => {
    const text = 'ң'.repeat(longest)
    expect(readOfficerText(field, `  ${text}\n`)).toEqual(ok(text))
    expect(readOfficerText(field, `${text}ң`)).toEqual(
      err('FIELD_TOO_LONG', { field, max: longest }),
    )
  })

  test('is kept with single blanks, and letters written in two characters become one', () => {
    expect(readOfficerText(field, ' Счёт\u00A0 \tзакры\u0438\u0306 ')).toEqual(ok('Счёт закрый'))
  })
})

test('a letter keeps its lines however they were broken, a reason becomes one line', () => {
  const typed = '\r\nУважаемый клиент!\r\n\r\nСчёт  открыт.\u2028С уважением\n'
  expect(readOfficerText('message', typed)).toEqual(
    ok('Уважаемый клиент!\n\nСчёт открыт.\nС уважением'),
  )
  expect(readOfficerText('reason', typed)).toEqual(ok('Уважаемый клиент! Счёт открыт. С уважением'))
})

test('a text that is read again stays as it is', () => {
  const once = readOfficerText('message', ' Одно \n\n два\t три ')
  expect(once.ok && readOfficerText('message', once.value)).toEqual(once)
})
