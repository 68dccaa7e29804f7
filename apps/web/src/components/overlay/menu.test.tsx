import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { Menu } from './menu.tsx'

const handlePrint = vi.fn()

const showMenu = () =>
  renderInApp(
    <Menu
      label="Файлы"
      actions={[
        { id: 'pdf', label: 'PDF', onSelect: handlePrint },
        { id: 'csv', label: 'CSV' },
      ]}
      target={target => (
        <button type="button" {...target}>
          Скачать
        </button>
      )}
    />,
  )

test('the button says from the beginning that it opens a menu, and a press of it opens the actions', async () => {
  const { user } = await showMenu()
  const button = screen.getByRole('button', { name: 'Скачать' })
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }))
  expect(handlePrint).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
})

test('an arrow on the button opens the menu on its first action, and Esc gives the focus back', async () => {
  const { user } = await showMenu()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const first = await screen.findByRole('menuitem', { name: 'PDF' })
  await expect.poll(() => document.activeElement).toBe(first)
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'CSV' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByRole('button', { name: 'Скачать' })).toHaveFocus()
})
