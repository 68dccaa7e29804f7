import { expect, test } from 'vitest'
import texts from '../payment/testing/canonical-texts.json' with { type: 'json' }
import { canonicalLines, readCanonicalLines } from './canonical-lines.ts'
import { signedLines } from './signed-lines.ts'

const ofDocument = (index: number) =>
  Object.fromEntries(
    signedLines(texts[index]?.text ?? '', 'ru').map(({ name, text }) => [name, text]),
  )

test('amounts, accounts, days and kinds are read as people write them', () => {
  expect(ofDocument(0)).toMatchObject({
    operation: 'Клиринг',
    amount: '420\u00A0000,00\u00A0KGS',
    commission: '50,00\u00A0KGS',
    'payer-account': '1090\u00A01605\u00A09999\u00A09154',
    'value-date': '01.12.2026',
    'recipient-name': 'ОсОО "Бишкек Строй"',
  })
})

test('a currency stands with its amount and in no line of its own', () => {
  expect(Object.keys(ofDocument(0))).not.toContain('currency')
  expect(Object.keys(ofDocument(0))).not.toContain('commission-currency')
})

test('nothing that is signed is hidden: unseen characters keep their number', () => {
  expect(ofDocument(1)['purpose']).toBe('Строка\nвторая: a\\b \\u{202e}\\u{200b}')
})

test('every line of every stored text is read', () => {
  for (const { text } of texts) {
    const names = text
      .split('\n')
      .slice(1)
      .map(line => line.split(':')[0])
    expect(readCanonicalLines(text).map(([name]) => name)).toEqual(names)
  }
})

test('a value is read as it was written, whatever it holds', () => {
  const value = 'a: b\\c\nd\\n: e'
  expect(readCanonicalLines(canonicalLines('v: 1', [['name', value]]))).toEqual([['name', value]])
})
