import { expect, test } from 'vitest'
import { salePlaceOf } from './sale-place.ts'

test('the number of a register stays on the line of its name', () => {
  expect(salePlaceOf({ salePointName: 'Центральный зал', cashName: 'Касса 1' })).toBe(
    'Центральный зал · Касса\u00a01',
  )
  expect(salePlaceOf({ salePointName: 'Магазин № 2', cashName: null })).toBe('Магазин №\u00a02')
  expect(salePlaceOf({ cashName: 'Касса у входа' })).toBe('Касса у входа')
  expect(salePlaceOf({})).toBe('')
})
