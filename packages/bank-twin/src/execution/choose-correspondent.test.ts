import type { CurrencyCode } from '@tartip/domain/money/currency'
import { expect, test } from 'vitest'
import { chooseCorrespondent } from './choose-correspondent.ts'

const at = (currency: CurrencyCode, code: string, country: string) => ({
  currency,
  code,
  country,
  name: code,
  accountId: `${code} ${currency}`,
})
const known = [
  at('USD', 'CZNBKRSE', 'KR'),
  at('USD', 'CAYTTRIS', 'TR'),
  at('EUR', 'SOLADEST', 'DE'),
  at('AED', 'DEMOAEAD', 'AE'),
]
const rate = { base: 'USD', quote: 'AED', value: '3.65' } as const

test.each([
  ['the recipient’s country has one', { currency: 'USD', country: 'TR' }, 'CAYTTRIS'],
  ['it has none: the preferred one', { currency: 'USD', country: 'US' }, 'CZNBKRSE'],
  ['another currency', { currency: 'EUR', country: 'TR' }, 'SOLADEST'],
  [
    'what arrives counts, not what is debited',
    { currency: 'USD', country: 'AE', exotic: { currency: 'AED', amountMinor: 1n, rate } },
    'DEMOAEAD',
  ],
  ['nobody keeps this currency for the bank', { currency: 'JPY', country: 'JP' }, undefined],
] as const)('%s', (_what, order, code) => {
  expect(chooseCorrespondent(order, known)?.code).toBe(code)
})
