import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { allowLongTests, field, interbank, intrabank, pick } from './testing/fill-form.ts'
import { answer, openBank, openForm, refuse } from './testing/form-bench.tsx'

allowLongTests()

const account = (currency: string, permissions: readonly string[]) => ({
  id: 'a',
  account: '1090160599999154',
  accountName: 'Основной',
  type: 'RKO',
  status: 'OPEN',
  balance: '1000.00',
  plannedBalance: '1000.00',
  currency: { isoCode: currency },
  permissions,
})

async function open(address: string, accounts: readonly object[]) {
  const server = openBank()
  server.on('PayerAccounts', answer({ findAllAccountsByPartyIdWithAcl: accounts }))
  return openForm(address)
}

describe('who has nothing to pay from is told who changes that', () => {
  test.each([
    ['no account', interbank, [], 'Нет доступных счетов'],
    [
      'no account in som for other banks',
      interbank,
      [account('USD', ['READ', 'CLEARING'])],
      'Нет счёта в сомах',
    ],
    [
      'no right to such payments',
      interbank,
      [account('KGS', ['READ', 'INTRABANK_OWN'])],
      'Нет права на такие платежи',
    ],
  ])('%s', async (_name, address, accounts, title) => {
    await open(address, accounts)
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(/вашей организации|«Пользователи и права»/)).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    // The other form may be of use to them.
    expect(screen.getByRole('link', { name: 'Внутри банка' })).toBeVisible()
  })
})

test('who may see no account is told who grants it, and is not asked to try again', async () => {
  const server = openBank()
  server.on('PayerAccounts', refuse('FORBIDDEN'))
  await openForm(interbank)
  expect(await screen.findByText('Нет доступных счетов')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Повторить попытку' })).toBeNull()
})

test('one right of two is enough for the form', async () => {
  await open(intrabank, [account('KGS', ['READ', 'INTRABANK_OWN'])])
  expect(await screen.findByLabelText(/Сумма/)).toBeVisible()
  expect(screen.queryByText('Нет права на такие платежи')).toBeNull()
})

test('a fee says what it waits for: the amount alone once the account is chosen', async () => {
  openBank()
  const { user } = await openForm(interbank)
  await pick(user, /Счёт списания/, /Основной/)
  expect((await screen.findAllByText('зависит от суммы')).length).toBeGreaterThan(0)
  expect(screen.queryByText('зависит от счёта и суммы')).toBeNull()
})

test('a fee says what it waits for: the account, the amount, or both', async () => {
  openBank()
  const { user } = await openForm(interbank)
  expect((await screen.findAllByText('зависит от счёта и суммы')).length).toBeGreaterThan(0)
  await user.type(field(/Сумма/), '5000')
  expect((await screen.findAllByText('выберите счёт')).length).toBeGreaterThan(0)
  expect(screen.queryByText('зависит от суммы')).toBeNull()
})
