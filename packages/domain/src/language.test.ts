import { describe, expect, test } from 'vitest'
import {
  fillPlaces,
  fillTemplate,
  languageOfStored,
  languages,
  storedOfLanguage,
} from './language.ts'

describe('languages', () => {
  test('are stored as KG, RU and ENG and shown as ky, ru and en', () => {
    expect(languages.map(storedOfLanguage)).toEqual(['RU', 'KG', 'ENG'])
    expect(languages.map(language => languageOfStored(storedOfLanguage(language)))).toEqual(
      languages,
    )
  })
})

describe('a text with places', () => {
  test('takes its parameters, each as often as it is named', () => {
    expect(fillTemplate('от {min} до {max}, не {max}', { min: 1, max: '2' })).toBe(
      'от 1 до 2, не 2',
    )
  })

  test('keeps a place without a parameter, so that it is seen', () => {
    expect(fillTemplate('до {time}', {})).toBe('до {time}')
    expect(fillTemplate('{toString}', {})).toBe('{toString}')
  })

  test.each([
    ['Документ № {number} от {date}', 'Документ №~{number} от {date}'],
    ['Document No. {number}', 'Document No.~{number}'],
    ['Лимит {limit} KGS. {left} KGS можно', 'Лимит {limit}~KGS. {left}~KGS можно'],
    ['не хватает {missing} {currency}', 'не хватает {missing}~{currency}'],
    ['Файл больше {max} МБ.', 'Файл больше {max}~МБ.'],
    ['{percent} % of the debt', '{percent}~% of the debt'],
    ['{from} SMSCENTER {to} МБанк', '{from} SMSCENTER {to} МБанк'],
  ])('keeps numbers beside their signs and units: %s', (text, expected) => {
    expect(fillTemplate(text, {})).toBe(expected.replaceAll('~', '\u00a0'))
    expect(fillPlaces(text, {})).toBe(text)
  })

  test('does not read a parameter as a template', () => {
    expect(fillTemplate('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
  })
})
