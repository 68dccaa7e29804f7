import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { signDeadlineAt, type BankDayRules, type TimeRule } from '@tartip/domain/bank-day/time-rule'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { compareText } from '@tartip/domain/text/collation'
import { sqlStateOf } from '../../../platform/db/transaction.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { dollarAccount, secondSomAccount, somAccount } from '../testing/fake-accounts.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import { createRead } from '../../../platform/db/read-at-once.ts'
import type { Read } from '../../../platform/lists/list-reader.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { AccessScope, PaymentListQuery, PaymentPageQuery } from './payment-reads.ts'

type Values = PaymentListQuery['values']

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const day = (date: string, time = '04:00:00') => Date.parse(`${date}T${time}.000Z`)

let bank: RealPayments
beforeAll(async () => {
  bank = await createRealPayments()
  await bank.seed(
    ...Array.from({ length: 25 }, (_, index) => ({
      transferNum: String(index + 1),
      statusCode: 'SUCCESS' as const,
      amountMinor: BigInt(index + 1) * 100n,
      recipientName: index % 5 === 0 ? 'ОсОО 100% «Көл»' : 'ОсОО Поставщик',
      createdAt: day('2026-11-02') + index * 3_600_000,
      updatedAt: day('2026-11-02') + index * 3_600_000 + 60_000,
    })),
    { statusCode: 'DRAFT', transferNum: '101' },
    { statusCode: 'DRAFT', transferNum: '102', createdBy: first.personId },
    { statusCode: 'PARTIALLY_CONFIRMED', transferNum: '103', payerAccount: secondSomAccount },
    {
      statusCode: 'ERROR',
      transferNum: '104',
      operationCode: 'INTRABANK_FOREIGN',
      currency: 'USD',
      payerAccount: dollarAccount,
      errorCode: 'INSUFFICIENT_FUNDS',
      // 23:30 of the 20th in Bishkek.
      createdAt: day('2026-11-20', '17:30:00'),
      updatedAt: day('2026-11-20', '17:31:00'),
    },
  )
})
afterAll(() => bank.close())

const all: AccessScope = {
  legalPartyId: organisationId,
  personId: creator.personId,
  accounts: [somAccount, secondSomAccount, dollarAccount],
}
const search = (more: Partial<PaymentPageQuery> = {}, scope = all) =>
  bank.storage.reads.search(scope, {
    values: {},
    viewer: first,
    sort: 'CREATED_DATE',
    order: 'DESC',
    page: 1,
    size: 10,
    ...more,
  })
const numbers = async (more: Partial<PaymentPageQuery> = {}, scope = all) =>
  (await search({ size: 100, ...more }, scope)).list.map(payment => payment.transferNum)
const found = (values: Values) => numbers({ values, sort: 'TRANSFER_NUM', order: 'ASC' })

describe('the history list', () => {
  test.each([
    'CREATED_DATE',
    'VALUE_DATE',
    'SIGN_DEADLINE',
    'AMOUNT',
    'RECIPIENT_NAME',
    'TRANSFER_NUM',
  ] as const)(
    'pages sorted by %s put together are the whole list, each document once',
    async sort => {
      for (const order of ['ASC', 'DESC'] as const) {
        const whole = await numbers({ sort, order })
        const pages = []
        for (const page of [1, 2, 3, 4, 5, 6, 7]) {
          pages.push(...(await search({ sort, order, page, size: 4 })).list)
        }
        expect(pages.map(payment => payment.transferNum)).toEqual(whole)
        expect(new Set(whole).size).toBe(28)
      }
    },
  )

  test('sorted by the deadline of signing, pages follow the time table of the bank', async () => {
    const shortDay = '2026-12-31'
    const calendar = createCalendar([{ date: shortDay, kind: 'short' }])
    const rule = (
      operationCode: OperationCode,
      trait: TimeRule['trait'],
      signDeadlineMinute: number,
    ): TimeRule => ({
      operationCode,
      trait,
      fromMinute: 510,
      createDeadlineMinute: 600,
      signDeadlineMinute,
    })
    const rules: BankDayRules = {
      calendar,
      timeRules: [
        rule('CLEARING', 'DEFAULT', 690),
        rule('GROSS', 'DEFAULT', 930),
        rule('CONVERSION', 'DEFAULT', 1_020),
        rule('CONVERSION', 'USD', 540),
      ],
      shortDayShifts: [
        { operationCode: 'GROSS', createShiftMinutes: -300, signShiftMinutes: -300 },
      ],
    }
    const other = await createRealPayments()
    const documents = (['CLEARING', 'GROSS', 'CONVERSION', 'INTRABANK_OWN'] as const).flatMap(
      operationCode =>
        (['KGS', 'USD'] as const).flatMap(currency =>
          [shortDay, '2026-12-30'].map(valueDate => ({ operationCode, currency, valueDate })),
        ),
    )
    await other.seed(
      ...documents.map(one => ({ ...one, statusCode: 'PARTIALLY_CONFIRMED' as const })),
    )
    const pages: PaymentDocument[] = []
    for (const page of [1, 2, 3, 4, 5, 6]) {
      const query = { values: {}, viewer: first, order: 'ASC', page, size: 3, rules } as const
      const { list } = await other.storage.reads.search(all, { ...query, sort: 'SIGN_DEADLINE' })
      pages.push(...list)
    }
    const deadlines = pages.map(one =>
      signDeadlineAt(rules, one.operationCode, one.currency, one.valueDate),
    )
    expect(new Set(pages.map(({ id }) => id)).size).toBe(documents.length)
    expect(deadlines).toEqual(deadlines.toSorted((a, b) => a - b))
    expect(new Set(deadlines).size).toBeGreaterThan(5)
    await other.close()
  })

  test('a page behind the last one is empty and still has the totals', async () => {
    const page = await search({ page: 50 })
    expect(page.list).toEqual([])
    expect(page.totals.reduce((sum, total) => sum + total.count, 0)).toBe(28)
  })

  test('numbers sort as numbers', async () => {
    expect((await numbers({ sort: 'TRANSFER_NUM', order: 'ASC' })).slice(0, 11)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
    ])
  })

  test('names sort by the Kyrgyz alphabet', async () => {
    const other = await createRealPayments()
    const names = [
      'Яков',
      'Өмүрбеков',
      'Усубалиев',
      '«Ак-Суу»',
      'Осмонов',
      'Үсөнов',
      'Acme',
      'осмонов',
    ]
    const scope = { ...all, accounts: [somAccount] }
    await other.seed(...names.map(recipientName => ({ recipientName })))
    for (const order of ['ASC', 'DESC'] as const) {
      const request = {
        values: {},
        viewer: first,
        sort: 'RECIPIENT_NAME',
        order,
        page: 1,
        size: 100,
      } as const
      const { list } = await other.storage.reads.search(scope, request)
      const sorted = names.toSorted(compareText)
      expect(list.map(payment => payment.recipientName)).toEqual(
        order === 'ASC' ? sorted : sorted.toReversed(),
      )
    }
    await other.close()
  })

  test('amounts sort and are filtered in major units, also of a currency without minor ones', async () => {
    const other = await createRealPayments()
    const amounts = [
      { transferNum: '1', amountMinor: 5_000n, currency: 'JPY' },
      { transferNum: '2', amountMinor: 200_001n, currency: 'KGS' },
      { transferNum: '3', amountMinor: 900_000n, currency: 'KGS' },
    ] as const
    await other.seed(...amounts)
    const request = {
      viewer: first,
      sort: 'AMOUNT',
      order: 'ASC',
      page: 1,
      size: 100,
    } as const
    const sorted = async (values: Values) =>
      (await other.storage.reads.search(all, { ...request, values })).list.map(
        payment => payment.transferNum,
      )
    expect(await sorted({})).toEqual(['2', '1', '3'])
    expect(await sorted({ amount: { min: '2000.01', max: '5000' } })).toEqual(['2', '1'])
    await other.close()
  })

  test('currencies are never added together', async () => {
    const { totals } = await search({ values: { amount: { min: '420000' } } })
    expect(totals).toEqual([
      { currency: 'KGS', amountMinor: 84_000_000n, count: 2 },
      { currency: 'USD', amountMinor: 42_000_000n, count: 1 },
    ])
  })

  test('a draft is seen by its creator alone', async () => {
    expect(await numbers({ values: { tab: 'DRAFT' } })).toEqual(['101'])
    const other = { ...all, personId: first.personId }
    expect(await numbers({ values: { tab: 'DRAFT' } }, other)).toEqual(['102'])
  })

  test('documents of an account that the person may not read are not there', async () => {
    const narrow = { ...all, accounts: [secondSomAccount] }
    expect(await numbers({}, narrow)).toEqual(['103'])
    expect((await bank.storage.reads.countByStatus(narrow, first)).get('SUCCESS')).toBeUndefined()
    expect(await numbers({}, { ...all, accounts: [] })).toEqual([])
  })

  test('each filter narrows the list', async () => {
    expect(await found({ operation: ['INTRABANK_FOREIGN'] })).toEqual(['104'])
    expect(await found({ currency: 'USD' })).toEqual(['104'])
    expect(await found({ account: secondSomAccount })).toEqual(['103'])
    expect(await found({ creator: first.personId })).toEqual([])
    expect(await found({ number: '10' })).toEqual(['10', '101', '103', '104'])
    expect(await found({ amount: { min: '24', max: '25.00' } })).toEqual(['24', '25'])
    expect(await found({ recipient: '100%' })).toEqual(['1', '6', '11', '16', '21'])
    expect(await found({ recipient: '_' })).toEqual([])
    expect(await found({ origin: 'FILE' })).toEqual([])
  })

  test('the search knows the Kyrgyz letters, capitals and quotes', async () => {
    for (const recipient of ['Кол', '«көл»', '100%  "КӨЛ"']) {
      expect(await found({ recipient })).toEqual(['1', '6', '11', '16', '21'])
    }
    expect(await found({ recipient: 'Поставщик', number: '25' })).toEqual(['25'])
  })

  test('days are days in Bishkek', async () => {
    expect(await found({ created: { from: '2026-11-20', to: '2026-11-20' } })).toEqual(['104'])
    expect(await found({ created: { from: '2026-11-21', to: '2026-11-21' } })).toEqual([])
  })

  test('the ends of the calendar are days like all others', async () => {
    expect(await found({ created: { to: '0001-01-01' } })).toEqual([])
    expect(await found({ created: { from: '9999-12-31' } })).toEqual([])
    expect((await found({ created: { from: '0001-01-01', to: '9999-12-31' } })).length).toBe(28)
  })

  test('pages repeat no row while new documents come in', async () => {
    const other = await createRealPayments()
    const at = (minute: number) => ({ createdAt: day('2026-11-02') + minute * 60_000 })
    const page = (more: Partial<PaymentPageQuery>) =>
      other.storage.reads.search(all, {
        values: {},
        viewer: first,
        sort: 'CREATED_DATE',
        order: 'DESC',
        page: 1,
        size: 3,
        asOf: day('2026-11-02') + 60 * 60_000,
        ...more,
      })
    const idsOf = ({ list }: Awaited<ReturnType<typeof page>>) => list.map(({ id }) => id)
    await other.seed(...[1, 2, 3, 4, 5, 6].map(at))
    const before = idsOf(await page({}))
    await other.seed(at(61), at(62))
    const after = await page({ page: 2 })
    expect(new Set([...before, ...idsOf(after)]).size).toBe(6)
    expect(after.totals[0]?.count).toBe(6)
    expect((await page({ asOf: undefined })).totals[0]?.count).toBe(8)
    await other.close()
  })

  test('a far page is the same rows as walking there', async () => {
    const other = await createRealPayments()
    await other.seed(
      ...Array.from({ length: 3_300 }, (_, index) => ({
        statusCode: 'SUCCESS' as const,
        transferNum: String(index + 1),
        amountMinor: BigInt(1 + (index % 7)) * 100n,
        createdAt: day('2026-11-02') + (index % 50) * 60_000,
      })),
    )
    const query = { values: {}, viewer: first, order: 'ASC', size: 100 } as const
    for (const sort of ['CREATED_DATE', 'AMOUNT', 'TRANSFER_NUM', 'RECIPIENT_NAME'] as const) {
      const whole: string[] = []
      for await (const batch of other.storage.reads.searchAll(all, { ...query, sort })) {
        whole.push(...batch.map(({ id }) => id))
      }
      expect(whole.length).toBe(3_300)
      for (const page of [1, 11, 12, 15, 16, 22, 23, 33]) {
        const { list } = await other.storage.reads.search(all, { ...query, sort, page })
        expect(list.map(({ id }) => id)).toEqual(whole.slice((page - 1) * 100, page * 100))
      }
    }
    await other.close()
  }, 120_000)

  test('the creators of what a person may see are offered, and nobody else', async () => {
    expect(await bank.storage.reads.creators(all)).toEqual([creator.personId])
    const other = { ...all, personId: first.personId }
    expect(new Set(await bank.storage.reads.creators(other))).toEqual(
      new Set([creator.personId, first.personId]),
    )
    expect(await bank.storage.reads.creators({ ...all, accounts: [] })).toEqual([])
  })

  test('sums per status and counts agree with the list', async () => {
    const sums = await bank.storage.reads.sumByStatus(all, { values: {}, viewer: first })
    expect(sums).toContainEqual({
      statusCode: 'SUCCESS',
      currency: 'KGS',
      amountMinor: 32_500n,
      count: 25,
    })
    const counts = await bank.storage.reads.countByStatus(all, first)
    expect(Object.fromEntries(counts)).toEqual({
      SUCCESS: 25,
      DRAFT: 1,
      PARTIALLY_CONFIRMED: 1,
      ERROR: 1,
    })
  })
})

test('a slow list ends after five seconds and leaves its connection as it was', async () => {
  const timeoutOf = (read: Read) =>
    read(organisationId, "select current_setting('statement_timeout') as limit", [])
  const usual = createRead(bank.database.db)
  const impatient = createRead(bank.database.db, 100)
  expect(await timeoutOf(usual)).toEqual([{ limit: '5s' }])
  const slow = await impatient(organisationId, 'select pg_sleep(30)', []).catch(sqlStateOf)
  expect(slow).toBe('57014')
  expect(await timeoutOf(usual)).toEqual([{ limit: '5s' }])
})
