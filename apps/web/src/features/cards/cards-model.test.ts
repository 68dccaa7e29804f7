import { expect, test } from 'vitest'
import {
  accountsOfFilter,
  cardFilterOf,
  cardName,
  countsByFilter,
  expiryText,
  findCard,
  lastDaysPeriod,
  matchesFilter,
  mayChange,
  operationDaysOf,
} from './cards-model.ts'
import { viewerOf } from '../../lib/me.ts'
import { personOf } from '../../testing/person.ts'
import { cardAccountOf, cardOf } from './testing/card-builder.ts'

const accounts = [
  cardAccountOf({
    cards: [
      cardOf({ id: 'works' }),
      cardOf({ id: 'lost', status: 'LOST' }),
      cardOf({ id: 'blocked', status: 'BLOCKED' }),
    ],
  }),
  cardAccountOf({ cards: [cardOf({ id: 'old', status: 'EXPIRED' })] }),
  cardAccountOf({ cards: [] }),
]

test('every kind of block is one tab, and an expired card is closed', () => {
  expect(countsByFilter(accounts)).toEqual({ ALL: 4, ACTIVE: 1, BLOCKED: 2, CLOSED: 1 })
  const blocked = accountsOfFilter(accounts, 'BLOCKED')
  expect(blocked.map(account => account.cards.map(card => card.id))).toEqual([['lost', 'blocked']])
  for (const status of ['STOLEN', 'COMPROMISED'] as const) {
    expect(matchesFilter(cardOf({ status }), 'BLOCKED'), status).toBe(true)
  }
  expect(matchesFilter(cardOf({ status: 'CLOSED' }), 'CLOSED')).toBe(true)
})

test('a card is changed by whom it was granted to, and by nobody who only reads', () => {
  const { permissions } = cardOf({ permissions: ['READ_CARD', 'SET_LIMIT'] })
  const first = viewerOf(personOf())
  expect(mayChange(first, { permissions }, 'SET_LIMIT')).toBe(true)
  expect(mayChange(first, { permissions }, 'SET_STATUS')).toBe(false)
  expect(mayChange({ ...first, signRight: 'AUDITOR' }, { permissions }, 'SET_LIMIT')).toBe(false)
})

test('an account without cards is seen only among all', () => {
  expect(accountsOfFilter(accounts, 'ALL')).toHaveLength(3)
  expect(accountsOfFilter(accounts, 'ACTIVE')).toHaveLength(1)
})

test('a card is found with its account', () => {
  expect(findCard(accounts, 'old')?.account).toBe(accounts[1])
  expect(findCard(accounts, 'nobody')).toBeUndefined()
})

test('a card without a title is called by its system and last digits', () => {
  expect(cardName(cardOf({ title: 'Хозрасходы' }))).toBe('Хозрасходы')
  expect(cardName(cardOf({ title: null, paymentSystem: 'ELCRD' }))).toBe('ЭЛКАРТ ··1234')
  expect(cardName(cardOf({ title: '  ', paymentSystem: 'VISA' }))).toBe('Visa ··1234')
})

test('the expiry reads as on the plastic', () => {
  expect(expiryText(cardOf({ expiryDate: '2027-05-31' }))).toBe('05/27')
})

test.each([
  [3, '2026-11-28'],
  [7, '2026-11-24'],
  [30, '2026-11-01'],
] as const)('%i days end today', (days, startDate) => {
  expect(lastDaysPeriod(days, '2026-11-30')).toEqual({ startDate, endDate: '2026-11-30' })
})

test('an address that makes no sense shows the usual', () => {
  expect(cardFilterOf('LOST')).toBe('ALL')
  expect(operationDaysOf('31')).toBe(7)
  expect(operationDaysOf('30')).toBe(30)
})
