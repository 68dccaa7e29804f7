import { afterEach, expect, test, vi } from 'vitest'
import { currentLanguage, onLanguageChange, setCurrentLanguage } from './current-language.ts'

afterEach(() => setCurrentLanguage('ru'))

test('who shows what the bank says receives events about another language, once and with the new one in force', () => {
  const received: string[] = []
  const stop = onLanguageChange(() => received.push(currentLanguage()))
  setCurrentLanguage('ky')
  setCurrentLanguage('ky')
  setCurrentLanguage('en')
  stop()
  setCurrentLanguage('ru')
  expect(received).toEqual(['ky', 'en'])
})

test('the same language again is no news', () => {
  const follow = vi.fn()
  const stop = onLanguageChange(follow)
  setCurrentLanguage(currentLanguage())
  stop()
  expect(follow).not.toHaveBeenCalled()
})
