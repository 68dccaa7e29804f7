/** What an account is for; RKO is the settlement account that a company pays from. */
export type AccountType = 'CARD' | 'DEPOSIT' | 'LOAN' | 'RKO' | 'TRANSIT'

/**
 * The balance as the owner of the account reads it, from what the bank's books hold: a loan is below zero, because
 * it is owed. So the balance before + credit − debit is the balance after on every account, in lists, curves and
 * statements alike. Only what is called a debt is above zero (`LoanAccount.balanceMinor` of the loans port).
 */
export const balanceOfOwner = (type: AccountType, bookedMinor: bigint): bigint =>
  type === 'LOAN' ? -bookedMinor : bookedMinor
