import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { describeAcquiringContract } from '@tartip/bank-ports/testing/acquiring-contract'
import { expect, test } from 'vitest'
import { createTestServices } from '../testing/test-services.ts'

describeAcquiringContract('the twin', async () => {
  const bank = await createTestServices()
  const { services, clock, newId, books, close } = bank
  const { acquiring } = services.desks
  const [legalPartyId, otherPartyId] = [newId(), newId()]
  const [account, otherAccount] = ['1090011000014297', '1090011000015549']
  books.findOwnAccount = async (party, number) =>
    party === legalPartyId && [account, otherAccount].includes(number)
      ? ({ account: number, type: 'RKO', currency: 'KGS', status: 'OPEN' } as CoreAccount)
      : undefined
  return {
    acquiring: services.acquiring,
    legalPartyId,
    otherPartyId,
    account,
    otherAccount,
    taxOfficeCode: '001',
    newId,
    now: () => clock.now(),
    advanceMinutes: minutes => clock.advanceMinutes(minutes),
    installTerminal: async id => (await acquiring.installTerminal(id)) ?? '',
    sell: async code =>
      void (await acquiring.useTerminal(code, { kind: 'SALE', amountMinor: 10_000n })),
    close,
  }
})

test('the bank keeps one and a half percent of a sale, rounded half up, and nothing of a refund', async () => {
  const { services, clock, newId, books, close } = await createTestServices()
  const { acquiring: desk } = services.desks
  const [legalPartyId, salePointId, cashRegisterId] = [newId(), newId(), newId()]
  const account = '1090011000014297'
  books.findOwnAccount = async () =>
    ({ account, type: 'RKO', currency: 'KGS', status: 'OPEN' }) as CoreAccount
  await services.acquiring.createSalePoint(legalPartyId, salePointId, {
    name: 'Точка',
    checkName: 'Shop',
    account,
    address: {
      regionId: '41711000000000',
      street: 'Чуй',
      houseNumber: '155',
      phones: [],
      taxOfficeCode: '001',
      latitude: '42.874621',
      longitude: '74.569762',
    },
  })
  const register = { name: 'Касса 1', hasKkm: true, isActive: true }
  await services.acquiring.createCashRegister(legalPartyId, salePointId, cashRegisterId, register)
  const terminal = (await desk.installTerminal(cashRegisterId)) ?? ''
  const from = clock.now()
  for (const [kind, amountMinor] of [
    ['SALE', 10_000n],
    ['SALE', 10_033n],
    ['SALE', 10_100n],
    ['RETURN', 10_100n],
  ] as const) {
    await desk.useTerminal(terminal, { kind, amountMinor })
    clock.advanceMinutes(1)
  }
  const list = await services.acquiring.terminalOperations(
    legalPartyId,
    [terminal],
    from,
    clock.now(),
  )
  const fees = list
    .toSorted((one, other) => one.occurredAt - other.occurredAt)
    .map(operation => operation.feeMinor)
  expect(fees).toEqual([150n, 150n, 152n, 0n])
  expect(await desk.useTerminal(terminal, { kind: 'SALE', amountMinor: 0n })).toMatchObject({
    error: { code: 'AMOUNT_INVALID' },
  })
  await close()
})
