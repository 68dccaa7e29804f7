import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../app/i18n/load-texts.ts'
import { createI18n } from '../lib/i18n.ts'
import type { Translator } from '../lib/translator.ts'
import { TranslatorProvider } from '../lib/use-translation.ts'
import { useAnnouncement } from './use-announcement.ts'

let i18n: Translator
const wrapper = ({ children }: { children: ReactNode }) => (
  <TranslatorProvider value={i18n}>{children}</TranslatorProvider>
)

beforeEach(async () => {
  i18n = await createI18n(loadTexts, 'ru')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('what the person has done is announced at once, and no news takes its place too early', () => {
  const { result } = renderHook(() => useAnnouncement(), { wrapper })
  act(() => result.current.announce('Обновлено: 1'))
  act(() => result.current.announceNow('Подписано'))
  act(() => result.current.announce('Обновлено: 2'))
  expect(result.current.text).toBe('Подписано')
  pass(4_900)
  expect(result.current.text).toBe('Подписано')
  pass(200)
  expect(result.current.text).toBe('Обновлено: 2')
})

test('of news in quick succession only the last is announced, later', () => {
  const { result } = renderHook(() => useAnnouncement(), { wrapper })
  for (const words of ['Обновлено: 1', 'Обновлено: 2', 'Обновлено: 3']) {
    act(() => result.current.announce(words))
  }
  expect(result.current.text).toBe('Обновлено: 1')
  pass(5_000)
  expect(result.current.text).toBe('Обновлено: 3')
})

test('an announcement in one language is not left to be read in another', async () => {
  const { result } = renderHook(() => useAnnouncement(), { wrapper })
  act(() => result.current.announceNow('Подписано'))
  await act(() => i18n.changeLanguage('ky'))
  expect(result.current.text).toBe('')
})

test('news that still waits when the language changes is not announced in the old one', async () => {
  const { result } = renderHook(() => useAnnouncement(), { wrapper })
  act(() => result.current.announceNow('Подписано'))
  act(() => result.current.announce('Обновлено: 1'))
  await act(() => i18n.changeLanguage('ky'))
  pass(5_000)
  expect(result.current.text).toBe('')
})
