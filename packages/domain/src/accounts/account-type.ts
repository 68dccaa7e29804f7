/** What an account is for; RKO is the settlement account that a company pays from. */
export type AccountType = 'CARD' | 'DEPOSIT' | 'LOAN' | 'RKO' | 'TRANSIT'
