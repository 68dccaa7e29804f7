import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { withLiveSales, type QrSaleRow } from './api/qr-queries.ts'
import { QrDocumentsPage } from './history/qr-documents-page.tsx'
import { QrHistoryRoute } from './history/qr-history-route.tsx'
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
const page = (list: readonly QrSaleRow[]) => ({
  list,
  amountElements: list.length,
  amountPages: 1,
  totals: [],
  searchedSince: null,
  asOf: '2026-11-29T05:00:00.000Z',
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
  expect(await screen.findByText('Нет кассы и счёта для QR')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Открыть торговую точку' })).toBeNull()
})

test('a sticker is made of a permanent code alone, in the chosen size', async () => {
  server.on(
    'ElQrSources',
    answer({
      getElQrSources: [
        {
          account: '1090011000014297',
          name: 'Зал',
          salePointCode: '100001',
          salePointName: 'Зал',
          cashCode: '001',
          cashName: 'Касса 1',
        },
      ],
    }),
  )
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
