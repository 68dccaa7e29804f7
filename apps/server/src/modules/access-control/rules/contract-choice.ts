import type { LocalDate } from '@tartip/domain/time/instant'

import type { UserContractState } from '../public.ts'

export interface ContractChoice {
  readonly userContractId: string
  readonly userContractState: UserContractState
  readonly isContractActive: boolean
  /** The last day of the contract. */
  readonly expirationDate: LocalDate | undefined
}

/** A contract runs to the end of its last day (in Bishkek) unless the bank has closed it before. */
export function contractIsRunning(
  { isContractActive, expirationDate }: Pick<ContractChoice, 'isContractActive' | 'expirationDate'>,
  today: LocalDate,
): boolean {
  return isContractActive && (expirationDate === undefined || expirationDate >= today)
}

/** A person works only in a contract that runs, and in which they are not frozen. */
export function contractIsOpen(choice: ContractChoice, today: LocalDate): boolean {
  return contractIsRunning(choice, today) && choice.userContractState === 'ACTIVE'
}

/** The contract a new session starts in: the one selected last, else the first that is open. */
export function defaultContract<T extends ContractChoice>(
  contracts: readonly T[],
  lastSelected: string | undefined,
  today: LocalDate,
): T | undefined {
  const open = contracts.filter(choice => contractIsOpen(choice, today))
  return open.find(choice => choice.userContractId === lastSelected) ?? open[0]
}
