import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Drawer } from './drawer.tsx'

const nowhereElse = () => null

function Screen({ returnFocusTo }: { returnFocusTo?: () => HTMLElement | null }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Открыть</button>
      <Drawer
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title="№ 1042"
        footer={<button>Подписать</button>}
        returnFocusTo={returnFocusTo ?? nowhereElse}
      >
        <a href="/account/1">Счёт</a>
      </Drawer>
    </>
  )
}

test('the drawer is a dialog named by its title and keeps the focus inside', async () => {
  const { user } = await renderInApp(<Screen />)
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  const drawer = await screen.findByRole('dialog', { name: '№ 1042' })
  for (let step = 0; step < 5; step += 1) {
    await user.tab()
    expect(drawer).toContainElement(document.activeElement as HTMLElement)
  }
})

test('Esc closes the drawer and the focus returns to what opened it', async () => {
  const { user } = await renderInApp(<Screen />)
  const opener = screen.getByRole('button', { name: 'Открыть' })
  await user.click(opener)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(opener)
})

test('the focus goes to the place that the drawer has led to, if it is there', async () => {
  const { user } = await renderInApp(
    <>
      <button>Другой документ</button>
      <Screen returnFocusTo={() => screen.queryByRole('button', { name: 'Другой документ' })} />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Другой документ' }))
})

test('a confirmation starts on the safe button and names the act on the other', async () => {
  const answers: string[] = []
  const { user } = await renderInApp(
    <ConfirmDialog
      opened
      title="Удалить черновик?"
      body="Это действие нельзя отменить."
      confirmLabel="Удалить"
      tone="danger"
      onConfirm={() => answers.push('удалён')}
      onCancel={() => answers.push('оставлен')}
    />,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Удалить черновик?' })
  expect(dialog).toHaveAccessibleDescription('Это действие нельзя отменить.')
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Отмена' }))
  await user.click(screen.getByRole('button', { name: 'Удалить' }))
  await user.keyboard('{Escape}')
  expect(answers).toEqual(['удалён', 'оставлен'])
})

test('a confirmation that destroys nothing is an ordinary dialog', async () => {
  await renderInApp(
    <ConfirmDialog
      opened
      title="Уйти без сохранения?"
      confirmLabel="Уйти"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  )
  expect(screen.getByRole('dialog', { name: 'Уйти без сохранения?' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
