import type { CoreAccount, CoreAccounts } from '@tartip/bank-ports/core-accounts'

/** Books with these accounts and nothing in them; a test states what else it requests from the bank. */
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
    operationsAfter: async () => ({ list: [], hasMore: false }),
    holds: async () => [],
    closingBalances: async () => [],
    dailyTurnover: async () => [],
    ...exception,
  }
}

/** A settlement account in soms; a test names only what it is about. */
export function aCoreAccount(exception: Partial<CoreAccount> = {}): CoreAccount {
  return {
    accountId: '44444444-4444-4444-8444-000000000001',
    account: '1090011000014201',
    bic: '109001',
    legalPartyId: '11111111-1111-4111-8111-111111111111',
    type: 'RKO',
    status: 'OPEN',
    currency: 'KGS',
    balanceMinor: 100_00n,
    heldMinor: 0n,
    openDate: '2024-01-01',
    departmentId: '001',
    classification: 'STANDART',
    productName: { ru: 'Расчётный счёт', ky: 'Эсептешүү эсеби', en: 'Settlement account' },
    ...exception,
  }
}
