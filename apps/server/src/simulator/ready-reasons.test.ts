import { join } from 'node:path'
import { readBankWords } from '@tartip/bank-twin/reference/bank-words'
import { languages } from '@tartip/domain/language'
import { ok } from '@tartip/domain/result'
import { readOfficerText } from '@tartip/domain/text/officer-text'
import { describe, expect, test } from 'vitest'

import { officerWords, readyReasons, reasonKinds } from './ready-reasons.ts'

const words = readBankWords(join(import.meta.dirname, '../../../../reference-data'))

describe('the reasons an officer chooses from', () => {
  test.each(reasonKinds)('there are some for %s, in the language of the console', kind => {
    const [russian, kyrgyz] = [readyReasons(words, 'ru')[kind], readyReasons(words, 'ky')[kind]]
    expect(russian?.length).toBeGreaterThan(1)
    expect(kyrgyz).toHaveLength(russian?.length ?? 0)
    expect(kyrgyz).not.toEqual(russian)
  })

  test.each(reasonKinds)('each for %s comes back from the console as it went there', kind => {
    for (const language of languages) {
      for (const reason of readyReasons(words, language)[kind] ?? []) {
        expect(readOfficerText('reason', reason)).toEqual(ok(reason))
      }
    }
  })

  test('a closed account is no arrest', () => {
    expect(readyReasons(words, 'ru')['arrest']).not.toContain('Закрыт по заявлению клиента')
  })
})

describe('what the client is told', () => {
  test('a chosen sentence comes in every language, whichever it was chosen in', () => {
    const order = { ru: 'Постановление суда', ky: 'Соттун токтому', en: 'Court order' }
    expect(officerWords(words, 'arrest', 'Соттун токтому')).toEqual(order)
    expect(officerWords(words, 'arrest', 'Court order')).toEqual(order)
  })

  test('what the officer wrote himself stays as it is', () => {
    expect(officerWords(words, 'arrest', 'Постановление № 7')).toEqual({ ru: 'Постановление № 7' })
    expect(officerWords(words, 'freeze', 'Court order')).toEqual({ ru: 'Court order' })
  })
})
