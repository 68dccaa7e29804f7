import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { personOf } from '../../testing/person.ts'
import { renderRouter } from '../../testing/render.tsx'
import { EditorRoute } from './editor-route.tsx'

const answer = (data: object) => ({ body: { data } })
let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on(
    'SalaryContract',
    answer({
      findSalaryContract: {
        contractNumber: '4471-З',
        state: 'VERIFIED',
        startDate: '2024-03-01',
        currency: 'KGS',
        payerAccount: '1090160599999154',
        transitAccount: '1090160599999251',
        createDeadline: '17:00',
        signDeadline: '17:25',
        mayPrepare: true,
      },
    }),
  )
  server.on('SaveSalary', answer({ saveSalary: 's1' }))
})

async function openEditor() {
  const root = createRootRoute()
  const editor = createRoute({
    getParentRoute: () => root,
    path: '/salary/manual/{-$id}',
    component: EditorRoute,
  })
  const saved = createRoute({
    getParentRoute: () => root,
    path: '/salary/detail-processing/$id',
    component: () => <p>Проверка ведомости</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([editor, saved]),
    history: createMemoryHistory({ initialEntries: ['/salary/manual'] }),
  })
  await renderRouter(router, { me: personOf(), namespaces: ['salary'] })
  return userEvent.setup({ delay: null })
}

const cell = (name: string, row: number) =>
  screen.findByRole('textbox', { name: `${name}, строка ${row}` })
const amountCell = (row: number) => cell('Сумма', row)

test('a block from Excel fills the register, and the total is there at once', async () => {
  const user = await openEditor()
  await user.click(await cell('Фамилия, имя, отчество', 1))
  await user.paste('Асанов Бакыт\t1098800000000001\t1 500,50\nКим Виталий\t1098800000000002\t900\n')
  expect(await amountCell(2)).toHaveValue('900')
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
          { fullName: 'Ким Виталий', cardAccount: '1098800000000002', amount: '900' },
        ],
      },
    },
  })
})

test('a wrong cell is marked and named, and the mark goes when it is corrected', async () => {
  const user = await openEditor()
  await user.click(await cell('Фамилия, имя, отчество', 1))
  await user.paste('Асанов Бакыт\t1098800000000001\t5\nКим Виталий\t1098800000000001\t5\n')
  const repeated = await cell('Счёт карты', 2)
  expect(await screen.findByText(/Строка 2: Счёт сотрудника повторяется/)).toBeInTheDocument()
  expect(repeated).toBeInvalid()
  await user.clear(repeated)
  await user.type(repeated, '1098800000000002')
  expect(repeated).toBeValid()
  expect(screen.queryByText(/Счёт сотрудника повторяется/)).toBeNull()
})

test('of ten thousand rows only those in view are on the page, and Enter goes to the next one', async () => {
  const user = await openEditor()
  await user.click(await cell('Фамилия, имя, отчество', 1))
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
