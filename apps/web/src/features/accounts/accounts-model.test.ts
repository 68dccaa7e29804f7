import { describe, expect, test } from 'vitest'
import { balancesByCurrency, groupByType } from './accounts-model.ts'
import { foreignMoneyOf } from './foreign-money.ts'
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

test('the usual foreign currencies stand in their order, the others after them', () => {
  const currencies = ['JPY', 'RUB', 'EUR', 'CNY', 'USD', 'KGS'].map(currency =>
    accountOf({ balance: '1', currency }),
  )
  expect(balancesByCurrency(currencies).map(({ currency }) => currency)).toEqual([
    'KGS',
    'USD',
    'EUR',
    'RUB',
    'JPY',
    'CNY',
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

describe('a card account with three currencies', () => {
  const foreign = foreignMoneyOf([
    {
      account: { id: 'card', currency: { isoCode: 'KGS' } },
      multiBalance: [
        { currency: 'ALL', amount: '251776.23', plannedAmount: '249000.00' },
        { currency: 'KGS', amount: '13000.25', plannedAmount: '13000.25' },
        { currency: 'USD', amount: '1073.06', plannedAmount: '1060.00' },
        { currency: 'EUR', amount: '1431.18', plannedAmount: '1431.18' },
      ],
    },
  ])
  const card = accountOf({ id: 'card', type: 'CARD', balance: '13000.25' })

  test('counts once in each, and never by the sum that the bank has made of them', () => {
    const balances = balancesByCurrency([card, accountOf({ balance: '1.00' })], foreign)
    expect(balances).toMatchObject([
      { currency: 'KGS', balance: '13001.25', free: '13001.25', held: '0.00' },
      { currency: 'USD', balance: '1073.06', free: '1060.00', held: '13.06' },
      { currency: 'EUR', balance: '1431.18', free: '1431.18', held: '0.00' },
    ])
  })

  test('is added to other accounts of the same currency', () => {
    const dollars = accountOf({ id: 'usd', balance: '100.00', currency: 'USD' })
    const [, usd] = balancesByCurrency([card, dollars], foreign)
    expect(usd).toMatchObject({ currency: 'USD', balance: '1173.06', free: '1160.00' })
  })

  test('is seized with all its money', () => {
    const [, usd] = balancesByCurrency([{ ...card, status: 'ARRESTED' }], foreign)
    expect(usd).toMatchObject({
      balance: '1073.06',
      free: '0.00',
      held: '13.06',
      seized: '1060.00',
    })
  })

  test.each([
    ['closed', { status: 'CLOSED' }],
    ['hidden', { isVisible: false }],
  ] as const)('is left out with all its money when it is %s', (_, patch) => {
    const balances = balancesByCurrency([{ ...card, ...patch }, accountOf()], foreign)
    expect(balances.map(({ currency, balance }) => [currency, balance])).toEqual([
      ['KGS', '1000.00'],
    ])
  })

  test('whose own currency is foreign counts its som as the other one', () => {
    const own = foreignMoneyOf([
      {
        account: { id: 'card', currency: { isoCode: 'USD' } },
        multiBalance: [
          { currency: 'USD', amount: '10.00', plannedAmount: '10.00' },
          { currency: 'KGS', amount: '7.00', plannedAmount: '7.00' },
        ],
      },
    ])
    const account = accountOf({ id: 'card', type: 'CARD', balance: '10.00', currency: 'USD' })
    expect(balancesByCurrency([account], own)).toMatchObject([
      { currency: 'KGS', balance: '7.00' },
      { currency: 'USD', balance: '10.00' },
    ])
  })
})

test('a currency this client does not know is left out rather than guessed', () => {
  expect(balancesByCurrency([accountOf({ currency: 'XXX' })])).toEqual([])
})

test('accounts stand by kind, what is paid from first, without empty groups', () => {
  const groups = groupByType([accountOf({ type: 'LOAN' }), accountOf({ type: 'RKO' })])
  expect(groups.map(({ type }) => type)).toEqual(['RKO', 'LOAN'])
  const types = ['TRANSIT', 'LOAN', 'DEPOSIT', 'CARD', 'RKO'] as const
  const all = groupByType(types.map(type => accountOf({ type })))
  expect(all.map(({ type }) => type)).toEqual(types.toReversed())
})

test('closed accounts stand last of their kind', () => {
  const [group] = groupByType([
    accountOf({ id: 'a', status: 'CLOSED' }),
    accountOf({ id: 'b' }),
    accountOf({ id: 'c' }),
  ])
  expect(group?.accounts.map(account => account.id)).toEqual(['b', 'c', 'a'])
})
