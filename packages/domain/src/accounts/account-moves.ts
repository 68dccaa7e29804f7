/** ARRESTED: debits are stopped, credits go in. FINAL_ARRESTED: nothing moves in either direction. */
export type AccountStatus = 'OPEN' | 'CLOSED' | 'ARRESTED' | 'FINAL_ARRESTED'

const directions: Readonly<
  Record<AccountStatus, { readonly debit: boolean; readonly credit: boolean }>
> = {
  OPEN: { debit: true, credit: true },
  // Whoever has seized an account waits for money to come in.
  ARRESTED: { debit: false, credit: true },
  FINAL_ARRESTED: { debit: false, credit: false },
  CLOSED: { debit: false, credit: false },
}

/** Whether money may leave an account of this status, for whatever reason: a payment, a commission, a loan. */
export function mayBeDebited(status: AccountStatus): boolean {
  return directions[status].debit
}

/** Whether money may come in: a payment, interest, a deposit that is given back. */
export function mayBeCredited(status: AccountStatus): boolean {
  return directions[status].credit
}

/** Whether sales by QR code and terminal can be credited to an account: they are in som alone. */
export function mayTakeSales(account: {
  readonly type: string
  readonly currency: string
  readonly status: AccountStatus
}): boolean {
  const { type, currency, status } = account
  return type === 'RKO' && currency === 'KGS' && mayBeCredited(status)
}
