import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderInApp } from '../../testing/render.tsx'
import { SimulatorRoute } from './simulator-route.tsx'

const paymentId = '018f0000-0000-7000-8000-000000000001'
const state = {
  clock: { now: '2026-11-30T04:00:00.000Z', offsetMs: 0 },
  mode: 'manual',
  people: [
    {
      clientId: '100101',
      password: 'Tartip-2026!',
      fullName: 'Асанов Эркин Болотович',
      status: 'Confirmed',
      roles: [
        {
          companyName: 'ОсОО «Алтын Дан»',
          signRight: 'FIRST',
          productRoles: ['LOAN_MANAGER', 'SELLER'],
        },
      ],
      code: '083792',
      codeExpiresInSeconds: 20,
    },
  ],
}
const page = {
  payments: [
    {
      paymentId,
      documentNumber: '17',
      operation: 'CLEARING',
      payerName: 'ОсОО «Алтын Дан»',
      recipientName: 'ОсОО «Тулпар»',
      amount: '86210.00',
      currency: 'KGS',
      step: 'ACCEPT',
      dueAt: '2026-11-30T04:01:00.000Z',
      isHeldByOfficer: true,
    },
  ],
  nextCursor: null as string | null,
}
let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on('GET /api/simulator/state', { body: state })
  server.on('GET /api/simulator/payments', { body: page })
})

const open = () =>
  renderInApp(<SimulatorRoute />, { namespaces: ['simulator'], path: '/simulator' })

test('a new user finds the credentials of every demo person', async () => {
  await open()
  expect(await screen.findByText('083\u00A0792', { normalizer: text => text })).toBeVisible()
  expect(
    screen.getByText('ОсОО «Алтын Дан» · Первый подписант · Кредиты · Продажа в рассрочку'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Войти как' })).toHaveAttribute(
    'href',
    '/auth/login?clientId=100101',
  )
})

test('an open console does not extend the session', async () => {
  await open()
  await screen.findByText('Асанов Эркин Болотович')
  expect(server.calls.every(call => call.headers.get('X-Passive') === '1')).toBe(true)
})

test('a payment is accepted once, however often the button is pressed', async () => {
  const path = `POST /api/simulator/payments/${paymentId}/accept`
  const answer = server.onHeld(path, { body: { ok: true } })
  const { user } = await open()
  const accept = await screen.findByRole('button', { name: 'Принять' })
  await user.dblClick(accept)
  answer()
  await waitFor(() => expect(accept).toBeEnabled())
  expect(server.callsOf(path)).toHaveLength(1)
})

test('a payment waiting for a decision shows until when it was delayed', async () => {
  const [payment] = page.payments
  const delayedUntil = '2026-11-30T05:00:00.000Z'
  server.on('GET /api/simulator/payments', {
    body: { ...page, payments: [{ ...payment, delayedUntil }] },
  })
  await open()
  const line = await screen.findByText(/№ 17 · Клиринг/)
  expect(line).toHaveTextContent('Ждёт вашего решения')
  expect(line).toHaveTextContent('задержан до 30.11.2026 11:00')
})

test('further pages of open payments are loaded on request', async () => {
  const [payment] = page.payments
  const nextCursor = `1_${paymentId}`
  const behind = { ...payment, paymentId: nextCursor, documentNumber: '18' }
  server.on('GET /api/simulator/payments', { body: { ...page, nextCursor } })
  server.on(`GET /api/simulator/payments?after=${nextCursor}`, {
    body: { payments: [behind], nextCursor: null },
  })
  const { user } = await open()
  await screen.findByText(/№ 17/)
  expect(screen.queryByText(/№ 18/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText(/№ 18/)).toBeVisible()
  expect(screen.getByText(/№ 17/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

test('a refusal requires a reason, which is sent along', async () => {
  const path = `POST /api/simulator/payments/${paymentId}/refuse`
  server.on(path, { body: { ok: true } })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Отказать' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Отказать' }))
  expect(server.callsOf(path)).toHaveLength(0)
  await user.type(within(dialog).getByLabelText(/Причина/), 'Проверка AML')
  await user.click(within(dialog).getByRole('button', { name: 'Отказать' }))
  await waitFor(() =>
    expect(server.callsOf(path)[0]?.body).toEqual({
      code: 'REFUSED_BY_OFFICER',
      reason: 'Проверка AML',
    }),
  )
})

test('the bank’s clock is moved by an hour', async () => {
  server.on('POST /api/simulator/clock', { body: {} })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '+1 час' }))
  expect(server.callsOf('POST /api/simulator/clock')[0]?.body).toEqual({ advanceMinutes: 60 })
})

test('the console is not available without demo mode', async () => {
  server.on('GET /api/simulator/state', { status: 404, body: { code: 'URL_NOT_FOUND' } })
  await open()
  expect(await screen.findByText('Демо-режим выключен')).toBeVisible()
  expect(screen.queryByText(/Пароль/)).toBeNull()
})

test('an open payment shows its document number and rail', async () => {
  await open()
  expect(await screen.findByText(/№ 17 · Клиринг/)).toBeVisible()
})
