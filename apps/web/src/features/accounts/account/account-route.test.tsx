import { useSearch } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import type { Account } from '../accounts-model.ts'
import { accountOf } from '../testing/account-builder.ts'
import { answeringBank, data, operationOf, pageOf, refusal } from '../testing/bank-answers.ts'
import { AccountScreen } from './account-route.tsx'

function bankWith(
  account: Account,
  holds: readonly object[] = [],
  bank: FakeServer = answeringBank(),
): FakeServer {
  bank.on('OneAccount', data({ getAccountById: account, getHoldList: holds }))
  bank.on('AccountOperations', data({ getOperationList: pageOf([operationOf()]) }))
  bank.on(
    'BalanceCurve',
    data({
      getBalanceInfoByPeriod: [
        { date: '2026-11-29', balance: '1000000.00' },
        { date: '2026-11-30', balance: '913790.00' },
      ],
    }),
  )
  bank.on('BalanceForecast', data({ getBalanceForecast: { days: [], movements: [] } }))
  return bank
}

function Screen() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return (
    <>
      <AccountScreen accountId="account-1" />
      <output data-testid="address">{JSON.stringify(search)}</output>
    </>
  )
}

const show = (signRight: 'FIRST' | 'AUDITOR' = 'FIRST', query = '') =>
  renderInApp(<Screen />, {
    me: personOf({ currentContract: contractOf({ userContractAttributes: { signRight } }) }),
    namespaces: ['accounts', 'lists', 'listWords'],
    path: `/account/account-1${query}`,
  })

/** The address as the router has it now. */
const address = () => JSON.parse(screen.getByTestId('address').textContent) as unknown
const variablesOf = (bank: FakeServer, operation: string) =>
  bank.callsOf(operation).map(call => (call.body as { variables: unknown }).variables)

test('the balance stands beside what will be left of it, and each hold explains the difference', async () => {
  bankWith(accountOf({ balance: '1000.00', plannedBalance: '580.00' }), [
    {
      id: 'h1',
      amount: '420.00',
      createdDate: '2026-11-30T04:00:00.000Z',
      paymentId: 'p1',
      purpose: 'Клиринг, ОсОО «Тулпар»',
    },
  ])
  await show()
  expect(
    await screen.findByText('Останется после исполнения документов в обработке:'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Клиринг, ОсОО «Тулпар»' })).toHaveAttribute(
    'href',
    '/history?payment=p1',
  )
  expect(screen.getByText('−420,00 KGS')).toBeVisible()
})

test('what its holder owes the budget stands on a settlement account, with the notice of each tax', async () => {
  const bank = bankWith(accountOf())
  const first = await show()
  await screen.findByRole('table', { name: 'Операции' })
  await waitFor(() => expect(bank.callsOf('TaxDebt')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /Налоги на/ })).toBeNull()
  first.unmount()
  bankWith(accountOf(), [], answeringBank({ taxDebt: '12345.60' }))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: /Налоги на/ }))
  expect(await screen.findByRole('button', { name: /Уведомление|Извещение/ })).toBeVisible()
})

test('holds beyond the first four are shown when they are requested', async () => {
  const holds = Array.from({ length: 6 }, (_, place) => ({
    id: `h${place}`,
    amount: '1.00',
    createdDate: '2026-11-30T04:00:00.000Z',
    paymentId: `p${place}`,
    purpose: `Документ ${place}`,
  }))
  bankWith(accountOf({ balance: '1000.00', plannedBalance: '994.00' }), holds)
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Показать ещё документы: 2' }))
  expect(screen.getByRole('link', { name: 'Документ 5' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Показать ещё документы/ })).toBeNull()
})

test('every operation has the balance after it', async () => {
  bankWith(accountOf())
  await show()
  const table = await screen.findByRole('table', { name: 'Операции' })
  expect(within(table).getByRole('link', { name: 'ОсОО «Ысык-Көл Сүт»' })).toHaveAttribute(
    'href',
    '/account/account-1?payment=payment-9',
  )
  expect(within(table).getByText('−86 210,00 KGS')).toBeVisible()
  expect(within(table).getByText('913 790,00')).toBeVisible()
})

test('older operations come on demand, from where the last page ended', async () => {
  const bank = bankWith(accountOf())
  bank.on('AccountOperations', call => {
    const { variables } = call.body as { variables: { before: string | null } }
    return variables.before === 'cursor-1'
      ? data({ getOperationList: pageOf([operationOf({ id: 'old', counterpartyName: 'Старый' })]) })
      : data({ getOperationList: pageOf([operationOf()], 'cursor-1') })
  })
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Старый')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument()
})

test('days are chosen in the form of filters, and the chip takes them off again', async () => {
  const bank = bankWith(accountOf())
  const { user } = await show('FIRST', '?days=90')
  await screen.findByRole('table', { name: 'Операции' })
  await user.click(screen.getByRole('button', { name: 'Фильтры' }))
  await user.click(await screen.findByRole('button', { name: '7 дней' }))
  await user.click(screen.getByRole('button', { name: 'Показать' }))
  await waitFor(() =>
    expect(variablesOf(bank, 'AccountOperations')).toContainEqual(
      expect.objectContaining({ filter: { startDate: '2026-11-24', endDate: '2026-11-30' } }),
    ),
  )
  await user.click(
    await screen.findByRole('button', { name: 'Убрать фильтр: 24.11.2026 – 30.11.2026' }),
  )
  await waitFor(() => expect(address()).toEqual({ days: 90 }))
})

test('Back returns to the operations before the filter', async () => {
  bankWith(accountOf())
  const { user, router } = await show()
  await user.click(await screen.findByRole('tab', { name: 'Расход' }))
  await waitFor(() => expect(address()).toEqual({ direction: 'DEBIT' }))
  router.history.back()
  await waitFor(() => expect(address()).toEqual({}))
  expect(screen.getByRole('tab', { name: 'Все' })).toHaveAttribute('aria-selected', 'true')
})

test('filters live in the address and go to the bank', async () => {
  const bank = bankWith(accountOf())
  const { user } = await show()
  await user.click(await screen.findByRole('tab', { name: 'Приход' }))
  await user.type(
    screen.getByRole('searchbox', { name: 'Название, назначение, номер или счёт' }),
    'Сүт',
  )
  await waitFor(() => expect(address()).toEqual({ direction: 'CREDIT', q: 'Сүт' }))
  await waitFor(() =>
    expect(variablesOf(bank, 'AccountOperations')).toContainEqual(
      expect.objectContaining({
        filter: { startDate: '2026-11-01', direction: 'CREDIT', search: 'Сүт' },
      }),
    ),
  )
})

test('nothing found offers to clear the filters; an account without operations does not', async () => {
  const bank = bankWith(accountOf())
  bank.on('AccountOperations', data({ getOperationList: pageOf([]) }))
  const { user } = await show('FIRST', '?direction=DEBIT&days=90')
  await screen.findByText('Ничего не найдено')
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await waitFor(() => expect(address()).toEqual({ days: 90 }))
  expect(await screen.findByText('За 90 дней операций не было')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Показать за всё время' }))
  expect(await screen.findByText('Операций пока нет')).toBeVisible()
  await waitFor(() => expect(address()).toEqual({ days: 90, all: 1 }))
})

test('what came and went is of the last thirty days and says so; a balance brought forward stands apart', async () => {
  const bank = bankWith(accountOf())
  bank.on('AccountOperations', call => {
    const { variables } = call.body as { variables: { filter: { startDate?: string } } }
    const isAll = variables.filter.startDate === undefined
    const page = pageOf([operationOf()])
    return data({
      getOperationList: isAll ? { ...page, totalBroughtForward: '2000000.00' } : page,
    })
  })
  const { user } = await show()
  expect(await screen.findByText('За 30 дней: 01.11.2026 – 30.11.2026')).toBeVisible()
  expect(variablesOf(bank, 'AccountOperations')).toMatchObject([
    { filter: { startDate: '2026-11-01' } },
  ])
  expect(screen.queryByText(/Перенос остатка/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Показать за всё время' }))
  expect(await screen.findByText('За всё время')).toBeVisible()
  expect(screen.getByText(/Перенос остатка/)).toHaveTextContent(/2\s000\s000,00\sKGS/)
  await user.click(screen.getByRole('button', { name: 'Показать за 30 дней' }))
  expect(await screen.findByText('За 30 дней: 01.11.2026 – 30.11.2026')).toBeVisible()
  await waitFor(() => expect(address()).toEqual({}))
})

test('the sums name the days that were chosen', async () => {
  bankWith(accountOf())
  await show('FIRST', '?from=2026-05-01&to=2026-05-31')
  expect(await screen.findByText('01.05.2026 – 31.05.2026', { selector: 'span' })).toBeVisible()
})

test('the curve is read day by day with the arrows, and Enter shows the day in the list', async () => {
  bankWith(accountOf())
  const { user } = await show()
  const curve = await screen.findByRole('slider', { name: 'Остаток на конец дня' })
  curve.focus()
  await user.keyboard('{ArrowLeft}')
  expect(curve).toHaveAttribute('aria-valuetext', '29\u00A0ноября: 1\u00A0000\u00A0000,00\u00A0KGS')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toEqual({ from: '2026-11-29', to: '2026-11-29' }))
})

test('Shift and arrows choose days of the curve, Escape gives the whole list back', async () => {
  bankWith(accountOf())
  const { user } = await show('FIRST', '?direction=DEBIT')
  const curve = await screen.findByRole('slider', { name: 'Остаток на конец дня' })
  curve.focus()
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await waitFor(() => expect(address()).toMatchObject({ from: '2026-11-29', to: '2026-11-30' }))
  expect(curve.getAttribute('aria-valuetext')).toContain('выбрано: 29\u00A0ноября – 30\u00A0ноября')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toEqual({ direction: 'DEBIT' }))
})

test('the days chosen in the curve can be withdrawn by hand', async () => {
  bankWith(accountOf())
  const { user } = await show('FIRST', '?from=2026-11-29&to=2026-11-30&days=90')
  await user.click(await screen.findByRole('button', { name: 'Сбросить выбор' }))
  await waitFor(() => expect(address()).toEqual({ days: 90 }))
})

test('the curve is laid over the month before it, and a sentence says the difference', async () => {
  const bank = bankWith(accountOf())
  bank.on('BalanceCurve', call => {
    const { variables } = call.body as { variables: { endDate: string } }
    const isEarlier = variables.endDate === '2026-10-31'
    const balance = isEarlier ? '800000.00' : '913790.00'
    return data({ getBalanceInfoByPeriod: [{ date: variables.endDate, balance }] })
  })
  const { user } = await show()
  await user.click(await screen.findByRole('switch', { name: 'Сравнить' }))
  expect(await screen.findByText('Остаток: на 14 % больше, чем месяцем раньше.')).toBeVisible()
  await waitFor(() => expect(address()).toEqual({ compare: 1 }))
  const curve = screen.getByRole('slider', { name: 'Остаток на конец дня' })
  expect(curve.getAttribute('aria-valuetext')).toContain('месяцем раньше: 800')
})

const movement = (more: object) => ({
  date: '2026-12-02',
  kind: 'UNSIGNED',
  direction: 'DEBIT',
  amount: '500000.00',
  count: 3,
  ...more,
})

test('planned movements are drawn after today and described, missing signatures too', async () => {
  const bank = bankWith(accountOf())
  bank.on(
    'BalanceForecast',
    data({
      getBalanceForecast: {
        days: [
          { date: '2026-11-30', balance: '913790.00' },
          { date: '2026-12-01', balance: '913790.00' },
          { date: '2026-12-02', balance: '413790.00' },
        ],
        movements: [movement({})],
      },
    }),
  )
  const { user } = await show()
  const left = await screen.findByText('Прогноз на 02.12.2026')
  expect(left.nextElementSibling).toHaveTextContent(/^413\s790,00/)
  expect(screen.getByText('В прогнозе 3 документа, которые ещё ждут подписи.')).toBeVisible()
  const curve = screen.getByRole('slider', { name: 'Остаток на конец дня' })
  curve.focus()
  await user.keyboard('{End}')
  expect(curve.getAttribute('aria-valuetext')).toMatch(/^3\s+декабря: 413.*\(прогноз\)$/)
  // There is nothing booked to show of a day to come.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toEqual({}))
})

test('a day on which the money will not be enough is shown before anything else', async () => {
  const bank = bankWith(accountOf())
  bank.on(
    'BalanceForecast',
    data({
      getBalanceForecast: {
        days: [
          { date: '2026-11-30', balance: '913790.00' },
          { date: '2026-12-01', balance: '-86210.00' },
        ],
        movements: [movement({ date: '2026-12-01', kind: 'SIGNED', amount: '1000000.00' })],
      },
    }),
  )
  await show()
  expect(await screen.findByText(/По прогнозу 01\.12\.2026 не хватит 86\s210,00/)).toBeVisible()
})

test('without the forecast the curve stands and says that it is not all', async () => {
  bankWith(accountOf()).on('BalanceForecast', refusal('ACCOUNT_NOT_FOUND'))
  await show()
  expect(await screen.findByRole('slider', { name: 'Остаток на конец дня' })).toBeVisible()
  expect(await screen.findByText(/Прогноз и сравнение сейчас показаны не полностью/)).toBeVisible()
})

test('the curve can be read as a table', async () => {
  bankWith(accountOf())
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Показать таблицей' }))
  const table = within(screen.getByRole('region', { name: 'Остаток на конец дня' })).getByRole(
    'table',
  )
  expect(within(table).getByRole('cell', { name: '29.11.2026' })).toBeVisible()
})

test('the account of a loan shows a debt, and plans nothing to be spent of it', async () => {
  bankWith(accountOf({ type: 'LOAN', balance: '-2113337.58', plannedBalance: '-2113337.58' }))
  await show()
  expect(await screen.findByText('Остаток (минус – долг банку)')).toBeVisible()
  expect(screen.queryByText('Плановый остаток')).not.toBeInTheDocument()
  expect(screen.queryByText('Заблокированных сумм нет.')).not.toBeInTheDocument()
})

test.each([
  ['ARRESTED', 'Постановление № 412', 'На счёт наложен арест: платить с него нельзя.'],
  ['CLOSED', 'По заявлению клиента', 'Счёт закрыт: платить с него нельзя.'],
] as const)(
  'an account that is %s shows why, and why it pays nothing',
  async (status, why, reported) => {
    bankWith(accountOf({ status, statusReason: why }))
    await show()
    expect(await screen.findByText(why)).toBeVisible()
    const pay = screen.getByRole('button', { name: 'Заплатить' })
    expect(pay).toHaveAttribute('aria-disabled', 'true')
    expect(pay).toHaveAccessibleDescription(reported)
  },
)

test('an auditor has no button to pay with', async () => {
  bankWith(accountOf())
  await show('AUDITOR')
  await screen.findByRole('heading', { level: 1, name: 'Основной' })
  expect(screen.queryByText('Заплатить')).not.toBeInTheDocument()
})

test('the account is renamed, and an empty name is refused before it is sent', async () => {
  const bank = bankWith(accountOf())
  bank.on('RenameAccount', data({ updateAccountName: { id: 'account-1', accountName: 'Касса' } }))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Переименовать' }))
  const field = screen.getByRole('textbox', { name: 'Название счёта' })
  await user.clear(field)
  // No longer than the bank takes it.
  await user.paste('с'.repeat(41))
  expect(field).toHaveValue('')
  expect(field).toHaveAccessibleDescription('Не больше 40 символов.')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(field).toBeInvalid()
  expect(bank.callsOf('RenameAccount')).toHaveLength(0)
  await user.type(field, 'Касса{Enter}')
  await waitFor(() =>
    expect(variablesOf(bank, 'RenameAccount')).toEqual([
      { accountId: 'account-1', accountName: 'Касса' },
    ]),
  )
})

test('an account that is not mine says so and can be requested again', async () => {
  const bank = answeringBank()
  bank.on('OneAccount', refusal('ACCOUNT_NOT_FOUND', 'trace-9'))
  await show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Счёт не найден')
  expect(screen.getByText('Номер обращения: trace-9')).toBeVisible()
})

test('requisites are shown in the language of whoever will pay by them', async () => {
  const bank = bankWith(accountOf())
  bank.on(
    'OwnBankName',
    data({
      getBanksByCode: {
        list: [
          {
            bankCode: '109001',
            isHead: true,
            name: { ru: 'ОАО «Демо-Банк»', kg: '«Демо-Банк» ААК', eng: 'Demo Bank' },
          },
        ],
      },
    }),
  )
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Реквизиты' }))
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText('ОАО «Демо-Банк»')).toBeVisible()
  await user.click(within(sheet).getByRole('tab', { name: 'English' }))
  expect(within(sheet).getByText('Bank details')).toBeVisible()
  expect(within(sheet).getByText('Demo Bank')).toBeVisible()
})

test('the file is written by the bank, with the filters of the screen', async () => {
  const bank = bankWith(accountOf())
  const path =
    'GET /api/v1/exports/account-operations?format=csv&accountId=account-1&startDate=2026-11-01&direction=DEBIT'
  bank.on(path, { body: 'a' })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:operations')
  const { user } = await show('FIRST', '?direction=DEBIT')
  await user.click(await screen.findByRole('button', { name: 'Скачать' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
})

test('only the first signatory is led to the permissions', async () => {
  bankWith(accountOf())
  await show()
  expect(await screen.findByRole('link', { name: 'Права по счёту' })).toHaveAttribute(
    'href',
    '/settings/users?account=account-1',
  )
})
