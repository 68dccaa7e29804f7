import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { expect, test } from 'vitest'
import { lastKnownAccounts } from './last-known-accounts.ts'

const account: CoreAccount = {
  accountId: '40000000-0000-4000-8000-000000000001',
  account: '1090000000000101',
  bic: '109001',
  legalPartyId: 'own',
  type: 'RKO',
  status: 'OPEN',
  currency: 'KGS',
  balanceMinor: 1n,
  heldMinor: 0n,
  openDate: '2024-01-10',
  departmentId: '001',
  classification: 'STANDART',
  productName: { ru: 'Расчётный счёт', ky: 'Эсептешүү эсеби', en: 'Settlement account' },
}

function bankThatFails() {
  let trouble: Error | undefined
  const lists = lastKnownAccounts({
    async accountsOf(legalPartyId) {
      if (trouble !== undefined) throw trouble
      return [{ ...account, legalPartyId }]
    },
  })
  return {
    lists,
    fail: (error: Error | undefined) => {
      trouble = error
    },
  }
}

test('while the bank is unavailable its last list counts, for the organisation that requested it', async () => {
  const { lists, fail } = bankThatFails()
  await lists.accountsOf('own')
  fail(new BankUnavailable('away'))
  expect(await lists.accountsOf('own')).toEqual([account])
  await expect(lists.accountsOf('other')).rejects.toBeInstanceOf(BankUnavailable)
  fail(undefined)
  expect(await lists.accountsOf('other')).toMatchObject([{ legalPartyId: 'other' }])
})

test('any other trouble is reported, and not covered up with an old list', async () => {
  const { lists, fail } = bankThatFails()
  await lists.accountsOf('own')
  fail(new RangeError('a mistake'))
  await expect(lists.accountsOf('own')).rejects.toThrow(RangeError)
})

test('of too many organisations the one requested longest ago is dropped', async () => {
  const { lists, fail } = bankThatFails()
  for (let number = 0; number <= 2_000; number += 1) await lists.accountsOf(`party ${number}`)
  fail(new BankUnavailable('away'))
  await expect(lists.accountsOf('party 0')).rejects.toBeInstanceOf(BankUnavailable)
  expect(await lists.accountsOf('party 1')).toHaveLength(1)
})
