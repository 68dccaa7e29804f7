import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { toast } from '../../../components/feedback/toast-store.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { fakeServer, type FakeServer } from '../../../testing/fake-server.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { idOf, paymentPage, paymentRow } from '../testing/payment-row.ts'
import { ChosenPayments } from '../payment-slots.tsx'
import { HistoryRoute } from './history-route.tsx'

const me = personOf({ currentContract: contractOf({ signScheme: 'TWO_SIGNATORY' }) })
const executed = { statusCode: 'SUCCESS', isExportable: true, isOpenPdf: true } as const
const rows = [
  paymentRow({ ...executed, id: idOf(1), recipientName: 'ОсОО Первая' }),
  paymentRow({ ...executed, id: idOf(2), recipientName: 'ОсОО Вторая' }),
  paymentRow({ id: idOf(3), recipientName: 'ОсОО Третья' }),
]
let server: FakeServer

beforeAll(async () => {
  await import('../payment-slots.tsx')
})
beforeEach(() => {
  toast.clear()
  withoutLiveLine()
  server = fakeServer()
  server.on('SearchPayments', {
    body: { data: { searchPaymentByCriteria: paymentPage(rows) } },
  })
  server.on('TabCounts', { body: { data: { getCountsOfPaymentsGroupedByStatus: [] } } })
  server.on('FilterAccounts', { body: { data: { findAllAccountsByPartyIdWithAcl: [] } } })
  server.on('FilterCreators', { body: { data: { getPaymentCreators: [] } } })
})

async function openHistory() {
  const app = await renderInApp(<HistoryRoute />, {
    me,
    namespaces: ['payments', 'documents', 'fields', 'lists', 'listWords'],
    path: '/history',
  })
  await screen.findAllByText('ОсОО Первая')
  return app
}

test('the executed ones among the ticked documents are printed or given as a table and to 1C', async () => {
  const { user } = await openHistory()
  // A document that nothing can be done with cannot be ticked.
  const boxes = screen.getAllByRole('checkbox', { name: /^Выбрать: / })
  for (const box of boxes.filter(each => !each.hasAttribute('disabled'))) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Платёжные поручения (2)' }))
  expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual([
    'PDF · Русский',
    'PDF · Кыргызча',
    'PDF · English',
    'Excel',
    'Файл для 1С',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Файл для 1С' }))
  await waitFor(() => {
    const call = server.calls.find(({ path }) => path.includes('/exports/payments-1c'))
    expect(call?.path).toContain(encodeURIComponent(`${idOf(1)},${idOf(2)}`))
  })
})

test('more documents than one file holds are printed in parts, and none is left out', async () => {
  const many = Array.from({ length: 130 }, (_one, index) =>
    paymentRow({ ...executed, id: idOf(index + 1) }),
  )
  await renderInApp(<ChosenPayments rows={many} />, { me, namespaces: ['payments', 'lists'] })
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual([
    'Платёжные поручения 1–100',
    'Платёжные поручения 101–130',
  ])
})

test('the totals by status are read when they are unfolded', async () => {
  server.on('GroupedPayments', {
    body: {
      data: {
        getGroupedPaymentsByFilter: [
          { id: 'SUCCESS-KGS', currency: 'KGS', amount: '840000.00', status: 'SUCCESS', count: 2 },
          { id: 'SUCCESS-USD', currency: 'USD', amount: '100.00', status: 'SUCCESS', count: 1 },
          { id: 'DRAFT-KGS', currency: 'KGS', amount: '5.00', status: 'DRAFT', count: 1 },
        ],
      },
    },
  })
  await openHistory()
  expect(server.callsOf('GroupedPayments')).toEqual([])
  const details = screen.getByText('Итоги по статусам').closest('details')
  if (!details) throw new Error('There is nothing to unfold')
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(await screen.findByText('Исполнен · 3')).toBeInTheDocument()
  expect(screen.getByText('Черновик · 1')).toBeInTheDocument()
  expect(screen.getByText(/^840.000,00.KGS$/)).toBeInTheDocument()
})
