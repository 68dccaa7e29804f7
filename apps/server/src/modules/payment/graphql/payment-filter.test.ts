import { err } from '@tartip/domain/result'
import { describe, expect, test } from 'vitest'

import { organisationId, testActor } from '../testing/test-people.ts'
import { parseFilter } from './payment-filter.ts'
import { parsePageable } from './payment-input.ts'
import type { SearchOperationHistory } from './payment.generated.ts'

const viewer = testActor('FIRST')
const parse = (search: Partial<SearchOperationHistory>) =>
  parseFilter(viewer, { legalPartyId: organisationId, ...search })

describe('a filter of the history', () => {
  test.each([
    ['recipientName', 100],
    ['account', 16],
    ['transferNum', 10],
    ['currency', 3],
    ['creator', 36],
  ] as const)('%s of more than %d characters never reaches the database', (field, max) => {
    for (const length of [max + 1, 900_000]) {
      expect(parse({ [field]: 'я'.repeat(length) })).toEqual(err('FIELD_TOO_LONG', { field, max }))
    }
  })

  test('texts of the greatest length are searched', () => {
    const recipientName = 'я'.repeat(100)
    const [account, transferNum] = ['1090000000000101', '9999999999']
    expect(parse({ recipientName, account, transferNum })).toMatchObject({
      value: { recipientName, account, transferNum },
    })
  })

  test('an operation named many times is one condition', () => {
    const operation = Array.from({ length: 10_000 }, () => 'GROSS' as const)
    expect(parse({ operation })).toMatchObject({ value: { operations: ['GROSS'] } })
  })
})

test('a page has at most 520 rows, whatever is asked for', () => {
  expect(parsePageable({ page: -3, size: 1_000_000 })).toEqual({ page: 1, size: 520 })
})
