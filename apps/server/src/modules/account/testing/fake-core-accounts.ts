import type { CoreAccount, CoreAccounts } from '@tartip/bank-ports/core-accounts'

/** Books with these accounts and nothing in them; a test says what else it asks the bank for. */
export function fakeCoreAccounts(
  accounts: readonly CoreAccount[],
  exception: Partial<CoreAccounts> = {},
): CoreAccounts {
  const ofParty = (legalPartyId: string) =>
    accounts.filter(account => account.legalPartyId === legalPartyId)
  return {
    accountsOf: async legalPartyId => ofParty(legalPartyId),
    findOwnAccount: async (legalPartyId, number) =>
      ofParty(legalPartyId).find(({ account }) => account === number),
    findRecipient: async () => undefined,
    operations: async () => ({
      list: [],
      totalCreditMinor: 0n,
      totalDebitMinor: 0n,
      broughtForwardMinor: 0n,
    }),
    holds: async () => [],
    closingBalances: async () => [],
    dailyTurnover: async () => [],
    ...exception,
  }
}
