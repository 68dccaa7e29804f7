interface BankOfDirectory {
  /** First digits of the bank's accounts, not always those of its code; empty where nobody knows them. */
  readonly accountPrefix: string
  readonly isHead: boolean
}

/** The bank whose accounts begin like this one: the longest prefix, head offices first; undefined when no bank's do. */
export function bankOfAccount<T extends BankOfDirectory>(
  banks: readonly T[],
  account: string,
): T | undefined {
  const rank = (bank: T) => bank.accountPrefix.length * 2 + (bank.isHead ? 1 : 0)
  let closest: T | undefined
  for (const bank of banks) {
    const fits = bank.accountPrefix !== '' && account.startsWith(bank.accountPrefix)
    if (fits && (!closest || rank(bank) > rank(closest))) closest = bank
  }
  return closest
}
