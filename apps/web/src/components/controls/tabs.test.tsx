import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the chosen tab is brought into view without moving the page, also when a phone is turned', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  let turnPhone: () => void = () => undefined
  const quiet = globalThis.ResizeObserver
  vi.stubGlobal(
    'ResizeObserver',
    class extends quiet {
      constructor(callback: ResizeObserverCallback) {
        super(callback)
        turnPhone = () => callback([], this)
      }
    },
  )
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await renderInApp(
    <Tabs
      label="Статусы"
      tabs={[
        { value: 'all', label: 'Все' },
        { value: 'drafts', label: 'Черновики' },
      ]}
      value="drafts"
      onChange={() => undefined}
    />,
  )
  const row = screen.getByRole('tablist')
  expect(row.scrollLeft).toBe(400)

  row.scrollLeft = 0
  turnPhone()
  expect(row.scrollLeft).toBe(400)
  expect(scroll).not.toHaveBeenCalled()
  vi.stubGlobal('ResizeObserver', quiet)
})
