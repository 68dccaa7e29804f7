import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, interbank, intrabank, paste, pick } from './testing/fill-form.ts'
import {
  answer,
  dollarAccount,
  openBank,
  refuse,
  spareAccount,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from './testing/open-form.tsx'

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

describe('a person without an account to pay from sees who can change that', () => {
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
    expect(screen.getByText(/вашей организации|обратитесь в банк/i)).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    // The other form may be of use to them.
    expect(screen.getByRole('link', { name: 'Внутри банка' })).toBeVisible()
  })
})

test('a person who may read no account sees who grants it, without a button to try again', async () => {
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

describe('the account that pays', () => {
  test('is the one whose page the person comes from', async () => {
    openBank()
    await openForm(`${interbank}?account=%22${spareAccount}%22`)
    await waitFor(() => expect(field(/Счёт списания/)).toHaveTextContent('Запасной'))
  })

  test('is the one used last when nobody names another', async () => {
    const server = openBank()
    const list = [{ payerAccount: spareAccount }]
    server.on('LastPayer', answer({ searchPaymentByCriteria: { list } }))
    const { user } = await openForm(interbank)
    await waitFor(() => expect(field(/Счёт списания/)).toHaveTextContent('Запасной'))
    await pick(user, /Счёт списания/, /Основной/)
    expect(field(/Счёт списания/)).toHaveTextContent('Основной')
  })

  test('is nobody’s guess when the last one cannot pay this way', async () => {
    const server = openBank()
    const list = [{ payerAccount: dollarAccount }]
    server.on('LastPayer', answer({ searchPaymentByCriteria: { list } }))
    await openForm(interbank)
    await waitFor(() => expect(server.callsOf('LastPayer')).toHaveLength(1))
    expect(field(/Счёт списания/)).not.toHaveTextContent(/Валютный|Основной|Запасной/)
  })
})

test('a payee whose name mixes alphabets is pointed out, whatever else is typed', async () => {
  openBank()
  const { user } = await openForm(interbank)
  await paste(user, /Наименование получателя/, 'ОсОО «Бишкeк Строй»')
  expect(
    await screen.findByText(/В слове «Бишкeк» смешаны буквы разных алфавитов \(e\)/),
  ).toBeVisible()
  await user.clear(field(/Наименование получателя/))
  await paste(user, /Наименование получателя/, 'ОсОО «Бишкек Строй»')
  expect(screen.queryByText(/смешаны буквы/)).toBeNull()
})
