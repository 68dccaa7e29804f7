import { expect, test } from 'vitest'
import { accountOf } from '../../testing/account-builder.ts'
import { requisitesOf, requisitesText, requisitesTitle } from './requisites.ts'

const owner = { companyName: 'ОсОО «Алтын Дан»', inn: '01203199510075' }
const bank = { ru: 'ОАО «Демо-Банк»', kg: '«Демо-Банк» ААК', eng: 'Demo Bank OJSC' }

test('copied details keep the account number in one piece', () => {
  expect(requisitesText(requisitesOf(accountOf(), owner, bank, 'ru'))).toBe(
    [
      'Получатель: ОсОО «Алтын Дан»',
      'ИНН: 01203199510075',
      'Номер счёта: 1091820100380142',
      'Валюта: KGS, кыргызский сом',
      'Банк: ОАО «Демо-Банк»',
      'БИК: 109001',
    ].join('\n'),
  )
})

test('each language names the requisites and the bank in its own words', () => {
  const ky = requisitesText(requisitesOf(accountOf(), owner, bank, 'ky'))
  expect(ky).toContain('Эсептин номери: 1091820100380142')
  expect(ky).toContain('Банк: «Демо-Банк» ААК')
  const en = requisitesText(requisitesOf(accountOf({ currency: 'USD' }), owner, bank, 'en'))
  expect(en).toContain('Currency: USD, US Dollar')
  expect(en).toContain('Bank: Demo Bank OJSC')
  expect(requisitesTitle('en')).toBe('Bank details')
})

test('without the directory of banks the BIC alone says which bank it is', () => {
  const ids = requisitesOf(accountOf(), owner, undefined, 'ru').map(({ id }) => id)
  expect(ids).toEqual(['recipient', 'inn', 'account', 'currency', 'bic'])
})
