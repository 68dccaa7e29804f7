import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { anyFormIsDirty } from '../../lib/dirty-forms.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { personOf } from '../../testing/person.ts'
import { renderRouter } from '../../testing/render.tsx'
import { EditorRoute } from './editor-route.tsx'

const answer = (data: object) => ({ body: { data } })
let server: FakeServer

const contract = {
  contractNumber: '4471-З',
  state: 'VERIFIED',
  startDate: '2024-03-01',
  currency: 'KGS',
  payerAccount: '1090160599999154',
  transitAccount: '1090160599999251',
  createDeadline: '17:00',
  signDeadline: '17:25',
  mayPrepare: true,
}

beforeEach(() => {
  server = fakeServer()
  server.on('SalaryContract', answer({ findSalaryContract: contract }))
  server.on('SaveSalary', answer({ saveSalary: 's1' }))
  server.on('Salaries', registers())
})

async function openEditor(address?: string) {
  await renderEditor(address)
  return userEvent.setup({ delay: null })
}

function renderEditor(address = '/salary/manual') {
  const root = createRootRoute()
  const editor = createRoute({
    getParentRoute: () => root,
    path: '/salary/manual/{-$id}',
    component: EditorRoute,
  })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/salary/statements',
    component: () => <p>Ведомости</p>,
  })
  const saved = createRoute({
    getParentRoute: () => root,
    path: '/salary/detail-processing/$id',
    component: () => <p>Проверка ведомости</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([editor, elsewhere, saved]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return renderRouter(router, { me: personOf(), namespaces: ['salary'] })
}

const cell = (name: string, row: number) =>
  screen.findByLabelText<HTMLInputElement>(`${name}, строка ${row}`)
const nameCell = (row: number) => cell('Фамилия, имя, отчество', row)
const accountCell = (row: number) => cell('Счёт карты', row)
const amountCell = (row: number) => cell('Сумма', row)

test('a block from Excel fills the register, and the total is there at once', async () => {
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('Асанов Бакыт\t1098800000000001\t1 500,50\nКим Виталий\t1098800000000002\t900\n')
  expect(await amountCell(1)).toHaveValue('1\u00a0500,50')
  expect(await amountCell(2)).toHaveValue('900,00')
  expect(await screen.findByText(/2 сотрудника/)).toBeInTheDocument()
  expect(await screen.findByText(/2 сотрудника/)).toHaveTextContent(/2\s400,50/)
  await user.type(screen.getByLabelText(/Название ведомости/), 'Зарплата за ноябрь')
  await user.click(screen.getByRole('button', { name: 'Сохранить и проверить' }))
  expect(await screen.findByText('Проверка ведомости')).toBeInTheDocument()
  expect(server.callsOf('SaveSalary')[0]?.body).toMatchObject({
    variables: {
      salaryRequest: {
        fileName: 'Зарплата за ноябрь',
        currency: 'KGS',
        rows: [
          { fullName: 'Асанов Бакыт', cardAccount: '1098800000000001', amount: '1500.50' },
          { fullName: 'Ким Виталий', cardAccount: '1098800000000002', amount: '900.00' },
        ],
      },
    },
  })
})

test('a register of a contract in dollars is in dollars', async () => {
  server.on('SalaryContract', answer({ findSalaryContract: { ...contract, currency: 'USD' } }))
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('Асанов Бакыт\t1098800000000001\t1 500,50\n')
  const sum = await screen.findByText(/1 сотрудник/)
  expect(sum).toHaveTextContent(/1\s500,50 (USD|\$)/)
  await user.type(screen.getByLabelText(/Название ведомости/), 'Ноябрь')
  await user.click(screen.getByRole('button', { name: 'Сохранить и проверить' }))
  expect(await screen.findByText('Проверка ведомости')).toBeInTheDocument()
  expect(server.callsOf('SaveSalary')[0]?.body).toMatchObject({
    variables: { salaryRequest: { currency: 'USD', rows: [{ amount: '1500.50' }] } },
  })
})

test('a wrong cell is marked and named, and the mark goes when it is corrected', async () => {
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('Асанов Бакыт\t1098800000000001\t5\nКим Виталий\t1098800000000001\t5\n')
  const repeated = await accountCell(2)
  expect(await screen.findByText(/Строка 2: Счёт сотрудника повторяется/)).toBeInTheDocument()
  expect(repeated).toBeInvalid()
  await user.clear(repeated)
  await user.type(repeated, '1098800000000002')
  expect(repeated).toBeValid()
  expect(screen.queryByText(/Счёт сотрудника повторяется/)).toBeNull()
})

test('of ten thousand rows only those in view are on the page, and Enter goes to the next one', async () => {
  const user = await openEditor()
  await user.click(await nameCell(1))
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `Сотрудник ${index}\t1098${String(index).padStart(12, '0')}\t100`,
  )
  await user.paste(lines.join('\n'))
  expect(await screen.findByText(/10000 сотрудников/)).toBeInTheDocument()
  const grid = screen.getByRole('grid')
  expect(grid).toHaveAttribute('aria-rowcount', '10001')
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60)
  await user.click(await amountCell(1))
  await user.keyboard('{Enter}')
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Сумма, строка 2')
})

test('Enter in the last amount goes to the name of the next row, which is still blank', async () => {
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('Асанов Бакыт\t1098800000000001\t100\n')
  await user.click(await amountCell(1))
  await user.keyboard('{Enter}')
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Фамилия, имя, отчество, строка 2')
})

test('a register without a name is refused at the field of the name, which gets the focus', async () => {
  const params = { field: 'fileName' }
  server.on('SaveSalary', {
    body: { errors: [{ extensions: { code: 'FIELD_REQUIRED', params } }] },
  })
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('Асанов Бакыт\t1098800000000001\t100\n')
  await user.click(screen.getByRole('button', { name: 'Сохранить и проверить' }))
  const name = screen.getByRole('textbox', { name: /^Название ведомости/ })
  expect(await screen.findByText('Укажите название ведомости.')).toBeVisible()
  expect(name).toHaveAccessibleDescription('Укажите название ведомости.')
  expect(name).toHaveFocus()
  await user.type(name, 'Н')
  expect(name).toBeValid()
})

const record = {
  __typename: 'SalaryRecord',
  id: 's1',
  legalPartyId: 'company',
  fileName: 'Ноябрь',
  createdDate: '2026-11-30T04:00:00Z',
  createdBy: 'Кожоева А.',
  paymentId: null,
  transferNum: null,
  valueDate: null,
  status: 'UNPROCESSABLE',
  statusColour: 'danger',
  totalAmount: '300.00',
  currency: 'KGS',
  commission: null,
  commissionCurrency: null,
  origin: 'FILE',
  repeatOf: null,
  rowCount: 2,
  isFullComplete: null,
  unpaidAmount: null,
  payerAccount: null,
  errorCode: null,
  errorParams: [],
  stage: 'BUSINESS_VALIDATION',
  warnings: [],
  hasFile: true,
  description: null,
  version: 4,
  isYourTurn: false,
  isEditable: true,
  isRemovable: true,
  isSendForSign: false,
  isRepeatable: false,
}
const texts = (number: number) => ({
  fullName: `Сотрудник ${number}`,
  cardAccount: `109880000000000${number}`,
  amount: '150.00',
})

test('what the bank has found is marked until its row is changed, and the register keeps its version', async () => {
  const page = { amountElements: 2, amountPages: 1, currentPage: 1, salary: record }
  server.on(
    'SalaryTexts',
    answer({ findSalaryDetailBySalaryId: { ...page, detail: [texts(1), texts(2)] } }),
  )
  const finding = {
    cell: 'cardAccount',
    code: 'SALARY_EMPLOYEE_NOT_FOUND',
    params: '{}',
    isWarning: false,
  }
  const faulty = { id: 2, ...texts(2), state: 'ERROR', findings: [finding] }
  server.on('SalaryDetail', answer({ findSalaryDetailBySalaryId: { ...page, detail: [faulty] } }))
  const user = await openEditor('/salary/manual/s1')
  const account = await accountCell(2)
  expect(await screen.findByText(/Строка 2: Сотрудник не найден/)).toBeInTheDocument()
  expect(account).toBeInvalid()
  await user.clear(account)
  await user.type(account, '1098800000000003')
  expect(account).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Сохранить и проверить' }))
  expect(await screen.findByText('Проверка ведомости')).toBeInTheDocument()
  expect(server.callsOf('SaveSalary').at(-1)?.body).toMatchObject({
    variables: { salaryRequest: { salaryId: 's1', version: 4, isDraft: false } },
  })
})

test('a new register is kept as a draft by itself, and saved over it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const user = await openEditor()
    await user.click(await nameCell(1))
    await user.paste('Асанов Бакыт\t1098800000000001\t5\n')
    await vi.advanceTimersByTimeAsync(3_500)
    expect(await screen.findByText('Черновик сохранён')).toBeInTheDocument()
    expect(server.callsOf('SaveSalary')[0]?.body).toMatchObject({
      variables: {
        salaryRequest: { isDraft: true, fileName: expect.stringMatching(/^Ведомость/) },
      },
    })
    await user.type(screen.getByLabelText(/Название ведомости/), 'Зарплата')
    await user.click(screen.getByRole('button', { name: 'Сохранить и проверить' }))
    await vi.waitFor(
      () =>
        expect(server.callsOf('SaveSalary').at(-1)?.body).toMatchObject({
          variables: {
            salaryRequest: { salaryId: 's1', version: 1, isDraft: false, fileName: 'Зарплата' },
          },
        }),
      15_000,
    )
  } finally {
    vi.useRealTimers()
  }
})

test('a register that is kept by itself has the time of the bank in its name', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const getBankToday = {
      now: '2031-12-01T04:08:00.000Z',
      date: '2031-12-01',
      isWorkingDay: true,
      isShortDay: false,
      nextWorkingDay: '2031-12-02',
    }
    server.on('BankToday', answer({ getBankToday }))
    const user = await openEditor()
    await user.click(await nameCell(1))
    await user.paste('Асанов Бакыт\t1098800000000001\t5\n')
    await vi.advanceTimersByTimeAsync(3_500)
    expect(await screen.findByText('Черновик сохранён')).toBeInTheDocument()
    expect(server.callsOf('SaveSalary')[0]?.body).toMatchObject({
      variables: { salaryRequest: { fileName: 'Ведомость 01.12.2031 10:08' } },
    })
  } finally {
    vi.useRealTimers()
  }
})

const registers = (...list: readonly object[]) =>
  answer({
    findSalaryDataByLegalPartyId: {
      amountElements: list.length,
      amountPages: 1,
      currentPage: 1,
      list: list.map(each => ({ ...record, ...each })),
    },
  })

test('whoever has a draft is offered to go on with it, until they type', async () => {
  server.on('Salaries', registers({ id: 'kept', status: 'DRAFT', fileName: 'Ноябрь, черновик' }))
  const user = await openEditor()
  expect(await screen.findByText('У вас есть черновик «Ноябрь, черновик».')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Продолжить' })).toHaveAttribute(
    'href',
    '/salary/manual/kept',
  )
  expect(screen.queryByText(/строк с ошибками/)).toBeNull()
  await user.type(await amountCell(1), '5')
  expect(screen.queryByRole('link', { name: 'Продолжить' })).toBeNull()
})

test('a draft that is opened again says that it was kept, and a new register can be begun', async () => {
  const kept = { ...record, status: 'DRAFT', origin: 'MANUAL' }
  const page = { amountElements: 1, amountPages: 1, currentPage: 1, salary: kept }
  server.on('SalaryTexts', answer({ findSalaryDetailBySalaryId: { ...page, detail: [texts(1)] } }))
  server.on('SalaryDetail', answer({ findSalaryDetailBySalaryId: { ...page, detail: [] } }))
  const user = await openEditor('/salary/manual/s1')
  expect(await screen.findByText(/Это сохранённый черновик/)).toBeInTheDocument()
  expect(await screen.findByText('Ошибок нет')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Начать новую' }))
  await expect.poll(async () => (await amountCell(1)).getAttribute('value')).toBe('')
})

test('the last register that is copied is the newest executed one, and no repeat of a few rows', async () => {
  server.on(
    'Salaries',
    registers(
      { id: 'draft', status: 'DRAFT' },
      { id: 'failed', status: 'FAILED' },
      { id: 'repeat', status: 'SUCCESS', repeatOf: 'october' },
      { id: 'october', status: 'SUCCESS' },
      { id: 'september', status: 'SUCCESS' },
    ),
  )
  const page = { amountElements: 1, amountPages: 1, currentPage: 1, salary: record }
  server.on('SalaryTexts', answer({ findSalaryDetailBySalaryId: { ...page, detail: [texts(7)] } }))
  const user = await openEditor()
  await cell('Сумма', 1)
  await user.click(screen.getByRole('button', { name: 'Как в прошлый раз' }))
  await expect.poll(async () => (await amountCell(1)).getAttribute('value')).toBe('150,00')
  expect(server.callsOf('SalaryTexts')).toMatchObject([
    { body: { variables: { salaryId: 'october' } } },
  ])
})

test('without an executed register what is typed stays, and the person is informed', async () => {
  server.on('Salaries', registers({ id: 'draft', status: 'DRAFT' }))
  const user = await openEditor()
  await user.type(await amountCell(1), '77')
  await user.click(screen.getByRole('button', { name: 'Как в прошлый раз' }))
  expect(await screen.findByText('Исполненных ведомостей ещё нет.')).toBeInTheDocument()
  expect(await amountCell(1)).toHaveValue('77,00')
})

test('a corrected register, also one with only another name, is not left without a question', async () => {
  const page = { amountElements: 1, amountPages: 1, currentPage: 1, salary: record }
  server.on('SalaryTexts', answer({ findSalaryDetailBySalaryId: { ...page, detail: [texts(1)] } }))
  server.on('SalaryDetail', answer({ findSalaryDetailBySalaryId: { ...page, detail: [] } }))
  const user = await openEditor('/salary/manual/s1')
  await cell('Сумма', 1)
  expect(anyFormIsDirty()).toBe(false)
  await user.type(screen.getByLabelText(/Название ведомости/), ' 2')
  expect(anyFormIsDirty()).toBe(true)
})

test('whoever leaves takes the draft along, and is not asked', async () => {
  const user = await openEditor()
  await user.type(await amountCell(1), '5')
  await user.click(screen.getByRole('link', { name: 'К ведомостям' }))
  expect(await screen.findByText('Ведомости')).toBeInTheDocument()
  expect(server.callsOf('SaveSalary')).toMatchObject([
    { body: { variables: { salaryRequest: { isDraft: true, rows: [{ amount: '5.00' }] } } } },
  ])
})

test('what is typed while the draft is being kept goes along too', async () => {
  const letGo = server.onHeld('SaveSalary', answer({ saveSalary: 's1' }))
  const user = await openEditor()
  await user.type(await amountCell(1), '5')
  await user.click(screen.getByRole('link', { name: 'К ведомостям' }))
  expect(await screen.findByText('Сохраняем черновик…')).toBeInTheDocument()
  await user.clear(await amountCell(1))
  await user.type(await amountCell(1), '6')
  letGo()
  expect(await screen.findByText('Ведомости')).toBeInTheDocument()
  expect(server.callsOf('SaveSalary').at(-1)?.body).toMatchObject({
    variables: { salaryRequest: { salaryId: 's1', rows: [{ amount: '6' }] } },
  })
})

test('a draft that cannot be kept is not left without a question', async () => {
  const code = 'SALARY_DUPLICATE_FILE_NAME'
  server.on('SaveSalary', { body: { errors: [{ extensions: { code } }] } })
  const user = await openEditor()
  await user.type(await amountCell(1), '5')
  await user.click(screen.getByRole('link', { name: 'К ведомостям' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(screen.getByText(/Черновик не сохранён: Ведомость с таким названием/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  expect(await amountCell(1)).toHaveValue('5,00')
  await user.click(screen.getByRole('link', { name: 'К ведомостям' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Уйти' }),
  )
  expect(await screen.findByText('Ведомости')).toBeInTheDocument()
})

test('a word that fits any cell names the one it is about', async () => {
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('Асанов Бакыт\t\t5\n')
  await user.click(await accountCell(1))
  await user.tab()
  expect(await screen.findByText('Строка 1: Счёт карты: заполните поле.')).toBeInTheDocument()
})

test('nothing is called wrong before its cell is left or the register is checked', async () => {
  const people = [employee(1), employee(2), employee(3)]
  server.on('SalaryEmployees', employees(...people))
  const user = await openEditor()
  await user.click(await screen.findByRole('button', { name: 'Все сотрудники' }))
  expect(await screen.findByText('Не заполнены 3 строки')).toBeInTheDocument()
  expect(await amountCell(1)).toBeValid()
  await user.type(await amountCell(2), '0')
  expect(await amountCell(2)).toBeValid()
  await user.tab()
  expect(await amountCell(2)).toBeInvalid()
  expect(await screen.findByText('1 строка с ошибкой')).toBeInTheDocument()
  server.on('SaveSalary', { body: { errors: [{ extensions: { code: 'FIELD_REQUIRED' } }] } })
  await user.click(screen.getByRole('button', { name: 'Сохранить и проверить' }))
  expect(await screen.findByText('3 строки с ошибками')).toBeInTheDocument()
  expect(await amountCell(1)).toBeInvalid()
})

test('every wrong cell of a row is named', async () => {
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('Асанов Бакыт\t12\t0\n')
  expect(await screen.findByText(/^Строка 1: Счёт карты: 16 цифр/)).toBeInTheDocument()
  expect(screen.getByText(/^Строка 1: Сумма: от 1,00 до/)).toBeInTheDocument()
})

test('a part of a name proposes employees who can be paid, and a marked one brings name and account', async () => {
  server.on('SalaryEmployees', employees(employee(1), employee(3)))
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('\t1098 8000 0000 0001\t5\n\t\t\n')
  await user.type(await nameCell(2), 'Сот')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Сотрудник 1уже в ведомости/),
    expect.stringMatching(/^Сотрудник 3/),
  ])
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  expect(server.callsOf('SalaryEmployees')).toMatchObject([
    { body: { variables: { filter: { search: 'Сот', cardStates: ['ACTIVE'] } } } },
  ])
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Сотрудник 3/)
  await user.keyboard('{Enter}')
  expect(await nameCell(2)).toHaveValue('Сотрудник 3')
  expect(await accountCell(2)).toHaveValue('1098800000000003')
  expect(screen.queryByRole('option')).toBeNull()
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Сумма, строка 2')
})

test('Enter after a name goes to the next row, and pays nobody who is only proposed', async () => {
  server.on('SalaryEmployees', employees(employee(2), employee(3)))
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('Сотрудник\t1098800000000001\t5\n\t\t\n')
  for (const row of [1, 2]) {
    await user.type(await nameCell(row), 'Со')
    await user.hover((await screen.findAllByRole('option'))[0] ?? document.body)
    await user.keyboard('{Enter}')
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toBe(`Фамилия, имя, отчество, строка ${row + 1}`)
    expect(screen.queryByRole('option')).toBeNull()
  }
  expect(await nameCell(1)).toHaveValue('СотрудникСо')
  expect(await accountCell(1)).toHaveValue('1098800000000001')
  expect(await nameCell(2)).toHaveValue('Со')
  expect(await accountCell(2)).toHaveValue('')
})

test('Escape puts the proposals away, and what was typed stays', async () => {
  server.on('SalaryEmployees', employees(employee(1)))
  const user = await openEditor()
  await user.type(await nameCell(1), 'Сотру')
  await screen.findByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(await nameCell(1)).toHaveValue('Сотру')
})

test('Escape before the bank has answered keeps the proposals away', async () => {
  const answerEmployees = server.onHeld('SalaryEmployees', employees(employee(1)))
  const { user, queryClient } = await renderEditor()
  await user.type(await nameCell(1), 'Сотру')
  await vi.waitFor(() => expect(server.callsOf('SalaryEmployees')).toHaveLength(1), 15_000)
  await user.keyboard('{Escape}')
  answerEmployees()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('option')).toBeNull()
})

const employee = (number: number, cardState = 'ACTIVE') => ({
  id: `e${number}`,
  fullName: `Сотрудник ${number}`,
  inn: null,
  cardAccount: `109880000000000${number}`,
  cardState,
  lastAmount: null,
  isRemovable: true,
})
const employees = (...list: readonly object[]) =>
  answer({
    findSalaryEmployees: { amountElements: list.length, amountPages: 1, currentPage: 1, list },
  })

test('digits of a sum are grouped while they are typed, and the caret stays with its digit', async () => {
  const user = await openEditor()
  const amount = await amountCell(1)
  await user.type(amount, '123456')
  expect(amount).toHaveValue('123\u00a0456')
  await user.type(amount, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(amount).toHaveValue('1\u00a0923\u00a0456')
  expect(amount.selectionStart).toBe(3)
})

test('a save whose answer was lost is sent again under its key, and what was changed since is saved over it', async () => {
  let isLost = true
  server.on('SaveSalary', () => {
    if (isLost) throw new TypeError('Failed to fetch')
    return answer({ saveSalary: 's1' })
  })
  const user = await openEditor()
  await user.click(await nameCell(1))
  await user.paste('Асанов Бакыт\t1098800000000001\t5\n')
  await user.type(screen.getByLabelText(/Название ведомости/), 'Зарплата')
  const save = screen.getByRole('button', { name: 'Сохранить и проверить' })
  await user.click(save)
  await vi.waitFor(() => expect(save).toBeEnabled(), 15_000)
  const [first] = server.callsOf('SaveSalary')
  const sent = server.callsOf('SaveSalary').length
  isLost = false
  await user.clear(await amountCell(1))
  await user.type(await amountCell(1), '6')
  await user.click(save)
  expect(await screen.findByText('Проверка ведомости')).toBeInTheDocument()
  const [again, over] = server.callsOf('SaveSalary').slice(sent)
  expect(again?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
  expect(again?.body).toEqual(first?.body)
  expect(over?.body).toMatchObject({ variables: { salaryRequest: { salaryId: 's1', version: 1 } } })
})
