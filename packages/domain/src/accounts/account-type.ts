/** What an account is for; RKO is the settlement account that a company pays from. */
export type AccountType = 'CARD' | 'DEPOSIT' | 'LOAN' | 'RKO' | 'TRANSIT'

/**
 * What the owner of an account has, in minor units: the bank gives of a loan what they owe, and credits make it smaller.
 * In a statement opening + credits − debits is the closing balance, so there a loan is below zero.
 */
export const balanceOfOwner = (type: AccountType, balanceMinor: bigint): bigint =>
  type === 'LOAN' ? -balanceMinor : balanceMinor
