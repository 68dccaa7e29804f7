import { afterEach, describe, expect, test } from 'vitest'
import { closeProved, createTestTwin, ownBic, type TestTwin } from './testing/test-twin.ts'

let bank: TestTwin

afterEach(() => closeProved(bank))

describe('the margin of a conversion', () => {
  test.each([
    ['earned above the middle', '87.0000', 870_000n, 4_500n],
    ['given where the contract is better than the middle', '88.0000', 880_000n, -5_500n],
    ['nothing at the middle', '87.4500', 874_500n, 0n],
  ])('is %s', async (_what, value, recipientAmountMinor, income) => {
    bank = await createTestTwin({
      middleRates: (_tx, base, quote) => Promise.resolve({ base, quote, value: '87.4500' }),
    })
    const payer = await bank.newAccount({ balanceMinor: 100_000n, currency: 'USD' })
    const som = await bank.newAccount({ legalPartyId: payer.legalPartyId })
    await bank.twin.paymentExecution.submit({
      ...bank.order(payer),
      operationCode: 'CONVERSION',
      recipientAccount: som.account,
      recipientBic: ownBic,
      recipientAmountMinor,
      recipientCurrency: 'KGS',
      rate: { base: 'USD', quote: 'KGS', value },
      rateKind: 'FIXED',
    })
    await bank.finishEverything()
    expect(await bank.internalBalance('FX_INCOME')).toBe(income)
    expect(await bank.internalBalance('POSITION', 'USD')).toBe(10_000n)
    // At the middle rate the two positions are worth the same.
    expect(await bank.internalBalance('POSITION')).toBe(-874_500n)
  })

  test('a rate far from the middle is somebody’s mistake and is refused', async () => {
    bank = await createTestTwin({
      middleRates: (_tx, base, quote) => Promise.resolve({ base, quote, value: '87.4500' }),
    })
    const payer = await bank.newAccount({ balanceMinor: 100_000n, currency: 'USD' })
    const som = await bank.newAccount({ legalPartyId: payer.legalPartyId })
    const answer = await bank.twin.paymentExecution.submit({
      ...bank.order(payer),
      operationCode: 'CONVERSION',
      recipientAccount: som.account,
      recipientBic: ownBic,
      recipientAmountMinor: 8_700_000n,
      recipientCurrency: 'KGS',
      rate: { base: 'USD', quote: 'KGS', value: '870.0000' },
      rateKind: 'FIXED',
    })
    expect(answer).toMatchObject({ outcome: 'refused', code: 'RATE_NOT_VALID' })
  })
})
