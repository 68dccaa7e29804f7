import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { PasswordRoute } from './password-route.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

const draw = (isResident = true) =>
  renderInApp(<PasswordRoute />, {
    me: personOf({ isResident }),
    namespaces: ['settings', 'components'],
    path: '/settings/password',
  })

test('a resident changes the password with the present one and a code', async () => {
  server.on('ChangePassword', { body: { data: { changePassword: true } } })
  const { user } = await draw()
  await user.type(screen.getByLabelText('Текущий пароль'), 'Old-Secret-1!')
  await user.type(screen.getByLabelText('Новый пароль'), 'New-Secret-2!')
  expect(screen.getByText('Цифра')).toHaveTextContent('Цифра: выполнено')
  await user.type(screen.getByLabelText('Новый пароль ещё раз'), 'New-Secret-2')
  await user.type(screen.getByLabelText(/Код из приложения/), '123456')
  await user.click(screen.getByRole('button', { name: 'Сменить пароль' }))
  // The entries differ: nothing has been sent.
  expect(server.callsOf('ChangePassword')).toHaveLength(0)
  await user.type(screen.getByLabelText('Новый пароль ещё раз'), '!')
  await user.click(screen.getByRole('button', { name: 'Сменить пароль' }))
  await waitFor(() => expect(server.callsOf('ChangePassword')).toHaveLength(1))
  await waitFor(() => expect(screen.getByLabelText('Текущий пароль')).toHaveValue(''))
})

test('a non-resident is sent to the bank’s office', async () => {
  await draw(false)
  expect(screen.getByText('Это меняют только в отделении банка')).toBeVisible()
  expect(screen.queryByLabelText('Новый пароль')).toBeNull()
})
