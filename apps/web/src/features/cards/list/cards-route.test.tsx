import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { cardAccountOf, cardOf } from '../testing/card-builder.ts'
import { cardsBank, refusal } from '../testing/cards-bank.ts'
import { CardsRoute } from './cards-route.tsx'

const show = (path = '/cards', language: 'ru' | 'ky' = 'ru') =>
  renderInApp(<CardsRoute />, { me: personOf(), namespaces: ['cards'], path, language })

test('cards stand under their account with all its balances and what is free of them, the sum of all first', async () => {
  cardsBank([
    cardAccountOf({
      multiBalance: [
        { amount: '199940.00', plannedAmount: '196890.00', currency: 'ALL', amountCurrency: 'KGS' },
        { amount: '95000.00', plannedAmount: '91950.00', currency: 'KGS', amountCurrency: 'KGS' },
        { amount: '1200.00', plannedAmount: '1200.00', currency: 'USD', amountCurrency: 'USD' },
      ],
      cards: [cardOf(), cardOf({ id: 'card-2', title: null, status: 'LOST' })],
    }),
  ])
  await show()
  const balances = await screen.findByRole('list', { name: 'Остатки по валютам' })
  const entries = within(balances).getAllByRole('listitem')
  expect(entries.map(entry => entry.textContent)).toEqual([
    expect.stringMatching(/^Все валюты199\s940,00\sKGSдоступно 196\s890,00$/),
    expect.stringMatching(/^KGS95\s000,00доступно 91\s950,00$/),
    expect.stringMatching(/^USD1\s200,00$/),
  ])
  expect(screen.getByRole('link', { name: 'Хозрасходы' })).toHaveAttribute(
    'href',
    '/card?id=card-1',
  )
  expect(screen.getByRole('link', { name: 'ЭЛКАРТ ··1234' })).toBeVisible()
  expect(screen.getByText('Утеряна')).toBeVisible()
})

test('a tab leaves the cards of its status, and an empty one leads back to all', async () => {
  cardsBank([
    cardAccountOf({ cards: [cardOf(), cardOf({ id: 'b', title: 'Вторая', status: 'BLOCKED' })] }),
  ])
  const first = await show('/cards?status=BLOCKED')
  expect(await screen.findByRole('link', { name: 'Вторая' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Хозрасходы' })).not.toBeInTheDocument()
  first.unmount()
  await show('/cards?status=CLOSED')
  expect(await screen.findByText('Таких карт нет')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Показать все карты' })).toBeVisible()
})

test('a company without cards, a failure and a missing right are three different things', async () => {
  const bank = cardsBank([])
  const empty = await show()
  expect(await screen.findByText('Карт пока нет')).toBeVisible()
  empty.unmount()
  bank.on('CardAccounts', refusal('BANK_UNAVAILABLE'))
  const failed = await show()
  expect(await screen.findByText(/Система банка сейчас не отвечает/)).toBeVisible()
  failed.unmount()
  bank.on('CardAccounts', refusal('FORBIDDEN'))
  await show()
  expect(await screen.findByText('У вас нет прав на этот раздел')).toBeVisible()
})

test('the screen speaks Kyrgyz', async () => {
  cardsBank()
  await show('/cards', 'ky')
  expect(await screen.findByRole('heading', { name: 'Карталар' })).toBeVisible()
  expect(screen.getByRole('tab', { name: /^Бөгөттөлгөн/ })).toBeVisible()
})
