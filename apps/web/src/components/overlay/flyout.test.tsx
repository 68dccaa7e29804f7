import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { Flyout } from './flyout.tsx'

function Screen() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Flyout
        opened={isOpen}
        onOpenedChange={setIsOpen}
        label="Профиль"
        side="end"
        width="17.5rem"
        target={props => (
          <button type="button" {...props}>
            Асанов
          </button>
        )}
      >
        <button type="button">Выйти</button>
      </Flyout>
      <p>страница</p>
    </>
  )
}

test('the panel takes the focus, closes on Esc and gives the focus back', async () => {
  const { user } = await renderInApp(<Screen />)
  const opener = screen.getByRole('button', { name: 'Асанов' })
  await user.click(opener)
  expect(screen.getByRole('dialog', { name: 'Профиль' })).toBeVisible()
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Выйти' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).toHaveFocus()
})

test('a press elsewhere closes it and presses nothing', async () => {
  const { user } = await renderInApp(<Screen />)
  await user.click(screen.getByRole('button', { name: 'Асанов' }))
  const outside = document.querySelector('[data-popup-outside]')
  if (!outside) throw new Error('The page below is not covered')
  await user.click(outside)
  expect(screen.queryByRole('dialog')).toBeNull()
})
