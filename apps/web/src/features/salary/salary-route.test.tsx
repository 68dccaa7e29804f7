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
import { withUploads } from '../../testing/upload-request.ts'
import { RegisterRoute } from './register-route.tsx'
import { SalaryRoute } from './salary-route.tsx'

const answer = (data: object) => ({ body: { data } })
const page = { amountElements: 1, amountPages: 1, currentPage: 1 }
const contract = {
  contractNumber: '4471-З',
  state: 'VERIFIED',
  startDate: '2024-03-01',
  currency: 'KGS',
  payerAccount: '1090160599999154',
  transitAccount: '1090160599999251',
  createDeadline: '17:00',
  signDeadline: '17:25',
  createUntil: null,
  signUntil: null,
  mayPrepare: true,
}
const register = {
  __typename: 'SalaryRecord',
  id: 's1',
  legalPartyId: 'party-1',
  fileName: 'Ноябрь',
  createdDate: '2026-11-30T04:00:00Z',
  createdBy: 'Кожоева А.',
  paymentId: 'p1',
  transferNum: '7',
  valueDate: '2026-11-30',
  status: 'READY_FOR_EXECUTION',
  statusColour: 'info',
  totalAmount: '300.00',
  currency: 'KGS',
  payerAccount: '1090160599999154',
  commission: '0.60',
  commissionCurrency: 'KGS',
  origin: 'MANUAL',
  repeatOf: null,
  rowCount: 2,
  isFullComplete: null,
  unpaidAmount: null,
  errorCode: null,
  errorParams: [],
  stage: null,
  warnings: [],
  hasFile: false,
  description: null,
  version: 4,
  isYourTurn: false,
  isEditable: true,
  isRemovable: true,
  isSendForSign: true,
  isRepeatable: false,
}
const row = {
  id: 1,
  fullName: 'Асанов Бакыт',
  cardAccount: '1098800000000001',
  amount: '150.00',
  state: 'NEW',
  findings: [],
}

let server: FakeServer
beforeEach(() => {
  withoutLiveLine()
  server = fakeServer()
  onContract({})
  onRegister({})
})
const onContract = (more: object | null) =>
  server.on('SalaryContract', answer({ findSalaryContract: more && { ...contract, ...more } }))
const onRegister = (more: object, detail: readonly object[] = [row]) =>
  server.on(
    'SalaryDetail',
    answer({ findSalaryDetailBySalaryId: { ...page, salary: { ...register, ...more }, detail } }),
  )

async function open(address: string) {
  const root = createRootRoute()
  const parts = createRoute({
    getParentRoute: () => root,
    path: '/salary/$name',
    component: SalaryRoute,
  })
  const detail = createRoute({
    getParentRoute: () => root,
    path: '/salary/detail/$id',
    component: RegisterRoute,
  })
  const router = createRouter({
    routeTree: root.addChildren([parts, detail]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return renderRouter(router, { me: personOf(), namespaces: ['salary', 'lists'] })
}
const button = (name: string) => screen.queryByRole('button', { name })

test('without a contract the page says how to get one, and offers no register', async () => {
  onContract(null)
  await open('/salary/statements')
  expect(await screen.findByText('Зарплатный проект не подключён')).toBeInTheDocument()
  expect(button('Ведомость из файла')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Создать ведомость' })).toBeNull()
})

test.each([
  ['ON_VERIFICATION', /Договор проверяет банк/, false],
  ['REJECTED', /Банк отклонил договор/, false],
  ['CLOSED', /Договор закрыт/, true],
  ['PENDING_UNCLOSE', /Банк возобновляет договор/, true],
] as const)('a contract that is %s says so', async (state, words, hasRegisters) => {
  onContract({ state, mayPrepare: false })
  server.on('Salaries', answer({ findSalaryDataByLegalPartyId: { ...page, list: [register] } }))
  await open('/salary/statements')
  expect(await screen.findByText(words)).toBeInTheDocument()
  if (hasRegisters) await screen.findAllByText('Ноябрь')
  expect(server.callsOf('Salaries')).toHaveLength(hasRegisters ? 1 : 0)
  expect(button('Ведомость из файла')).toBeNull()
})

test('a company without registers learns how to begin, and a failure is another thing', async () => {
  server.on('Salaries', answer({ findSalaryDataByLegalPartyId: { ...page, list: [] } }))
  const { unmount } = await open('/salary/statements')
  expect(await screen.findByText('Ведомостей ещё нет')).toBeInTheDocument()
  unmount()
  const code = 'SALARY_CONTRACT_NOT_FOUND'
  server.on('Salaries', { body: { errors: [{ extensions: { code } }] } })
  await open('/salary/statements')
  expect((await screen.findAllByText(/Договор зарплатного проекта не найден/)).length).toBe(1)
  expect(screen.queryByText('Ведомостей ещё нет')).toBeNull()
})

const employee = {
  id: 'e1',
  inn: '20101198000010',
  fullName: 'Асанов Бакыт Эркинович',
  cardState: 'ACTIVE',
  currency: 'USD',
  cardAccount: '1098800000000001',
  lastAmount: '1500.50',
}

test('an auditor sees employees with what they were paid, and changes nothing', async () => {
  onContract({ mayPrepare: false })
  server.on('SalaryEmployees', answer({ findSalaryEmployees: { ...page, list: [employee] } }))
  await open('/salary/employees')
  expect((await screen.findAllByText('Асанов Бакыт Эркинович')).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/1\s500/).length).toBeGreaterThan(0)
  for (const name of ['Добавить сотрудника', 'Добавить списком']) expect(button(name)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Исключить/ })).toBeNull()
})

test('people of a workbook are read by the bank, shown, and added', async () => {
  withUploads()
  server.on('SalaryEmployees', answer({ findSalaryEmployees: { ...page, list: [employee] } }))
  server.on('ReadSalaryEmployeeFile', {
    body: {
      data: {
        readSalaryEmployeeFile: 'ИНН\tФИО\n20101198000010\tАсанов Бакыт\n1\tНикто\n',
      },
    },
  })
  server.on(
    'AddSalaryEmployees',
    answer({ addSalaryEmployees: [{ inn: employee.inn, ok: true, errorCode: null }] }),
  )
  const { user } = await open('/salary/employees')
  await user.click(await screen.findByRole('button', { name: 'Добавить списком' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.upload(
    dialog.getByLabelText('Загрузить из файла Excel или CSV', { selector: 'input' }),
    new File(['PK'], 'people.xlsx'),
  )
  expect(await dialog.findByText(/Не прочитаны строки: 3/)).toBeInTheDocument()
  expect(dialog.getByText('1 сотрудник')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Добавить' }))
  expect(await dialog.findByText(/Добавлено: 1/)).toBeInTheDocument()
  expect(server.callsOf('ReadSalaryEmployeeFile')).toMatchObject([
    { body: { variables: { file: { legalPartyId: 'party-1', uploadId: 'u1' } } } },
  ])
  expect(server.callsOf('AddSalaryEmployees')).toMatchObject([
    {
      body: {
        variables: {
          employees: { employees: [{ inn: employee.inn, fullName: 'Асанов Бакыт' }] },
        },
      },
    },
  ])
})

test('a register that its account does not carry warns before it is sent, and says why it is not', async () => {
  const code = 'SALARY_BALANCE_LESS_THAN_AMOUNT'
  const params = [
    { name: 'account', value: '1090160599999154' },
    { name: 'missing', value: '1250.40' },
    { name: 'currency', value: 'KGS' },
  ]
  onRegister({ warnings: [{ code, params }] })
  const refused = { ok: false, errorCode: code, errorParams: params }
  server.on('SendSalary', answer({ forSigningSalary: [refused] }))
  const { user } = await open('/salary/detail/s1')
  const words =
    /^Остаток на счёте меньше суммы ведомости\. На счёте 1090160599999154 не хватает 1\s250,40 KGS\.$/
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getByText('Счёт списания')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Отправить на подпись' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

test('paid and unpaid people are shown apart, and the unpaid ones are paid again once', async () => {
  const findings = [
    { cell: 'cardAccount', code: 'SALARY_CARD_BLOCKED', params: '{}', isWarning: false },
  ]
  const unpaid = { ...row, id: 2, fullName: 'Ким Виталий', state: 'UNPAID', findings }
  const done = { status: 'SUCCESS', isEditable: false, isRemovable: false, isSendForSign: false }
  const partial = { ...done, isFullComplete: false, unpaidAmount: '150.00', isRepeatable: true }
  onRegister(partial, [{ ...row, state: 'PAID' }, unpaid])
  server.on('RepeatSalary', answer({ repeatSalary: 's2' }))
  const { user, router } = await open('/salary/detail/s1')
  expect(await screen.findByText('Исполнена частично')).toBeInTheDocument()
  expect(screen.getAllByText('Не зачислено')).toHaveLength(1)
  expect(screen.getByText('Карта сотрудника заблокирована.')).toBeInTheDocument()
  expect(button('Удалить')).toBeNull()
  await user.dblClick(screen.getByRole('button', { name: 'Выплатить оставшимся' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/salary/detail/s2'))
  const keys = server.callsOf('RepeatSalary').map(call => call.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('a register that does not exist for the person is no page with buttons', async () => {
  server.on('SalaryDetail', {
    body: { errors: [{ extensions: { code: 'SALARY_REGISTER_NOT_FOUND' } }] },
  })
  await open('/salary/detail/s1')
  expect((await screen.findAllByText(/Ведомость не найдена/)).length).toBeGreaterThan(0)
  expect(button('Удалить')).toBeNull()
})
