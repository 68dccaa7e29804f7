import { expect, test } from 'vitest'
import { calculate, currenciesOf, directionOf, groupsWithRates, sheetOf } from './rates-model.ts'
import { ratesOf } from './testing/rates-builder.ts'

const rates = ratesOf()
const cashless = sheetOf(rates, 'CASHLESS')

test('a group without rates is not offered', () => {
  expect(groupsWithRates(rates)).toEqual(['CASH', 'CASHLESS', 'NBKR'])
})

test('a sheet knows its day and whether it is old', () => {
  expect(sheetOf(rates, 'CASH')).toMatchObject({ date: '2026-11-20', isOld: true })
  expect(cashless).toMatchObject({ date: '2026-11-30', isOld: false })
})

test('dollars are sold at the bank’s purchase rate and bought at its sales rate', () => {
  expect(calculate('100', 'USD', 'KGS', cashless)).toEqual({
    state: 'done',
    amount: '8720.00',
    rate: '87.2000',
  })
  expect(calculate('8 750', 'KGS', 'USD', cashless)).toMatchObject({
    state: 'done',
    amount: '100.00',
  })
})

test('two foreign currencies are converted over the som and rounded once', () => {
  expect(calculate('100', 'EUR', 'USD', cashless)).toMatchObject({
    state: 'done',
    amount: '115.43',
  })
})

test('what is no amount, or has no rate, is not calculated', () => {
  expect(calculate('', 'USD', 'KGS', cashless)).toEqual({ state: 'nothing' })
  expect(calculate('сто', 'USD', 'KGS', cashless)).toEqual({ state: 'wrong' })
  expect(calculate('100', 'GBP', 'KGS', cashless)).toEqual({ state: 'noRate' })
})

test('the som stands first among the currencies', () => {
  expect(currenciesOf(cashless)).toEqual(['KGS', 'USD', 'EUR'])
})

test.each([
  ['0.1500', 'up'],
  ['-0.0001', 'down'],
  ['0.0000', 'same'],
  [null, 'same'],
] as const)('a change of %s is %s', (change, direction) => {
  expect(directionOf({ change })).toBe(direction)
})
