import type { CurrencyCode } from '@tartip/domain/money/currency'
import { expect, test } from 'vitest'
import { correspondentOf } from './choose-correspondent.ts'

const at = (
  currency: CurrencyCode,
  code: string,
  country: string,
  refusedCountries: readonly string[] = [],
) => ({ currency, code, country, name: code, accountId: `${code} ${currency}`, refusedCountries })
const known = [
  at('USD', 'CZNBKRSE', 'KR', ['RU', 'IR']),
  at('USD', 'CAYTTRIS', 'TR', ['IR']),
  at('EUR', 'SOLADEST', 'DE'),
  at('AED', 'DEMOAEAD', 'AE'),
]
const rate = { base: 'USD', quote: 'AED', value: '3.65' } as const

test.each([
  ['the recipient’s country has one', { currency: 'USD', country: 'TR' }, 'CAYTTRIS'],
  ['it has none: the preferred one', { currency: 'USD', country: 'US' }, 'CZNBKRSE'],
  ['the preferred one carries nothing there', { currency: 'USD', country: 'RU' }, 'CAYTTRIS'],
  [
    'the preferred one carries nothing to the recipient’s bank',
    { currency: 'USD', country: 'DE', recipientBic: 'SABRRUMM' },
    'CAYTTRIS',
  ],
  ['nobody carries anything there', { currency: 'USD', country: 'IR' }, 'policy'],
  ['another currency', { currency: 'EUR', country: 'TR' }, 'SOLADEST'],
  [
    'what arrives counts, not what is debited',
    { currency: 'USD', country: 'AE', exotic: { currency: 'AED', amountMinor: 1n, rate } },
    'DEMOAEAD',
  ],
  ['nobody keeps this currency for the bank', { currency: 'JPY', country: 'JP' }, 'none'],
] as const)('%s', (_what, order, code) => {
  const found = correspondentOf({ recipientBic: '', ...order }, known)
  expect(typeof found === 'string' ? found : found.code).toBe(code)
})
