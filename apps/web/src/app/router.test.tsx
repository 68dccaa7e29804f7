import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toast } from '../components/feedback/toast-store.ts'
import * as home from '../features/accounts/home/home-route.tsx'
import * as paymentForm from '../features/payments/form/payment-form-route.tsx'
import * as history from '../features/payments/history/history-route.tsx'
import { saveSnapshot, registerFormSnapshot, wipeSnapshots } from '../lib/form-snapshot.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { extensionName } from '../lib/token/rutoken-extension.ts'
import { forgetSessionHint } from '../lib/session-hint.ts'
import type { Me } from '../lib/me.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { withoutLiveLine } from '../testing/live-line.ts'
import { contractOf, personOf } from '../testing/person.ts'
import { readyQueries, renderRouter } from '../testing/render.tsx'
import { createAppRouter } from './router.tsx'

// The screens have tests of their own; here only the way to them matters.
beforeEach(() => {
  vi.spyOn(home, 'HomeRoute').mockImplementation(() => <h1>счета</h1>)
  vi.spyOn(paymentForm, 'PaymentFormRoute').mockImplementation(() => <h1>форма</h1>)
  vi.spyOn(history, 'HistoryRoute').mockImplementation(() => <h1>история</h1>)
  withoutLiveLine()
})

/** The cookie that the server sets beside the session's own. */
function rememberSession() {
  document.cookie = 'tartip-signed-in=1; Path=/'
}

afterEach(forgetSessionHint)
afterEach(wipeSnapshots)
afterEach(toast.clear)

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on('PaymentCounts', {
    body: { data: { getCountsOfPaymentsGroupedByStatus: [{ status: 'FOR_SIGN', count: 12 }] } },
  })
})

const withRight = (signRight: SignRight, patch: Partial<Me> = {}): Me =>
  personOf({ currentContract: contractOf({ userContractAttributes: { signRight } }), ...patch })

async function visit(path: string, me: Me | undefined) {
  if (me) rememberSession()
  server.on(
    'EmployeeSecure',
    me
      ? { body: { data: { employeeSecure: me } } }
      : { status: 401, body: { code: 'UNAUTHENTICATED' } },
  )
  const queryClient = createQueryClient()
  const router = createAppRouter(
    readyQueries(queryClient),
    createMemoryHistory({ initialEntries: [path] }),
  )
  const rendered = await renderRouter(router, { queryClient, namespaces: ['auth', 'more'] })
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return { ...rendered, address: () => router.state.location.href }
}

describe('who opens an address that is not theirs', () => {
  test.each([
    ['/payment/clearing-gross', /нет прав на этот раздел. Доступ даёт первый подписант/],
    ['/settings/users', /раздел открыт только первому подписанту/],
    ['/installment/claims', /нет прав на рассрочку. Первый подписант отправляет заявку/],
  ])('is informed at home who has it: %s', async (path, words) => {
    await visit(path, withRight('AUDITOR'))
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  test('gets no notice where home itself was opened', async () => {
    await visit('/', withRight('CASHIER'))
    expect(await screen.findByRole('main')).toBeInTheDocument()
    expect(screen.queryByText(/нет прав/)).toBeNull()
  })
})

describe('the way to a page', () => {
  test.each([
    { name: 'home goes to accounts', path: '/', me: withRight('FIRST'), to: '/accounts' },
    { name: 'a cashier’s home is the outlets', path: '/', me: withRight('CASHIER'), to: '/outlet' },
    {
      name: 'a cashier at accounts goes to the outlets',
      path: '/accounts',
      me: withRight('CASHIER'),
      to: '/outlet',
    },
    {
      name: 'a third signatory may not pay',
      path: '/payment/clearing-gross',
      me: withRight('THIRD'),
      to: '/accounts',
    },
    {
      name: 'a creator may pay',
      path: '/payment/clearing-gross',
      me: withRight('CREATOR'),
      to: '/payment/clearing-gross',
    },
    {
      name: 'a pending person may not pay',
      path: '/payment/clearing-gross',
      me: withRight('FIRST', { postVerificationStatus: 'Pending' }),
      to: '/accounts',
    },
    {
      name: 'a rejected person sees one page',
      path: '/more',
      me: withRight('FIRST', { postVerificationStatus: 'Rejected' }),
      to: '/user-rejected',
    },
    {
      name: 'nobody else sees that page',
      path: '/user-rejected',
      me: withRight('FIRST'),
      to: '/accounts',
    },
    {
      name: 'a signed-in person has nothing to do at sign-in',
      path: '/auth/login',
      me: withRight('FIRST'),
      to: '/accounts',
    },
    { name: 'sign-in has a short address', path: '/auth', me: undefined, to: '/auth/login' },
    { name: 'a stranger goes to sign-in', path: '/', me: undefined, to: '/auth/login' },
    {
      name: 'a stranger’s page is remembered',
      path: '/payment/clearing-gross',
      me: undefined,
      to: '/auth/login?returnTo=%2Fpayment%2Fclearing-gross',
    },
  ])('$name', async ({ path, me, to }) => {
    const { address } = await visit(path, me)
    expect(address()).toBe(to)
  })

  test('an unknown address shows the not-found page', async () => {
    await visit('/nothing/here', withRight('FIRST'))
    expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  })

  test('a server in trouble is reported, instead of sending the person to sign-in', async () => {
    server.on('EmployeeSecure', {
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', traceId: 'trace-9' },
    })
    rememberSession()
    const queryClient = createQueryClient()
    queryClient.setDefaultOptions({ queries: { retryDelay: 0 } })
    const router = createAppRouter(
      readyQueries(queryClient),
      createMemoryHistory({ initialEntries: ['/accounts'] }),
    )
    await renderRouter(router, { queryClient })
    expect(await screen.findByText('Номер обращения: trace-9')).toBeVisible()
    expect(router.state.location.pathname).toBe('/accounts')
  })

  test('a person is moved to the contract this browser remembers', async () => {
    const first = contractOf()
    const second = contractOf({
      id: 'contract-2',
      companyName: 'ОсОО «Көл»',
      userContractAttributes: { userContractId: 'uc-2' },
    })
    const me = personOf({ userContracts: [first, second], currentContract: first })
    localStorage.setItem('contractId', 'contract-2')
    server.on('SelectContract', {
      body: { data: { selectContract: { ...me, currentContract: second } } },
    })
    await visit('/accounts', me)
    expect(await screen.findByText('ОсОО «Көл»')).toBeVisible()
    expect(server.callsOf('SelectContract')).toHaveLength(1)
  })

  test.each([
    [true, 'uc-3'],
    [false, 'uc-2'],
  ])(
    'a form that waits in this tab goes before it, where its contract still holds: %s',
    async (active, entered) => {
      const first = contractOf()
      const remembered = contractOf({
        id: 'contract-2',
        userContractAttributes: { userContractId: 'uc-2' },
      })
      const ofForm = contractOf({
        id: 'contract-3',
        active,
        userContractAttributes: { userContractId: 'uc-3' },
      })
      const me = personOf({ userContracts: [first, remembered, ofForm], currentContract: first })
      localStorage.setItem('contractId', remembered.id)
      const close = registerFormSnapshot('payment/clearing-gross/new', () => ({ amount: '5400' }))
      saveSnapshot({ personId: me.userReferenceId, userContractId: 'uc-3' }, ofForm.companyName)
      close()
      server.on('SelectContract', { body: { data: { selectContract: me } } })
      await visit('/accounts', me)
      await waitFor(() => expect(server.callsOf('SelectContract')).toHaveLength(1))
      expect(server.callsOf('SelectContract')[0]?.body).toMatchObject({
        variables: { userContractId: entered },
      })
    },
  )
})

describe('the frame', () => {
  test('shows the count of documents to sign, requested without lengthening the session', async () => {
    await visit('/accounts', withRight('FIRST'))
    expect(await screen.findByRole('link', { name: 'На подпись 12' })).toBeVisible()
    expect(server.callsOf('PaymentCounts')[0]?.headers.get('X-Passive')).toBe('1')
  })

  test('an auditor is offered nothing to sign or pay, and no count is requested', async () => {
    await visit('/accounts', withRight('AUDITOR'))
    expect(await screen.findByRole('link', { name: 'История' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Заплатить' })).toBeNull()
    expect(screen.queryByRole('link', { name: /На подпись/ })).toBeNull()
    expect(server.callsOf('PaymentCounts')).toEqual([])
  })

  test('a pending person sees payments locked, with the reason', async () => {
    await visit('/accounts', withRight('FIRST', { postVerificationStatus: 'Pending' }))
    expect(
      await screen.findByRole('link', { name: /Новый платёж: откроется после проверки/ }),
    ).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('note')).toHaveTextContent('Учётная запись на проверке')
  })

  test.each([
    ['RU_TOKEN_2', 1],
    ['TOTP', 0],
  ] as const)(
    'starts the plugin of the token with a contract that signs by %s',
    async (signType, starts) => {
      const initialize = vi.fn(async () => undefined)
      const isPluginInstalled = async () => false
      Reflect.set(window, extensionName, { initialize, isPluginInstalled, loadPlugin: vi.fn() })
      await visit('/accounts', personOf({ currentContract: contractOf({ signType }) }))
      await screen.findByRole('link', { name: 'История' })
      await vi.waitFor(() => expect(initialize).toHaveBeenCalledTimes(starts), 15_000)
      Reflect.deleteProperty(window, extensionName)
    },
  )

  test('the skip link leads to the content', async () => {
    const { user } = await visit('/accounts', withRight('FIRST'))
    await user.click(await screen.findByRole('link', { name: 'Перейти к содержимому' }))
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('the language changes at once, on the page and in the storage', async () => {
    const { user } = await visit('/accounts', withRight('FIRST'))
    await user.click(await screen.findByRole('button', { name: /Кыргызча/ }))
    expect(await screen.findByRole('link', { name: 'Тарых' })).toBeVisible()
    expect(document.documentElement.lang).toBe('ky')
    expect(localStorage.getItem('lang')).toBe('KG')
  })
})

test('the first screen is there only with the bank’s clock, which is asked for together with the person', async () => {
  rememberSession()
  server.on('EmployeeSecure', { body: { data: { employeeSecure: withRight('FIRST') } } })
  const getBankToday = { date: '2026-11-30', now: '2026-11-30T04:00:00Z' }
  const letClockAnswer = server.onHeld('BankToday', { body: { data: { getBankToday } } })
  const queryClient = createQueryClient()
  const router = createAppRouter(
    readyQueries(queryClient),
    createMemoryHistory({ initialEntries: ['/accounts'] }),
  )
  const rendered = renderRouter(router, { queryClient, namespaces: ['auth', 'more'] })
  await waitFor(() => expect(queryClient.getQueryData(['me'])).toBeDefined())
  expect(server.callsOf('BankToday')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'счета' })).toBeNull()
  letClockAnswer()
  await rendered
  expect(await screen.findByRole('heading', { name: 'счета' })).toBeVisible()
})

test('a session whose person the bank does not know shows a message, and nobody is logged out', async () => {
  rememberSession()
  const body = { errors: [{ message: '', extensions: { code: 'UserNotFoundException' } }] }
  server.on('EmployeeSecure', { body })
  const queryClient = createQueryClient()
  const router = createAppRouter(
    readyQueries(queryClient),
    createMemoryHistory({ initialEntries: ['/accounts'] }),
  )
  await renderRouter(router, { queryClient, namespaces: ['auth', 'more'] })
  expect(await screen.findByRole('alert')).toHaveTextContent('Пользователь не найден.')
  expect(screen.getByRole('link', { name: 'Войти заново' })).toHaveAttribute(
    'href',
    '/auth/login?reason=unauthenticated',
  )
  expect(router.state.location.href).toBe('/accounts')
})
