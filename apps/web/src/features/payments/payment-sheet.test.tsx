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
  // A line of facts breaks between them, never between a label and its value.
  expect(await screen.findByText(/^Комиссия: [\d\s,]+KGS$/)).toBeVisible()
  expect(screen.getByText(/^Дата валютирования: \d\d\.\d\d\.\d{4}$/)).toBeVisible()
  const payerInn = (await screen.findByText('ИНН плательщика')).nextElementSibling
  expect(payerInn).toHaveAttribute('translate', 'no')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.href).toBe('/account/account-1?from=2026-11-01')
})

test('a document between two signatures says who signs next, to whoever cannot sign it', async () => {
  withoutLiveLine()
  const server = fakeServer()
  server.on('BankToday', { status: 503 })
  const open = async (isSignable: boolean) => {
    const row = paymentRow({ statusCode: 'PARTIALLY_CONFIRMED', isSignable })
    server.on('PaymentDetails', { body: { data: paymentDetails(row) } })
    const { unmount } = await renderInApp(<PaymentSheet />, {
      me: personOf(),
      namespaces: ['payments', 'documents', 'fields'],
      path: `/account/account-1?payment=${idOf(1)}`,
    })
    await screen.findByText('История статусов')
    return unmount
  }
  const unmount = await open(false)
  expect(screen.getByText('Дальше подписывает: А. Токтогулова')).toBeVisible()
  unmount()
  await open(true)
  expect(screen.queryByText(/^Дальше подписывает/)).toBeNull()
})

test('a payment by QR shows the number of its code, and a refund the sale that it gives back', async () => {
  withoutLiveLine()
  const server = fakeServer()
  server.on('BankToday', { status: 503 })
  const open = async (operationCode: 'QR' | 'REFUND') => {
    server.on('PaymentDetails', { body: { data: paymentDetails(paymentRow({ operationCode })) } })
    return renderInApp(<PaymentSheet />, {
      me: personOf(),
      namespaces: ['payments', 'documents', 'fields'],
      path: `/account/account-1?payment=${idOf(1)}`,
    })
  }
  const found = { transactionId: null, codeNumber: 'counter-1' }
  server.on('PaidQrCode', { body: { data: { findQrTransferDataByPaymentId: found } } })
  const { unmount } = await open('QR')
  expect((await screen.findByText('counter-1')).parentElement).toHaveTextContent(
    'Номер QR-кода: counter-1',
  )
  unmount()
  const operation = {
    id: 'sale-1',
    createdAt: '2026-11-29T05:00:00.000Z',
    amountWithFee: '150.00',
    senderName: 'Бакыт А.',
    salePointName: 'Зал',
  }
  server.on('RefundedQrSale', { body: { data: { findRefundedQrOperationInfo: { operation } } } })
  await open('REFUND')
  expect(await screen.findByRole('link', { name: '29.11.2026 11:00' })).toHaveAttribute(
    'href',
    '/qr-history/sales?sale=sale-1',
  )
})
