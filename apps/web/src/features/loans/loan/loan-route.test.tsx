import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { loanSchedule } from '@tartip/domain/loans/loan-schedule'
import { toDecimal } from '@tartip/domain/money/decimal'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { FakeSocket } from '../../../testing/fake-socket.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp, renderRouter } from '../../../testing/render.tsx'
import { LoansRoute } from '../list/loans-route.tsx'
import { loanHref } from '../../../lib/loan-href.ts'
import type { Loan } from '../loans-queries.ts'
import { loanOf, loanRowOf } from '../testing/loan-builder.ts'
import { LoanRoute } from './loan-route.tsx'

const rows = [
  loanRowOf({
    lastPayDate: '2026-11-10',
    amountODRepay: '35000.00',
    amountPercRepay: '13000.00',
    amountRestOD: '0.00',
    amountRestPerc: '0.00',
    state: 'PAID',
  }),
  loanRowOf(),
]

function bankWith(loans: readonly Loan[]) {
  vi.stubGlobal('WebSocket', FakeSocket)
  const server = fakeServer()
  server.on('Loans', { body: { data: { getLoanAccounts: loans } } })
  server.on('LoanChart', { body: { data: { getLoanCharts: rows } } })
  server.on('LoanClaims', { body: { data: { getLoanClaims: [] } } })
  server.on('LoanTasks', { body: { data: { getSellers: { list: [] } } } })
  server.on('BankToday', {
    body: {
      data: {
        getBankToday: {
          now: '2026-11-30T04:00:00.000Z',
          date: '2026-11-30',
          isWorkingDay: true,
          isShortDay: false,
          nextWorkingDay: '2026-12-01',
        },
      },
    },
  })
  return server
}

async function open(href: string, me = personOf()) {
  const root = createRootRoute()
  const loan = createRoute({
    getParentRoute: () => root,
    path: '/loan-claim/$loanId/$accountId/$dutyNumber',
    component: LoanRoute,
  })
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createRouter({ routeTree: root.addChildren([loan]), history })
  return renderRouter(router, { me, namespaces: ['loans'] })
}

test('a loan shows what is repaid, what is left and what is due, and its schedule in words', async () => {
  bankWith([loanOf()])
  await open(loanHref(loanOf()))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Кредит на оборудование' }),
  ).toBeVisible()
  expect(screen.getByText('Погашено 25 % долга')).toBeVisible()
  expect(screen.getByText('Осталось 75 % долга')).toBeVisible()
  const table = await screen.findByRole('table', { name: 'График погашения' })
  const paid = within(table).getByRole('row', { name: /10\.11\.2026/ })
  expect(paid).toHaveTextContent('Оплачен')
  expect(paid).toHaveTextContent(/35\s000,00.*13\s000,00/)
  expect(screen.getByText('Проценты к уплате').closest('div')).toHaveTextContent(/12\s000,00\sKGS/)
  const chart = screen.getByRole('slider', { name: 'Платежи по месяцам' })
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/10\.12\.2026/))
})

test('an address whose parts are of different loans is answered as no loan', async () => {
  const bank = bankWith([loanOf(), loanOf({ loanId: 'loan-2', dutyNumber: 'КД-7' })])
  await open(loanHref({ loanId: 'loan-1', accountId: 'account-9', dutyNumber: 'КД-7' }))
  expect(await screen.findByText('Кредит не найден')).toBeVisible()
  expect(bank.callsOf('LoanChart')).toHaveLength(0)
})

test('the list says what is overdue and leads to each loan', async () => {
  bankWith([
    loanOf({ loanId: 'old', accountName: 'Старый', isClosed: true, nextPaymentDate: null }),
    loanOf({ overdueAmount: '100.00' }),
  ])
  await renderInApp(<LoansRoute />, { me: personOf(), namespaces: ['loans'] })
  const first = await screen.findByRole('region', { name: 'Кредит на оборудование' })
  expect(first).toHaveTextContent('Просрочен')
  expect(within(first).getByRole('link', { name: 'Кредит на оборудование' })).toHaveAttribute(
    'href',
    loanHref(loanOf()),
  )
  expect(screen.getByRole('region', { name: 'Старый' })).toHaveTextContent('Всё погашено')
})

test('a company without loans sees what this page will show', async () => {
  bankWith([])
  await renderInApp(<LoansRoute />, { me: personOf(), namespaces: ['loans'] })
  expect(await screen.findByText('Кредитов нет')).toBeVisible()
})

test('who sees no loans is informed that it may be their right, unless they give the rights themselves', async () => {
  bankWith([])
  const me = personOf({
    currentContract: contractOf({ userContractAttributes: { signRight: 'CREATOR' } }),
  })
  const { unmount } = await renderInApp(<LoansRoute />, { me, namespaces: ['loans'] })
  expect(await screen.findByText(/первый подписант не открыл вам его счёт/)).toBeVisible()
  unmount()
  await renderInApp(<LoansRoute />, { me: personOf(), namespaces: ['loans'] })
  expect(await screen.findByText('Кредитов нет')).toBeVisible()
  expect(screen.queryByText(/первый подписант/)).toBeNull()
})

const schedule = loanSchedule({
  amountMinor: 1_200_000_00n,
  interestRate: '18',
  months: 6,
  startDate: '2026-11-10',
  kind: 'ANNUITY',
}).map(({ dueDate, principalMinor, interestMinor }) =>
  loanRowOf({
    lastPayDate: dueDate,
    amountCharge: toDecimal(principalMinor + interestMinor, 'KGS'),
    amountRestOD: toDecimal(principalMinor, 'KGS'),
    amountRestPerc: toDecimal(interestMinor, 'KGS'),
    state: 'PLANNED',
  }),
)
const whole = loanOf({
  loanAmount: '1200000.00',
  balance: '1200000.00',
  interestRate: '18',
  startDate: '2026-11-10',
})

test('a partial repayment is seen with its new schedule before it is sent', async () => {
  const bank = bankWith([whole])
  bank.on('LoanChart', { body: { data: { getLoanCharts: schedule } } })
  bank.on('CreateLoanClaim', { body: { data: { createLoanClaim: null } } })
  const { user } = await open(loanHref(whole))
  await user.click(await screen.findByRole('button', { name: 'Новая заявка' }))
  const form = within(await screen.findByRole('region', { name: 'Новая заявка по кредиту' }))
  expect(form.getByRole('button', { name: 'Отправить в банк' })).toBeDisabled()
  await user.type(form.getByLabelText('Сумма основного долга'), '500000')
  const days = () => form.getAllByRole('row').length
  const shorter = days()
  await user.click(form.getByRole('tab', { name: 'Меньше платёж' }))
  expect(days()).toBeGreaterThan(shorter)
  await user.click(form.getByRole('button', { name: 'Отправить в банк' }))
  await waitFor(() => expect(bank.callsOf('CreateLoanClaim')).toHaveLength(1))
  expect(bank.callsOf('CreateLoanClaim')[0]?.body).toMatchObject({
    variables: {
      loanClaim: {
        loanId: 'loan-1',
        kind: 'PARTIAL_REPAYMENT',
        repayOn: '2026-11-30',
        amount: '500000.00',
        mode: 'SMALLER_INSTALMENT',
        isDraft: false,
      },
    },
  })
})

test('more than is owed is refused in the form, and people without the right see no claims', async () => {
  const bank = bankWith([whole])
  bank.on('LoanChart', { body: { data: { getLoanCharts: schedule } } })
  const { user, unmount } = await open(loanHref(whole))
  await user.click(await screen.findByRole('button', { name: 'Новая заявка' }))
  await user.type(screen.getByLabelText('Сумма основного долга'), '9000000')
  expect(await screen.findByText(/меньше остатка долга/)).toBeVisible()
  unmount()
  const me = personOf({
    currentContract: contractOf({ userContractAttributes: { signRight: 'CREATOR' } }),
  })
  await open(loanHref(whole), me)
  expect(await screen.findByRole('table', { name: 'График погашения' })).toBeVisible()
  expect(screen.queryByText('Заявки по этому кредиту')).toBeNull()
})
