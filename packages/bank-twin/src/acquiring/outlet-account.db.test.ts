import type { AccountStatus, CoreAccount } from '@tartip/bank-ports/core-accounts'
import { expect, test } from 'vitest'
import { createTestServices } from '../testing/test-services.ts'

const account = '1090011000014297'

async function outletOf(
  status: AccountStatus,
  { type = 'RKO', currency = 'KGS' }: Partial<Pick<CoreAccount, 'type' | 'currency'>> = {},
) {
  const { services, newId, books, close } = await createTestServices()
  const legalPartyId = newId()
  books.findOwnAccount = async () => ({ account, type, currency, status }) as CoreAccount
  const answer = await services.acquiring.createSalePoint(legalPartyId, newId(), {
    name: 'Точка у базара',
    checkName: 'Bazar',
    account,
    address: {
      regionId: '41711000000000',
      street: 'Чуй',
      houseNumber: '155',
      phones: ['996700100101'],
      taxOfficeCode: '001',
      latitude: '42.874621',
      longitude: '74.569762',
    },
  })
  await close()
  return answer
}

test.each(['OPEN', 'ARRESTED'] as const)(
  'an outlet may be credited to an account that is %s, because it accepts credits',
  async status => {
    expect(await outletOf(status)).toMatchObject({ ok: true })
  },
)

test.each(['FINAL_ARRESTED', 'CLOSED'] as const)(
  'an outlet whose account is %s and accepts no credits is refused',
  async status => {
    expect(await outletOf(status)).toMatchObject({
      error: { code: 'OUTLET_ACCOUNT_SAVING_FAILED' },
    })
  },
)

test.each(['CARD', 'DEPOSIT', 'LOAN', 'TRANSIT'] as const)(
  'an outlet cannot be credited to an account of type %s',
  async type => {
    expect(await outletOf('OPEN', { type })).toMatchObject({
      error: { code: 'OUTLET_ACCOUNT_SAVING_FAILED' },
    })
  },
)

test('an outlet cannot be credited to an account in another currency: its sales are in som', async () => {
  expect(await outletOf('OPEN', { currency: 'USD' })).toMatchObject({
    error: { code: 'OUTLET_ACCOUNT_SAVING_FAILED' },
  })
})
