import { describeFinesContract } from '@tartip/bank-ports/testing/fines-contract'
import { describeTaxesContract } from '@tartip/bank-ports/testing/taxes-contract'
import { describeTundukContract } from '@tartip/bank-ports/testing/tunduk-services-contract'
import { type Instant, toIso } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'
import { createTestServices } from '../testing/test-services.ts'

async function provider() {
  const bank = await createTestServices()
  return {
    bank,
    under: {
      legalPartyId: bank.newId(),
      otherPartyId: bank.newId(),
      newId: bank.newId,
      now: () => bank.clock.now(),
      setNow: (now: Instant) => bank.clock.setTo(toIso(now)),
      close: bank.close,
    },
  }
}

describeTaxesContract('the twin', async () => {
  const { bank, under } = await provider()
  const { taxes } = bank.services.seeds
  await taxes.addTaxPayers([
    { legalPartyId: under.legalPartyId, inn: '01403201610101' },
    { legalPartyId: under.otherPartyId, inn: '01202201810104' },
  ])
  return {
    ...under,
    taxDebt: bank.services.taxDebt,
    taxPayments: bank.services.taxPayments,
    async newPayer(debts) {
      const legalPartyId = bank.newId()
      const [type, office] = [{ taxTypeId: 'PROFIT' }, { taxOfficeCode: '001' }]
      await taxes.addTaxPayers([{ legalPartyId, inn: '01202201810104' }])
      const facts = debts.map(debt => ({
        ...debt,
        ...type,
        ...office,
        debtId: bank.newId(),
        legalPartyId,
        periodFrom: '2026-07-01',
        periodTo: '2026-09-30',
      }))
      await taxes.addDebts(facts)
      return { legalPartyId, ...type, ...office, debtIds: facts.map(debt => debt.debtId) }
    },
  }
})

describeTundukContract('the twin', async () => {
  const { bank, under } = await provider()
  const personInn = '21704197900011'
  await bank.services.seeds.registry.addPeople([
    {
      inn: personInn,
      lastName: 'Асанов',
      firstName: 'Эркин',
      birthDate: '1979-04-17',
      sex: 'MALE',
      isResident: true,
      isAlive: true,
    },
  ])
  return {
    ...under,
    tundukServices: bank.services.tundukServices,
    personInn,
    organisationInn: '01403201610101',
  }
})

describeFinesContract('the twin', async () => {
  const { bank, under } = await provider()
  return {
    ...under,
    fines: bank.services.fines,
    async newFine(fine) {
      const fineId = bank.newId()
      const facts = { ...fine, fineId, fineTypeId: 'T01', fullAmountMinor: 100_001n }
      await bank.services.seeds.fines.addFines([facts])
      return fineId
    },
  }
})

test('a payment without a chosen debt leaves debts of other offices unchanged, and other providers do not know its code', async () => {
  const { bank, under } = await provider()
  const { taxPayments, taxDebt, fines } = bank.services
  const { legalPartyId } = under
  await bank.services.seeds.taxes.addTaxPayers([{ legalPartyId, inn: '01403201610101' }])
  const debt = {
    legalPartyId,
    taxTypeId: 'PROFIT',
    periodFrom: '2026-07-01',
    periodTo: '2026-09-30',
    dueDate: '2026-10-20',
    principalMinor: 1_000n,
    penaltyMinor: 0n,
    fineMinor: 0n,
  }
  await bank.services.seeds.taxes.addDebts([
    { ...debt, debtId: bank.newId(), taxOfficeCode: '002' },
    { ...debt, debtId: bank.newId(), taxOfficeCode: '001', dueDate: '2026-11-20' },
  ])
  const code = await taxPayments.obtainCode({
    ...debt,
    requestId: bank.newId(),
    taxOfficeCode: '001',
    amountMinor: 2_500n,
  })
  if (!code.ok) throw new Error(code.error.code)
  const payment = {
    legalPartyId,
    code: code.value.code,
    amountMinor: 2_500n,
    paymentId: bank.newId(),
    paidAt: bank.clock.now(),
  }
  expect(await fines.findCode(legalPartyId, payment.code)).toBeUndefined()
  expect(await fines.confirmPaid(payment)).toMatchObject({ error: { code: 'DAY_CODE_NOT_FOUND' } })
  expect(await taxPayments.confirmPaid(payment)).toMatchObject({ ok: true })
  const left = await taxDebt.debtsOf(legalPartyId)
  expect(left?.debts.map(one => [one.taxOfficeCode, one.principalMinor])).toEqual([['002', 1_000n]])
  await bank.close()
})
