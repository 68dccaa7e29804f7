import { afterEach, describe, expect, test } from 'vitest'
import type { SwiftOrder } from '@tartip/domain/payment/payment-order'
import type { NewTwinAccount } from './bank-twin-types.ts'
import {
  closeProved,
  createTestTwin,
  createTwinWithHours,
  type TestTwin,
} from './testing/test-twin.ts'

let bank: TestTwin

afterEach(() => closeProved(bank))

describe('payments abroad', () => {
  const abroad = (payer: NewTwinAccount, change: Partial<SwiftOrder> = {}): SwiftOrder => ({
    ...bank.order(payer),
    operationCode: 'SWIFT',
    recipientAccount: 'DE89370400440532013000',
    recipientBic: 'COBADEFFXXX',
    recipientName: 'MUSTER GMBH',
    recipientTown: 'BERLIN',
    country: 'DE',
    commissionOption: 'SHA',
    ...change,
  })
  const balances = async () =>
    (await bank.twin.desk.correspondents()).map(({ code, balanceMinor }) => [code, balanceMinor])

  test('are debited from the account with the chosen correspondent, days later', async () => {
    bank = await createTwinWithHours()
    bank.setTo('2026-12-04', '11:00')
    await bank.twin.seed.addCorrespondents([
      { currency: 'USD', code: 'CZNBKRSE', name: 'Kookmin Bank', country: 'KR' },
      { currency: 'USD', code: 'CAYTTRIS', name: 'Aktif Yatirim Bankasi', country: 'TR' },
    ])
    const payer = await bank.newAccount({ balanceMinor: 100_000n, currency: 'USD' })
    const [toTurkey, toGermany] = [abroad(payer, { country: 'TR' }), abroad(payer)]
    for (const order of [toTurkey, toGermany]) {
      expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    }
    await bank.finishEverything()
    expect(await balances()).toEqual([
      ['CZNBKRSE', 0n],
      ['CAYTTRIS', 0n],
    ])
    // Over the weekend nobody confirms anything.
    bank.setTo('2026-12-07', '09:59')
    await bank.twin.runDueSteps()
    expect([await bank.stateOf(toTurkey), await bank.stateOf(toGermany)]).toEqual([
      'RECEIPT',
      'RECEIPT',
    ])
    bank.setTo('2026-12-07', '10:00')
    await bank.twin.runDueSteps()
    expect([await bank.stateOf(toTurkey), await bank.stateOf(toGermany)]).toEqual([
      'EXECUTED',
      'EXECUTED',
    ])
    expect(await balances()).toEqual([
      ['CZNBKRSE', -10_000n],
      ['CAYTTRIS', -10_000n],
    ])
    expect(await bank.internalBalance('CORRESPONDENT', 'USD')).toBe(0n)
  })

  test('are refused in a currency that no correspondent keeps', async () => {
    bank = await createTestTwin()
    const payer = await bank.newAccount({ balanceMinor: 100_000n, currency: 'EUR' })
    expect(await bank.twin.paymentExecution.submit(abroad(payer))).toEqual({ outcome: 'accepted' })
    const dollars = {
      currency: 'USD',
      code: 'CZNBKRSE',
      name: 'Kookmin Bank',
      country: 'KR',
    } as const
    await bank.twin.seed.addCorrespondents([dollars])
    await bank.twin.seed.addCorrespondents([dollars])
    expect(await bank.twin.desk.correspondents()).toHaveLength(1)
    expect(await bank.twin.paymentExecution.submit(abroad(payer))).toMatchObject({
      outcome: 'refused',
      code: 'CORRESPONDENT_NOT_FOUND',
    })
    await bank.finishEverything()
  })
})
