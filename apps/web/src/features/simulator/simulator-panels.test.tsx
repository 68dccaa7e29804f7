import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import {
  accountOf,
  anId as personId,
  openConsole,
  openOfficer,
  emptyConsole,
} from './testing/simulator-console.tsx'

const transactionId = '018f0000-0000-7000-8000-000000000007'
let server: FakeServer

beforeEach(() => {
  server = emptyConsole()
})

test('the address opens a tab, and choosing another one changes the address', async () => {
  server.on('GET /api/simulator/sms', {
    body: {
      messages: [
        {
          messageId: '1',
          phone: '996700100101',
          text: 'Код: 482913',
          acceptedAt: '2026-11-30T04:00:00.000Z',
          state: 'DELIVERED',
        },
      ],
    },
  })
  const { user, router } = await openConsole('sms')
  expect(await screen.findByText('Код: 482913')).toBeVisible()
  expect(screen.getByText('Доставлено')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Люди и платежи' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('the phone shows markup as plain text, and confirms once', async () => {
  const text = 'Платёж № 17\n<b>Получатель</b>'
  server.on('GET /api/simulator/phones', {
    body: {
      keys: [{ pcUserId: 'bank-1', username: 'Эсеналиев Улан Талантович', status: 'ACTIVE' }],
      requests: [
        { transactionId, pcUserId: 'bank-1', text, validUntil: '2026-11-30T04:05:00.000Z' },
      ],
    },
  })
  const path = `POST /api/simulator/phones/requests/${transactionId}/confirm`
  const answer = server.onHeld(path, { body: {} })
  const { user } = await openConsole('phone')
  expect(await screen.findByText(/<b>Получатель<\/b>/)).toBeVisible()
  const confirm = screen.getByRole('button', { name: 'Подтвердить' })
  await user.dblClick(confirm)
  answer()
  await waitFor(() => expect(confirm).toBeEnabled())
  expect(server.callsOf(path)).toHaveLength(1)
})

test('a key that another phone has activated is refused with a message', async () => {
  server.on('GET /api/simulator/phones', { body: { keys: [], requests: [] } })
  server.on('POST /api/simulator/phones/keys', {
    status: 400,
    body: { code: 'KEY_ALREADY_TAKEN', params: {} },
  })
  const { user } = await openConsole('phone', 'en')
  await user.type(await screen.findByLabelText('Key'), 'tartip-pay-control:1:abc')
  await user.click(screen.getByRole('button', { name: 'Take the key' }))
  expect(await screen.findByText('Another phone has taken this key.')).toBeVisible()
})

test('freezing a person requires a reason', async () => {
  const path = `POST /api/simulator/officer/people/${personId}/freeze`
  server.on(path, { body: {} })
  const { user } = await openOfficer(
    server,
    'people',
    {
      people: [{ personId, fullName: 'Асанов Эркин', phone: '996700100101', status: 'Confirmed' }],
    },
    'ky',
  )
  await user.click(await screen.findByRole('button', { name: 'Токтотуу' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Токтотуу' }))
  expect(server.callsOf(path)).toHaveLength(0)
  await user.type(within(dialog).getByLabelText(/Себеби/), 'Телефон жоголду')
  await user.click(within(dialog).getByRole('button', { name: 'Токтотуу' }))
  await waitFor(() => expect(server.callsOf(path)[0]?.body).toEqual({ reason: 'Телефон жоголду' }))
})

test('a predefined reason can be chosen', async () => {
  server.on('GET /api/simulator/reasons', { body: { arrest: ['Соттун токтому'] } })
  const path = 'POST /api/simulator/officer/accounts/1090110000101425/arrest'
  server.on(path, { body: {} })
  const { user } = await openOfficer(
    server,
    'accounts',
    {
      accounts: [accountOf('1090110000101425', 'ОсОО «Алтын-Дөбө Маркет»')],
    },
    'ky',
  )
  await user.click(await screen.findByRole('button', { name: 'Баарын токтотуу' }))
  const dialog = await screen.findByRole('alertdialog', {
    name: /^1090\s1100\s0010\s1425 эсебине камак саласызбы\?$/,
  })
  await user.click(await within(dialog).findByRole('button', { name: 'Соттун токтому' }))
  await user.click(within(dialog).getByRole('button', { name: 'Камак салуу' }))
  await waitFor(() =>
    expect(server.callsOf(path)[0]?.body).toEqual({
      reason: 'Соттун токтому',
      kind: 'FINAL_ARRESTED',
    }),
  )
})

test('a fault is set for the next call, or for a share of all calls', async () => {
  server.on('GET /api/simulator/faults', {
    body: {
      kinds: ['SUBMIT_ANSWER_LOST', 'ANSWER_LATE'],
      next: { SUBMIT_ANSWER_LOST: 1 },
      chancePercent: {},
      amlWords: ['оружие'],
    },
  })
  server.on('POST /api/simulator/faults/next', { body: {} })
  server.on('POST /api/simulator/faults/chance', { body: {} })
  const { user } = await openConsole('faults')
  expect(await screen.findByText('запланировано: 1')).toBeVisible()
  // The list of faults comes from the bank.
  expect(screen.queryByText('Документ пришёл дважды')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ответ опоздал: Один раз' }))
  await waitFor(() =>
    expect(server.callsOf('POST /api/simulator/faults/next')[0]?.body).toEqual({
      kind: 'ANSWER_LATE',
      count: 1,
    }),
  )
  await user.click(screen.getByRole('button', { name: /Ответ опоздал: Случайно: 0\s%/ }))
  await waitFor(() =>
    expect(server.callsOf('POST /api/simulator/faults/chance')[0]?.body).toEqual({
      kind: 'ANSWER_LATE',
      percent: 10,
    }),
  )
})

test('random faults are drawn from a seed, or from none', async () => {
  server.on('GET /api/simulator/faults', {
    body: { kinds: [], next: {}, chancePercent: {}, seed: 17, amlWords: [] },
  })
  const path = 'POST /api/simulator/faults/seed'
  server.on(path, { body: {} })
  const { user } = await openConsole('faults', 'en')
  const field = await screen.findByRole('textbox', { name: /Seed of random/ })
  expect(field).toHaveValue('17')
  await user.clear(field)
  const save = screen.getByRole('button', { name: 'Seed of random faults: Save' })
  await user.click(save)
  await waitFor(() => expect(server.callsOf(path)[0]?.body).toEqual({ seed: null }))
  await user.type(field, '2026')
  await user.click(save)
  await waitFor(() => expect(server.callsOf(path)[1]?.body).toEqual({ seed: 2026 }))
})

test('an incoming payment is sent with all its fields, and a session shows the net amount for each bank', async () => {
  server.on('GET /api/simulator/settlement', {
    body: {
      payers: [{ companyName: 'ОсОО «Чужой»', account: '1180000000000197', bic: '118005' }],
      accounts: [{ account: '1090000000000101', companyName: 'ОсОО «Клиент»' }],
      correspondents: [
        {
          currency: 'EUR',
          code: 'SOLADEST',
          counterpartyName: 'LBBW',
          country: 'DE',
          balance: '-120.00',
        },
      ],
      returned: [
        {
          id: '1',
          direction: 'IN',
          at: '2026-11-30T05:00:00.000Z',
          payerName: 'ОсОО «Чужой»',
          recipientName: 'ОсОО «Клиент»',
          documentNumber: '71',
          amount: '777.00',
          currency: 'KGS',
          code: 'RECIPIENT_ACCOUNT_SEIZED',
        },
        {
          id: '2',
          direction: 'OUT',
          at: '2026-11-30T04:00:00.000Z',
          payerName: 'ОсОО «Клиент»',
          recipientName: 'ОсОО «Иной»',
          documentNumber: '18',
          amount: '5.00',
          currency: 'KGS',
          code: 'REFUSED_BY_OFFICER',
          reason: 'No contract',
        },
      ],
      sessions: [
        {
          system: 'CLEARING_TRANSIT',
          currency: 'KGS',
          closesAt: '2026-11-30T04:00:00.000Z',
          outgoing: '7000.00',
          incoming: '9000.00',
          net: '2000.00',
          positions: [
            {
              participant: '118',
              name: { ru: 'Демир Банк', ky: 'Демир Банк', en: 'DemirBank' },
              documents: 2,
              net: '-3000.00',
            },
            { participant: '777', documents: 1, net: '4000.00' },
            { participant: 'qr.other.kg', documents: 1, net: '1000.00' },
          ],
        },
      ],
    },
  })
  const path = 'POST /api/simulator/settlement/incoming'
  server.on(path, { body: {} })
  const { user } = await openConsole('settlement', 'en')
  expect(await screen.findByText(/Clearing, 30.11.2026/)).toBeVisible()
  expect(screen.getByText(/DemirBank/)).toHaveTextContent('−3 000,00')
  expect(screen.getByText(/Bank 777/)).toHaveTextContent('4 000,00')
  expect(screen.getByText(/^qr\.other\.kg/)).toHaveTextContent('1 000,00')
  expect(screen.getByText('LBBW')).toBeVisible()
  const returns = within(screen.getByRole('region', { name: 'Returns' }))
  expect(returns.getByText(/No\. 71/)).toHaveTextContent('From another bank')
  expect(returns.getByText(/recipient account is seized/)).toBeVisible()
  expect(returns.getByText('No contract')).toBeVisible()
  expect(screen.getByText(/−120,00/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await user.click(screen.getByRole('tab', { name: 'Gross' }))
  await user.click(screen.getByRole('button', { name: /^From/ }))
  await user.click(await screen.findByRole('option', { name: /Чужой/ }))
  await user.click(screen.getByRole('button', { name: /^To/ }))
  await user.click(await screen.findByRole('option', { name: /Клиент/ }))
  await user.type(screen.getByRole('textbox', { name: 'Purpose' }), 'Honey')
  const amount = screen.getByRole('textbox', { name: /Amount/ })
  await user.type(amount, '1000000,01')
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
  await user.click(screen.getByRole('tab', { name: 'Clearing' }))
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await user.click(screen.getByRole('tab', { name: 'Gross' }))
  await user.clear(amount)
  await user.type(amount, '1250,5')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(server.callsOf(path)[0]?.body).toEqual({
      system: 'GROSS',
      payerAccount: '1180000000000197',
      account: '1090000000000101',
      amount: '1250.50',
      documentNumber: '1',
      purpose: 'Honey',
    }),
  )
  expect(await screen.findByText('The money has been sent.')).toBeVisible()
})

test('a dealer types a rate with a comma, valid for ten minutes', async () => {
  const quoteId = '018f0000-0000-7000-8000-000000000009'
  const path = `POST /api/simulator/officer/quotes/${quoteId}/quote`
  server.on(path, { body: {} })
  const { user } = await openOfficer(
    server,
    'quotes',
    {
      quotes: [
        {
          quoteId,
          companyName: 'ОсОО «Клиент»',
          pair: 'USD → KGS',
          amount: '25000.00',
          currency: 'USD',
        },
      ],
    },
    'en',
  )
  await user.click(await screen.findByRole('button', { name: 'Offer a rate' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/Rate/), '87,4125')
  await user.click(within(dialog).getByRole('button', { name: 'Offer a rate' }))
  await waitFor(() =>
    expect(server.callsOf(path)[0]?.body).toEqual({ rate: '87.4125', minutes: 10 }),
  )
})

test('a refused letter keeps its text', async () => {
  const company = {
    contractId: 'c1',
    legalPartyId: 'p1',
    companyName: 'ОсОО «Клиент»',
    contractNum: 'Т-12',
    isActive: true,
  }
  const path = 'POST /api/simulator/officer/letters'
  server.on(path, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', params: {} } })
  const { user } = await openOfficer(server, 'letters', { contracts: [company] }, 'en')
  await user.click(await screen.findByRole('button', { name: /^Company/ }))
  await user.click(screen.getByRole('option', { name: company.companyName }))
  await user.type(screen.getByLabelText('Subject'), 'Rates')
  await user.type(screen.getByLabelText('Text'), 'New rates from Monday')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(server.callsOf(path)).toHaveLength(1))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText('Text')).toHaveValue('New rates from Monday')
  server.on(path, { body: {} })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The letter has been sent.')).toBeVisible()
  expect(screen.getByLabelText('Text')).toHaveValue('')
})
