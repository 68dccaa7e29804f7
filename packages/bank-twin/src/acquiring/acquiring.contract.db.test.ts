import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { describeAcquiringContract } from '@tartip/bank-ports/contract/acquiring-contract'
import { createTestServices } from '../testing/test-services.ts'

describeAcquiringContract('the twin', async () => {
  const bank = await createTestServices()
  const { services, clock, newId, books, close } = bank
  const { acquiring } = services.desks
  const [legalPartyId, strangerPartyId] = [newId(), newId()]
  const [account, otherAccount] = ['1090011000014297', '1090011000015549']
  books.findOwnAccount = async (party, number) =>
    party === legalPartyId && [account, otherAccount].includes(number)
      ? ({ account: number, type: 'RKO', status: 'OPEN' } as CoreAccount)
      : undefined
  return {
    acquiring: services.acquiring,
    legalPartyId,
    strangerPartyId,
    account,
    otherAccount,
    taxOfficeCode: '001',
    newId,
    now: () => clock.now(),
    letMinutesPass: minutes => clock.advanceMinutes(minutes),
    installTerminal: async id => (await acquiring.installTerminal(id)) ?? '',
    sell: async code =>
      void (await acquiring.useTerminal(code, { kind: 'SALE', amountMinor: 10_000n })),
    setShift: (cashierId, isOpen) => acquiring.setShift(legalPartyId, cashierId, isOpen),
    close,
  }
})
