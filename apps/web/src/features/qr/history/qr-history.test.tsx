import { QueryClient } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { phoneQuery } from '../../../components/theme/breakpoints.ts'
import { fakeServer, type FakeServer } from '../../../testing/fake-server.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { salesQuery, withLiveSales } from '../api/qr-queries.ts'
import { QrDocumentsPage } from './qr-documents-page.tsx'
import {
  answer,
  answerBankDay,
  answerSales,
  firstSaleId,
  openSales,
  page,
  refuse,
  saleOf,
} from '../testing/qr-bank.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  answerBankDay(server)
  withoutLiveLine()
})

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
  answerSales(server, [saleOf('1', '2026-11-29T04:00:00.000Z')])
  await openSales()
  await screen.findAllByText('Покупатель 1')
  const [, , { onData } = { onData: () => undefined }] = line.mock.calls[0] ?? []
  const operation = saleOf('2', '2026-11-29T05:00:00.000Z', '742.50')
  act(() => onData({ listenQrOperation: { eventId: '7', operation } } as never))
  expect(screen.getAllByText('Покупатель 2').length).toBeGreaterThan(0)
  expect(server.callsOf('QrHistory')).toHaveLength(1)
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

test('totals that could not be read are shown as a failure, not as loading', async () => {
  answerSales(server, [])
  const refused = { status: 500, body: { errors: [{ extensions: { code: 'GENERIC' } }] } }
  server.on('QrTwoDays', refused)
  server.on('QrSummary', refused)
  await openSales()
  for (const name of ['Сегодня и вчера', 'Продажи по дням']) {
    const card = await screen.findByRole('region', { name })
    expect(await within(card).findByText('Не удалось загрузить данные')).toBeVisible()
  }
})

test('of a chain of shops the largest stand by themselves, the rest together', async () => {
  answerSales(server, [])
  const points = [900, 800, 700, 600, 50, 40, 30].map((sum, place) => ({
    salePointCode: `10000${place}`,
    salePointName: `Точка ${place}`,
    totalAmount: `${sum}.00`,
    operationCount: 2,
  }))
  server.on('QrSummary', answer({ getQrSalesSummary: { days: [], points } }))
  await openSales()
  const card = await screen.findByRole('region', { name: 'Торговые точки' })
  const lines = within(card).getAllByRole('listitem')
  expect(lines).toHaveLength(4)
  expect(lines[3]).toHaveTextContent('Остальные точки: 4')
  expect(lines[3]).toHaveTextContent(/720,00/)
  expect(lines[3]).toHaveTextContent('8 продаж')
})

test('an old sale that is on no page opens by its address, and one that nobody may see says so', async () => {
  answerSales(server, [saleOf(firstSaleId, '2026-11-29T04:00:00.000Z')])
  const old = '30000000-0000-4000-8000-000000000077'
  const oldSale = saleOf(old, '2026-01-15T04:00:00.000Z', '321.00')
  server.on('QrSale', ({ body }) =>
    JSON.stringify(body).includes(old)
      ? answer({ findQrOperation: oldSale })
      : refuse('SALE_NOT_FOUND'),
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
  answerSales(server, [saleOf(firstSaleId, '2026-11-29T04:00:00.000Z')])
  const { user } = await openSales()
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
  answerSales(server, [{ ...saleOf(firstSaleId, '2026-11-29T04:00:00.000Z'), refund }])
  await openSales(`/qr-history/sales?sale=${firstSaleId}`)
  const sheet = await screen.findByRole('dialog')
  const labels = within(sheet).getAllByText(/^Возвра/)
  expect(labels.map(({ textContent }) => textContent)).toEqual([words])
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
