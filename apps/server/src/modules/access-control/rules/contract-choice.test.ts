import { expect, test } from 'vitest'

import { defaultContract, type ContractChoice } from './contract-choice.ts'

const contract = (userContractId: string, over: Partial<ContractChoice> = {}): ContractChoice => ({
  userContractId,
  userContractState: 'ACTIVE',
  isContractActive: true,
  ...over,
})

test('a session starts in the contract that was selected last', () => {
  expect(defaultContract([contract('a'), contract('b')], 'b')?.userContractId).toBe('b')
})

test('without an earlier choice it starts in the first active contract', () => {
  const contracts = [contract('a', { isContractActive: false }), contract('b'), contract('c')]
  expect(defaultContract(contracts, undefined)?.userContractId).toBe('b')
})

test('a contract in which the person is frozen is not chosen, though it was selected last', () => {
  const contracts = [contract('a', { userContractState: 'FROZEN' }), contract('b')]
  expect(defaultContract(contracts, 'a')?.userContractId).toBe('b')
})

test('who has no active contract gets none', () => {
  expect(defaultContract([contract('a', { isContractActive: false })], 'a')).toBeUndefined()
})
