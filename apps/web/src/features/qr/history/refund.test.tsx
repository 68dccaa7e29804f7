import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, type FakeServer } from '../../../testing/fake-server.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import {
  answer,
  answerSales,
  firstSaleId,
  openSales,
  page,
  refundable,
  refuse,
  saleOf,
} from '../testing/qr-bank.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  withoutLiveLine()
})

/** A sale in the list that a colleague gives back at the moment of this call. */
function saleRefundedBy(operation: 'CheckRefund' | 'RefundSale'): void {
  let sale = saleOf(firstSaleId, '2026-11-29T04:00:00.000Z')
  answerSales(server, [])
  server.on('QrHistory', () => answer({ getQrOperationHistory: page([sale]) }))
  server.on('RefundedSale', answer({ getRefundedQrOperationInfo: { account: sale.account } }))
  server.on(operation, () => {
    const refund = {
      paymentId: 'refund-1',
      amount: '40.00',
      statusCode: 'ON_VERIFICATION',
    } as const
    sale = { ...sale, refund }
    return refuse('ALREADY_REFUNDED')
  })
}

test('a sale that was given back meanwhile names its refund, and is not given back again', async () => {
  saleRefundedBy('CheckRefund')
  const { user } = await openSales(`/qr-history/sales?sale=${firstSaleId}`)
  await user.click(await screen.findByRole('button', { name: 'Вернуть деньги' }))
  const question = await screen.findByRole('dialog', { name: 'Возврат по QR' })
  expect(await within(question).findByText('Возврат по этой продаже уже сделан.')).toBeVisible()
  expect(await within(question).findByRole('link', { name: 'К документу' })).toHaveAttribute(
    'href',
    '/history?payment=refund-1',
  )
  expect(within(question).getByText(/40,00/)).toBeVisible()
  expect(within(question).getByText('Ожидает первой подписи')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull()
})

test('a refund of too much keeps the largest sum in sight, and an empty reason is required', async () => {
  server.on('CheckRefund', refundable)
  server.on('RefundedSale', answer({ getRefundedQrOperationInfo: { account: '1090011000014297' } }))
  const sale = saleOf('1', '2026-11-29T04:00:00.000Z')
  const { user } = await renderInApp(
    <RefundDialog legalPartyId="party-1" sale={sale} onClose={() => undefined} />,
    { namespaces: ['qr', 'fields'], me: personOf() },
  )
  await screen.findByText(/Получатель: Покупатель 1/)
  const amount = screen.getByLabelText(/^Сумма возврата \*/)
  await user.clear(amount)
  await user.type(amount, '100000')
  await user.click(screen.getByRole('button', { name: 'Отправить на подпись' }))
  expect(
    await screen.findByText(/^Сумма возврата больше суммы продажи\. Не больше [\d\s]+,\d\d KGS/),
  ).toBeVisible()
  expect(screen.getByText('Заполните поле.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Отмена' })).toBeVisible()
})

test('a sale that a colleague gives back while the dialog is open names their refund', async () => {
  server.on('CheckRefund', refundable)
  saleRefundedBy('RefundSale')
  const { user } = await openSales(`/qr-history/sales?sale=${firstSaleId}`)
  await user.click(await screen.findByRole('button', { name: 'Вернуть деньги' }))
  const dialog = await screen.findByRole('dialog', { name: 'Возврат по QR' })
  await within(dialog).findByText(/Получатель: Покупатель 1/)
  await user.type(within(dialog).getByLabelText(/Причина возврата/), 'Вернули товар')
  await user.click(within(dialog).getByRole('button', { name: 'Отправить на подпись' }))
  expect(await within(dialog).findByText('Возврат по этой продаже уже сделан.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Отмена' }))
  expect(await screen.findByText('Возврат на подписи')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull()
})

test('a refund whose account is not known is made without naming it', async () => {
  server.on('CheckRefund', refundable)
  server.on('RefundedSale', refuse('SALE_NOT_FOUND'))
  const sale = saleOf('1', '2026-11-29T04:00:00.000Z')
  await renderInApp(<RefundDialog legalPartyId="party-1" sale={sale} onClose={() => undefined} />, {
    namespaces: ['qr', 'fields'],
    me: personOf(),
  })
  expect(await screen.findByText(/Получатель: Покупатель 1/)).toBeInTheDocument()
  await vi.waitFor(() => expect(document.querySelector('p > span[aria-hidden]')).toBeNull(), 15_000)
})
