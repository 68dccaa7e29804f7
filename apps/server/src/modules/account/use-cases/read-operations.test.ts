import type { CoreAccounts, CoreOperationPage } from '@tartip/bank-ports/core-accounts'
import { err, ok } from '@tartip/domain/result'
import { expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import { anActor } from '../testing/actor.ts'
import { fakeCoreAccounts } from '../testing/fake-core-accounts.ts'
import { readOperations, type ReadOperations } from './read-operations.ts'

const payroll: Partial<Actor> = { productRoles: ['SALARY_USER'] }
const emptyPage: CoreOperationPage = {
  list: [],
  totalCreditMinor: 0n,
  totalDebitMinor: 0n,
  broughtForwardMinor: 0n,
}

/** What the bank was requested, and what was answered. */
async function read(more: Partial<ReadOperations>, who: Partial<Actor> = payroll) {
  const requests: Parameters<CoreAccounts['operations']>[] = []
  const core = fakeCoreAccounts([], {
    async operations(...question) {
      requests.push(question)
      return emptyPage
    },
  })
  const input = { filter: {}, before: null, size: 40, ...more }
  const actor = { ...anActor('FIRST'), ...who }
  return { answer: await readOperations({ core })(actor, 'a1', input), requests }
}

test('salaries of one person are requested only for people who may see salaries', async () => {
  const { requests } = await read({}, { productRoles: [] })
  expect(requests[0]?.[2]).toEqual({ withoutSalaryOfOne: true })
  expect((await read({})).requests[0]?.[2]).toEqual({})
})

test('a text of a hundred characters is searched, a longer one never reaches the bank', async () => {
  const fits = await read({ filter: { search: ` ${'я'.repeat(100)} ` } })
  expect(fits.answer).toEqual(ok(emptyPage))
  expect(fits.requests[0]?.[2]).toEqual({ search: 'я'.repeat(100) })
  const long = await read({ filter: { search: 'я'.repeat(900_000) } })
  expect(long.answer).toEqual(err('FIELD_TOO_LONG', { field: 'search', max: 100 }))
  expect(long.requests).toEqual([])
})

test('a cursor that the bank cannot have given is refused unasked', async () => {
  const { answer, requests } = await read({ before: 'x'.repeat(900_000) })
  expect(answer).toEqual(err('CURSOR_INVALID'))
  expect(requests).toEqual([])
})

test('a period of any length is requested with both ends', async () => {
  const filter = { startDate: '0001-01-01', endDate: '9999-12-31', direction: 'DEBIT' }
  expect((await read({ filter })).requests[0]?.[2]).toEqual({
    from: '0001-01-01',
    to: '9999-12-31',
    direction: 'DEBIT',
  })
})
