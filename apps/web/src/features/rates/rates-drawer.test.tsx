import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { RatesDrawer } from './rates-drawer.tsx'
import type { Rates } from './rates-model.ts'
import { ratesOf } from './testing/rates-builder.ts'

function show(rates: Rates = ratesOf()) {
  const server = fakeServer()
  server.on('CurrencyRates', { body: { data: { getCurrencyRates: rates } } })
  return renderInApp(<RatesDrawer opened onClose={() => undefined} />, {
    me: personOf(),
    namespaces: ['rates'],
  })
}

test('the rates name their day, and old ones are marked as old', async () => {
  const { user } = await show()
  expect(await screen.findByText('Действуют с 30.11.2026')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Курсы: Безналичный' })
  expect(within(table).getByRole('row', { name: /^USD/ })).toHaveTextContent(/87,2000.*87,5000/)
  await user.click(screen.getByRole('tab', { name: 'Наличный' }))
  expect(screen.getByRole('note')).toHaveTextContent('Это курсы от 20.11.2026')
  expect(screen.queryByRole('tab', { name: 'По картам' })).not.toBeInTheDocument()
})

test('the official rate is one figure', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('tab', { name: 'НБКР' }))
  const heads = screen.getAllByRole('columnheader').map(head => head.textContent)
  expect(heads).toEqual(['Валюта', 'Сомов за единицу'])
})

test('the calculator sells at the one rate and buys at the other', async () => {
  const { user } = await show()
  const calculator = await screen.findByRole('region', { name: 'Калькулятор' })
  const amount = within(calculator).getByRole('textbox', { name: 'Сумма' })
  await user.clear(amount)
  await user.type(amount, '100')
  const result = within(calculator).getByRole('status')
  expect(result).toHaveTextContent(/8\s720,00\sKGS/)
  await user.click(within(calculator).getByRole('button', { name: 'Поменять валюты местами' }))
  await user.clear(amount)
  await user.type(amount, '8750')
  expect(result).toHaveTextContent(/100,00\sUSD/)
})

test('a bank without rates says so', async () => {
  await show(ratesOf({ cash: [], cashless: [], nbkr: [] }))
  expect(await screen.findByText('Курсов нет')).toBeVisible()
})
