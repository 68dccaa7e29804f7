import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { allAddressParts } from '../../lib/address-parts.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { personOf } from '../../testing/person.ts'
import { renderRouter } from '../../testing/render.tsx'
import { StatementRoute } from './statement-route.tsx'
import { data, ownAccounts, statementOf } from './testing/statement-answers.ts'

const payments = {
  totalPages: 1,
  totalElements: 2,
  accounts: [
    {
      clientName: 'ОсОО «Алтын Дан»',
      clientAccount: '1091820100380142',
      currencies: [
        {
          isoName: 'KGS',
          incomingBalance: '100.00',
          outgoingBalance: '250.00',
          planBalance: '200.00',
          totalDebit: '50.00',
          totalCredit: '200.00',
          payments: [
            {
              paymentDate: '30.11.2026',
              payments: [
                {
                  id: 'operation-1',
                  counterpartyName: 'ОсОО «Бишкек Строй»',
                  counterpartyAccount: '1240120000100001',
                  counterpartyBank: '124001',
                  documentNumber: '1042',
                  debit: '50.00',
                  credit: null,
                  paymentPurpose: 'Оплата по договору 12',
                  paymentID: 'payment-1',
                },
                {
                  id: 'operation-2',
                  counterpartyName: 'Налоговая служба',
                  counterpartyAccount: '1240120000100002',
                  counterpartyBank: null,
                  documentNumber: null,
                  debit: null,
                  credit: '200.00',
                  paymentPurpose: 'Возврат',
                  paymentID: null,
                },
                {
                  id: 'operation-3',
                  counterpartyName: 'Тартип Банк',
                  counterpartyAccount: '',
                  counterpartyBank: null,
                  documentNumber: '416',
                  debit: '35.00',
                  credit: null,
                  paymentPurpose: 'Комиссия',
                  paymentID: null,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

let server: FakeServer
let subscribed: ReturnType<typeof withoutLiveLine>
beforeEach(() => {
  subscribed = withoutLiveLine()
  server = fakeServer()
  server.on('OneStatement', data({ findStatement: statementOf() }))
  server.on('StatementAccounts', ownAccounts)
  server.on('PaymentsOfStatement', data({ getPaymentsByStatement: payments }))
})

function show(address: string) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/account-statements/$id',
    validateSearch: allAddressParts,
    component: StatementRoute,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`/account-statements/${address}`] }),
  })
  return renderRouter(router, { me: personOf(), namespaces: ['statements', 'lists'] })
}

test('the balances, the totals and the payments of each day stand on the page', async () => {
  await show('statement-1')
  expect(
    await screen.findByRole('heading', { name: 'Выписка 01.11.2026\u00A0– 30.11.2026' }),
  ).toBeVisible()
  for (const text of ['100,00 KGS', '−50,00 KGS', '+200,00 KGS', '250,00 KGS', '200,00 KGS']) {
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  }
  expect(screen.getByRole('region', { name: '30.11.2026' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'ОсОО «Бишкек Строй»' })).toHaveAttribute(
    'href',
    '/account-statements/statement-1?payment=payment-1',
  )
  // The bank's own operations have no document behind them.
  expect(screen.queryByRole('link', { name: 'Налоговая служба' })).toBeNull()
})

test('a fee of the bank, which has no account, shows its document alone', async () => {
  await show('statement-1')
  const purpose = await screen.findByText('Комиссия')
  expect(purpose.nextElementSibling).toHaveTextContent(/^№ 416$/)
})

test('an address with a page that no list has shows the first one', async () => {
  await show('statement-1?page=99999999999')
  await screen.findByText('Комиссия')
  expect(server.callsOf('PaymentsOfStatement').at(-1)?.body).toMatchObject({
    variables: { page: 1 },
  })
})

test('the address says what is looked for inside', async () => {
  const { user } = await show('statement-1?q=аренда')
  await user.click(await screen.findByRole('tab', { name: 'Расход' }))
  await waitFor(() =>
    expect(server.callsOf('PaymentsOfStatement').at(-1)?.body).toMatchObject({
      variables: { filter: { search: 'аренда', direction: 'DEBIT' }, page: 1, size: 50 },
    }),
  )
})

test('of several accounts only the chosen one stands on the page', async () => {
  const numbers = ['1091820100380142', '1091820100380243']
  const accounts = numbers.map(clientAccount => ({ ...payments.accounts[0], clientAccount }))
  const availableAccounts = numbers.map(account => ({ account, currencies: ['3300'] }))
  const ordered = statementOf({ availableAccounts })
  server.on('OneStatement', data({ findStatement: ordered }))
  server.on('PaymentsOfStatement', data({ getPaymentsByStatement: { ...payments, accounts } }))
  const { user } = await show('statement-1')
  expect(await screen.findAllByText('Входящий остаток')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Счёт/ }))
  await user.click(await screen.findByRole('option', { name: /0243$/ }))
  await waitFor(() => expect(screen.getAllByText('Входящий остаток')).toHaveLength(1))
  expect(screen.getByRole('heading', { name: /0243/ })).toBeVisible()
})

test('a statement of terminals shows their sales, and each with its fee', async () => {
  const ofTerminals = { kind: 'POS', availableAccounts: [{ account: 'TRM00001', currencies: [] }] }
  server.on('OneStatement', data({ findStatement: statementOf(ofTerminals as object) }))
  const sale = {
    id: 'sale-1',
    counterpartyName: '4169 58** **** 1234',
    counterpartyAccount: '',
    counterpartyBank: null,
    documentNumber: '000000000001',
    bookedDate: '2026-11-30T05:04:00.000Z',
    debit: null,
    credit: '500.00',
    fee: '9.00',
    paymentPurpose: 'Оплата картой',
    paymentID: null,
  }
  const days = [{ paymentDate: '30.11.2026', payments: [sale] }]
  const sums = { isoName: 'KGS', totalCredit: '500.00', totalDebit: '20.00', totalFee: '9.00' }
  const others = { incomingBalance: '0.00', outgoingBalance: '480.00', planBalance: '480.00' }
  const terminal = {
    clientName: 'ОсОО «Алтын Дан»',
    clientAccount: 'TRM00001',
    place: 'Чүй, 120',
    currencies: [{ ...sums, ...others, payments: days }],
  }
  const page = { totalPages: 1, totalElements: 1, accounts: [terminal] }
  server.on('PaymentsOfStatement', data({ getPaymentsByStatement: page }))
  await show('statement-1')
  expect(await screen.findByRole('heading', { name: /^TRM00001.*Чүй, 120$/ })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Возвраты' })).toBeVisible()
  expect(screen.queryByText('Исходящий остаток')).toBeNull()
  expect(screen.getByText('Оплата картой').nextElementSibling).toHaveTextContent(
    /^30\.11\.2026 11:04 · RRN 000000000001 · Комиссия 9,00\sKGS$/,
  )
  // Its events are those of the list of terminals.
  const followed = subscribed.mock.calls.at(-1)?.[0]
  expect(JSON.stringify(followed)).toContain('listenPOSTerminalStatement')
})

test('a statement without a file says why', async () => {
  server.on(
    'OneStatement',
    data({
      findStatement: statementOf({
        status: 'FAIL',
        statusLabel: 'Не удалось подготовить',
        errorMessage: 'Банк не ответил.',
      }),
    }),
  )
  await show('statement-1')
  expect(await screen.findByText('Не удалось подготовить')).toBeVisible()
  expect(screen.getByText('Банк не ответил.')).toBeVisible()
  expect(server.callsOf('PaymentsOfStatement')).toEqual([])
})

test('a statement without operations says so once', async () => {
  const reason = 'Операций за период нет'
  const empty = { status: 'NOT_FOUND', statusLabel: reason, errorMessage: reason } as const
  server.on('OneStatement', data({ findStatement: statementOf(empty) }))
  await show('statement-1')
  expect(await screen.findAllByText(reason)).toHaveLength(1)
})

test('a statement that is being made becomes ready on the screen', async () => {
  const waiting = statementOf({ status: 'PENDING', statusLabel: 'Заказана', progress: 0 })
  server.on('OneStatement', data({ findStatement: waiting }))
  await show('statement-1')
  expect(await screen.findByText('Заказана')).toBeVisible()
  const onData = (event: object) => subscribed.mock.calls.at(-1)?.[2].onData({ listen: event })
  const other = { eventId: '1', statementId: 'statement-2' }
  await act(async () => onData({ ...other, statement: statementOf({ id: 'statement-2' }) }))
  expect(screen.getByText('Заказана')).toBeVisible()
  const event = { eventId: '2', statementId: 'statement-1', statement: statementOf() }
  await act(async () => onData(event))
  expect(await screen.findByRole('link', { name: 'ОсОО «Бишкек Строй»' })).toBeVisible()
})

test('a period is shown without an order, which is offered for the same days', async () => {
  server.on('PaymentsOfPeriod', data({ getPayments: payments }))
  await show('period?account=1091820100380142&currency=KGS&from=2026-11-01&to=2026-11-30')
  expect(await screen.findByText('250,00 KGS')).toBeVisible()
  expect(server.callsOf('PaymentsOfPeriod')[0]?.body).toMatchObject({
    variables: {
      parameters: {
        accounts: ['1091820100380142'],
        currencies: ['3300'],
        startDate: '2026-11-01',
        endDate: '2026-11-30',
      },
    },
  })
  expect(screen.getByRole('link', { name: 'Заказать выписку' })).toHaveAttribute(
    'href',
    expect.stringContaining('/account-statements?'),
  )
})

test('a period is searched by word, direction and account', async () => {
  server.on('PaymentsOfPeriod', data({ getPayments: payments }))
  const { user } = await show('period?from=2026-11-01&to=2026-11-30&q=аренда')
  await user.click(await screen.findByRole('tab', { name: 'Приход' }))
  await user.click(await screen.findByRole('button', { name: /^Счёт/ }))
  await user.click(await screen.findByRole('option', { name: /0243$/ }))
  await waitFor(() =>
    expect(server.callsOf('PaymentsOfPeriod').at(-1)?.body).toMatchObject({
      variables: {
        parameters: { accounts: ['1091820100380243'], startDate: '2026-11-01' },
        filter: { search: 'аренда', direction: 'CREDIT' },
      },
    }),
  )
})

test('a period of several accounts names them, and not all accounts', async () => {
  server.on('PaymentsOfPeriod', data({ getPayments: payments }))
  await show('period?account=1091820100380142,1091820100380243&from=2026-11-01&to=2026-11-30')
  const chosen = await screen.findByRole('button', { name: /^Счёт/ })
  await waitFor(() => expect(chosen).toHaveTextContent(/0142.*0243/))
})

test('a company whose name 1C 1.02 cannot write gets the reason instead of that file', async () => {
  const { user } = await show('statement-1')
  await user.click(await screen.findByRole('button', { name: 'Скачать' }))
  expect(await screen.findByRole('menuitem', { name: '1С (1.03)' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: '1С (1.02)' })).toBeNull()
  expect(screen.getByRole('menu')).toHaveAccessibleDescription(
    'Файла 1С (1.02) нет: в названии компании есть буквы, которых нет в этом формате. Подойдёт 1С (1.03).',
  )
})

test('the menu of files changes its language in place', async () => {
  const { user } = await show('statement-1')
  await user.click(await screen.findByRole('button', { name: 'Скачать' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Сменить язык: Кыргызча' }))
  expect(screen.getByRole('menuitem', { name: 'Язык файла: Кыргызча' })).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: 'Excel' }))
  await waitFor(() =>
    expect(server.callsOf('DownloadStatement')[0]?.body).toMatchObject({
      variables: { fileFormat: 'XLSX', language: 'KG' },
    }),
  )
})

test('a file that is still being made is requested again until it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout'] })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:statement')
  const refused = {
    body: { errors: [{ extensions: { code: 'STATEMENT_FILE_IN_PROGRESS', params: {} } }] },
  }
  const url = '/api/v1/statements/statement-1.xlsx'
  const ready = data({ download: { fileName: 'Выписка.xlsx', url } })
  let calls = 0
  server.on('DownloadStatement', () => ((calls += 1) === 1 ? refused : ready))
  server.on(`GET ${url}`, {
    body: 'xlsx',
    headers: {
      'content-disposition': `attachment; filename="x.xlsx"; filename*=UTF-8''${encodeURIComponent('Выписка.xlsx')}`,
    },
  })
  const { user } = await show('statement-1')
  await user.click(await screen.findByRole('button', { name: 'Скачать' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }))
  await vi.advanceTimersByTimeAsync(1_100)
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect((saved.mock.instances[0] as HTMLAnchorElement).download).toBe('Выписка.xlsx')
  vi.useRealTimers()
})
