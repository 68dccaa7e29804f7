import { join } from 'node:path'
import { readBankWords } from '@tartip/bank-twin/reference/bank-words'
import { languages } from '@tartip/domain/language'
import { ok } from '@tartip/domain/result'
import { readOfficerText } from '@tartip/domain/text/officer-text'
import { describe, expect, test } from 'vitest'

import { officerReason, predefinedReasons, reasonKinds } from './predefined-reasons.ts'

const words = readBankWords(join(import.meta.dirname, '../../../../reference-data'))

describe('the predefined reasons of an officer', () => {
  test.each(reasonKinds)('exist for %s, in the language of the console', kind => {
    const [russian, kyrgyz] = [
      predefinedReasons(words, 'ru')[kind],
      predefinedReasons(words, 'ky')[kind],
    ]
    expect(russian?.length).toBeGreaterThan(1)
    expect(kyrgyz).toHaveLength(russian?.length ?? 0)
    expect(kyrgyz).not.toEqual(russian)
  })

  test.each(reasonKinds)('each reason for %s is returned by the console unchanged', kind => {
    for (const language of languages) {
      for (const reason of predefinedReasons(words, language)[kind] ?? []) {
        expect(readOfficerText('reason', reason)).toEqual(ok(reason))
      }
    }
  })

  test('a closed account is not an arrest', () => {
    expect(predefinedReasons(words, 'ru')['arrest']).not.toContain('Закрыт по заявлению клиента')
  })
})

describe('the text for the client', () => {
  test('a predefined reason is stored in every language, whichever it was chosen in', () => {
    const order = { ru: 'Постановление суда', ky: 'Соттун токтому', en: 'Court order' }
    expect(officerReason(words, 'arrest', 'Соттун токтому')).toEqual(order)
    expect(officerReason(words, 'arrest', 'Court order')).toEqual(order)
  })

  test('an officer’s own text stays unchanged', () => {
    expect(officerReason(words, 'arrest', 'Постановление № 7')).toEqual({ ru: 'Постановление № 7' })
    expect(officerReason(words, 'freeze', 'Court order')).toEqual({ ru: 'Court order' })
  })
})
