import { expect, test } from 'vitest'
import { balancesByCurrency, canPayFrom, groupByType } from './accounts-model.ts'
import { accountOf } from './testing/account-builder.ts'

test('currencies are never added together, and som come first', () => {
  const balances = balancesByCurrency([
    accountOf({ balance: '100.10', currency: 'USD' }),
    accountOf({ balance: '200.00' }),
    accountOf({ balance: '50.05' }),
    accountOf({ balance: '7', currency: 'JPY' }),
  ])
  expect(balances.map(({ currency, balance }) => [currency, balance])).toEqual([
    ['KGS', '250.05'],
    ['USD', '100.10'],
    ['JPY', '7'],
  ])
})

test('a debt, a closed and a hidden account are no part of what the company has', () => {
  const balances = balancesByCurrency([
    accountOf({ balance: '10.00' }),
    accountOf({ balance: '-900.00', type: 'LOAN' }),
    accountOf({ balance: '5.00', status: 'CLOSED' }),
    accountOf({ balance: '6.00', isVisible: false }),
  ])
  expect(balances[0]?.balance).toBe('10.00')
})

test('the parts of a total always add up to it', () => {
  const [som] = balancesByCurrency([
    accountOf({ balance: '1000.00', plannedBalance: '900.00' }),
    accountOf({ balance: '500.00', type: 'DEPOSIT' }),
    accountOf({ balance: '70.00', status: 'ARRESTED', plannedBalance: '60.00' }),
  ])
  expect(som).toMatchObject({
    balance: '1570.00',
    free: '900.00',
    held: '110.00',
    deposits: '500.00',
    seized: '60.00',
  })
})

test('a currency this client does not know is left out rather than guessed', () => {
  expect(balancesByCurrency([accountOf({ currency: 'XXX' })])).toEqual([])
})

test('accounts stand by kind, what is paid from first, without empty groups', () => {
  const groups = groupByType([accountOf({ type: 'LOAN' }), accountOf({ type: 'RKO' })])
  expect(groups.map(({ type }) => type)).toEqual(['RKO', 'LOAN'])
})

test('paying needs an open account and a granted permission', () => {
  expect(canPayFrom(accountOf({ permissions: ['READ', 'GROSS'] }))).toBe(true)
  expect(canPayFrom(accountOf({ permissions: ['READ'] }))).toBe(false)
  expect(canPayFrom(accountOf({ permissions: ['GROSS'], status: 'ARRESTED' }))).toBe(false)
})

test('closed accounts stand last of their kind', () => {
  const [group] = groupByType([
    accountOf({ id: 'a', status: 'CLOSED' }),
    accountOf({ id: 'b' }),
    accountOf({ id: 'c' }),
  ])
  expect(group?.accounts.map(account => account.id)).toEqual(['b', 'c', 'a'])
})
