import type { BankText } from '@tartip/domain/bank-text'
import type { OfficerText } from '@tartip/domain/text/officer-text'
import { bankWord } from '@tartip/bank-twin/reference/bank-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDesksBench, type DesksBench, stranger } from './testing/desks-bench.ts'

const account = '1090000000000101'
let bench: DesksBench

beforeAll(async () => {
  bench = await createDesksBench('officer-texts')
  const { client, ids, twin, services, words } = bench
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
afterAll(() => bench.close())

const incoming = {
  system: 'GROSS',
  account,
  payerAccount: stranger.account,
  amount: '1.00',
  documentNumber: '7',
  purpose: 'Оплата',
}
const anyId = '018f0000-0000-7000-8000-000000000001'

/** Every order of the console that carries words, with all but the words in question. */
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
const letterTo = () => ({ legalPartyId: bench.client.legalPartyId })

describe.each(orders)('at %s the %s', (path, field, bodyOf) => {
  test.each(['\u200B', '\u202Eabc', 'a\u0007b', '\u3164'])(
    'that its reader would not see as it was written is refused by name (%j)',
    async text => {
      expect(await bench.order(path, bodyOf(text))).toEqual({
        status: 400,
        body: { code: 'FIELD_PATTERN', params: { field } },
      })
    },
  )

  test('is not left out and not without end', async () => {
    expect((await bench.order(path, bodyOf(' \n'))).body).toMatchObject({ code: 'FIELD_REQUIRED' })
    expect((await bench.order(path, bodyOf('я'.repeat(4_001)))).body).toMatchObject({
      code: 'FIELD_TOO_LONG',
      params: { field },
    })
  })
})

test('what is kept is the text as it is read: of an arrest, of a payment and of a letter', async () => {
  const { client, twin, services, words } = bench
  const written = '  Решение\u00A0суда \n №  5 '
  await bench.order('/settlement/incoming', { ...incoming, purpose: written })
  await bench.order(`/officer/accounts/${account}/arrest`, { reason: written, kind: 'ARRESTED' })
  const found = await twin.coreAccounts.findOwnAccount(client.legalPartyId, account)
  expect(found?.statusReason).toEqual({ ru: 'Решение суда № 5' } satisfies BankText)
  const accountId = found?.accountId ?? ''
  const page = await twin.coreAccounts.operations(client.legalPartyId, accountId, {}, undefined, 10)
  expect(page.list[0]?.purpose).toBe('Решение суда № 5')
  const message = 'Здравствуйте!\r\n\r\nОтвет  готов.\u2028Банк\n'
  expect(
    (await bench.order('/officer/letters', { ...letterTo(), title: written, message })).status,
  ).toBe(200)
  expect(await services.desks.letters.sent(5)).toMatchObject([
    { letter: { title: 'Решение суда № 5', message: 'Здравствуйте!\n\nОтвет готов.\nБанк' } },
  ])
  const [ready] = words.account_status_reason.filter(({ code }) => code.startsWith('ARREST_'))
  await bench.order(`/officer/accounts/${account}/release`)
  await bench.order(`/officer/accounts/${account}/arrest`, {
    reason: ` ${ready?.text.ky ?? ''} `,
    kind: 'FINAL_ARRESTED',
  })
  const again = await twin.coreAccounts.findOwnAccount(client.legalPartyId, account)
  expect(again?.statusReason).toEqual(ready?.text)
})
