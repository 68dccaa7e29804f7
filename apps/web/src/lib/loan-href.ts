/** What an address of a loan names: all three must agree, or it is no loan of this company. */
export interface LoanAddress {
  readonly loanId: string
  readonly accountId: string
  readonly dutyNumber: string
}

/** The page of one loan with its schedule. */
export const loanHref = ({ loanId, accountId, dutyNumber }: LoanAddress): string =>
  `/loan-claim/${[loanId, accountId, dutyNumber].map(encodeURIComponent).join('/')}`
