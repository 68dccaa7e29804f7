import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestTwin, type TestTwin } from './testing/test-twin.ts'

let bank: TestTwin

beforeAll(async () => {
  bank = await createTestTwin()
})
afterAll(() => bank.close())

test('private clients’ cards are shown by telephone without their names and numbers', async () => {
  const card = { ownerName: 'Асанов Бакыт', phone: '996555123456', currency: 'KGS' } as const
  await bank.twin.seed.addRetailCards([
    { ...card, cardId: bank.newId(), cardNumber: '4169585312345678' },
    { ...card, cardId: bank.newId(), cardNumber: '4169585312340002', phone: '996700000001' },
  ])
  expect(await bank.twin.retailCards.findByPhone('996555123456')).toMatchObject([
    { maskedNumber: '416958******5678', maskedOwnerName: 'Бакыт А.', currency: 'KGS' },
  ])
  expect(await bank.twin.retailCards.findByPhone('996555000000')).toEqual([])
  expect(await bank.twin.retailCards.findByNumber('4169585312340000')).toBeUndefined()
})
