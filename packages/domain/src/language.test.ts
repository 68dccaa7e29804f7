import { describe, expect, test } from 'vitest'
import { fillTemplate, languageOfStored, languages, storedOfLanguage } from './language.ts'

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

  test('does not read a parameter as a template', () => {
    expect(fillTemplate('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
  })
})
