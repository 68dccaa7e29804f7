import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { formatSaleCode } from '@tartip/domain/qr/sale-code'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { createDocumentSubmit, saveQrPayment } from './api/qr-documents.ts'
import { RefundDialog } from './history/refund-dialog.tsx'
import { PayRoute } from './pay/pay-route.tsx'
import { answer, answerBankDay, refundable, refuse, saleOf } from './testing/qr-bank.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  answerBankDay(server)
})

const payerOf = (account: string, accountName: string) => ({
  id: account,
  account,
  accountName,
  type: 'RKO',
  status: 'OPEN',
  balance: '5000.00',
  plannedBalance: '5000.00',
  currency: { isoCode: 'KGS' },
  permissions: ['READ', 'QR'],
})

async function pasteCode(user: UserEvent): Promise<void> {
  const code = formatSaleCode(
    {
      recipient: { salePointCode: '100001', cashCode: '001' },
      name: 'Зал',
      amountMinor: 10_000n,
      isDynamic: false,
    },
    { provider: 'qr.bank.kg', address: 'https://qr.bank.kg' },
  )
  await user.click(screen.getByLabelText('Или текст из кода'))
  await user.paste(code)
}

describe('a document by QR', () => {
  const keysOf = (operation: string) =>
    server.callsOf(operation).map(call => call.headers.get('Idempotency-Key'))
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const sent = answer({ forSigningPayment: [{ ok: true, errorCode: null, errorParams: [] }] })
  const refused = answer({
    forSigningPayment: [{ ok: false, errorCode: 'LIMIT_BLOCKED_SENDING', errorParams: [] }],
  })
  const payment = {
    legalPartyId: 'party-1',
    operation: { id: 'QR' },
    qrCode: 'https://qr.bank.kg',
    payerAccount: '1090011000014297',
    amount: '100.00',
    valueDate: '2026-11-30',
  }

  test('is one, whether the answer to it was lost or its sending was refused', async () => {
    const submit = createDocumentSubmit(saveQrPayment)
    server.on('SaveQrPayment', lost)
    await expect(submit(payment)).rejects.toThrow()
    server.on('SaveQrPayment', answer({ saveQrPayment: 'payment-1' }))
    server.on('SendQrDocument', refused)
    await expect(submit(payment)).rejects.toThrow('LIMIT_BLOCKED_SENDING')
    server.on('SendQrDocument', lost)
    await expect(submit({ ...payment })).rejects.toThrow()
    server.on('SendQrDocument', sent)
    expect(await submit(payment)).toBe('payment-1')
    expect(keysOf('SaveQrPayment')).toHaveLength(2)
    expect(new Set(keysOf('SaveQrPayment')).size).toBe(1)
    const [first, second, third] = keysOf('SendQrDocument')
    // A refusal is kept under its key, a lost answer is not.
    expect(second).not.toBe(first)
    expect(third).toBe(second)
  })

  test('with changed content replaces the draft that could not be sent', async () => {
    const submit = createDocumentSubmit(saveQrPayment)
    server.on('SaveQrPayment', answer({ saveQrPayment: 'payment-1' }))
    server.on('SendQrDocument', refused)
    await expect(submit(payment)).rejects.toThrow()
    server.on('DeleteQrDraft', answer({ deletePayment: true }))
    server.on('SaveQrPayment', answer({ saveQrPayment: 'payment-2' }))
    server.on('SendQrDocument', sent)
    expect(await submit({ ...payment, amount: '90.00' })).toBe('payment-2')
    expect(server.callsOf('DeleteQrDraft').map(call => call.body)).toMatchObject([
      { variables: { payment: { paymentId: 'payment-1', legalPartyId: 'party-1' } } },
    ])
    expect(new Set(keysOf('SaveQrPayment')).size).toBe(2)
  })

  test('that has been sent after all is no reason for a second one', async () => {
    const submit = createDocumentSubmit(saveQrPayment)
    server.on('SaveQrPayment', answer({ saveQrPayment: 'payment-1' }))
    server.on('SendQrDocument', lost)
    await expect(submit(payment)).rejects.toThrow()
    server.on('DeleteQrDraft', refuse('ACTION_NOT_ALLOWED'))
    await expect(submit({ ...payment, amount: '90.00' })).rejects.toThrow('ACTION_NOT_ALLOWED')
    expect(keysOf('SaveQrPayment')).toHaveLength(1)
  })

  test('is sent again with the next press of the button', async () => {
    server.on(
      'PayerAccounts',
      answer({
        findAllAccountsByPartyIdWithAcl: [payerOf(payment.payerAccount, 'Основной')],
      }),
    )
    server.on('SaveQrPayment', answer({ saveQrPayment: 'payment-1' }))
    server.on('SendQrDocument', refused)
    const { user } = await renderInApp(<PayRoute />, {
      namespaces: ['qr', 'fields'],
      me: personOf(),
      path: '/qr-pay',
    })
    await pasteCode(user)
    await user.click(await screen.findByLabelText(/Счёт списания/, { selector: 'button' }))
    await user.click(await screen.findByRole('option', { name: /Основной/ }))
    const press = () => user.click(screen.getByRole('button', { name: 'Отправить на подпись' }))
    await press()
    await screen.findByRole('alert')
    server.on('SendQrDocument', sent)
    await press()
    expect(await screen.findByText('Платёж отправлен на подпись')).toBeInTheDocument()
    expect(keysOf('SaveQrPayment')).toHaveLength(1)
  })

  test('stays on the account that was proposed, though another payment used another one meanwhile', async () => {
    const spare = '1090011000014394'
    server.on(
      'PayerAccounts',
      answer({
        findAllAccountsByPartyIdWithAcl: [
          payerOf(payment.payerAccount, 'Основной'),
          payerOf(spare, 'Запасной'),
        ],
      }),
    )
    let usedLast = payment.payerAccount
    server.on('LastPayer', () =>
      answer({ searchPaymentByCriteria: { list: [{ payerAccount: usedLast }] } }),
    )
    server.on('SaveQrPayment', answer({ saveQrPayment: 'payment-1' }))
    server.on('SendQrDocument', sent)
    const { user, queryClient } = await renderInApp(<PayRoute />, {
      namespaces: ['qr', 'fields'],
      me: personOf(),
      path: '/qr-pay',
    })
    await pasteCode(user)
    const payer = await screen.findByLabelText(/Счёт списания/, { selector: 'button' })
    await vi.waitFor(() => expect(payer).toHaveTextContent('Основной'), 15_000)
    usedLast = spare
    await act(() => queryClient.invalidateQueries())
    expect(server.callsOf('LastPayer')).toHaveLength(2)
    expect(payer).toHaveTextContent('Основной')
    await user.click(screen.getByRole('button', { name: 'Отправить на подпись' }))
    expect(await screen.findByText('Платёж отправлен на подпись')).toBeInTheDocument()
    expect(server.callsOf('SaveQrPayment').map(call => call.body)).toMatchObject([
      { variables: { qrPayment: { payerAccount: payment.payerAccount } } },
    ])
  })

  test('that gives a sale back is saved once, and sent again after a refusal', async () => {
    server.on('CheckRefund', refundable)
    server.on(
      'RefundedSale',
      answer({ getRefundedQrOperationInfo: { account: '1090011000014297' } }),
    )
    server.on('RefundSale', answer({ refundOperation: 'payment-1' }))
    server.on('SendQrDocument', refused)
    const onClose = vi.fn<() => void>()
    const sale = saleOf('1', '2026-11-29T04:00:00.000Z')
    const { user } = await renderInApp(
      <RefundDialog legalPartyId="party-1" sale={sale} onClose={onClose} />,
      { namespaces: ['qr', 'fields'], me: personOf() },
    )
    await screen.findByText(/Получатель: Покупатель 1/)
    expect(await screen.findByText('1090 0110 0001 4297')).toBeInTheDocument()
    await user.type(screen.getByLabelText(/Причина возврата/), 'Вернули товар')
    const press = () => user.click(screen.getByRole('button', { name: 'Отправить на подпись' }))
    await press()
    await screen.findByRole('alert')
    server.on('SendQrDocument', sent)
    await press()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 15_000)
    expect(keysOf('RefundSale')).toHaveLength(1)
  })
})
