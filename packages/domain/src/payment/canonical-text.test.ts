import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText, type CanonicalDocument } from './canonical-text.ts'
import { operationCodes } from './operation.ts'
import type { PaymentTerms } from './payment-content.ts'
import storedTexts from './testing/canonical-texts.json' with { type: 'json' }

const document: CanonicalDocument = {
  paymentId: 'p-1',
  legalPartyId: 'lp-1',
  operationCode: 'CLEARING',
  transferNum: '1042',
  valueDate: '2026-12-01',
  amountMinor: 42_000_000n,
  currency: 'KGS',
  payerAccount: '1090160599999154',
  payerName: 'ОсОО "Көк-Асман Трейд"',
  payerInn: '00101199910001',
  recipientBic: '118005',
  recipientAccount: '1180000099999126',
  recipientName: 'ОсОО "Бишкек Строй"',
  paymentCode: '42122700',
  purpose: 'Оплата по договору NO 5',
  commissionMinor: 5000n,
  commissionCurrency: 'KGS',
  payerBic: '109001',
  terms: {},
}

test('the text says all that the document would do, one line each', () => {
  expect(canonicalText(document)).toBe(
    [
      'tartip-payment: 1',
      'payment-id: p-1',
      'legal-party-id: lp-1',
      'operation: CLEARING',
      'transfer-number: 1042',
      'value-date: 2026-12-01',
      'amount: 420000.00',
      'currency: KGS',
      'payer-account: 1090160599999154',
      'payer-name: ОсОО "Көк-Асман Трейд"',
      'payer-inn: 00101199910001',
      'recipient-bic: 118005',
      'recipient-account: 1180000099999126',
      'recipient-name: ОсОО "Бишкек Строй"',
      'payment-code: 42122700',
      'purpose: Оплата по договору NO 5',
      'commission: 50.00',
      'commission-currency: KGS',
    ].join('\n'),
  )
})

test('no value can forge a line or hide what it says', () => {
  const forged = canonicalText({
    ...document,
    recipientName: 'Строй\nrecipient-inn: 1\r\u2028\u202e\\n\ud800',
  })
  expect(forged.split('\n')).toHaveLength(canonicalText(document).split('\n').length)
  expect(forged).toContain(
    String.raw`recipient-name: Строй\nrecipient-inn\: 1\u{d}\u{2028}\u{202e}\\n\u{d800}`,
  )
})

const tricky = fc.string({
  unit: fc.constantFrom(
    'a',
    'n',
    'u',
    '{',
    '}',
    '\\',
    ':',
    '\n',
    '\r',
    ' ',
    '-',
    '\u202e',
    '\u2028',
    'Ө',
  ),
  maxLength: 6,
})
const absent = fc.option(tricky, { nil: undefined })
const coveredFields = (Object.keys(document) as (keyof CanonicalDocument)[]).filter(
  field => field !== 'payerBic' && field !== 'terms',
)

const withoutMissing = <T extends object>(values: T): CanonicalDocument =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as unknown as CanonicalDocument

const documents: fc.Arbitrary<CanonicalDocument> = fc
  .record({
    payerBic: fc.constant('109001'),
    terms: fc.constant({}),
    paymentId: tricky,
    legalPartyId: tricky,
    operationCode: fc.constantFrom(...operationCodes),
    transferNum: tricky,
    valueDate: fc.constantFrom('2026-12-01', '2026-12-02'),
    amountMinor: fc.bigInt({ min: 0n, max: 200n }),
    currency: fc.constantFrom('KGS', 'USD', 'JPY'),
    payerAccount: tricky,
    payerName: tricky,
    payerInn: tricky,
    recipientBic: tricky,
    recipientAccount: tricky,
    recipientName: tricky,
    recipientInn: absent,
    paymentCode: absent,
    purpose: tricky,
    commissionMinor: fc.bigInt({ min: 0n, max: 200n }),
    commissionCurrency: fc.constantFrom('KGS', 'USD', 'JPY'),
  })
  .map(withoutMissing)

test('two different documents never give the same text', () => {
  // The payer's bank is this one, and documents of these kinds have no terms.
  const fields = coveredFields
  fc.assert(
    fc.property(documents, documents, fc.subarray(fields), (one, other, taken) => {
      // Most fields alike, so that the difference is small and near other values.
      const changes = Object.fromEntries(taken.map(field => [field, other[field]]))
      const changed = { ...one, ...changes }
      const isSame = fields.every(field => one[field] === changed[field])
      expect(canonicalText(one) === canonicalText(changed)).toBe(isSame)
    }),
    { numRuns: 3000 },
  )
})

test('every single field is covered', () => {
  const other: CanonicalDocument = {
    paymentId: 'p-2',
    legalPartyId: 'lp-2',
    operationCode: 'GROSS',
    transferNum: '1043',
    valueDate: '2026-12-02',
    amountMinor: 42_000_001n,
    currency: 'USD',
    payerAccount: '1090160599999255',
    payerName: 'x',
    payerInn: 'x',
    payerBic: '109001',
    terms: {},
    recipientBic: 'x',
    recipientAccount: 'x',
    recipientName: 'x',
    recipientInn: '',
    paymentCode: 'x',
    purpose: 'x',
    commissionMinor: 1n,
    commissionCurrency: 'USD',
  }
  for (const field of coveredFields) {
    expect(canonicalText({ ...document, [field]: other[field] }), field).not.toBe(
      canonicalText(document),
    )
  }
})

/** Made by the code that signed the first documents; a changed byte would void their signatures. */
test.each(storedTexts)('a stored $document.operationCode keeps its text and digest', stored => {
  const { amountMinor, commissionMinor, ...content } = stored.document
  const text = canonicalText({
    ...(content as unknown as CanonicalDocument),
    amountMinor: BigInt(amountMinor),
    commissionMinor: BigInt(commissionMinor),
    payerBic: '109001',
    terms: (content as { terms?: PaymentTerms }).terms ?? {},
  })
  expect(text).toBe(stored.text)
  expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(stored.digest)
})
