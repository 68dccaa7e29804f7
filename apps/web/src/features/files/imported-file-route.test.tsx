import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toastStore } from '../../components/feedback/toast-store.ts'
import { allAddressParts } from '../../lib/address-parts.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderRouter } from '../../testing/render.tsx'
import { withUploads } from '../../testing/upload-request.ts'
import { ImportedFileRoute } from './imported-file-route.tsx'
import { ImportedRoute } from './imported-route.tsx'

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
  warnedCount: 0,
  faultyCount: 1,
  createdCount: 0,
  isArchived: false,
  awaitsColumns: false,
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
  const details = {
    file,
    complaints: [],
    warnings: [],
    payableTotals: [],
    columns: null,
    headingRow: null,
    lackedFields: [],
  }
  server.on('ImportedFile', { body: { data: { findImportedFileById: details } } })
  server.on('ImportedRows', {
    body: {
      data: {
        findImportedFileRows: { list: [row], amountElements: 1, amountPages: 1, currentPage: 1 },
      },
    },
  })
})

async function open(address = '/imported/f1', me = personOf()) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/imported/$id',
    component: ImportedFileRoute,
  })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/imported',
    validateSearch: allAddressParts,
    component: ImportedRoute,
  })
  const router = createRouter({
    routeTree: root.addChildren([page, list]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  const rendered = await renderRouter(router, {
    me,
    namespaces: ['files', 'fields', 'form', 'lists', 'listWords'],
  })
  if (address !== '/imported') await screen.findByRole('heading', { name: 'payments.txt' })
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

test('what the bank refuses of a corrected row stands at its field, until that is typed again', async () => {
  const { user } = await open()
  const params = { field: 'purpose', max: 500 }
  server.on('CorrectImportedRows', {
    body: { errors: [{ extensions: { code: 'FIELD_TOO_LONG', params } }] },
  })
  await user.click(await screen.findByRole('button', { name: 'Исправить строку 12' }))
  const dialog = within(await screen.findByRole('dialog'))
  const purpose = dialog.getByLabelText('Назначение')
  await user.clear(purpose)
  await user.paste('а'.repeat(501))
  await user.click(dialog.getByRole('button', { name: 'Проверить и сохранить' }))
  await waitFor(() => expect(purpose).toBeInvalid())
  expect(purpose).toHaveAccessibleDescription('Не больше 500 символов.')
  expect(dialog.queryByRole('alert')).toBeNull()
  await user.type(purpose, '{Backspace}')
  expect(purpose).toBeValid()
})

const detailsOf = (more: object, columns: readonly object[] | null = null) => ({
  body: {
    data: {
      findImportedFileById: {
        file: { ...file, ...more },
        complaints: [] as object[],
        warnings: [],
        payableTotals: [] as object[],
        columns,
        headingRow: columns ? 1 : null,
        lackedFields: [] as object[],
      },
    },
  },
})
const ready = (id: number) => ({ ...row, id, row: id + 10, state: 'READY', complaints: [] })

test('rows chosen on several pages are created together, and the person sees how many they are', async () => {
  server.on('ImportedFile', detailsOf({ rowCount: 2, readyCount: 2, faultyCount: 0 }))
  server.on('ImportedRows', ({ body }) => {
    const { page } = (body as { variables: { page: number } }).variables
    const list = [ready(page)]
    const found = { list, amountElements: 2, amountPages: 2, currentPage: page }
    return { body: { data: { findImportedFileRows: found } } }
  })
  server.on('CreateDocumentsFromFile', { body: { data: { createDocumentsFromFile: 'f1' } } })
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: /11 ОсОО/ }))
  await user.click(screen.getByRole('button', { name: /Страница 2|^2$/ }))
  await user.click(await screen.findByRole('checkbox', { name: /12 ОсОО/ }))
  expect(screen.getByText('Выбрано строк: 2')).toBeInTheDocument()
  const [all, chosen] = screen.getAllByRole('button', { name: 'Создать 2 документа' })
  expect(all).toBeInTheDocument()
  await user.click(chosen as HTMLElement)
  await waitFor(() => {
    expect(server.callsOf('CreateDocumentsFromFile')).toMatchObject([
      { body: { variables: { rows: { rowIds: [1, 2] } } } },
    ])
  })
})

test('rows that were chosen are chosen no more once their documents are made', async () => {
  const live = withoutLiveLine()
  server.on('ImportedFile', detailsOf({ rowCount: 3, readyCount: 2, faultyCount: 1 }))
  const list = [ready(1), ready(2), { ...row, id: 3, row: 13 }]
  const found = { list, amountElements: 3, amountPages: 1, currentPage: 1 }
  server.on('ImportedRows', { body: { data: { findImportedFileRows: found } } })
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: /11 ОсОО/ }))
  await user.click(screen.getByRole('checkbox', { name: /12 ОсОО/ }))
  expect(screen.getAllByRole('button', { name: 'Создать 2 документа' })).toHaveLength(2)
  const made = { status: 'PARTIALLY_PROCESSED', stage: 'CREATION', readyCount: 0, createdCount: 2 }
  server.on('ImportedFile', detailsOf({ rowCount: 3, faultyCount: 1, canCreate: false, ...made }))
  const [, , { onData } = { onData: () => undefined }] = live.mock.calls.at(-1) ?? []
  act(() => onData({ listenImportedFile: { eventId: '1', file: { ...file, ...made } } } as never))
  await waitFor(() => expect(screen.queryByText(/Выбрано строк/)).toBeNull())
  expect(screen.queryByRole('button', { name: /Создать/ })).toBeNull()
})

test('the sum is that of the rows that may become documents', async () => {
  const details = detailsOf({ readyCount: 0, faultyCount: 2 })
  server.on('ImportedFile', details)
  const { unmount } = await open()
  expect(await screen.findByText(/с ошибками: 2/)).toBeInTheDocument()
  expect(screen.queryByText('без строк с ошибками')).toBeNull()
  unmount()
  details.body.data.findImportedFileById.payableTotals.push({ currency: 'KGS', amount: '350.50' })
  await open()
  expect(await screen.findByText('без строк с ошибками')).toBeInTheDocument()
  expect(screen.getByText(/^350/)).toHaveTextContent(/350,50\sKGS/)
})

test('an account of the file that is none of the company’s is shown with what is wrong with it', async () => {
  const accounts = [account('1090160000000154', 'Основной')]
  server.on('PayerAccounts', { body: { data: { findAllAccountsByPartyIdWithAcl: accounts } } })
  const wrong = {
    code: 'ACCOUNT_NOT_FOUND',
    field: 'payerAccount',
    message: 'Счёт списания: счёт не ваш.',
  }
  const fields = [{ field: 'payerAccount', text: '1240000700000104' }]
  const list = [{ ...row, fields, complaints: [{ ...row.complaints[0], ...wrong }] }]
  const found = { list, amountElements: 1, amountPages: 1, currentPage: 1 }
  server.on('ImportedRows', { body: { data: { findImportedFileRows: found } } })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Исправить строку 12' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('1240 0007 0000 0104')).toBeInTheDocument()
  expect(dialog.getByText('Счёт не ваш.')).toBeInTheDocument()
})

test('documents of rows with warnings are made only by choice', async () => {
  server.on('ImportedFile', detailsOf({ readyCount: 2, warnedCount: 1, faultyCount: 0 }))
  server.on('CreateDocumentsFromFile', { body: { data: { createDocumentsFromFile: 'f1' } } })
  const { user } = await open()
  expect(await screen.findByText(/С предупреждениями: 1\./)).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'С предупреждениями' }))
  await waitFor(() => {
    expect(server.callsOf('ImportedRows').at(-1)?.body).toMatchObject({
      variables: { filter: { states: ['READY'], onlyWarned: true } },
    })
  })
  await user.click(screen.getByRole('button', { name: 'Создать 2 документа' }))
  expect(server.callsOf('CreateDocumentsFromFile')).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Создать без них' }))
  await waitFor(() => {
    expect(server.callsOf('CreateDocumentsFromFile')).toMatchObject([
      { body: { variables: { rows: { withoutWarned: true } } } },
    ])
  })
})

test('what is done of a file is shown from its events alone, and its end is read once for all of them', async () => {
  const live = withoutLiveLine()
  const state = { status: 'PROCESSING', stageState: 'PROCESSING', faultyCount: 0 }
  const running = { ...state, doneCount: 0, rowCount: 10_000 }
  server.on('ImportedFile', detailsOf(running))
  await open()
  const [, , { onData } = { onData: () => undefined }] = live.mock.calls.at(-1) ?? []
  const emit = (eventId: string, more: object) =>
    act(() =>
      onData({ listenImportedFile: { eventId, file: { ...file, ...running, ...more } } } as never),
    )
  const readings = () => [server.callsOf('ImportedFile'), server.callsOf('ImportedRows')].flat()
  const before = readings().length
  for (let done = 500; done <= 9_500; done += 500) emit(String(done), { doneCount: done })
  expect(await screen.findByText('9500 / 10000')).toBeInTheDocument()
  expect(readings()).toHaveLength(before)
  server.on('ImportedFile', detailsOf({ readyCount: 10_000, faultyCount: 0 }))
  emit('end', { status: 'PROCESSED', stageState: 'FINISHED' })
  emit('seen twice', { status: 'PROCESSED', stageState: 'FINISHED' })
  expect(
    await screen.findByRole('button', { name: /Создать 10\s?000 документов/ }),
  ).toBeInTheDocument()
  expect(readings()).toHaveLength(before + 2)
})

test('the columns of a file that was read by a remembered choice can be changed', async () => {
  const fields = ['recipientAccount', 'recipientName', 'amount']
  const columns = fields.map((field, column) => ({
    column,
    heading: `k${column}`,
    samples: [],
    field,
  }))
  server.on('ImportedFile', detailsOf({}, columns))
  server.on('MapImportedFile', { body: { data: { mapImportedFile: 'f1' } } })
  const { user } = await open()
  expect(screen.queryByRole('button', { name: 'Прочитать' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Изменить столбцы' }))
  await user.click(screen.getByRole('button', { name: 'Не менять' }))
  expect(screen.queryByRole('button', { name: 'Прочитать' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Изменить столбцы' }))
  await user.click(screen.getByRole('button', { name: 'Прочитать' }))
  await waitFor(() => {
    expect(server.callsOf('MapImportedFile')).toMatchObject([
      {
        body: {
          variables: {
            file: {
              headingRow: 1,
              columns: columns.map(({ column, field }) => ({ column, field })),
            },
          },
        },
      },
    ])
  })
  expect(screen.queryByRole('button', { name: 'Прочитать' })).toBeNull()
})

test('a table asks for the columns that are not recognised by their contents, and refuses nothing', async () => {
  const fields = ['recipientAccount', 'recipientName', undefined]
  const columns = fields.map((field, column) => ({
    column,
    heading: `k${column}`,
    samples: [],
    field,
  }))
  const details = detailsOf(
    {
      status: 'UNPROCESSABLE',
      stage: 'FILE_VALIDATION',
      stageState: 'ERROR',
      rowCount: 0,
      awaitsColumns: true,
    },
    columns,
  )
  const missing = { code: 'COLUMN_MISSING_AMOUNT', message: 'Не найден столбец «Сумма».' }
  details.body.data.findImportedFileById.complaints.push(missing)
  server.on('ImportedFile', details)
  const { user } = await open()
  expect(await screen.findByText('В каком столбце указано: Сумма?')).toBeInTheDocument()
  expect(screen.getByText('Выберите столбцы')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Не принят')).toBeNull()
  await user.click(screen.getByLabelText('k2'))
  await user.click(await screen.findByRole('option', { name: 'Сумма' }))
  expect(screen.queryByText(/В каком столбце/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Прочитать' })).toBeEnabled()
})

const account = (number: string, accountName: string) => ({
  id: number,
  account: number,
  accountName,
  type: 'RKO',
  status: 'OPEN',
  balance: '5000.00',
  plannedBalance: '5000.00',
  currency: { isoCode: 'KGS' },
  permissions: [],
})

test('what the file does not have is chosen once for all rows that lack it', async () => {
  const accounts = [account('1090160000000154', 'Основной')]
  server.on('PayerAccounts', { body: { data: { findAllAccountsByPartyIdWithAcl: accounts } } })
  const codes = [
    { classCode: '44101000', className: { ru: 'Товары', ky: 'Товарлар', en: 'Goods' } },
  ]
  server.on('PaymentCodes', { body: { data: { getBudgetClassificationsByCode: codes } } })
  server.on('FillImportedRows', { body: { data: { fillImportedRows: 10 } } })
  const details = detailsOf({ rowCount: 10, readyCount: 0, faultyCount: 10 })
  details.body.data.findImportedFileById.lackedFields.push(
    { field: 'paymentCode', rowCount: 10 },
    { field: 'payerAccount', rowCount: 9 },
  )
  server.on('ImportedFile', details)
  const { user } = await open()
  const all = within(await screen.findByRole('region', { name: 'Для всех строк' }))
  expect(all.getByText('Нужно в 9 строках.')).toBeInTheDocument()
  expect(all.queryByLabelText('Дата')).toBeNull()
  const fill = all.getByRole('button', { name: 'Заполнить строки' })
  expect(fill).toBeDisabled()
  await user.click(all.getByLabelText(/Счёт списания/))
  await user.click(await screen.findByRole('option', { name: /Основной/ }))
  await user.click(all.getByLabelText(/Код платежа/))
  await user.click(await screen.findByRole('option', { name: /44101000/ }))
  await user.click(fill)
  await waitFor(() => {
    expect(server.callsOf('FillImportedRows')).toMatchObject([
      {
        body: {
          variables: {
            rows: {
              fields: [
                { field: 'payerAccount', text: '1090160000000154' },
                { field: 'paymentCode', text: '44101000' },
              ],
            },
          },
        },
      },
    ])
  })
})

/** The page of all imports, which has none yet. */
function withImports() {
  const today = { date: '2026-11-30', isWorkingDay: true, isShortDay: false }
  const now = '2026-11-30T04:00:00.000Z'
  const bankDay = { now, ...today, nextWorkingDay: '2026-12-01' }
  server.on('BankToday', { body: { data: { getBankToday: bankDay } } })
  const found = { list: [], amountElements: 0, amountPages: 0, currentPage: 1 }
  const files = { ...found, searchedSince: null, asOf: now }
  server.on('ImportedFiles', { body: { data: { findImportedFiles: files } } })
  const accounts = [
    account('1090160000000154', 'Основной'),
    account('1090160000000251', 'Для аренды'),
  ]
  server.on('PayerAccounts', { body: { data: { findAllAccountsByPartyIdWithAcl: accounts } } })
}

test('a company without imports learns what to do, and a file of another kind is not sent', async () => {
  withImports()
  await open('/imported')
  expect(await screen.findByText('Файлов пока нет')).toBeInTheDocument()
  const picture = new File(['a'], 'payments.png', { type: 'image/png' })
  fireEvent.drop(screen.getByText('или перетащите файл сюда'), {
    dataTransfer: { files: [picture] },
  })
  await waitFor(() => {
    expect(toastStore.all().map(({ text }) => text)).toEqual(['Такой тип файла не поддерживается.'])
  })
  expect(server.callsOf('CheckImportedFile')).toEqual([])
})

test('an auditor sees imports and uploads nothing', async () => {
  withImports()
  const attributes = { userContractAttributes: { signRight: 'AUDITOR' as const } }
  await open('/imported', personOf({ currentContract: contractOf(attributes) }))
  expect(await screen.findByText('Файлов пока нет')).toBeInTheDocument()
  expect(screen.queryByText('или перетащите файл сюда')).toBeNull()
})

test('an upload says from which account rows without one are paid', async () => {
  withUploads()
  withImports()
  server.on('CheckImportedFile', { body: { data: { checkImportedFile: 'f1' } } })

  const { user } = await open('/imported')
  await user.click(await screen.findByLabelText(/Счёт списания/))
  await user.click(await screen.findByRole('option', { name: /Для аренды/ }))
  const list = new File(['a;b'], 'list.csv', { type: 'text/csv' })
  fireEvent.drop(screen.getByText('или перетащите файл сюда'), { dataTransfer: { files: [list] } })
  await screen.findByRole('heading', { name: 'payments.txt' })
  expect(server.callsOf('CheckImportedFile')).toMatchObject([
    { body: { variables: { file: { uploadId: 'u1', payerAccount: '1090160000000251' } } } },
  ])
})
