import { instantAt } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'
import { bigOrganisations } from './big-organisations.ts'
import { createMonthlyObligations } from './monthly-obligations.ts'

const [first] = bigOrganisations(1, 'duties', '109001', ['Нур'])
if (first === undefined) throw new Error('One company was asked for')
const company = { ...first, wagesMinor: 100_000_00n }
const noon = (day: string) => instantAt(day, 12 * 60)
const enough = 10_000_000_00n

test('a company pays rent, wages and taxes once a month, each in its period', () => {
  const obligations = createMonthlyObligations()
  const paidOn = (day: string) => {
    const obligation = obligations.next(company, noon(day), enough)
    return obligation && [obligation.operationCode, obligation.amountMinor, obligation.purpose]
  }
  expect(paidOn('2027-01-08')).toEqual(['RENT', 35_000_00n, 'Аренда помещения за январь 2027 г.'])
  expect(paidOn('2027-01-08')).toEqual([
    'SALARY',
    31_000_00n,
    'Заработная плата за декабрь 2026 г.',
  ])
  expect(paidOn('2027-01-12')).toBeUndefined()
  expect(paidOn('2027-01-13')).toEqual([
    'BUDGET',
    27_250_00n,
    'Страховые взносы на заработную плату за декабрь 2026 г.',
  ])
  expect(paidOn('2027-01-19')).toEqual([
    'BUDGET',
    9_000_00n,
    'Подоходный налог с заработной платы за декабрь 2026 г.',
  ])
  expect(paidOn('2027-01-20')).toEqual([
    'SALARY',
    50_000_00n,
    'Аванс по заработной плате за январь 2027 г.',
  ])
  expect(paidOn('2027-01-29')).toBeUndefined()
  expect(paidOn('2027-02-01')?.[2]).toBe('Аренда помещения за февраль 2027 г.')
})

test('an obligation without funds is paid when funds arrive', () => {
  const obligations = createMonthlyObligations()
  expect(obligations.next(company, noon('2027-01-08'), 69_999_99n)).toBeUndefined()
  expect(obligations.next(company, noon('2027-01-08'), 70_000_00n)?.operationCode).toBe('RENT')
})
