import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useMe } from '../../../lib/use-me.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { PaletteHost } from './palette-host.tsx'
import { paletteStore } from './palette-store.ts'
import { loadPalette } from './testing/load-palette.ts'

type SignRight = ReturnType<typeof contractOf>['userContractAttributes']['signRight']

beforeAll(async () => {
  await loadPalette()
}, 60_000)
afterEach(() => {
  paletteStore.set(false)
  sessionStorage.clear()
})

/** The shell knows the person all the time, whether or not the palette is open. */
function Shell() {
  useMe()
  return <PaletteHost />
}

const payment = {
  id: 'p1',
  recipientName: 'ОсОО «Береке»',
  operationCode: 'CLEARING',
  transferNum: '1250',
  valueDate: '2026-11-30',
  amount: '1250.00',
  currency: 'KGS',
  statusCode: 'SUCCESS',
  isYourTurn: false,
  isRemovable: false,
  leavesOn: null,
}
const payee = {
  account: '1180000000000101',
  name: 'ОсОО «Береке»',
  inn: null,
  operationCode: 'CLEARING',
}

async function start(signRight: SignRight = 'FIRST', language: 'ru' | 'en' = 'ru') {
  const server = fakeServer()
  server.on('PaletteAccounts', {
    body: {
      data: {
        findAllAccountsByPartyIdWithAcl: [
          {
            id: 'a1',
            account: '1090011000014201',
            accountName: 'Основной счёт',
            balance: '1000.00',
            currency: { isoCode: 'KGS' },
          },
        ],
      },
    },
  })
  server.on('FindPayments', { body: { data: { typed: { list: [payment] } } } })
  server.on('PalettePayees', ({ body }) => {
    const { search } = (body as { variables: { search: string } }).variables
    const typed = search === 'береке' ? [payee] : []
    return { body: { data: { typed, otherLayout: [] } } }
  })
  const app = await renderInApp(<Shell />, {
    language,
    me: personOf({ currentContract: contractOf({ userContractAttributes: { signRight } }) }),
    namespaces: ['palette'],
    path: '/accounts',
  })
  const press = (key: string, code: string) =>
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true, cancelable: true }),
    )
  return { ...app, server, press }
}
const field = () => screen.findByRole('combobox')
const options = () => screen.getAllByRole('option').map(option => option.textContent)

test('Ctrl and the key K open it in a Cyrillic layout too, and Esc closes it', async () => {
  const { press, user } = await start()
  press('л', 'KeyK')
  expect(await field()).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('a page is found in another language and layout, and opened by Enter', async () => {
  const { press, user, router } = await start('FIRST', 'ru')
  press('k', 'KeyK')
  await user.type(await field(), 'cards')
  // Pages stand above what is found at the bank, whenever that comes.
  await waitFor(() => expect(options()[0]).toBe('Карты'))
  await user.clear(await field())
  await user.type(await field(), 'bcnjhbz')
  await waitFor(() => expect(options()).toContain('История'))
  await user.keyboard('{Enter}')
  expect(router.state.location.href).toBe('/history')
})

test('accounts, payees and payments are found, a payee leads to a new document for them', async () => {
  const { press, user, router } = await start()
  press('k', 'KeyK')
  await user.type(await field(), '4201')
  expect(await screen.findByRole('option', { name: /Основной счёт/ })).toBeVisible()
  await user.clear(await field())
  await user.type(await field(), 'заплатить береке')
  const payees = await screen.findByRole('group', { name: 'Получатели' })
  await user.click(within(payees).getByRole('option', { name: /Заплатить: ОсОО «Береке»/ }))
  expect(router.state.location.href).toBe('/payment/clearing-gross?payee=%221180000000000101%22')
})

test('an auditor finds what was paid, and no way to pay', async () => {
  const { press, user, router } = await start('AUDITOR')
  press('k', 'KeyK')
  await user.type(await field(), 'перевод')
  expect(screen.queryAllByRole('option')).toEqual([])
  await user.clear(await field())
  await user.type(await field(), 'береке')
  const payees = await screen.findByRole('group', { name: 'Получатели' })
  await user.click(within(payees).getByRole('option'))
  expect(router.state.location.pathname).toBe('/history')
})

test('a cashier requests no accounts and payments', async () => {
  const { press, user, server } = await start('CASHIER')
  press('k', 'KeyK')
  await user.type(await field(), 'береке')
  expect(await screen.findByText('Ничего не найдено.')).toBeVisible()
  expect(server.calls).toEqual([])
})

test('what was chosen last stands first the next time', async () => {
  const { press, user } = await start()
  press('k', 'KeyK')
  await user.type(await field(), 'карты{Enter}')
  press('k', 'KeyK')
  const recent = await screen.findByRole('group', { name: 'Недавнее' })
  expect(
    within(recent)
      .getAllByRole('option')
      .map(one => one.textContent),
  ).toEqual(['Карты'])
  expect(options().filter(name => name === 'Карты')).toHaveLength(1)
})
