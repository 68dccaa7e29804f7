import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { SettingsPage } from './settings-page.tsx'

const quiet = globalThis.ResizeObserver

afterEach(() => {
  vi.restoreAllMocks()
  vi.stubGlobal('ResizeObserver', quiet)
})

test('the page of settings that is open stays in view in the row above, also when a phone is turned', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  let turnPhone: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class extends quiet {
      constructor(callback: ResizeObserverCallback) {
        super(callback)
        turnPhone = () => callback([], this)
      }
    },
  )
  await renderInApp(<SettingsPage title="Пароль">…</SettingsPage>, {
    me: personOf(),
    namespaces: ['settings'],
    path: '/settings/password',
  })
  const row = screen.getByRole('navigation')
  expect(row.scrollLeft).toBe(400)

  row.scrollLeft = 0
  turnPhone()
  expect(row.scrollLeft).toBe(400)
})
