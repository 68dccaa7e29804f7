import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import type { SoftwareToken } from './api/desk-api.ts'
import { anId as tokenId, openConsole, emptyConsole } from './testing/simulator-console.tsx'

const token: SoftwareToken = {
  tokenId,
  label: 'Рутокен, Асанов',
  state: 'READY',
  keyKind: 'RSA_2048',
  isLocked: false,
  isRevoked: false,
  certificateSerial: 'ab12cd34ef',
  validUntil: '2027-11-30T04:00:00.000Z',
}
let server: FakeServer

const show = (shown: Partial<SoftwareToken>) =>
  server.on('GET /api/simulator/tokens', {
    body: { pin: '12345678', tokens: [{ ...token, ...shown }] },
  })

beforeEach(() => {
  server = emptyConsole()
})

test('revoking a certificate needs a confirmation with its consequences, and is shown afterwards', async () => {
  show({})
  const path = `POST /api/simulator/tokens/${tokenId}/revoke`
  server.on(path, () => {
    show({ isRevoked: true })
    return { body: {} }
  })
  const { user } = await openConsole('token', 'ru')
  await user.click(await screen.findByRole('button', { name: 'Отозвать сертификат' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent(/Рутокен, Асанов\. Подписать этим токеном больше ничего/)
  expect(server.callsOf(path)).toHaveLength(0)
  await user.click(within(question).getByRole('button', { name: 'Аннулировать' }))
  expect(await screen.findByText('Сертификат отозван')).toBeVisible()
  expect(screen.getByText(/больше не примет подпись/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(server.callsOf(path)).toHaveLength(1)
})

test('a token without a valid certificate gets another key of the same kind', async () => {
  show({ isRevoked: true, keyKind: 'GOST_2012_256' })
  const path = `POST /api/simulator/tokens/${tokenId}/key`
  server.on(path, { body: {} })
  const { user } = await openConsole('token', 'en')
  expect(await screen.findByText('Certificate revoked')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Revoke the certificate' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Issue a new key' }))
  await waitFor(() => expect(server.callsOf(path)[0]?.body).toEqual({ keyKind: 'GOST_2012_256' }))
})
