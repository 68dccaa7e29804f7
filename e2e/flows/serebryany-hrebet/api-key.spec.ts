import { SettingsPages } from '../../pages/settings-pages.ts'
import { bankAddress } from '../../support/address.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { simulator } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'

/** A program as a company would write it: no browser, no cookie, nothing but the key. */
async function call(service: string, key: string, query: string, variables: object = {}) {
  const answer = await fetch(`${bankAddress()}/graphql/${service}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables }),
  })
  const body = (await answer.json()) as {
    data?: Record<string, unknown>
    errors?: { extensions: { code: string } }[]
  }
  return { status: answer.status, data: body.data, code: body.errors?.[0]?.extensions.code }
}

const balances = `query Balances($party: ID!) {
  findAllAccountsByPartyIdWithAcl(partyId: $party) { account balance currency { isoCode } } }`
const sign = `mutation Sign($sign: SignInput!) { signingPayment(sign: $sign) { __typename } }`

test('a key opens its list to a plain HTTP client, signs nothing, and ends at once', async ({
  people,
}) => {
  const clientId = '100301'
  const page = await people.at(clientId)
  const settings = new SettingsPages(page)
  const { password } = await simulator.person(clientId)
  const key = await settings.makeApiKey(['Счета, остатки и операции'], password)
  const { legalPartyId } = await createBankClient(page).company()

  const read = await call('account', key, balances, { party: legalPartyId })
  expect(read).toMatchObject({ status: 200, code: undefined })
  expect(Object.keys(read.data ?? {})).toEqual(['findAllAccountsByPartyIdWithAcl'])

  const notInList = await call('rules', key, '{ getBankToday { date } }')
  expect(notInList.code).toBe('API_NOT_GRANTED')
  const signature = { legalPartyId, paymentIds: [], otpCode: '123456', digests: [] }
  expect((await call('payment', key, sign, { sign: signature })).data).toBeFalsy()
  expect((await call('access-control', key, '{ employeeSecure { id } }')).code).toBe(
    'API_NOT_GRANTED',
  )
  const stranger = '0192f0c1-0000-7000-8000-00000000ffff'
  expect((await call('account', key, balances, { party: stranger })).code).toBe(
    'LEGAL_PARTY_NOT_FOUND',
  )

  await page.getByRole('button', { name: 'Отключить ключ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отключить ключ' }).click()
  await expect(page.getByText('Не действует')).toBeVisible()
  const ended = await call('account', key, balances, { party: legalPartyId })
  expect(ended).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
})
