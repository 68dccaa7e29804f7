import { QueryClient } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { formatSaleCode } from '@tartip/domain/qr/sale-code'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toast, toastStore } from '../../components/feedback/toast-store.ts'
import { phoneQuery } from '../../components/theme/breakpoints.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { createDocumentSubmit, saveQrPayment } from './api/qr-documents.ts'
import { salesQuery, withLiveSales, type QrSaleRow } from './api/qr-queries.ts'
import { QrDocumentsPage } from './history/qr-documents-page.tsx'
import { QrHistoryRoute } from './history/qr-history-route.tsx'
import { RefundDialog } from './history/refund-dialog.tsx'
import { PayRoute } from './pay/pay-route.tsx'
import { CustomerView } from './sell/customer-view.tsx'
import { SellRoute } from './sell/sell-route.tsx'

let server: FakeServer
const answer = (data: object) => ({ body: { data } })

beforeEach(() => {
  server = fakeServer()
})

const saleOf = (id: string, createdAt: string, amount = '100.00'): QrSaleRow => ({
  id,
  createdAt,
  amountWithFee: amount,
  amountWithoutFee: amount,
  origin: 'STATIC',
  senderName: `Покупатель ${id}`,
  recipientName: 'ОсОО «Береке»',
  account: '1090011000014297',
  feePercent: '0.2',
  feeAmount: '0.20',
  qrComment: null,
  stan: '000001',
  qrAccount: '996 *** ** 34 56',
  salePointName: null,
  salePointCode: null,
  cashCode: null,
  cashName: null,
  providerTransactionId: '123456789012',
  codeTransaction: null,
  refund: null,
})
const refundable = answer({
  checkIsRefundAvailable: {
    availableRefundAmount: '100.00',
    maskedAccount: '996 *** ** 34 56',
    recipientName: 'Покупатель 1',
  },
})

/** A sale in the list that a colleague gives back at the moment of this call. */
function saleRefundedBy(operation: 'CheckRefund' | 'RefundSale'): void {
  let sale = saleOf(listed, '2026-11-29T04:00:00.000Z')
  quietHistory([])
  server.on('QrHistory', () => answer({ getQrOperationHistory: page([sale]) }))
  server.on('RefundedSale', answer({ getRefundedQrOperationInfo: { account: sale.account } }))
  server.on(operation, () => {
    const refund = {
      paymentId: 'refund-1',
      amount: '40.00',
      statusCode: 'ON_VERIFICATION',
    } as const
    sale = { ...sale, refund }
    return { body: { errors: [{ extensions: { code: 'ALREADY_REFUNDED', params: {} } }] } }
  })
}

const page = (list: readonly QrSaleRow[]) => ({
  list,
  amountElements: list.length,
  amountPages: 1,
  totals: [],
  searchedSince: null,
  asOf: '2026-11-29T05:00:00.000Z',
})

const bankDay = {
  now: '2026-11-29T05:00:00.000Z',
  date: '2026-11-29',
  isWorkingDay: true,
  isShortDay: false,
  nextWorkingDay: '2026-11-30',
}

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

test('sales that have come since the page was read stand in it by their time, each once', () => {
  const [first, second] = [
    saleOf('1', '2026-11-29T04:00:00.000Z'),
    saleOf('2', '2026-11-29T04:00:01.000Z'),
  ]
  const late = saleOf('3', '2026-11-29T04:00:00.500Z')
  const shown = withLiveSales(page([second, first]), [late, second])
  expect(shown.list.map(({ id }) => id)).toEqual(['2', '3', '1'])
  expect(shown.amountElements).toBe(3)
})

test('a sale is on the open page with its event, while the list is still being read again', async () => {
  const line = withoutLiveLine()
  let reads = 0
  server.on('QrHistory', () => {
    reads += 1
    return answer({ getQrOperationHistory: page([saleOf('1', '2026-11-29T04:00:00.000Z')]) })
  })
  const none = { totalAmount: '0.00', operationCount: 0 }
  server.on('QrTwoDays', answer({ getQrOperationsLast2Days: { today: none, yesterday: none } }))
  server.on('QrSummary', answer({ getQrSalesSummary: { days: [], points: [] } }))
  await renderInApp(<QrHistoryRoute />, {
    namespaces: ['qr', 'lists', 'listWords'],
    me: personOf(),
    path: '/qr-history/sales',
  })
  await screen.findAllByText('Покупатель 1')
  const [, , { onData } = { onData: () => undefined }] = line.mock.calls[0] ?? []
  const operation = saleOf('2', '2026-11-29T05:00:00.000Z', '742.50')
  act(() => onData({ listenQrOperation: { eventId: '7', operation } } as never))
  expect(screen.getAllByText('Покупатель 2').length).toBeGreaterThan(0)
  expect(reads).toBe(1)
})

test('sales of one outlet are read by the call for outlets', async () => {
  const found = {
    getQrOperationHistoryByFilterWithSalePoint: page([saleOf('1', '2026-11-29T04:00:00.000Z')]),
  }
  server.on('QrHistoryOfPoint', answer(found))
  const client = new QueryClient()
  const filter = { legalPartyId: 'party-1', salePointCode: '100001' }
  const { list } = await client.fetchQuery(salesQuery(filter, 1))
  expect(list.map(({ id }) => id)).toEqual(['1'])
})

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
    server.on('DeleteQrDraft', {
      body: { errors: [{ extensions: { code: 'ACTION_NOT_ALLOWED', params: {} } }] },
    })
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

const quietHistory = (list: readonly QrSaleRow[]) => {
  withoutLiveLine()
  const none = { totalAmount: '0.00', operationCount: 0 }
  server.on('QrHistory', () => answer({ getQrOperationHistory: page(list) }))
  server.on('QrTwoDays', answer({ getQrOperationsLast2Days: { today: none, yesterday: none } }))
  server.on('QrSummary', answer({ getQrSalesSummary: { days: [], points: [] } }))
}
const openSales = (address: string) =>
  renderInApp(<QrHistoryRoute />, {
    namespaces: ['qr', 'lists', 'listWords'],
    me: personOf(),
    path: address,
  })

const [listed, old] = [
  '30000000-0000-4000-8000-000000000001',
  '30000000-0000-4000-8000-000000000077',
]

test('totals that could not be read are shown as a failure, not as loading', async () => {
  quietHistory([])
  const refused = { status: 500, body: { errors: [{ extensions: { code: 'GENERIC' } }] } }
  server.on('QrTwoDays', refused)
  server.on('QrSummary', refused)
  await openSales('/qr-history/sales')
  for (const name of ['Сегодня и вчера', 'Продажи по дням']) {
    const card = await screen.findByRole('region', { name })
    expect(await within(card).findByText('Не удалось загрузить данные')).toBeVisible()
  }
})

test('of a chain of shops the largest stand by themselves, the rest together', async () => {
  quietHistory([])
  const points = [900, 800, 700, 600, 50, 40, 30].map((sum, place) => ({
    salePointCode: `10000${place}`,
    salePointName: `Точка ${place}`,
    totalAmount: `${sum}.00`,
    operationCount: 2,
  }))
  server.on('QrSummary', answer({ getQrSalesSummary: { days: [], points } }))
  await openSales('/qr-history/sales')
  const card = await screen.findByRole('region', { name: 'Торговые точки' })
  const lines = within(card).getAllByRole('listitem')
  expect(lines).toHaveLength(4)
  expect(lines[3]).toHaveTextContent('Остальные точки: 4')
  expect(lines[3]).toHaveTextContent(/720,00/)
  expect(lines[3]).toHaveTextContent('8 продаж')
})

test('an old sale that is on no page opens by its address, and one that nobody may see says so', async () => {
  quietHistory([saleOf(listed, '2026-11-29T04:00:00.000Z')])
  const oldSale = saleOf(old, '2026-01-15T04:00:00.000Z', '321.00')
  server.on('QrSale', ({ body }) =>
    JSON.stringify(body).includes(old)
      ? answer({ findQrOperation: oldSale })
      : { body: { errors: [{ extensions: { code: 'SALE_NOT_FOUND', params: {} } }] } },
  )
  const { unmount } = await openSales(`/qr-history/sales?sale=${old}`)
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText(new RegExp(`Покупатель ${old}`))).toBeInTheDocument()
  unmount()
  await openSales('/qr-history/sales?sale=30000000-0000-4000-8000-000000000078')
  expect(await screen.findByText('Продажа по QR не найдена.')).toBeInTheDocument()
})

test('on a phone the quick periods of sales stay in sight, and the rest of the tools is folded', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    query => Object.assign(new EventTarget(), { matches: query === phoneQuery }) as MediaQueryList,
  )
  quietHistory([saleOf(listed, '2026-11-29T04:00:00.000Z')])
  server.on('BankToday', answer({ getBankToday: bankDay }))
  const { user } = await openSales('/qr-history/sales')
  const periods = await screen.findByRole('group', { name: 'Период' })
  expect(within(periods).getByRole('button', { name: '7 дней' })).toBeVisible()
  const more = screen.getByRole('button', { name: 'Ещё' })
  const tools = document.getElementById(more.getAttribute('aria-controls') ?? '')
  expect(tools).not.toBeVisible()
  await user.click(more)
  expect(tools).toBeVisible()
})

test.each([
  ['ON_VERIFICATION', 'Возврат на подписи'],
  ['SUCCESS', 'Возвращено'],
] as const)('a sale whose refund is in %s says: %s', async (statusCode, words) => {
  const refund = { paymentId: 'refund-1', amount: '40.00', statusCode }
  quietHistory([{ ...saleOf(listed, '2026-11-29T04:00:00.000Z'), refund }])
  await openSales(`/qr-history/sales?sale=${listed}`)
  const sheet = await screen.findByRole('dialog')
  const labels = within(sheet).getAllByText(/^Возвра/)
  expect(labels.map(({ textContent }) => textContent)).toEqual([words])
})

test('a sale that was given back meanwhile names its refund, and is not given back again', async () => {
  saleRefundedBy('CheckRefund')
  const { user } = await openSales(`/qr-history/sales?sale=${listed}`)
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
  const { user } = await openSales(`/qr-history/sales?sale=${listed}`)
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
  server.on('RefundedSale', {
    body: { errors: [{ extensions: { code: 'SALE_NOT_FOUND', params: {} } }] },
  })
  const sale = saleOf('1', '2026-11-29T04:00:00.000Z')
  await renderInApp(<RefundDialog legalPartyId="party-1" sale={sale} onClose={() => undefined} />, {
    namespaces: ['qr', 'fields'],
    me: personOf(),
  })
  expect(await screen.findByText(/Получатель: Покупатель 1/)).toBeInTheDocument()
  await vi.waitFor(() => expect(document.querySelector('p > span[aria-hidden]')).toBeNull(), 15_000)
})

const registerSource = {
  account: '1090011000014297',
  name: 'Зал',
  salePointCode: '100001',
  salePointName: 'Зал',
  cashCode: '001',
  cashName: 'Касса 1',
}

test('a permanent code shows as paid only what was paid by it, not by another code of its register', async () => {
  const line = withoutLiveLine()
  const code = {
    qr: 'https://qr.bank.kg#1',
    amount: null,
    transaction: 'own',
    source: registerSource,
  }
  await renderInApp(
    <CustomerView legalPartyId="party-1" code={code} isDynamic={false} onNext={vi.fn()} />,
    { namespaces: ['qr'], me: personOf() },
  )
  const [, , { onData } = { onData: () => undefined }] = line.mock.calls[0] ?? []
  const happen = (change: Partial<QrSaleRow>) => {
    const { salePointCode, cashCode } = registerSource
    const sale = { ...saleOf('1', '2026-11-29T05:00:00.000Z'), salePointCode, cashCode, ...change }
    act(() => onData({ listenQrOperation: { eventId: '7', operation: sale } } as never))
  }
  happen({ origin: 'DYNAMIC', codeTransaction: 'other' })
  // A sticker with an amount, and one of the time before codes had numbers.
  happen({ codeTransaction: 'sticker' })
  happen({ codeTransaction: null })
  expect(screen.queryByText('Оплачено')).toBeNull()
  happen({ codeTransaction: 'own' })
  expect(screen.getByText('Оплачено')).toBeInTheDocument()
})

test('a one-time code shows as paid although the event of its payment was missed', async () => {
  withoutLiveLine()
  const earlier = { ...saleOf('1', '2026-11-29T05:00:00.000Z'), codeTransaction: 'earlier' }
  const own = { ...saleOf('2', '2026-11-29T05:01:00.000Z'), codeTransaction: 'own' }
  server.on('QrHistory', () => answer({ getQrOperationHistory: page([earlier]) }))
  const code = {
    qr: 'https://qr.bank.kg#1',
    amount: '801.00',
    transaction: 'own',
    source: registerSource,
  }
  const { queryClient } = await renderInApp(
    <CustomerView legalPartyId="party-1" code={code} isDynamic onNext={vi.fn()} />,
    { namespaces: ['qr'], me: personOf() },
  )
  await vi.waitFor(() => expect(server.callsOf('QrHistory')).toHaveLength(1), 15_000)
  expect(screen.queryByText('Оплачено')).toBeNull()
  server.on('QrHistory', () => answer({ getQrOperationHistory: page([own, earlier]) }))
  await act(() => queryClient.refetchQueries({ queryKey: ['qr-sales'] }))
  expect(await screen.findByText('Оплачено')).toBeInTheDocument()
  expect(screen.getByText('Покупатель 2')).toBeInTheDocument()
})

test('own payments and refunds by QR are listed with what became of them', async () => {
  server.on(
    'QrDocuments',
    answer({
      findAllQrTransferByFilter: {
        list: [
          {
            id: 'payment-1',
            operationCode: 'REFUND',
            statusCode: 'SUCCESS',
            creatorName: 'Асанова Айгуль',
            currencyCode: 'KGS',
            amount: '100.00',
            purpose: 'Покупатель вернул товар',
            transferNum: '17',
            createdDate: '2026-11-29T04:00:00.000Z',
          },
        ],
        amountElements: 1,
        amountPages: 1,
      },
    }),
  )
  await renderInApp(<QrDocumentsPage />, {
    namespaces: ['qr', 'lists', 'listWords'],
    me: personOf(),
    path: '/qr-history/documents?min=100',
  })
  const row = await screen.findByRole('row', { name: /Покупатель вернул товар/ })
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/history?payment=payment-1')
  expect(row).toHaveTextContent('Возврат')
  expect(row).toHaveTextContent('Исполнен')
  expect(server.callsOf('QrDocuments')[0]?.body).toMatchObject({
    variables: { filter: { legalPartyId: 'party-1', startAmount: '100' } },
  })
})

test('who has nothing to sell at may open the first outlet, if that is theirs to do', async () => {
  server.on('ElQrSources', answer({ getElQrSources: [] }))
  server.on('HasOutlet', answer({ hasOrganizationSalePoint: false }))
  const options = { namespaces: ['qr', 'fields', 'lists'], path: '/qr-sell' }
  const owner = await renderInApp(<SellRoute />, { ...options, me: personOf() })
  expect(await screen.findByRole('link', { name: 'Открыть торговую точку' })).toHaveAttribute(
    'href',
    '/outlet/create',
  )
  owner.unmount()
  const rights = { userContractAttributes: { signRight: 'CASHIER' } } as const
  await renderInApp(<SellRoute />, {
    ...options,
    me: personOf({ currentContract: contractOf(rights) }),
  })
  expect(await screen.findByText('Нет доступной кассы или счёта')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Открыть торговую точку' })).toBeNull()
})

test('a cashier whose shift is closed opens it with the code they show', async () => {
  withoutLiveLine()
  server.on('ElQrSources', answer({ getElQrSources: [registerSource] }))
  const shift = { referenceId: 'identity-1', shiftOpenedDate: null }
  server.on('OwnShift', answer({ getCashierInfoByRefId: shift }))
  server.on(
    'OpenShift',
    answer({ openShift: { ...shift, shiftOpenedDate: '2026-11-30T04:00:00.000Z' } }),
  )
  server.on(
    'GenerateElQr',
    answer({
      generateElQr: {
        qr: 'https://qr.bank.kg#1',
        amount: '100.00',
        transaction: 'own',
        source: registerSource,
      },
    }),
  )
  const { user } = await renderInApp(<SellRoute />, {
    namespaces: ['qr', 'fields', 'lists'],
    me: personOf({
      currentContract: contractOf({ userContractAttributes: { signRight: 'CASHIER' } }),
    }),
    path: '/qr-sell',
  })
  const show = await screen.findByRole('button', { name: 'Открыть смену и показать код' })
  await user.type(screen.getByRole('textbox', { name: /^Сумма/ }), '100')
  toast.success('Касса добавлена')
  await user.click(show)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  // Messages for the seller are not for the customer.
  expect(toastStore.all()).toEqual([])
  expect(server.callsOf('OpenShift')).toHaveLength(1)
  expect(screen.queryByText('Открыть смену и показать код')).toBeNull()
})

test('no code is made while the bank has not said whether the shift of the cashier is open', async () => {
  withoutLiveLine()
  server.on('ElQrSources', answer({ getElQrSources: [registerSource] }))
  const tellShift = server.onHeld(
    'OwnShift',
    answer({ getCashierInfoByRefId: { referenceId: 'identity-1', shiftOpenedDate: null } }),
  )
  const { user } = await renderInApp(<SellRoute />, {
    namespaces: ['qr', 'fields', 'lists'],
    me: personOf({
      currentContract: contractOf({ userContractAttributes: { signRight: 'CASHIER' } }),
    }),
    path: '/qr-sell',
  })
  const show = await screen.findByRole('button', { name: 'Показать код' })
  await user.type(screen.getByRole('textbox', { name: /^Сумма/ }), '100{Enter}')
  await user.click(show)
  tellShift()
  const openAndShow = await screen.findByRole('button', { name: 'Открыть смену и показать код' })
  expect(openAndShow).not.toHaveAttribute('aria-disabled')
  expect(server.callsOf('GenerateElQr')).toEqual([])
})

test('a sticker is made of a permanent code alone, in the chosen size', async () => {
  server.on('ElQrSources', answer({ getElQrSources: [registerSource] }))
  const { user } = await renderInApp(<SellRoute />, {
    namespaces: ['qr', 'fields', 'lists'],
    me: personOf(),
    path: '/qr-sell',
  })
  await screen.findByRole('button', { name: 'Показать код' })
  expect(screen.queryByRole('button', { name: 'Распечатать наклейку' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Постоянный' }))
  await user.click(screen.getByRole('button', { name: /Распечатать наклейку|Размер наклейки/ }))
  expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual([
    'PDF · A6',
    'PDF · A4',
  ])
})
