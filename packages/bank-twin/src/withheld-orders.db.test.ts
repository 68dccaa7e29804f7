import { afterEach, describe, expect, test } from 'vitest'
import { closeProved, createTestTwin, type TestTwin } from './testing/test-twin.ts'

let bank: TestTwin

afterEach(() => closeProved(bank))

describe('stopped orders', () => {
  test('an unfinished order is given up after its days and its money is released', async () => {
    bank = await createTestTwin({ holdDays: 3 })
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAutoMode('manual')
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    bank.clock.advanceMinutes(3 * 24 * 60 - 1)
    expect(await bank.twin.runDueSteps()).toBe(0)
    bank.clock.advanceMinutes(1)
    expect(await bank.twin.runDueSteps()).toBe(1)
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'ORDER_EXPIRED',
    })
    const found = await bank.twin.coreAccounts.findOwnAccount(payer.legalPartyId, payer.account)
    expect(found).toMatchObject({ balanceMinor: 100_000n, heldMinor: 0n })
  })

  test('a stop word stops an order until the list is changed', async () => {
    bank = await createTestTwin()
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAmlWords(['Оружие', ' '])
    expect(await bank.twin.desk.amlWords()).toEqual(['оружие'])
    const order = bank.order(payer, { purpose: 'Оплата: оружие' })
    expect(await bank.twin.paymentExecution.submit(order)).toMatchObject({ code: 'AML_REFUSED' })
    await bank.twin.desk.setAmlWords(['другое слово'])
    expect(await bank.twin.desk.amlWords()).toEqual(['другое слово'])
    const again = { ...order, paymentId: bank.newId() }
    expect(await bank.twin.paymentExecution.submit(again)).toEqual({ outcome: 'accepted' })
  })
})
