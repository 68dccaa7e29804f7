import { describe, expect, test } from 'vitest'

import {
  allWordsOf,
  bankTextOf,
  bankTextOfStored,
  type BankText,
  fillTexts,
  storedWordsOf,
  type Words,
  wordsIn,
  wordsOfStored,
} from './bank-text.ts'
import { languages } from './language.ts'

const fee: BankText = { ru: 'Комиссия', ky: 'Комиссия алынды', en: 'Fee' }

describe('what a reader is reported', () => {
  test('the bank speaks to each in their language', () => {
    expect(languages.map(language => wordsIn(fee, language))).toEqual([
      'Комиссия',
      'Комиссия алынды',
      'Fee',
    ])
  })

  test('what an officer gave in Russian alone is read in Russian by everybody', () => {
    const reason = { ru: 'Постановление № 412' }
    expect(languages.map(language => wordsIn(reason, language))).toEqual(
      languages.map(() => 'Постановление № 412'),
    )
  })

  test('somebody’s own words are never translated', () => {
    expect(languages.map(language => wordsIn('Оплата за мёд', language))).toEqual(
      languages.map(() => 'Оплата за мёд'),
    )
  })

  test('a text is found by what it says in any language', () => {
    expect(allWordsOf(fee)).toEqual(['Комиссия', 'Комиссия алынды', 'Fee'])
    expect(allWordsOf({ ru: 'Комиссия' })).toEqual(['Комиссия'])
    expect(allWordsOf('Оплата')).toEqual(['Оплата'])
  })
})

test('blanks around what an officer has typed are no part of it, in whatever language they typed it', () => {
  expect(bankTextOf('  Постановление № 412\n')).toEqual({ ru: 'Постановление № 412' })
  expect(bankTextOf({ ru: ' Комиссия ', en: '\tFee ' })).toEqual({ ru: 'Комиссия', en: 'Fee' })
  expect(bankTextOf({ ru: 'Комиссия', ky: ' Комиссия алынды', en: ' ' })).toEqual({
    ru: 'Комиссия',
    ky: 'Комиссия алынды',
  })
})

test('places are filled in every language', () => {
  const template = { ru: 'Комиссия № {n}', ky: '№ {n} комиссия', en: 'Fee no. {n}' }
  expect(fillTexts(template, { n: '7' })).toEqual({
    ru: 'Комиссия № 7',
    ky: '№ 7 комиссия',
    en: 'Fee no. 7',
  })
})

describe('how words are kept', () => {
  test.each<[string, Words]>([
    ['own words', 'Оплата за мёд'],
    ['words of the bank', fee],
    ['words of the bank in Russian alone', { ru: 'Постановление' }],
  ])('%s come back as they were', (_what, words) => {
    const { text, other } = storedWordsOf(words)
    expect(wordsOfStored(text, other)).toEqual(words)
  })

  test('a reason from before is the bank’s, in Russian', () => {
    expect(bankTextOfStored('Постановление', null)).toEqual({ ru: 'Постановление' })
    expect(bankTextOfStored('Комиссия', { en: 'Fee' })).toEqual({ ru: 'Комиссия', en: 'Fee' })
  })
})
