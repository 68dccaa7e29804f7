import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ApiKeyRoute } from './api-key-route.tsx'

const key = {
  createdDate: '2026-11-30T04:00:00.000Z',
  validUntil: '2027-02-28T04:00:00.000Z',
  state: 'ACTIVE',
  createdBy: 'Э. Асанов',
  lastUsedDate: null,
  keyPrefix: 'tartip_AbCd',
  apiKeyAccessList: [{ api: 'ACCOUNTS' }],
}

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

const draw = (apiKey: object | null) => {
  server.on('ApiKeyOfOrganisation', { body: { data: { apiKey } } })
  return renderInApp(<ApiKeyRoute />, {
    me: personOf(),
    namespaces: ['common', 'settings', 'components'],
    path: '/settings/api-key',
  })
}

describe('the API key', () => {
  test('is made with a list and a password and shown once', async () => {
    server.on('CreateApiKey', {
      body: { data: { createApiKey: { key: 'tartip_whole-key', validUntil: key.validUntil } } },
    })
    const { user } = await draw(null)
    await user.click(await screen.findByRole('checkbox', { name: 'Курсы валют' }))
    await user.type(screen.getByLabelText('Ваш пароль'), 'secret')
    await user.click(screen.getByRole('button', { name: 'Создать ключ' }))
    expect(await screen.findByText('tartip_whole-key')).toBeVisible()
    expect(server.callsOf('CreateApiKey')[0]?.body).toMatchObject({
      variables: { password: 'secret', apiKeyAccessList: [{ api: 'RATES' }] },
    })
    server.on('ApiKeyOfOrganisation', { body: { data: { apiKey: key } } })
    await user.click(screen.getByRole('button', { name: 'Я сохранил ключ' }))
    await waitFor(() => expect(screen.queryByText('tartip_whole-key')).toBeNull())
  })

  test('says beside the password that it was wrong and how many tries are left', async () => {
    const extensions = { code: 'PASSWORD_INCORRECT', params: { attemptsLeft: 3 }, traceId: 't' }
    server.on('CreateApiKey', { body: { errors: [{ message: 'x', extensions }] } })
    const { user } = await draw(null)
    await user.click(await screen.findByRole('button', { name: 'Создать ключ' }))
    expect(await screen.findByText(/Осталось попыток: 3/)).toBeVisible()
  })

  test('that works can be switched off, and no other one is offered', async () => {
    await draw(key)
    expect(await screen.findByText('Действует')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Отключить ключ' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Создать ключ' })).toBeNull()
  })

  test('stands beside the id of the organisation, which a program has to name in its calls', async () => {
    await draw(key)
    const { orgReferenceId } = personOf().currentContract
    expect(await screen.findByText('ID организации')).toBeVisible()
    expect(screen.getByText(orgReferenceId)).toBeVisible()
  })

  test('lives in real time, which is shown when the clock of the bank has been moved', async () => {
    const now = '2030-01-01T04:00:00.000Z'
    const today = { date: '2030-01-01', isWorkingDay: false, isShortDay: false }
    server.on('BankToday', {
      body: { data: { getBankToday: { ...today, now, nextWorkingDay: '2030-01-02' } } },
    })
    await draw(key)
    expect(await screen.findByRole('note')).toHaveTextContent('ключи — по реальному времени')
  })

  test('that has ended names the way to a new one', async () => {
    await draw({ ...key, state: 'INACTIVE' })
    expect(await screen.findByText(/разрешает отделение банка или супервайзер/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
