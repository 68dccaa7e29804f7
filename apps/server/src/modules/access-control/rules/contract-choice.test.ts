import { expect, test } from 'vitest'

import { contractIsOpen, defaultContract, type ContractChoice } from './contract-choice.ts'

const today = '2026-11-30'

const contract = (userContractId: string, over: Partial<ContractChoice> = {}): ContractChoice => ({
  userContractId,
  userContractState: 'ACTIVE',
  isContractActive: true,
  expirationDate: undefined,
  ...over,
})

test('a session starts in the contract that was selected last', () => {
  expect(defaultContract([contract('a'), contract('b')], 'b', today)?.userContractId).toBe('b')
})

test('without an earlier choice it starts in the first active contract', () => {
  const contracts = [contract('a', { isContractActive: false }), contract('b'), contract('c')]
  expect(defaultContract(contracts, undefined, today)?.userContractId).toBe('b')
})

test('a contract in which the person is frozen is not chosen, though it was selected last', () => {
  const contracts = [contract('a', { userContractState: 'FROZEN' }), contract('b')]
  expect(defaultContract(contracts, 'a', today)?.userContractId).toBe('b')
})

test('who has no active contract gets none', () => {
  expect(defaultContract([contract('a', { isContractActive: false })], 'a', today)).toBeUndefined()
})

test('a contract is open on its expiration day and closed on the next', () => {
  const expiring = contract('a', { expirationDate: today })
  expect(contractIsOpen(expiring, today)).toBe(true)
  expect(contractIsOpen(expiring, '2026-12-01')).toBe(false)
})

test('an expired contract is not chosen, though it was selected last', () => {
  const contracts = [contract('a', { expirationDate: '2026-11-29' }), contract('b')]
  expect(defaultContract(contracts, 'a', today)?.userContractId).toBe('b')
})
