import type { UserContractState } from '../public.ts'

export interface ContractChoice {
  readonly userContractId: string
  readonly userContractState: UserContractState
  readonly isContractActive: boolean
}

/** A person works only in a contract that is active, and in which he is not frozen. */
export function contractIsOpen(choice: ContractChoice): boolean {
  return choice.isContractActive && choice.userContractState === 'ACTIVE'
}

/** The contract a new session starts in: the one selected last, else the first that is open. */
export function defaultContract<T extends ContractChoice>(
  contracts: readonly T[],
  lastSelected: string | undefined,
): T | undefined {
  const open = contracts.filter(contractIsOpen)
  return open.find(choice => choice.userContractId === lastSelected) ?? open[0]
}
