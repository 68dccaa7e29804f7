import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { inBalanceOrder, matchesSearch } from './account-order.ts'
import type { PickableAccount } from './account-order.ts'
import { AccountPicker } from './account-picker.tsx'

const account = (
  last4: string,
  accountName: string,
  balance: string,
  currency = 'KGS',
): PickableAccount => ({
  account: `109182010038${last4}`,
  accountName,
  balance,
  currency,
})
const accounts = [
  account('0155', 'Зарплатный', '611400.00'),
  account('0142', 'Основной', '2446811.00'),
  account('9960', 'Аренда', '0.00'),
  account('8801', 'Валютный', '11574.20', 'USD'),
  account('8807', 'Иены', '900000', 'JPY'),
  account('8802', 'Евро', '2610.75', 'EUR'),
]
const namesOf = (list: readonly PickableAccount[]) => list.map(({ accountName }) => accountName)

function Picker({ isInverse = false }: { isInverse?: boolean }) {
  const [value, setValue] = useState('')
  return (
    <AccountPicker
      label="Откуда"
      accounts={accounts}
      value={value}
      onChange={setValue}
      isInverse={isInverse}
    />
  )
}

test('the richest account comes first, whatever number of decimals its currency has', () => {
  expect(namesOf(inBalanceOrder(accounts, false))).toEqual([
    'Основной',
    'Иены',
    'Зарплатный',
    'Валютный',
    'Евро',
    'Аренда',
  ])
})

test('on the receiving side the emptiest account comes first', () => {
  expect(namesOf(inBalanceOrder(accounts, true))[0]).toBe('Аренда')
})

test('an overdrawn account ranks below an empty one', () => {
  const list = [account('1', 'Минус', '-5.00'), account('2', 'Ноль', '0.00')]
  expect(namesOf(inBalanceOrder(list, false))).toEqual(['Ноль', 'Минус'])
})

test('an account is found by a part of its name, its last digits or its currency', () => {
  const found = (text: string) => namesOf(accounts.filter(one => matchesSearch(one, text)))
  expect(found('зарп')).toEqual(['Зарплатный'])
  expect(found('0142')).toEqual(['Основной'])
  expect(found('usd')).toEqual(['Валютный'])
  expect(found('')).toHaveLength(accounts.length)
})

test('an account without money is listed, says why, and cannot be chosen', async () => {
  const { user } = await renderInApp(<Picker />)
  await user.click(screen.getByRole('button', { name: /Откуда/ }))
  const empty = screen.getByRole('option', { name: /Аренда/ })
  expect(empty).toHaveTextContent('нет средств')
  await user.click(empty)
  expect(screen.getByRole('button', { name: /Откуда/ })).not.toHaveTextContent('Аренда')
})

test('on the receiving side an account without money can be chosen', async () => {
  const { user } = await renderInApp(<Picker isInverse />)
  await user.click(screen.getByRole('button', { name: /Откуда/ }))
  await user.click(screen.getByRole('option', { name: /Аренда/ }))
  expect(screen.getByRole('button', { name: /Откуда/ })).toHaveTextContent('Аренда')
})

test('the list is searched and chosen from by keyboard alone', async () => {
  const { user } = await renderInApp(<Picker />)
  await user.tab()
  await user.keyboard('{Enter}')
  await user.type(screen.getByRole('combobox', { name: 'Название, номер или валюта' }), 'евро')
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /Откуда/ })).toHaveTextContent('Евро')
})

test('the first choice is active when the list opens, and Enter takes it', async () => {
  const { user } = await renderInApp(<Picker />)
  await user.tab()
  await user.keyboard('{Enter}')
  const search = screen.getByRole('combobox', { name: 'Название, номер или валюта' })
  const [first] = screen.getAllByRole('option')
  expect(search).toHaveAttribute('aria-activedescendant', first?.id)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('button', { name: /Откуда/ })).toHaveTextContent('Основной')
})
