import { describe, expect, test } from 'vitest'

import { productRolesOf } from './product-role.ts'

describe('product roles', () => {
  test.each([
    ['FIRST', ['LOAN_MANAGER', 'SALARY_USER', 'SELLER']],
    ['SECOND', ['LOAN_MANAGER', 'SALARY_USER', 'SELLER']],
    ['THIRD', ['LOAN_MANAGER', 'SALARY_USER', 'SELLER']],
    ['CREATOR', ['LOAN_MANAGER', 'SALARY_USER', 'SELLER']],
    ['AUDITOR', ['SALARY_USER', 'SELLER']],
    ['CASH_MANAGER', ['SELLER']],
    ['CASHIER', ['SELLER']],
    ['NONE', ['SELLER']],
  ] as const)('%s may be given %j', (right, roles) => {
    expect(productRolesOf(right)).toEqual(roles)
  })
})
