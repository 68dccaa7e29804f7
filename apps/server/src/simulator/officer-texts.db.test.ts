import type { BankText } from '@tartip/domain/bank-text'
import type { OfficerText } from '@tartip/domain/text/officer-text'
import { bankWord } from '@tartip/bank-twin/reference/bank-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeskTestApp, type DeskTestApp, externalCompany } from './testing/desk-test-app.ts'

const account = '1090000000000101'
let testApp: DeskTestApp

beforeAll(async () => {
  testApp = await createDeskTestApp('officer-texts')
  const { client, ids, twin, services, words } = testApp
  const name = client.companyName
  const own = { legalPartyId: client.legalPartyId, accountId: ids.uuid(), account }
  await twin.seed.addClients([{ ...own, name, inn: '01712199610057' }])
  await twin.seed.addAccounts([
    {
      ...own,
      bic: '109001',
      ownerName: name,
      type: 'RKO',
      status: 'OPEN',
      currency: 'KGS',
      openDate: '2024-01-15',
      departmentId: '1',
      classification: 'STANDART',
      productName: bankWord(words, 'account_product', 'SETTLEMENT'),
    },
  ])
  await services.seeds.people.addContracts([
    {
      contractId: ids.uuid(),
      legalPartyId: client.legalPartyId,
      companyName: name,
      inn: '01403201610101',
      contractNum: '4471',
      isActive: true,
      signScheme: 'ONE_SIGNATORY',
      signType: 'TOTP',
      createdDate: '2024-01-10',
      expirationDate: '2036-01-10',
      departmentCode: '001',
      departmentName: { ru: 'Головной офис', ky: 'Башкы кеңсе', en: 'Head office' },
    },
  ])
})
afterAll(() => testApp.close())

const incoming = {
  system: 'GROSS',
  account,
  payerAccount: externalCompany.account,
  amount: '1.00',
  documentNumber: '7',
  purpose: 'Оплата',
}
const anyId = '018f0000-0000-7000-8000-000000000001'

/** Every console action with a text, without the text itself. */
const orders: readonly [path: string, field: OfficerText, bodyOf: (text: string) => object][] = [
  [`/officer/accounts/${account}/arrest`, 'reason', reason => ({ reason, kind: 'ARRESTED' })],
  [`/officer/tasks/${anyId}/refuse`, 'reason', reason => ({ reason })],
  [`/officer/people/${anyId}/freeze`, 'reason', reason => ({ reason })],
  [`/officer/quotes/${anyId}/refuse`, 'reason', reason => ({ reason })],
  [`/phones/requests/${anyId}/decline`, 'reason', reason => ({ reason })],
  [`/officer/letters/${anyId}/answer`, 'message', message => ({ message })],
  ['/officer/letters', 'title', title => ({ ...letterTo(), title, message: 'Текст' })],
  ['/officer/letters', 'message', message => ({ ...letterTo(), title: 'Тема', message })],
  ['/settlement/incoming', 'purpose', purpose => ({ ...incoming, purpose })],
  ['/faults/aml-words', 'amlWord', word => ({ words: ['слово', word] })],
]
const letterTo = () => ({ legalPartyId: testApp.client.legalPartyId })

describe.each(orders)('at %s the %s', (path, field, bodyOf) => {
  test.each(['\u200B', '\u202Eabc', 'a\u0007b', '\u3164'])(
    'that would not be shown as it was written is refused with a code (%j)',
    async text => {
      expect(await testApp.order(path, bodyOf(text))).toEqual({
        status: 400,
        body: { code: 'FIELD_PATTERN', params: { field } },
      })
    },
  )

  test('is neither empty nor longer than the limit', async () => {
    expect((await testApp.order(path, bodyOf(' \n'))).body).toMatchObject({
      code: 'FIELD_REQUIRED',
    })
    expect((await testApp.order(path, bodyOf('я'.repeat(4_001)))).body).toMatchObject({
      code: 'FIELD_TOO_LONG',
      params: { field },
    })
  })
})

test('an arrest, a payment and a letter store the text as it is read', async () => {
  const { client, twin, services, words } = testApp
  const written = '  Решение\u00A0суда \n №  5 '
  await testApp.order('/settlement/incoming', { ...incoming, purpose: written })
  await testApp.order(`/officer/accounts/${account}/arrest`, { reason: written, kind: 'ARRESTED' })
  const found = await twin.coreAccounts.findOwnAccount(client.legalPartyId, account)
  expect(found?.statusReason).toEqual({ ru: 'Решение суда № 5' } satisfies BankText)
  const accountId = found?.accountId ?? ''
  const page = await twin.coreAccounts.operations(client.legalPartyId, accountId, {}, undefined, 10)
  expect(page.list[0]?.purpose).toBe('Решение суда № 5')
  const message = 'Здравствуйте!\r\n\r\nОтвет  готов.\u2028Банк\n'
  expect(
    (await testApp.order('/officer/letters', { ...letterTo(), title: written, message })).status,
  ).toBe(200)
  expect(await services.desks.letters.sent(5)).toMatchObject([
    { letter: { title: 'Решение суда № 5', message: 'Здравствуйте!\n\nОтвет готов.\nБанк' } },
  ])
  const [ready] = words.account_status_reason.filter(({ code }) => code.startsWith('ARREST_'))
  await testApp.order(`/officer/accounts/${account}/release`)
  await testApp.order(`/officer/accounts/${account}/arrest`, {
    reason: ` ${ready?.text.ky ?? ''} `,
    kind: 'FINAL_ARRESTED',
  })
  const again = await twin.coreAccounts.findOwnAccount(client.legalPartyId, account)
  expect(again?.statusReason).toEqual(ready?.text)
})
