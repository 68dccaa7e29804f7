import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import type { PaymentRow } from '../api/payment-queries.ts'
import { paymentDetails } from '../testing/payment-details.ts'
import { idOf, paymentPage, signableRows } from '../testing/payment-row.ts'
import { DeskRoute } from './desk-route.tsx'

const held = vi.hoisted(() => ({
  requested: 0,
  letGo: () => undefined as void,
  code: Promise.resolve(),
}))
vi.mock('../../../documents/desk/desk-end.tsx', async importOriginal => {
  held.requested += 1
  await held.code
  return importOriginal()
})

let server: FakeServer
const [row] = signableRows(1) as readonly [PaymentRow]

// What the confirmation is made of is transformed before its arrival is timed.
beforeAll(async () => {
  await import('../../../documents/actions/action-footer.tsx')
  await import('../../../documents/actions/action-body.tsx')
}, 60_000)

beforeEach(() => {
  withoutLiveLine()
  held.code = new Promise(resolve => (held.letGo = resolve))
  server = fakeServer()
  server.on('SearchPayments', { body: { data: { searchPaymentByCriteria: paymentPage([row]) } } })
  server.on('BankToday', { status: 503 })
  server.on('PaymentDetails', { body: { data: paymentDetails(row) } })
  const getSigningReview = { documents: [], accounts: [] }
  server.on('SigningReview', { body: { data: { getSigningReview } } })
  server.on('SecondSigners', { body: { data: { getSecondPersonTokenByPaymentIds: [] } } })
  const paymentId = idOf(1)
  const statusCode = 'ON_VERIFICATION_COMPLETED'
  const answer = { paymentId, ok: true, statusCode, errorCode: null, errorParams: [] }
  server.on('SignPayments', { body: { data: { signingPayment: [answer] } } })
})

test('the confirmation is loaded with the first press, and a code typed before it has come is in its field', async () => {
  const { user } = await renderInApp(<DeskRoute />, {
    me: personOf(),
    namespaces: ['payments', 'documents', 'fields'],
    path: '/sign',
  })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Взять на подпись/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
  expect(held.requested).toBe(0)
  await user.keyboard('{Shift}')
  expect(held.requested).toBe(1)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: /^Взять на подпись/ })).toBeNull()
  await user.keyboard('129{Backspace}3')
  await act(async () => held.letGo())
  const field = await screen.findByLabelText('Код из приложения')
  expect(field).toHaveValue('123')
  expect(field).toHaveFocus()
  await user.keyboard('456')
  await screen.findByText('Подписано: 1')
  expect(JSON.stringify(server.callsOf('SignPayments')[0]?.body)).toContain('"otpCode":"123456"')
})
