import { expect, test } from 'vitest'
import { instantAt } from '../time/instant.ts'
import { signingFlags, type EarlierPayment, type PayeeHistory } from './signing-flags.ts'

const account = '1030010000000115'
const today = '2026-11-30'

const document: EarlierPayment = {
  id: 'reviewed',
  operationCode: 'CLEARING',
  transferNum: '100',
  recipientAccount: account,
  amountMinor: 100_00n,
  currency: 'KGS',
  statusCode: 'ON_VERIFICATION',
  createdAt: instantAt(today, 600),
}

let made = 0
const earlier = (patch: Partial<EarlierPayment> = {}): EarlierPayment => {
  made += 1
  return {
    ...document,
    id: `earlier-${made}`,
    transferNum: String(made),
    statusCode: 'SUCCESS',
    createdAt: instantAt('2026-09-01', 600),
    ...patch,
  }
}
const usual = (...amounts: readonly bigint[]) =>
  amounts.map(amountMinor => earlier({ amountMinor }))
const codes = (history: PayeeHistory, patch: Partial<EarlierPayment> = {}) =>
  signingFlags({ ...document, ...patch }, history).map(({ code }) => code)

test('a payee who was never paid is paid for the first time', () => {
  expect(codes({ toAccount: [] })).toEqual(['FIRST_PAYMENT'])
})

test('a document that is waiting or was refused does not make a payee known', () => {
  const toAccount = [earlier({ statusCode: 'ON_VERIFICATION' }), earlier({ statusCode: 'ERROR' })]
  expect(codes({ toAccount })).toEqual(['FIRST_PAYMENT'])
})

test('a known payee with another account names the former one', () => {
  expect(signingFlags(document, { toAccount: [], formerAccount: '1180000099999126' })).toEqual([
    { code: 'ACCOUNT_CHANGED', formerAccount: '1180000099999126' },
  ])
})

test('an account or INN that was paid under another name names the one before', () => {
  const history = { toAccount: usual(100_00n), otherName: { name: 'ОсОО Ала-Тоо', inn: '1' } }
  expect(signingFlags(document, history)).toEqual([
    { code: 'NAME_DIFFERS', knownName: 'ОсОО Ала-Тоо', knownInn: '1' },
  ])
})

test('a payee with two accounts that were both paid has changed nothing', () => {
  const history = { toAccount: usual(100_00n), formerAccount: '1180000099999126' }
  expect(codes(history)).toEqual([])
})

test.each([
  ['three times the usual amount is larger', [100n, 90n, 110n], 300n, ['LARGER_THAN_USUAL']],
  ['a little less is not', [100n, 90n, 110n], 299n, []],
  ['two payments make no usual amount', [100n, 100n], 9_000n, []],
  [
    'one large payment does not make large ones usual',
    [100n, 100n, 9_000n],
    900n,
    ['LARGER_THAN_USUAL'],
  ],
])('%s', (_name, amounts, amountMinor, expected) => {
  expect(codes({ toAccount: usual(...amounts) }, { amountMinor })).toEqual(expected)
})

test('how many times larger is rounded down and has an end', () => {
  const history = { toAccount: usual(100n, 100n, 100n) }
  const flagOf = (amountMinor: bigint) => signingFlags({ ...document, amountMinor }, history)[0]
  expect(flagOf(599n)).toEqual({ code: 'LARGER_THAN_USUAL', usualMinor: 100n, times: 5 })
  expect(flagOf(10n ** 14n)).toMatchObject({ times: 999 })
})

test('amounts of another currency say nothing about what is usual', () => {
  const toAccount = usual(1n, 1n, 1n).map(each => ({ ...each, currency: 'USD' as const }))
  expect(codes({ toAccount })).toEqual([])
})

test.each([
  ['of yesterday', { createdAt: instantAt('2026-11-29', 700) }, true],
  [
    'that still waits for a signature',
    { createdAt: instantAt(today, 601), statusCode: 'ON_VERIFICATION' },
    true,
  ],
  ['of seven days ago', { createdAt: instantAt('2026-11-23', 0) }, true],
  ['of eight days ago', { createdAt: instantAt('2026-11-22', 1_439) }, false],
  ['that was refused by the bank', { createdAt: instantAt(today, 1), statusCode: 'ERROR' }, false],
  ['of another amount', { createdAt: instantAt(today, 1), amountMinor: 99_99n }, false],
  ['in another currency', { createdAt: instantAt(today, 1), currency: 'USD' }, false],
  ['to another account', { createdAt: instantAt(today, 1), recipientAccount: '1' }, false],
] as const)('an equal document %s', (_name, patch, isSame) => {
  const toAccount = [earlier(patch), ...usual(100_00n)]
  expect(codes({ toAccount }).includes('SAME_AS_EARLIER')).toBe(isSame)
})

test('a document is never the same as itself', () => {
  expect(codes({ toAccount: [document, ...usual(50_00n)] })).toEqual([])
})

test('between own accounts only a second equal transfer is worth a word', () => {
  const own = { operationCode: 'INTRABANK_OWN' } as const
  expect(codes({ toAccount: [] }, own)).toEqual([])
  const twice = earlier({ ...own, createdAt: instantAt(today, 1) })
  expect(codes({ toAccount: [twice] }, own)).toEqual(['SAME_AS_EARLIER'])
})
