import { expect, test } from 'vitest'
import type { Correspondent } from '../payment/correspondent.ts'
import {
  correspondentsNote,
  correspondentTexts,
  requisitesOf,
  requisitesText,
  requisitesTitle,
  type RequisiteFacts,
} from './requisites.ts'

const facts: RequisiteFacts = {
  companyName: 'ОсОО «Алтын Дан»',
  inn: '01203199510075',
  account: '1091820100380142',
  currency: 'KGS',
  bic: '109001',
  bankName: { ru: 'ОАО «Демо-Банк»', ky: '«Демо-Банк» ААК', en: 'Demo Bank OJSC' },
  swiftCode: 'DEMOKG22',
}

test('copied details keep the account number in one piece', () => {
  expect(requisitesText(requisitesOf(facts, 'ru'))).toBe(
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
  const ky = requisitesText(requisitesOf(facts, 'ky'))
  expect(ky).toContain('Эсептин номери: 1091820100380142')
  expect(ky).toContain('Банк: «Демо-Банк» ААК')
  const en = requisitesText(requisitesOf({ ...facts, currency: 'USD' }, 'en'))
  expect(en).toContain('Currency: USD, US Dollar')
  expect(en).toContain('Bank: Demo Bank OJSC')
  expect(requisitesTitle('en')).toBe('Bank details')
})

test('a payment in foreign currency needs the SWIFT code of the bank', () => {
  expect(requisitesOf({ ...facts, currency: 'EUR' }, 'ru').at(-1)).toEqual({
    id: 'swift',
    label: 'SWIFT-код банка',
    value: 'DEMOKG22',
  })
})

test('without the directory of banks the BIC alone says which bank it is', () => {
  const ids = requisitesOf({ ...facts, bankName: undefined }, 'ru').map(({ id }) => id)
  expect(ids).toEqual(['recipient', 'inn', 'account', 'currency', 'bic'])
})

test('correspondents of the currency come in the order of the bank, with whom they are reached through', () => {
  const bank = (patch: Partial<Correspondent>): Correspondent => ({
    currency: 'USD',
    code: 'CAYTTRIS',
    name: 'Aktif Bank',
    city: 'Istanbul',
    country: 'TR',
    intermediary: '',
    refusedCountries: [],
    ...patch,
  })
  const known = [
    bank({ intermediary: 'RBI, Vienna' }),
    bank({ currency: 'EUR' }),
    bank({ name: 'Kookmin Bank', code: 'CZNBKRSE', city: 'Seoul', country: 'KR' }),
  ]
  expect(correspondentTexts(known, 'USD', code => `страна ${code}`, 'ru')).toEqual([
    { name: 'Aktif Bank', code: 'CAYTTRIS', place: 'Istanbul, страна TR · через RBI, Vienna' },
    { name: 'Kookmin Bank', code: 'CZNBKRSE', place: 'Seoul, страна KR' },
  ])
})

test('transfers in soms need no correspondent', () => {
  expect(correspondentsNote('KGS', 0, 'en')).toContain('need no correspondent')
  expect(correspondentsNote('GBP', 0, 'en')).toContain('no correspondent in GBP')
  expect(correspondentsNote('USD', 2, 'en')).toContain('arrive through them')
})
