import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { OrderRoute } from './order-route.tsx'
import { bankToday, data, ownAccounts, pageOf, statementOf } from './testing/statement-answers.ts'

let server: FakeServer
let subscribed: ReturnType<typeof withoutLiveLine>
beforeEach(() => {
  subscribed = withoutLiveLine()
  server = fakeServer()
  server.on('BankToday', bankToday)
  server.on('StatementAccounts', ownAccounts)
  server.on('Statements', pageOf())
  server.on('TerminalStatements', noTerminalStatements)
  server.on('StatementSchedules', data({ findStatementSchedules: [] }))
  server.on(
    'PeriodBalances',
    data({
      getBalanceInfoByPeriod: {
        startBalances: [{ amount: '100.00', currency: 'KGS' }],
        endBalances: [{ amount: '250.00', currency: 'KGS' }],
      },
    }),
  )
})

const noTerminalStatements = data({
  findPOSTerminalStatements: { posTerminalStatements: [], totalPages: 0, totalElements: 0 },
})

/** The form, once it can be sent. */
const submitButton = async () => {
  const submit = await screen.findByRole('button', { name: 'Заказать выписку' })
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
  return submit
}

const show = (path = '/account-statements') =>
  renderInApp(<OrderRoute />, { me: personOf(), namespaces: ['statements', 'lists'], path })
const orderOf = (operation: string) =>
  server.callsOf(operation).map(call => (call.body as { variables: { order: unknown } }).variables)

test('the whole current month of all accounts is ordered at once, and stands on top of the list', async () => {
  server.on('Statements', pageOf(statementOf({ id: 'older', statusLabel: 'Прежняя' })))
  const fresh = statementOf({ id: 'fresh', status: 'PENDING', statusLabel: 'Заказана' })
  server.on('OrderStatement', data({ order: { isRepeated: false, statement: fresh } }))
  const { user } = await show()
  await user.click(await submitButton())
  expect(await screen.findByText(/^Выписка заказана/)).toBeVisible()
  expect(orderOf('OrderStatement')).toEqual([
    {
      order: {
        partyId: 'party-1',
        account: null,
        accounts: null,
        currencies: [],
        startDate: '2026-11-01',
        endDate: '2026-11-30',
      },
    },
  ])
  const list = screen.getByRole('region', { name: 'Выписки по счетам и картам' })
  const labels = within(list).getAllByText(/^(Заказана|Прежняя)$/)
  expect(labels.map(label => label.textContent)).toEqual(['Заказана', 'Прежняя'])
})

test('one account in one currency and a quick period are ordered, with its balances at both ends', async () => {
  const statement = statementOf({ startDate: '2026-10-01', endDate: '2026-10-31' })
  server.on('OrderStatement', data({ order: { isRepeated: true, statement } }))
  const { user } = await show()
  await user.click(await screen.findByRole('checkbox', { name: /^Основной/ }))
  await user.click(screen.getByRole('button', { name: 'Прошлый месяц' }))
  expect(await screen.findByText('На начало 01.10.2026')).toBeVisible()
  expect(screen.getByText('250,00 KGS')).toBeVisible()
  await user.click(await submitButton())
  // The same was ordered before: its file is there at once.
  expect(await screen.findByText(/^Такую выписку уже заказывали/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Скачать' }).length).toBeGreaterThan(0)
  expect(orderOf('OrderStatement')[0]).toMatchObject({
    order: { account: '1091820100380142', startDate: '2026-10-01', endDate: '2026-10-31' },
  })
})

test('this month, pressed on its first day, is shown as chosen, and not today', async () => {
  const { getBankToday } = bankToday.body.data as { getBankToday: object }
  server.on('BankToday', data({ getBankToday: { ...getBankToday, date: '2026-12-01' } }))
  const { user } = await show()
  const month = await screen.findByRole('button', { name: 'Этот месяц' })
  await user.click(month)
  expect(month).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Сегодня' })).toHaveAttribute('aria-pressed', 'false')
})

test('a period of more than a year is refused before anything is sent', async () => {
  const { user } = await show('/account-statements?from=2024-01-01&to=2026-11-30')
  await user.click(await submitButton())
  expect(await screen.findByText(/366/)).toBeVisible()
  expect(server.callsOf('OrderStatement')).toEqual([])
})

test('an order that fails is tried again under the same key, or left', async () => {
  server.on('OrderStatement', {
    body: { errors: [{ extensions: { code: 'BANK_UNAVAILABLE', params: {} } }] },
  })
  const { user } = await show()
  await user.click(await submitButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Не удалось заказать выписку' }))
  await user.click(dialog.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(server.callsOf('OrderStatement')).toHaveLength(2))
  const keys = server.callsOf('OrderStatement').map(call => call.headers.get('Idempotency-Key'))
  expect(keys[0]).toBe(keys[1])
  const again = await screen.findByRole('dialog', { name: 'Не удалось заказать выписку' })
  await user.click(within(again).getByRole('button', { name: 'Вернуться' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('nothing is ordered before the accounts are known: that would mean all of them', async () => {
  const answer = server.onHeld('StatementAccounts', ownAccounts)
  const { user } = await show('/account-statements?account=1091820100380142')
  const submit = await screen.findByRole('button', { name: 'Заказать выписку' })
  await user.click(submit)
  expect(submit).toHaveAttribute('aria-disabled', 'true')
  expect(server.callsOf('OrderStatement')).toEqual([])
  answer()
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
})

test('a card account in the address is ordered as a card, also where the address has no kind', async () => {
  const statement = statementOf({ kind: 'CARD', status: 'PENDING' })
  server.on('OrderCardStatement', data({ orderCardStatement: { isRepeated: false, statement } }))
  const { user } = await show('/account-statements?account=1091820100380344')
  expect(await screen.findByRole('checkbox', { name: /^Карта/ })).toBeChecked()
  await user.click(await submitButton())
  await waitFor(() => expect(server.callsOf('OrderCardStatement')).toHaveLength(1))
  expect(orderOf('OrderCardStatement')[0]).toMatchObject({ order: { account: '1091820100380344' } })
})

test('an account in the address that the person may not read never becomes all accounts', async () => {
  const statement = statementOf({ status: 'PENDING' })
  server.on('OrderStatement', data({ order: { isRepeated: false, statement } }))
  const { user } = await show('/account-statements?account=1091820100990999')
  expect(await screen.findByText(/^Недоступно: 1091820100990999/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Все счета' })).not.toBeChecked()
  const submit = screen.getByRole('button', { name: 'Заказать выписку' })
  expect(submit).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: 'По расписанию' })).toBeNull()
  await user.click(submit)
  expect(server.callsOf('OrderStatement')).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /^Основной/ }))
  expect(screen.queryByText(/^Недоступно/)).toBeNull()
  await user.click(await submitButton())
  await waitFor(() => expect(server.callsOf('OrderStatement')).toHaveLength(1))
  expect(orderOf('OrderStatement')[0]).toMatchObject({ order: { account: '1091820100380142' } })
})

test('a failed statement of one terminal is ordered again for that terminal', async () => {
  const terminalsOf = (...codes: string[]) => ({
    address: 'Бишкек, Чүй 1',
    posTerminals: codes.map(code => ({ code, isActive: true, salePointName: 'Касса' })),
  })
  const elsewhere = { ...terminalsOf('T3', 'T4'), address: 'Ош, Ленина 2' }
  server.on('Terminals', data({ getPOSTerminals: [terminalsOf('T1', 'T2'), elsewhere] }))
  const { kind: _kind, availableAccounts: _accounts, ...shared } = statementOf({ status: 'FAIL' })
  const failed = { ...shared, partyID: 'party-1', terminals: [terminalsOf('T1')] }
  server.on(
    'TerminalStatements',
    data({
      findPOSTerminalStatements: {
        posTerminalStatements: [failed],
        totalPages: 1,
        totalElements: 1,
      },
    }),
  )
  server.on('OrderTerminalStatement', {
    body: { errors: [{ extensions: { code: 'BANK_UNAVAILABLE', params: {} } }] },
  })
  const { user } = await show('/account-statements?kind=POS')
  await user.click(await screen.findByRole('link', { name: 'Повторить' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^T1/ })).toBeChecked())
  // All terminals of another place are chosen beside it, not instead of it.
  const places = screen.getAllByRole('checkbox', { name: 'Все терминалы' })
  for (const place of places) expect(place).not.toBeChecked()
  await user.click(places.at(-1) ?? document.body)
  await user.click(await submitButton())
  await waitFor(() => expect(server.callsOf('OrderTerminalStatement')).toHaveLength(1))
  expect(orderOf('OrderTerminalStatement')[0]).toMatchObject({
    order: {
      posTerminalsByAddresses: [
        { address: 'Бишкек, Чүй 1', posTerminals: ['T1'] },
        { address: 'Ош, Ленина 2', posTerminals: ['T3', 'T4'] },
      ],
    },
  })
})

test('cards are ordered by their own call', async () => {
  const statement = statementOf({ kind: 'CARD', status: 'PENDING' })
  server.on('OrderCardStatement', data({ orderCardStatement: { isRepeated: false, statement } }))
  const { user } = await show('/account-statements?kind=CARD')
  await user.click(await submitButton())
  await waitFor(() => expect(server.callsOf('OrderCardStatement')).toHaveLength(1))
})

test('terminals are chosen by their addresses', async () => {
  server.on(
    'Terminals',
    data({
      getPOSTerminals: [
        {
          address: 'Бишкек, Чүй 1',
          posTerminals: [
            { code: 'T1', isActive: true, salePointName: 'Касса' },
            { code: 'T2', isActive: false, salePointName: 'Склад' },
          ],
        },
      ],
    }),
  )
  server.on('OrderTerminalStatement', {
    body: { errors: [{ extensions: { code: 'POS_TERMINAL_NOT_FOUND', params: {} } }] },
  })
  const { user } = await show('/account-statements')
  await user.click(await screen.findByRole('tab', { name: 'POS-терминалы' }))
  await user.click(await screen.findByRole('checkbox', { name: /^T1/ }))
  await user.click(await submitButton())
  await waitFor(() => expect(server.callsOf('OrderTerminalStatement')).toHaveLength(1))
  expect(orderOf('OrderTerminalStatement')[0]).toMatchObject({
    order: { posTerminalsByAddresses: [{ address: 'Бишкек, Чүй 1', posTerminals: ['T1'] }] },
  })
  server.on('SaveStatementSchedule', data({ saveStatementSchedule: { id: 'schedule-1' } }))
  await user.click(screen.getByRole('button', { name: 'Вернуться' }))
  await user.click(screen.getByRole('button', { name: 'По расписанию' }))
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(server.callsOf('SaveStatementSchedule')).toHaveLength(1))
  expect(server.callsOf('SaveStatementSchedule')[0]?.body).toMatchObject({
    variables: { schedule: { kind: 'POS', accounts: ['T1'], currencies: [], fileFormat: 'XLSX' } },
  })
})

test('only who may remove a statement has the button for it', async () => {
  const foreign = statementOf({ id: 'statement-2', isDeletable: false, startDate: '2026-10-01' })
  server.on('Statements', pageOf(statementOf(), foreign))
  await show()
  await screen.findByText('01.10.2026 – 30.11.2026')
  expect(screen.getAllByRole('button', { name: /^Удалить выписку/ })).toHaveLength(1)
})

test('a schedule orders the chosen accounts by itself', async () => {
  server.on('SaveStatementSchedule', data({ saveStatementSchedule: { id: 'schedule-1' } }))
  const { user } = await show()
  await user.click(await screen.findByRole('checkbox', { name: /^Основной/ }))
  await user.click(screen.getByRole('button', { name: 'По расписанию' }))
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(server.callsOf('SaveStatementSchedule')).toHaveLength(1))
  expect(server.callsOf('SaveStatementSchedule')[0]?.body).toMatchObject({
    variables: {
      schedule: { accounts: ['1091820100380142'], period: 'PREVIOUS_WEEK', fileFormat: 'XLSX' },
    },
  })
})

test('a schedule that has stopped says why, and is resumed', async () => {
  const wanted = {
    kind: 'ACCOUNT',
    accounts: ['1091820100380142'],
    currencies: [],
    period: 'PREVIOUS_WEEK',
    fileFormat: 'XLSX',
  }
  const schedule = { id: 'schedule-1', ...wanted, nextDate: '2026-11-30' }
  const answer = (stoppedReason: string | null) =>
    data({ findStatementSchedules: [{ ...schedule, stoppedReason }] })
  server.on('StatementSchedules', answer('Счёт не найден.'))
  server.on('SaveStatementSchedule', data({ saveStatementSchedule: { id: 'schedule-1' } }))
  const { user } = await show()
  expect(await screen.findByText('Остановлено. Счёт не найден.')).toBeVisible()
  server.on('StatementSchedules', answer(null))
  await user.click(screen.getByRole('button', { name: 'Возобновить' }))
  expect(await screen.findByText(/следующая 30\.11\.2026/)).toBeVisible()
  expect(server.callsOf('SaveStatementSchedule')[0]?.body).toMatchObject({
    variables: { schedule: wanted },
  })
})

test('a statement becomes ready where it stands, and a deleted one leaves', async () => {
  const waiting = statementOf({ status: 'IN_PROGRESS', statusLabel: 'Готовится', progress: 40 })
  server.on('Statements', pageOf(waiting))
  await show()
  expect(await screen.findByText(/^Готово 40\s%$/)).toBeVisible()
  const onData = (event: object) => subscribed.mock.calls.at(-1)?.[2].onData(event)
  const event = { eventId: '1', statementId: 'statement-1' }
  await act(async () => onData({ listen: { ...event, statement: statementOf() } }))
  expect(await screen.findByText('Готова')).toBeVisible()
  expect(screen.getByRole('link', { name: '01.11.2026 – 30.11.2026' })).toHaveAttribute(
    'href',
    '/account-statements/statement-1',
  )
  server.on('Statements', pageOf())
  await act(async () => onData({ listen: { ...event, eventId: '2', statement: null } }))
  expect(await screen.findByText('Выписок пока нет')).toBeVisible()
})
