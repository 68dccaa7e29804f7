import { expect, test } from 'vitest'
import { faultsOfTexts } from './bank-words.ts'

test('a text is complete when each language has its own words', () => {
  const good = { ru: 'Счёт', ky: 'Эсеп', en: 'Account' }
  expect(faultsOfTexts([good, { ru: 'Visa', ky: 'Visa', en: 'Visa' }])).toEqual([])
})

test.each([
  [{ ru: 'Счёт', ky: ' ', en: 'Account' }, 'nothing in ky: Счёт'],
  [{ ru: 'Счёт', ky: 'Эсеп', en: 'Счёт' }, 'not English: Счёт'],
  [{ ru: 'Счёт', ky: 'Шоттың аты қысқа', en: 'Account' }, 'not Kyrgyz: Шоттың аты қысқа'],
])('%o is reported separately', (text, fault) => {
  expect(faultsOfTexts([text])).toEqual([fault])
})

test('an empty text is no text in three languages', () => {
  expect(faultsOfTexts([])).toEqual(['no text at all'])
})
