import { bankWord } from '../reference/bank-words.ts'
import { describeInstalmentPartnerContract } from '@tartip/bank-ports/testing/instalment-partner-contract'
import { toIso } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'
import { createTestServices, type TestServices, bankWords } from '../testing/test-services.ts'
import { instalmentProducts } from './instalment-products.ts'

const buyer = { note: '', clientInfo: { firstName: 'Азиз', lastName: 'Токтоев' } }

describeInstalmentPartnerContract('the twin', async () => {
  const bank = await createTestServices()
  const { clock, newId, services, close } = bank
  const legalPartyId = newId()
  const partnerContractIds = await addContracts(bank, legalPartyId)
  const { instalments } = services.desks
  return {
    partner: services.instalmentPartner,
    legalPartyId,
    otherPartyId: newId(),
    partnerContractIds,
    now: () => clock.now(),
    setNow: now => clock.setTo(toIso(now)),
    newId,
    async buy(partnerContractId, sumMinor, locationCode = '100001') {
      const isFirst = partnerContractId === partnerContractIds[0]
      const bought = await instalments.buy(partnerContractId, {
        ...buyer,
        sumMinor,
        locationCode,
        durationMonths: isFirst ? 3 : 12,
      })
      if (!bought.ok) throw new Error(bought.error.code)
      return bought.value.loanClaimId
    },
    async advance(loanClaimId) {
      expect(await instalments.advance(loanClaimId)).toMatchObject({ ok: true })
    },
    close,
  }
})

test('nobody buys for more, for longer or under another contract than is offered', async () => {
  const bank = await createTestServices()
  const [contractId] = await addContracts(bank, bank.newId())
  const { instalments } = bank.services.desks
  const wanted = { ...buyer, sumMinor: 20_000_000n, durationMonths: 3, locationCode: '100001' }
  expect(await instalments.buy(contractId, wanted)).toMatchObject({ ok: true })
  for (const change of [{ sumMinor: 20_000_001n }, { sumMinor: 0n }, { durationMonths: 12 }]) {
    expect(await instalments.buy(contractId, { ...wanted, ...change })).toMatchObject({
      error: { code: 'AMOUNT_INVALID' },
    })
  }
  expect(await instalments.buy(bank.newId(), wanted)).toMatchObject({
    error: { code: 'CONTRACT_NOT_FOUND' },
  })
  await bank.close()
})

test('a contract is sold under until its last day, and what is being paid out is not refused any more', async () => {
  const bank = await createTestServices()
  const legalPartyId = bank.newId()
  const [contractId] = await addContracts(bank, legalPartyId)
  const { instalments } = bank.services.desks
  const wanted = { ...buyer, sumMinor: 4_500_000n, durationMonths: 3, locationCode: '100001' }
  bank.clock.setTo('2030-12-31T17:59:00.000Z')
  const bought = await instalments.buy(contractId, wanted)
  if (!bought.ok) throw new Error(bought.error.code)
  bank.clock.advanceMinutes(1)
  expect(await instalments.buy(contractId, wanted)).toMatchObject({
    error: { code: 'CONTRACT_NOT_FOUND' },
  })
  const { loanClaimId } = bought.value
  await instalments.advance(loanClaimId)
  await bank.services.instalmentPartner.confirm(legalPartyId, loanClaimId, 'DELIVERED')
  for (const status of ['CREDITING_FUNDS', 'ISSUED']) {
    expect(
      await bank.services.instalmentPartner.findClaim(legalPartyId, loanClaimId),
    ).toMatchObject({ status })
    expect(await instalments.refuse(loanClaimId)).toMatchObject({
      error: { code: 'CLAIM_STATE_MISMATCH' },
    })
    await instalments.advance(loanClaimId)
  }
  await bank.close()
})

async function addContracts(bank: TestServices, legalPartyId: string): Promise<[string, string]> {
  const ids: [string, string] = [bank.newId(), bank.newId()]
  await bank.services.seeds.instalments.addContracts(
    instalmentProducts(bankWords).map((product, index) => ({
      partnerContractId: ids[index] ?? '',
      legalPartyId,
      product,
      categoryName: bankWord(bankWords, 'shop_category', 'APPLIANCES'),
      email: 'shop@example.com',
      startDate: '2026-01-01',
      endDate: '2030-12-31',
      commissions: product.durationsMonths.map(durationMonths => ({
        commission: '4.5',
        durationMonths,
      })),
      contacts: [{ name: 'Асанова Айгуль', phone: '996700000000' }],
    })),
  )
  return ids
}
