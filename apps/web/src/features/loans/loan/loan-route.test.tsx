import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { loanSchedule } from '@tartip/domain/loans/loan-schedule'
import { toDecimal } from '@tartip/domain/money/decimal'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { withoutLiveLine } from '../../../testing/live-line.ts'
import { FakeSocket } from '../../../testing/fake-socket.ts'
import { contractOf, personOf, setSignedIn } from '../../../testing/person.ts'
import { renderInApp, renderRouter } from '../../../testing/render.tsx'
import { ClaimRoute } from '../claims/claim-route.tsx'
import { LoansRoute } from '../list/loans-route.tsx'
import { loanHref } from '../../../lib/loan-href.ts'
import type { Loan } from '../loans-queries.ts'
import { loanClaimOf, loanOf, loanRowOf } from '../testing/loan-builder.ts'
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
  server.on('BankToday', bankTodayOf('2026-11-30', '2026-12-01'))
  return server
}

const bankTodayOf = (date: string, nextWorkingDay: string) => ({
  body: {
    data: {
      getBankToday: {
        now: `${date}T04:00:00.000Z`,
        date,
        isWorkingDay: true,
        isShortDay: false,
        nextWorkingDay,
      },
    },
  },
})

async function open(href: string, me = personOf()) {
  const root = createRootRoute()
  const loan = createRoute({
    getParentRoute: () => root,
    path: '/loan-claim/$loanId/$accountId/$dutyNumber',
    component: LoanRoute,
  })
  const claim = createRoute({
    getParentRoute: () => root,
    path: '/loan-claims/$loanClaimId',
    component: ClaimRoute,
  })
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createRouter({ routeTree: root.addChildren([loan, claim]), history })
  return renderRouter(router, { me, namespaces: ['loans', 'lists'] })
}

test('a loan shows what is repaid, what is left and what is due, and its schedule in words', async () => {
  bankWith([loanOf()])
  await open(loanHref(loanOf()))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Кредит на оборудование' }),
  ).toBeVisible()
  expect(screen.getByText('Погашено 25 % долга')).toBeVisible()
  expect(screen.getByText('Осталось 75 % долга')).toBeVisible()
  expect(screen.getByText('Последний платёж по графику')).toBeVisible()
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
  expect(screen.getByRole('region', { name: 'Старый' })).toHaveTextContent('Погашен полностью')
})

test('a company without loans sees what this page will show', async () => {
  bankWith([])
  await renderInApp(<LoansRoute />, { me: personOf(), namespaces: ['loans'] })
  expect(await screen.findByText('Кредитов нет')).toBeVisible()
})

test('claims and applications are shown to LOAN_MANAGER, and what could not be read is said', async () => {
  const bank = bankWith([])
  const refused = { status: 500, body: { errors: [{ extensions: { code: 'GENERIC' } }] } }
  bank.on('LoanClaims', refused)
  const loan = { amount: '9800000.00', currency: 'KGS', termMonths: 48, purpose: 'Экскаватор' }
  const task = { referenceId: 't1', fullName: 'Осмонов Кубаныч', taskState: 'IN_PROCESS', loan }
  const createdDate = '2026-11-30T04:00:00.000Z'
  bank.on('LoanTasks', {
    body: { data: { getSellers: { list: [{ ...task, reason: null, createdDate }] } } },
  })
  const productRoles = [{ productName: 'TEZ_LOANS', roles: ['LOAN_MANAGER'] }]
  const userContractAttributes = { signRight: 'CREATOR' as const, productRoles }
  const me = personOf({ currentContract: contractOf({ userContractAttributes }) })
  const { queryClient } = await renderInApp(<LoansRoute />, { me, namespaces: ['loans'] })
  const tasks = await screen.findByRole('region', { name: 'Заявки на новые кредиты' })
  expect(tasks).toHaveTextContent('Экскаватор · Осмонов Кубаныч')
  const claims = await screen.findByRole('region', { name: 'Заявки по кредитам' })
  expect(within(claims).getByRole('button', { name: 'Повторить попытку' })).toBeVisible()
  // Nor are they shown any more to whom the role is taken away meanwhile.
  const attributes = { signRight: 'CREATOR' as const, productRoles: [] }
  const withoutRole = contractOf({ userContractAttributes: attributes })
  act(() => setSignedIn(queryClient, personOf({ currentContract: withoutRole })))
  await waitFor(() => expect(tasks).not.toBeInTheDocument())
})

test('an empty list of claims or applications has no card, also when it cannot be read again', async () => {
  const bank = bankWith([])
  const { queryClient } = await renderInApp(<LoansRoute />, {
    me: personOf(),
    namespaces: ['loans'],
  })
  expect(await screen.findByText('Кредитов нет')).toBeVisible()
  const refused = { status: 500, body: { errors: [{ extensions: { code: 'GENERIC' } }] } }
  bank.on('LoanClaims', refused)
  bank.on('LoanTasks', refused)
  await act(() => queryClient.refetchQueries())
  expect(bank.callsOf('LoanClaims').length).toBeGreaterThan(1)
  expect(bank.callsOf('LoanTasks').length).toBeGreaterThan(1)
  expect(screen.queryByRole('region', { name: 'Заявки на новые кредиты' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Заявки по кредитам' })).toBeNull()
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
  await user.click(form.getByRole('tab', { name: 'Уменьшить платёж' }))
  expect(days()).toBeGreaterThan(shorter)
  // On a phone the schedule is many screens long.
  const send = form.getByRole('button', { name: 'Отправить в банк' })
  const [firstRow] = form.getAllByRole('row')
  expect(firstRow && send.compareDocumentPosition(firstRow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
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

test('a claim opens with the day on which the bank stands, however late its clock answers', async () => {
  const bank = bankWith([whole])
  bank.on('LoanChart', { body: { data: { getLoanCharts: schedule } } })
  const answerClock = bank.onHeld('BankToday', bankTodayOf('2031-03-12', '2031-03-13'))
  const { user } = await open(loanHref(whole))
  await user.click(await screen.findByRole('button', { name: 'Новая заявка' }))
  expect(screen.queryByLabelText('День погашения')).toBeNull()
  answerClock()
  expect(await screen.findByLabelText('День погашения')).toHaveValue('12.03.2031')
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

test('a saved draft is continued on its page, and becomes the claim when it is sent', async () => {
  const bank = bankWith([whole])
  bank.on('LoanChart', { body: { data: { getLoanCharts: schedule } } })
  let claim = loanClaimOf({ state: 'DRAFT' })
  bank.on('LoanClaims', () => ({ body: { data: { getLoanClaims: [claim] } } }))
  bank.on('LoanClaim', () => ({ body: { data: { getLoanClaimById: claim } } }))
  bank.on('CreateLoanClaim', () => {
    claim = loanClaimOf()
    return { body: { data: { createLoanClaim: claim } } }
  })
  const { user } = await open(loanHref(whole))
  await user.click(await screen.findByRole('link', { name: 'Частичное досрочное погашение' }))
  const form = within(await screen.findByRole('region', { name: 'Черновик заявки' }))
  const amount = form.getByLabelText<HTMLInputElement>('Сумма основного долга')
  expect(amount.value).toMatch(/^500\s000,00$/)
  await user.click(form.getByRole('button', { name: 'Отправить в банк' }))
  expect(
    await screen.findByRole('region', { name: 'График после исполнения заявки' }),
  ).toBeVisible()
  expect(bank.callsOf('CreateLoanClaim')[0]?.body).toMatchObject({
    variables: { loanClaim: { loanClaimId: 'claim-1', amount: '500000.00', isDraft: false } },
  })
})

test('a draft is deleted after a question, and its page leads back to the loan', async () => {
  const bank = bankWith([whole])
  bank.on('LoanClaim', {
    body: { data: { getLoanClaimById: loanClaimOf({ state: 'DRAFT' }) } },
  })
  bank.on('CancelLoanClaim', { body: { data: { cancelLoanClaim: null } } })
  const { user } = await open('/loan-claims/claim-1')
  await user.click(await screen.findByRole('button', { name: 'Удалить черновик' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Удалить черновик' }))
  expect(await screen.findByText('Заявок по этому кредиту нет.')).toBeVisible()
  expect(bank.callsOf('CancelLoanClaim')).toHaveLength(1)
})

test('the officer’s decision appears on the open page of a claim, with the certificate', async () => {
  const subscribed = withoutLiveLine()
  const bank = bankWith([whole])
  let claim = loanClaimOf({ kind: 'DEBT_CERTIFICATE', repayOn: null, amount: null, mode: null })
  bank.on('LoanClaim', () => ({ body: { data: { getLoanClaimById: claim } } }))
  await open('/loan-claims/claim-1')
  expect(await screen.findByRole('button', { name: 'Отозвать заявку' })).toBeVisible()
  claim = {
    ...claim,
    state: 'APPROVED',
    canCancel: false,
    certificate: {
      date: '2026-11-30',
      principal: '750000.00',
      interest: '11250.00',
      pdfLink: '/api/v1/exports/loan-certificates?format=pdf&loanClaimId=claim-1',
    },
  }
  const options = subscribed.mock.calls.at(-1)?.[2]
  await act(async () =>
    options?.onData({ listenLoanClaim: { eventId: '9', loanClaim: claim } } as never),
  )
  const interest = await screen.findByText('Проценты к уплате')
  expect(interest.closest('div')).toHaveTextContent(/11\s250,00/)
  expect(screen.getByRole('button', { name: 'Справка о задолженности' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отозвать заявку' })).toBeNull()
})
