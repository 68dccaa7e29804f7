import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useState } from 'react'
import { ImmediateObserver } from '../../testing/immediate-observer.ts'
import { renderInApp } from '../../testing/render.tsx'
import { ActionBar } from '../table/action-bar.tsx'
import { Drawer } from '../overlay/drawer.tsx'
import { ToastHost } from './toast-host.tsx'

const floor = () =>
  screen.getByRole('region', { name: 'Сообщения' }).style.getPropertyValue('--toast-floor')

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ImmediateObserver)
})

afterEach(() => {
  vi.restoreAllMocks()
})

function PageWithDrawer() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <ToastHost />
      <Drawer
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title="№ 1042"
        footer={<button>Подписать</button>}
      >
        Платёж
      </Drawer>
    </>
  )
}

test('toasts rise above the buttons of a drawer, and come down with it', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
  const { user } = await renderInApp(<PageWithDrawer />)
  await waitFor(() => expect(floor()).toBe('64px'))
  await user.keyboard('{Escape}')
  expect(floor()).toBe('0px')
})

test('toasts rise above the bar of what is chosen', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  await renderInApp(
    <>
      <ToastHost />
      <ActionBar selectedCount={3} onClear={() => undefined}>
        <button>Подписать</button>
      </ActionBar>
    </>,
  )
  await waitFor(() => expect(floor()).toBe('56px'))
})
