import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the chosen tab is brought into view without moving the page', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
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
  expect(screen.getByRole('tablist').scrollLeft).toBe(400)
  expect(scroll).not.toHaveBeenCalled()
})
