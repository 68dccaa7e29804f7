import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { ActionBar } from '../table/action-bar.tsx'
import { Drawer } from '../overlay/drawer.tsx'

const floor = () => document.documentElement.style.getPropertyValue('--toast-floor')

afterEach(() => {
  vi.restoreAllMocks()
})

test('toasts rise above the buttons of a drawer, and come down with it', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
  const { unmount } = await renderInApp(
    <Drawer opened onClose={() => undefined} title="№ 1042" footer={<button>Подписать</button>}>
      Платёж
    </Drawer>,
  )
  expect(await screen.findByRole('button', { name: 'Подписать' })).toBeVisible()
  expect(floor()).toBe('64px')
  unmount()
  expect(floor()).toBe('')
})

test('toasts rise above the bar of what is chosen', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  await renderInApp(
    <ActionBar selectedCount={3} onClear={() => undefined}>
      <button>Подписать</button>
    </ActionBar>,
  )
  expect(floor()).toBe('56px')
})
