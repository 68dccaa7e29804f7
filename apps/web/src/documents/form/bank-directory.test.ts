import { bankOfAccount } from '@tartip/domain/forms/bank-of-account'
import { describe, expect, test } from 'vitest'
import type { KnownBank } from './bank-directory.ts'
import { searchBanks } from './bank-directory.ts'

const bank = (
  bic: string,
  accountPrefix: string,
  name: string,
  isHead = bic.endsWith('001'),
): KnownBank => ({
  bic,
  accountPrefix,
  isHead,
  isOwn: false,
  isActive: true,
  name: { ru: `ОАО «${name}»`, ky: `«${name}» ААК`, en: name },
  shortName: { ru: name, ky: name, en: name },
})
const demirOsh = bank('118005', '118', 'Демир, Ош')
const demir = bank('118001', '118', 'Демир')
/** A bank whose accounts do not begin like its code (facts: identifiers). */
const keremet = bank('113017', '136', 'Керемет', false)
const noPrefix = bank('199001', '', 'Казначейство')
const banks = [demirOsh, demir, keremet, noPrefix]

describe('the bank of an account', () => {
  test.each([
    { account: '1180000099999126', found: demir },
    { account: '1360170000000000', found: keremet },
    { account: '1130170000000000', found: undefined },
  ])('of $account is $found.bic', ({ account, found }) => {
    expect(bankOfAccount(banks, account)).toEqual(found)
  })
})

test.each([
  { text: '118', found: ['118005', '118001'] },
  { text: 'ОШ демир', found: ['118005'] },
  { text: 'нет такого', found: [] },
  { text: 'rthtvtn', found: ['113017'] },
  { text: '', found: ['118005', '118001', '113017', '199001'] },
])('"$text" finds $found', ({ text, found }) => {
  expect(searchBanks(banks, text).map(({ bic }) => bic)).toEqual(found)
})
