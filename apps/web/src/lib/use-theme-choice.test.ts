import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { followTheme, useColourScheme, useThemeChoice } from './use-theme-choice.ts'

const shown = () => document.documentElement.getAttribute('data-theme')

/** A system whose wish can be changed. */
function systemThatIs(isDark: boolean) {
  const target = new EventTarget()
  const query = Object.assign(target, { matches: isDark, media: '', onchange: null })
  vi.stubGlobal('matchMedia', () => query)
  return (next: boolean) => {
    query.matches = next
    target.dispatchEvent(new Event('change'))
  }
}

test('the system decides until the person does, and again when they say so', () => {
  const systemTurns = systemThatIs(true)
  const stop = followTheme()
  expect(shown()).toBe('dark')
  const { result } = renderHook(() => ({ ...useThemeChoice(), scheme: useColourScheme() }))
  act(() => systemTurns(false))
  expect([shown(), result.current.scheme]).toEqual(['light', 'light'])
  act(() => result.current.choose('dark'))
  expect([shown(), result.current.choice, result.current.scheme]).toEqual(['dark', 'dark', 'dark'])
  act(() => systemTurns(false))
  expect(shown()).toBe('dark')
  act(() => result.current.choose('auto'))
  expect(shown()).toBe('light')
  stop()
})

test('a choice made in another tab is followed', () => {
  systemThatIs(false)
  const stop = followTheme()
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(shown()).toBe('dark')
  stop()
})
