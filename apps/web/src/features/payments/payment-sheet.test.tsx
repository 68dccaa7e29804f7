import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { PaymentSheet } from './payment-sheet.tsx'
import { paymentDetails } from './testing/payment-details.ts'
import { idOf, paymentRow } from './testing/payment-row.ts'

test('a document opens over the page that names it, and closing it leaves the page where it was', async () => {
  withoutLiveLine()
  const server = fakeServer()
  server.on('BankToday', { status: 503 })
  server.on('PaymentDetails', { body: { data: paymentDetails(paymentRow()) } })
  const { user, router } = await renderInApp(<PaymentSheet />, {
    me: personOf(),
    namespaces: ['payments', 'documents', 'fields'],
    path: `/account/account-1?from=2026-11-01&payment=${idOf(1)}`,
  })
  await screen.findByText('История статусов')
  expect(
    screen.getByRole('heading', { name: /^Платёж № / }).querySelector('[translate="no"]'),
  ).toHaveTextContent(/^\d+$/)
  const payerInn = (await screen.findByText('ИНН плательщика')).nextElementSibling
  expect(payerInn).toHaveAttribute('translate', 'no')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.href).toBe('/account/account-1?from=2026-11-01')
})
