import type { Words } from '@tartip/domain/bank-text'
import type { StatementOperation } from '@tartip/formats/statements/statement-content'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { batchOfTexts, lineOf, operationOf } from './stored-operations.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'Өзгөн\tКүнү',
    'two\r\nlines',
    '\\t \\ \\\\n',
    ' ends with blanks \u00A0',
    '{}',
    '',
  ),
)
const words: fc.Arbitrary<Words> = fc.oneof(
  text,
  fc.record({ ru: text, ky: text, en: text }, { requiredKeys: ['ru'] }),
)
const some = text.filter(Boolean)
const minor = fc.bigInt({ min: 1n, max: 10n ** 18n })
const operations: fc.Arbitrary<StatementOperation> = fc.record(
  {
    operationId: fc.uuid(),
    bookedAt: fc.integer({ min: 0, max: 4_102_444_800_000 }),
    direction: fc.constantFrom('DEBIT', 'CREDIT'),
    amountMinor: minor,
    feeMinor: minor,
    counterpartyName: words,
    counterpartyAccount: text,
    counterpartyBank: some,
    counterpartyInn: some,
    purpose: words,
    documentNumber: some,
    operationCode: some,
    paymentId: some,
    paymentCode: some,
    salaryPeople: fc.integer({ min: 1, max: 100_000 }),
  },
  {
    requiredKeys: [
      'operationId',
      'bookedAt',
      'direction',
      'amountMinor',
      'counterpartyName',
      'counterpartyAccount',
      'purpose',
    ],
  },
)

test('an operation is read back as the bank gave it, whatever its texts have in them', () => {
  fc.assert(
    fc.property(operations, operation => {
      const line = lineOf(operation)
      expect(line).not.toMatch(/[\r\n]/)
      expect(operationOf(line)).toEqual(operation)
    }),
  )
})

test('a text that is no line of an operation is refused, and not read as zero', () => {
  for (const text of ['', '{"amountMinor":"1"}'])
    expect(() => operationOf(text)).toThrow(RangeError)
})

test('operations come back from their batch in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(operations, { minLength: 1 })), parts => {
      const texts = parts.map(part => part.map(lineOf).join('\n'))
      expect([...batchOfTexts({ texts, last: 1 }).parts]).toEqual(parts)
    }),
    { numRuns: 20 },
  )
})
