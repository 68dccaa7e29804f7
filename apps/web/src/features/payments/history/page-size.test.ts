import { expect, test } from 'vitest'
import type { SignRight, SignType } from '@tartip/domain/people/sign-right'
import type { HistoryStatus } from '@tartip/domain/payment/tabs'
import { viewerOf } from '../../../lib/me.ts'
import { contractOf, personOf } from '../../../testing/person.ts'
import { pageSizeOf } from './page-size.ts'

test.each<[HistoryStatus | undefined, SignRight, SignType, number]>([
  ['FOR_SIGN', 'FIRST', 'TOTP', 520],
  ['DRAFT', 'SECOND', 'TOTP', 520],
  ['FOR_SIGN', 'FIRST', 'PAY_CONTROL', 40],
  ['FOR_SIGN', 'CREATOR', 'TOTP', 40],
  ['SUCCESS', 'FIRST', 'TOTP', 40],
  [undefined, 'FIRST', 'TOTP', 40],
])('tab %s for %s who signs by %s holds %i documents', (status, signRight, signType, size) => {
  const contract = contractOf({ signType, userContractAttributes: { signRight } })
  expect(pageSizeOf(status, viewerOf(personOf({ currentContract: contract })))).toBe(size)
})
