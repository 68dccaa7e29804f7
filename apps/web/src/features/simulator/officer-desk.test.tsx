import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import type { Officer } from './api/desk-api.ts'
import { accountOf, anId as id, openOfficer, emptyConsole } from './testing/simulator-console.tsx'

let server: FakeServer

const contract = {
  contractId: id,
  legalPartyId: id,
  companyName: 'ОсОО «Клиент»',
  contractNum: 'Т-12',
  isActive: true,
}
const claim = {
  loanClaimId: id,
  claimNumber: 'Р-7',
  companyName: 'ОсОО «Клиент»',
  buyer: 'Асанов Эркин',
  amount: '12000.00',
  status: 'UNDER_REVIEW',
} as const
const taskOf = (requested: Officer['tasks'][number]['requested']) => ({
  taskId: `${id.slice(0, -1)}${requested.kind.length}`,
  requested,
  companyName: 'ОсОО «Клиент»',
  createdDate: '2026-11-30T04:00:00.000Z',
})

beforeEach(() => {
  server = emptyConsole()
})

test('each section of the officer shows its count, and the open one is in the address', async () => {
  const { user, router } = await openOfficer(server, 'tasks', {
    claims: [claim],
    contracts: [contract],
  })
  expect(await screen.findByText('Решать нечего')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^Рассрочка\s?1$/ }))
  expect(await screen.findByText('Р-7 · Асанов Эркин')).toBeVisible()
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ tab: 'officer', section: 'claims' }),
  )
  expect(screen.queryByText('Решать нечего')).toBeNull()
})

test('ending a contract needs a confirmation that names it, resuming does not', async () => {
  const path = `POST /api/simulator/officer/contracts/${id}`
  server.on(path, { body: {} })
  const { user } = await openOfficer(server, 'contracts', { contracts: [contract] }, 'en')
  await user.click(await screen.findByRole('button', { name: 'End' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('ОсОО «Клиент», contract No. Т-12.')
  expect(server.callsOf(path)).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'End' }))
  await waitFor(() => expect(server.callsOf(path)[0]?.body).toEqual({ isActive: false }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('refusing instalments needs a confirmation, which can be cancelled', async () => {
  const path = `POST /api/simulator/officer/claims/${id}/refuse`
  server.on(path, { body: {} })
  const { user } = await openOfficer(server, 'claims', { claims: [claim] }, 'ky')
  const refuse = await screen.findByRole('button', { name: 'Четке кагуу' })
  await user.click(refuse)
  await user.keyboard('{Escape}')
  expect(server.callsOf(path)).toEqual([])
  await user.click(refuse)
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Четке кагуу' }))
  await waitFor(() => expect(server.callsOf(path)).toHaveLength(1))
})

test('a buyer applies for instalments in a shop', async () => {
  const path = `POST /api/simulator/officer/shops/${id}/buy`
  server.on(path, { body: {} })
  const shop = {
    partnerContractId: id,
    companyName: 'ОсОО «Клиент»',
    productName: { ru: 'Рассрочка 0 %', ky: '0 %', en: '0 %' },
    durations: [3],
  }
  const { user } = await openOfficer(server, 'claims', { shops: [shop] })
  await user.click(await screen.findByLabelText('Продукт и магазин'))
  await user.click(await screen.findByRole('option', { name: /Рассрочка 0 %/ }))
  await user.click(screen.getByLabelText('Срок, месяцев'))
  await user.click(await screen.findByRole('option', { name: '3' }))
  await user.type(screen.getByLabelText('Сумма покупки'), '45000')
  await user.type(screen.getByLabelText('Фамилия покупателя'), 'Токтоев')
  await user.type(screen.getByLabelText('Имя покупателя'), 'Азиз')
  await user.click(screen.getByRole('button', { name: 'Оформить рассрочку' }))
  await waitFor(() =>
    expect(server.callsOf(path)[0]?.body).toEqual({
      amount: '45000.00',
      months: 3,
      lastName: 'Токтоев',
      firstName: 'Азиз',
    }),
  )
})

test('an order of terminals shows the officer what the shop looks like', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo')
  const path = `/api/simulator/officer/tasks/${id}/photos`
  for (const place of [0, 1]) server.on(`GET ${path}/${place}`, {})
  const order = {
    kind: 'POS',
    storeName: 'Береке',
    storeAddress: 'Чуй, 155',
    terminalsCount: 2,
    photoCount: 2,
  } as const
  await openOfficer(server, 'tasks', { tasks: [{ ...taskOf(order), taskId: id }] })
  const photos = await screen.findByRole('list', { name: 'Фотографии магазина' })
  expect(within(photos).getAllByRole('button')).toHaveLength(2)
  await waitFor(() => expect(server.callsOf(`GET ${path}/1`)).toHaveLength(1))
})

test('an application is shown as text, not as codes', async () => {
  await openOfficer(
    server,
    'tasks',
    {
      tasks: [
        taskOf({
          kind: 'LOAN',
          amount: '500000.00',
          currency: 'KGS',
          termMonths: 36,
          purpose: 'Оборот',
        }),
        taskOf({
          kind: 'REGISTRATION',
          fullName: 'Асанов Эркин',
          inn: '21904199800084',
          signRight: 'SECOND',
        }),
      ],
    },
    'en',
  )
  expect(await screen.findByText(/for 36 months · Оборот/)).toHaveTextContent(/500\s000,00\sKGS/)
  const registration = screen.getByText(/INN 2\s19041998\s00084/)
  expect(registration).toHaveTextContent(/Second sign/)
  expect(registration).not.toHaveTextContent('SECOND')
})

test('an invalid rate is refused with a message', async () => {
  const quote = {
    quoteId: id,
    companyName: 'ОсОО «Клиент»',
    pair: 'USD → KGS',
    amount: '1.00',
    currency: 'USD',
  }
  server.on(`POST /api/simulator/officer/quotes/${id}/quote`, {
    status: 400,
    body: { code: 'RATE_INVALID', params: {} },
  })
  const { user } = await openOfficer(server, 'quotes', { quotes: [quote] }, 'en')
  await user.click(await screen.findByRole('button', { name: 'Offer a rate' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/Rate/), '0')
  await user.click(within(dialog).getByRole('button', { name: 'Offer a rate' }))
  expect(await screen.findByText(/Enter a number above zero/)).toBeVisible()
})

test.each([
  ['tasks', 'ru', /через API/],
  ['claims', 'en', /partner sends an application/],
  ['letters', 'ky', /интернет-банкта кол койгон каттар/],
  ['quotes', 'ru', /у дилера/],
] as const)(
  'the empty section %s explains where its work comes from',
  async (section, language, words) => {
    await openOfficer(server, section, {}, language)
    expect(await screen.findByText(words)).toBeVisible()
  },
)

test('an account is found among many by its number, with its balance', async () => {
  const accounts = [1, 2, 3, 4, 5, 6].map(number =>
    accountOf(`109011000010142${number}`, `ОсОО «Клиент ${number}»`),
  )
  const { user } = await openOfficer(server, 'accounts', { accounts }, 'en')
  const search = await screen.findByRole('searchbox', { name: 'Search' })
  expect(screen.getAllByText(/Settlement account/)).toHaveLength(6)
  await user.type(search, '0010 1424')
  expect(screen.getByText('ОсОО «Клиент 4»')).toBeVisible()
  expect(screen.getByText(/86\s210,00\sKGS/)).toBeVisible()
  expect(screen.queryByText('ОсОО «Клиент 3»')).toBeNull()
  await user.type(search, '0')
  expect(screen.getByText('Nothing found')).toBeVisible()
})

test('a few accounts are listed without a search', async () => {
  await openOfficer(server, 'accounts', { accounts: [accountOf('1090110000101425', 'ОсОО «А»')] })
  expect(await screen.findByText('ОсОО «А»')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})
