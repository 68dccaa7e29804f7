import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { personOf } from '../../testing/person.ts'
import { renderRouter } from '../../testing/render.tsx'
import { ImportedFileRoute } from './imported-file-route.tsx'

const file = {
  id: 'f1',
  fileName: 'payments.txt',
  createdDate: '2026-11-30T04:00:00.000Z',
  userShortName: 'Асанова А.',
  status: 'PROCESSED',
  stage: 'BUSINESS_VALIDATION',
  stageState: 'FINISHED',
  doneCount: 2,
  orderedCount: 1,
  format: 'ONE_C',
  encoding: 'UTF-8',
  rowCount: 2,
  readyCount: 1,
  faultyCount: 1,
  createdCount: 0,
  totals: [{ currency: 'KGS', count: 2, amount: '350.50' }],
  isArchived: false,
  canCreate: true,
  canUndo: false,
  canArchive: true,
}
const row = {
  id: 2,
  row: 12,
  state: 'FAULTY',
  kind: 'INTERBANK',
  operationCode: 'CLEARING',
  currency: 'KGS',
  paymentId: null,
  fields: [
    { field: 'recipientName', text: 'ОсОО «Өнүгүү»' },
    { field: 'amount', text: '-5' },
  ],
  complaints: [
    {
      code: 'CELL_AMOUNT_NEGATIVE',
      row: 12,
      column: 'Сумма',
      field: 'amount',
      value: '-5',
      message: 'Строка 12: сумма «-5» отрицательная.',
    },
  ],
  warnings: [],
}

let server: FakeServer
beforeEach(() => {
  withoutLiveLine()
  server = fakeServer()
  const details = { file, complaints: [], warnings: [], columns: null, headingRow: null }
  server.on('ImportedFile', { body: { data: { findImportedFileById: details } } })
  server.on('ImportedRows', {
    body: {
      data: {
        findImportedFileRows: { list: [row], amountElements: 1, amountPages: 1, currentPage: 1 },
      },
    },
  })
})

async function open() {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/imported/$id',
    component: ImportedFileRoute,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/imported/f1'] }),
  })
  const rendered = await renderRouter(router, {
    me: personOf(),
    namespaces: ['files', 'fields'],
  })
  await screen.findByRole('heading', { name: 'payments.txt' })
  return rendered
}

test('a faulty row says what is wrong, and its correction is sent for the row alone', async () => {
  const { user } = await open()
  expect(await screen.findByText('Строка 12: сумма «-5» отрицательная.')).toBeTruthy()
  server.on('CorrectImportedRows', { body: { data: { correctImportedRows: [] } } })
  await user.click(screen.getByRole('button', { name: 'Исправить строку 12' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText<HTMLInputElement>('Сумма')
  expect(amount.value).toBe('-5')
  await user.clear(amount)
  await user.type(amount, '5.00')
  await user.click(dialog.getByRole('button', { name: 'Проверить и сохранить' }))
  await waitFor(() => {
    expect(server.callsOf('CorrectImportedRows')).toMatchObject([
      {
        body: { variables: { rows: { rowIds: [2], fields: [{ field: 'amount', text: '5.00' }] } } },
      },
    ])
  })
})
