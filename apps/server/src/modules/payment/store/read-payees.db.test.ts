import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { secondSomAccount, somAccount } from '../testing/fake-accounts.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId, otherOrganisationId, testActor } from '../testing/test-people.ts'
import type { AccessScope, PayeeRequest } from './payment-reads.ts'

const stroy = { recipientAccount: '1240000000000101', recipientName: 'ОсОО «Бишкек Строй»' }
const voda = {
  recipientAccount: '1240000000000202',
  recipientName: 'ИП Үсөнова №5',
  recipientInn: '20101199012345',
}
const acme = { recipientAccount: 'GB82WEST12345698765432', recipientName: 'ACME TRADING LTD' }
const tender = { recipientAccount: '1240000000000303', recipientName: 'ОсОО Тендер' }
const day = (number: number) => {
  const createdAt = Date.parse('2026-11-01T04:00:00.000Z') + number * 86_400_000
  return { createdAt, updatedAt: createdAt + 60_000 }
}

let bank: RealPayments
beforeAll(async () => {
  bank = await createRealPayments()
  const executed = { statusCode: 'SUCCESS' } as const
  await bank.seed(
    { ...executed, ...stroy, ...day(1), purpose: 'счёт 1' },
    { ...executed, ...stroy, ...day(3), purpose: 'счёт 3' },
    { ...executed, ...stroy, ...day(2), purpose: 'счёт 2', payerAccount: secondSomAccount },
    { ...executed, ...voda, ...day(5) },
    { ...executed, ...acme, ...day(8), operationCode: 'SWIFT' },
    // What nobody has executed makes no payee.
    { ...tender, ...day(6), statusCode: 'ERROR', errorCode: 'INSUFFICIENT_FUNDS' },
    { ...tender, ...day(6), statusCode: 'DRAFT' },
    // Nor does money moved between own accounts.
    { ...executed, ...day(7), operationCode: 'INTRABANK_OWN', recipientAccount: secondSomAccount },
  )
})
afterAll(() => bank.close())

const all: AccessScope = {
  legalPartyId: organisationId,
  personId: testActor('CREATOR').personId,
  accounts: [somAccount, secondSomAccount],
}
const payees = async (request: Partial<PayeeRequest> = {}, scope = all) => {
  const found = await bank.storage.reads.payees(scope, { size: 20, ...request })
  return found.map(({ last, count }) => `${last.recipientName} ${count} ${last.purpose}`)
}
const stroyInAll = 'ОсОО «Бишкек Строй» 3 счёт 3'
const vodaInAll = 'ИП Үсөнова №5 1 Оплата по договору 7'

describe('payees', () => {
  test('are those of executed documents, most used first, as the last document says', async () => {
    expect(await payees()).toEqual([stroyInAll, vodaInAll])
  })

  test('are no more than requested', async () => {
    expect(await payees({ size: 1 })).toEqual([stroyInAll])
  })

  test.each([
    ['part of the name in any spelling', 'бишкек строй', stroyInAll],
    ['a name without Kyrgyz letters', 'Усонова', vodaInAll],
    ['a name with a blank after its number sign', 'Усонова № 5', vodaInAll],
    ['the INN in groups', '2010 1199', vodaInAll],
    ['the account in groups', '1240 0000 0000 0101', stroyInAll],
  ])('are found by %s', async (_name, search, found) => {
    expect(await payees({ search })).toEqual([found])
  })

  test('are those paid abroad when they are requested, found by name and IBAN', async () => {
    const abroad = 'ACME TRADING LTD 1 Оплата по договору 7'
    expect(await payees({ isAbroad: true })).toEqual([abroad])
    expect(await payees({ isAbroad: true, search: 'trading' })).toEqual([abroad])
    expect(await payees({ isAbroad: true, search: 'gb82 west 1234 5698 7654 32' })).toEqual([
      abroad,
    ])
    expect(await payees({ isAbroad: true, search: 'строй' })).toEqual([])
  })

  test('are not found by a purpose', async () => {
    expect(await payees({ search: 'договору' })).toEqual([])
  })

  test('signs of a search are no wildcards', async () => {
    expect(await payees({ search: '%' })).toEqual([])
    expect(await payees({ search: '_' })).toEqual([])
  })

  test('follow the accounts that the person may read', async () => {
    const one = { ...all, accounts: [secondSomAccount] }
    expect(await payees({}, one)).toEqual(['ОсОО «Бишкек Строй» 1 счёт 2'])
    expect(await payees({}, { ...all, accounts: [] })).toEqual([])
  })

  test('of another organisation stay its own', async () => {
    expect(await payees({}, { ...all, legalPartyId: otherOrganisationId })).toEqual([])
  })
})
