import type { FakeServer } from '../../../testing/fake-server.ts'
import { personOf } from '../../../testing/person.ts'
import { renderInApp, type Rendered } from '../../../testing/render.tsx'
import type { QrSaleRow } from '../api/qr-queries.ts'
import { QrHistoryRoute } from '../history/qr-history-route.tsx'

export const answer = (data: object) => ({ body: { data } })
export const refuse = (code: string) => ({
  body: { errors: [{ extensions: { code, params: {} } }] },
})

/** The account and the register where sales are made in these tests. */
export const registerSource = {
  account: '1090011000014297',
  name: 'Зал',
  salePointCode: '100001',
  salePointName: 'Зал',
  cashCode: '001',
  cashName: 'Касса 1',
}

/** A sale of 100 soms by the code of an account. */
export const saleOf = (id: string, createdAt: string, amount = '100.00'): QrSaleRow => ({
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

export const firstSaleId = '30000000-0000-4000-8000-000000000001'

/** The answer to a search of sales, whole on one page. */
export const page = (list: readonly QrSaleRow[]) => ({
  list,
  amountElements: list.length,
  amountPages: 1,
  totals: [],
  searchedSince: null,
  asOf: '2026-11-29T05:00:00.000Z',
})

/** The bank's clock stands on the day of the sales. */
export function answerBankDay(server: FakeServer): void {
  const getBankToday = {
    now: '2026-11-29T05:00:00.000Z',
    date: '2026-11-29',
    isWorkingDay: true,
    isShortDay: false,
    nextWorkingDay: '2026-11-30',
  }
  server.on('BankToday', answer({ getBankToday }))
}

/** The page of sales gets these sales, and no totals. */
export function answerSales(server: FakeServer, list: readonly QrSaleRow[]): void {
  const none = { totalAmount: '0.00', operationCount: 0 }
  server.on('QrHistory', () => answer({ getQrOperationHistory: page(list) }))
  server.on('QrTwoDays', answer({ getQrOperationsLast2Days: { today: none, yesterday: none } }))
  server.on('QrSummary', answer({ getQrSalesSummary: { days: [], points: [] } }))
}

export const openSales = (address = '/qr-history/sales'): Promise<Rendered> =>
  renderInApp(<QrHistoryRoute />, {
    namespaces: ['qr', 'lists', 'listWords'],
    me: personOf(),
    path: address,
  })

/** Nothing of a sale was given back yet. */
export const refundable = answer({
  checkIsRefundAvailable: {
    availableRefundAmount: '100.00',
    maskedAccount: '996 *** ** 34 56',
    recipientName: 'Покупатель 1',
  },
})
