import fc from 'fast-check'
import { inputNamesOf, readListInput } from '@tartip/domain/lists/list'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { addDays, instantAt, toIso } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'

import { systemClock } from '../../../platform/clock.ts'
import { createRead } from '../../../platform/db/read-at-once.ts'
import { dollarAccount, secondSomAccount, somAccount } from '../testing/fake-accounts.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import { createPaymentReads } from './create-payment-reads.ts'
import { countRequestedTotals, foldKeptTotals } from './kept-totals.ts'
import { createKeptTotals } from './kept-totals-reads.ts'
import { conditionsOfList } from './payment-conditions.ts'
import type { AccessScope, PaymentListQuery, PaymentPageQuery } from './payment-reads.ts'
import {
  enterEarlierDocuments,
  enterNextDocuments,
  mostFound,
  searchConditions,
  verifySearchEntries,
} from './search-entries.ts'

const viewer = testActor('FIRST')
// The dollar account is one that the person may not read.
const accounts = [somAccount, secondSomAccount]
const scope: AccessScope = { legalPartyId: organisationId, personId: viewer.personId, accounts }
const start = instantAt('2026-01-30', 0)
/** Two of three are of accounts that the person may read. */
const documents = 1_800
/** So many of the newest documents, and five of the oldest, have a word that no other has. */
const ofSeason = 120
const names = ['ак-суу', 'омурбеков 100%', 'ала-тоо маркет', 'маркет_плюс']

let bank: RealPayments
const run = async (text: string, ...values: readonly unknown[]) =>
  (await bank.database.ownerDb.executeQuery(CompiledQuery.raw(text, [...values]))).rows

/** Copies of one document with other texts, numbers, accounts, amounts and statuses. */
async function copy(from: number, to: number): Promise<void> {
  const changed: Readonly<Record<string, string>> = {
    id: 'uuidv7(d.created_at - clock_timestamp())',
    created_at: 'd.created_at',
    status_code: `(array['SUCCESS', 'SUCCESS', 'REVOKE', 'SUCCESS', 'ON_VERIFICATION', 'ERROR', 'KVIT'])[1 + n % 7]`,
    transfer_num: '(700000 + n)::text',
    payer_account: '($3::text[])[1 + n % 3]',
    recipient_account: `'12900112' || lpad((n % 40)::text, 8, '0')`,
    origin: `(array['OB', 'FILE'])[1 + n / 3 % 2]`,
    amount_minor: '100 * (n % 90) + 100',
    amount_major: 'n % 90 + 1',
    search_text: `case when n <= 5 or n between ${documents - ofSeason} and ${documents} then 'сезон '
      else '' end || ($4::text[])[1 + n / 2 % 4] || chr(10) || 'оплата по счету no ' || n`,
  }
  const columns = (await run(`select attname as name from pg_attribute
    where attrelid = 'payment.payment'::regclass and attnum > 0 and attgenerated = ''
      and not attisdropped`)) as readonly { name: string }[]
  const values = columns.map(({ name }) => changed[name] ?? `p.${name}`)
  await run(
    `insert into payment.payment (${columns.map(({ name }) => name).join(', ')})
     select ${values.join(', ')} from payment.payment p, (
       select n, $2::timestamptz + n * interval '7 minutes' as created_at
       from generate_series($5::integer, $6::integer) as n) as d
     where p.transfer_num = $1`,
    ...['1', toIso(start), [...accounts, dollarAccount], names, from, to],
  )
}

beforeAll(async () => {
  bank = await createRealPayments()
  await bank.seed({ statusCode: 'SUCCESS', transferNum: '1' })
  await copy(1, documents)
  await createKeptTotals(createRead(bank.database.db), systemClock).request(organisationId)
  await vi.waitFor(async () => expect(await countRequestedTotals(bank.database.db)).toBe(1), 20_000)
  while ((await enterEarlierDocuments(bank.database.db)) > 0);
  // As autovacuum does: without statistics PostgreSQL plans the renewal of entries for a table of a few rows.
  await run('analyze payment.payment')
}, 120_000)
afterAll(() => bank.close())

/** On a busy machine a search takes longer than the five seconds that people wait for one. */
const patientMs = 60_000
const search = (request: Partial<PaymentPageQuery>) =>
  createPaymentReads(bank.database.db, patientMs).search(scope, {
    values: {},
    viewer,
    sort: 'CREATED_DATE',
    order: 'DESC',
    page: 1,
    size: 40,
    ...request,
  })

const day = fc.integer({ min: 0, max: 30 }).map(days => addDays('2026-01-30', days))
const filters = {
  search: fc.constantFrom(
    'маркет',
    'МАРКЕТ',
    'сезон',
    '№ 412',
    'счету №412',
    '700412',
    '0000 0017',
    '42,00',
    '42',
    'ак суу',
    'а',
    '100%',
    '_',
  ),
  startDate: day,
  endDate: day,
  startAmount: fc.constantFrom('1', '45.00'),
  endAmount: fc.constantFrom('1', '46', '90'),
  account: fc.constantFrom(somAccount, '1290011200000017', dollarAccount),
  recipientName: fc.constantFrom('маркет', 'суу', '_', 'ак'),
  transferNum: fc.constantFrom('70041', '1', '5', '412'),
  status: fc.constantFrom('SUCCESS', 'FAILED', 'FOR_SIGN'),
  origin: fc.constantFrom('OB', 'FILE'),
  currency: fc.constantFrom('KGS', 'USD'),
  creator: fc.constantFrom(viewer.personId, testActor('CREATOR').personId),
  operation: fc.constantFrom('CLEARING', 'CLEARING,GROSS', 'SALARY'),
}

test('a step that enters documents does not read those of the steps before it', async () => {
  const plan = await bank.database.ownerDb.transaction().execute(async tx => {
    // As on a table that is large.
    await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    return tx.executeQuery(CompiledQuery.raw(`explain ${enterNextDocuments}`))
  })
  expect(JSON.stringify(plan.rows)).toMatch(/Index Cond: [^"]*id > COALESCE\([^"]*entered_to/)
})

test('a part of a text has grams of its entry in the week of the entry alone', async () => {
  const ofText = (week: string, text: string) =>
    `payment.week_grams($1::uuid, ${week}, '{text}', '{3}', array[${text}])`
  const [row] = (await run(
    `select e.grams @> ${ofText('e.week', 'substr(e.search_text, 3, 9)')} as same,
       e.grams && ${ofText('e.week + 1', 'e.search_text')} as other_week,
       payment.week_of(e.created_at) = e.week as week, ${ofText('e.week', `'ак'`)} as short
     from (select *, payment.week_grams(legal_party_id, week, '{number,text}', '{3,3}',
         array[transfer_num, search_text]) as grams
       from payment.search_entry limit 1) as e`,
    organisationId,
  )) as readonly unknown[]
  expect(row).toEqual({ same: true, other_week: false, week: true, short: [] })
})

test('what is frequent among the newest documents alone is found among the oldest, too', async () => {
  const page = await search({ values: { recipient: 'сезон' }, order: 'ASC' })
  const [all] = (await run(
    `select count(*)::integer as count, min(created_at) as oldest from payment.payment
     where search_text like 'сезон%' and payer_account = any($1::text[])`,
    accounts,
  )) as readonly { count: number; oldest: number }[]
  expect(page.count).toBe(all?.count)
  expect(page.list[0]?.createdAt).toBe(all?.oldest)
  expect(page.searchedSince).toBeUndefined()
})

test.each(['счету №1234', 'счету №12'])(
  'a number is found whether or not a blank stands after its sign: %s',
  async typed => {
    const [one, other] = [typed, typed.replace('№', '№ ')]
    const numbers = async (text: string) =>
      (await search({ values: { search: text } })).list.map(({ id }) => id)
    expect(await numbers(one)).not.toEqual([])
    expect(await numbers(one)).toEqual(await numbers(other))
  },
)

test('a text behind a number is found however its words are joined', async () => {
  await bank.seed({
    statusCode: 'SUCCESS',
    purpose: 'Договор № 12345 Ак-Суу',
    transferNum: '991001',
  })
  // Before the newest entries, which are read without a look-up.
  const createAt = (date: string) =>
    run(
      `update payment.payment set created_at = $1::timestamptz where transfer_num = '991001'`,
      date,
    )
  await createAt('2019-05-05')
  onTestFinished(async () => {
    await createAt(toIso(start))
    while ((await foldKeptTotals(bank.database.db)) > 0);
  })
  while ((await foldKeptTotals(bank.database.db)) > 0);
  const found = (await search({ values: { search: 'договор № 12345 ак суу' } })).list
  expect(found.map(({ transferNum }) => transferNum)).toEqual(['991001'])
})

test('an amount without tyiyn is found with any, one with tyiyn exactly, by the index of amounts', async () => {
  const amounts = async (text: string) =>
    (await search({ values: { search: text } })).list.map(({ amountMinor }) => amountMinor)
  const numbers = ['990001', '990002', '990003']
  await bank.seed(...numbers.map(transferNum => ({ statusCode: 'SUCCESS' as const, transferNum })))
  await run(
    `update payment.payment p set amount_minor = d.minor, amount_major = d.minor / 100.0
     from unnest($1::text[], $2::bigint[]) as d(number, minor) where p.transfer_num = d.number`,
    numbers,
    [7_712_000, 7_712_040, 7_712_100],
  )
  while ((await foldKeptTotals(bank.database.db)) > 0);
  expect(new Set(await amounts('77120'))).toEqual(new Set([7_712_000n, 7_712_040n]))
  expect(await amounts('77 120,40')).toEqual([7_712_040n])
  expect(await amounts('77120,00')).toEqual([7_712_000n])
  const { scan, source } = searchConditions(scope, { values: { search: '77120' }, viewer })
  const plan = await createRead(bank.database.db, patientMs)<{ 'QUERY PLAN': string }>(
    organisationId,
    `explain ${source}`,
    scan.values,
  )
  const lines = plan.map(row => row['QUERY PLAN']).join('\n')
  expect(lines).toMatch(/search_entry_amount .*\n.*Index Cond: .*amount_major >= /)
})

test('an account is looked up by its last digits', () => {
  const { scan } = searchConditions(scope, { values: { account: '1290011200000017' }, viewer })
  expect(scan.values).toContainEqual(['00017', '12000'])
})

test('each filter of the history is tried here', () => {
  expect([...Object.keys(filters), 'sort', 'order'].toSorted()).toEqual(
    inputNamesOf(paymentList).toSorted(),
  )
})

const input = fc
  .tuple(fc.record(filters), fc.subarray(Object.keys(filters), { minLength: 1, maxLength: 3 }))
  .map(([all, chosen]) => Object.fromEntries(chosen.map(name => [name, Reflect.get(all, name)])))
const sort = fc.constantFrom('CREATED_DATE' as const, 'AMOUNT' as const)

/** Each costs two readings of the whole history. Every run has others. */
const searches = inject('isWholeRun') ? 60 : 12

test('a search of a large history finds what its documents hold, noted changes included', async () => {
  let found = 0
  const agree = () =>
    fc.assert(
      fc.asyncProperty(input, sort, async (raw, by) => {
        const read = readListInput(paymentList, raw)
        fc.pre(read.ok)
        const request: PaymentListQuery = { values: read.ok ? read.value.values : {}, viewer }
        const where = conditionsOfList(scope, request)
        const key =
          by === 'AMOUNT' ? 'p.amount_major desc, p.id desc' : 'p.created_at desc, p.id desc'
        const expected = (await run(
          `select p.id from payment.payment p where ${where.text()} order by ${key}`,
          ...where.values,
        )) as readonly { id: string }[]
        fc.pre(expected.length < mostFound)
        const page = await search({ ...request, sort: by })
        expect(page.list.map(({ id }) => id)).toEqual(expected.slice(0, 40).map(({ id }) => id))
        expect(page.count).toBe(expected.length)
        expect(page.searchedSince).toBeUndefined()
        found += expected.length
      }),
      { numRuns: searches },
    )
  await agree()
  await copy(documents + 1, documents + 100)
  await run(`update payment.payment set status_code = 'SUCCESS'
    where status_code = 'KVIT' and amount_minor % 300 = 0`)
  await run(`update payment.payment set status_code = 'FOR_EDITING'
    where status_code = 'REVOKE' and amount_minor % 500 = 0`)
  await run(`update payment.payment set deleted_at = now()
    where status_code = 'ERROR' and amount_minor % 700 = 0`)
  await agree()
  expect(await verifySearchEntries(bank.database.db)).toEqual([])
  while ((await foldKeptTotals(bank.database.db)) > 0);
  await agree()
  expect(await verifySearchEntries(bank.database.db)).toEqual([])
  // Filters that never find anything would prove nothing.
  expect(found).toBeGreaterThan(searches * 80)
}, 180_000)

test('what finds very many documents answers the newest of them and since when', async () => {
  const page = await search({ values: { search: 'оплата' } })
  const [oldest] = (await run(
    `select p.created_at from payment.payment p
     where p.payer_account = any($1::text[]) and p.deleted_at is null and p.search_text like '%оплата%'
     order by p.created_at desc, p.id desc offset $2 limit 1`,
    accounts,
    mostFound - 1,
  )) as readonly { created_at: number }[]
  expect(page.searchedSince).toBe(oldest?.created_at)
})

test.each([
  { values: { search: 'оплата' }, index: 'search_entry_grams', isFrequent: true },
  { values: { recipient: 'нет такого' }, index: 'search_entry_grams', isFrequent: false },
  { values: { account: '1290011200000017' }, index: 'search_entry_grams', isFrequent: false },
  { values: { amount: { min: '1', max: '80' } }, index: 'search_entry_', isFrequent: true },
])('a search for $values looks entries up and goes back no further than it must', async example => {
  const { values, index, isFrequent } = example
  const { scan, source } = searchConditions(scope, { values, viewer })
  const plan = await createRead(bank.database.db, patientMs)<{ 'QUERY PLAN': string }>(
    organisationId,
    `explain (analyze) ${source} limit 1000000`,
    scan.values,
  )
  const text = plan.map(row => row['QUERY PLAN']).join('\n')
  expect(text).toContain(`on ${index}`)
  const weeks = Number(/CTE Scan on weeks .*actual .*rows=(\d+)/.exec(text)?.[1] ?? 0)
  const [all] = (await run(
    'select max(week) - min(week) + 1 as weeks from payment.search_entry',
  )) as readonly { weeks: number }[]
  if (isFrequent) expect(weeks).toBeLessThan(all?.weeks ?? 0)
  else expect(weeks).toBe(all?.weeks)
})

test.each([
  { values: { search: '700412' }, lookUp: 'Bitmap Index Scan on search_entry_grams' },
  { values: { recipient: 'маркет' }, lookUp: 'Bitmap Index Scan on search_entry_grams' },
  { values: { number: '70041' }, lookUp: 'Bitmap Index Scan on search_entry_grams' },
  {
    values: { amount: { min: '5000000', max: '5000001' } },
    lookUp: /search_entry_amount on search_entry [^}]*}[^}]*amount_major >= /,
  },
])('one plan for all values looks entries up as well: $values', async ({ values, lookUp }) => {
  const { isPlannedOnce, source } = searchConditions(scope, { values, viewer })
  expect(isPlannedOnce).toBe(true)
  const plan = await createRead(bank.database.db, patientMs)(
    organisationId,
    `explain (generic_plan) ${source}`,
    [],
  )
  expect(JSON.stringify(plan)).toMatch(lookUp)
})

test.each([
  { values: { search: 'ак-суу', amount: { min: '5000000' } } },
  { values: { search: 'ак-суу', created: { from: '2026-01-30' } } },
  { values: { amount: { min: '5000000' } } },
  { values: { search: 'ак-суу', recipient: 'маркет' } },
])('a search for $values is planned for its values', ({ values }) => {
  expect(searchConditions(scope, { values, viewer }).isPlannedOnce).toBe(false)
})

test('documents are found whatever years lie between them, each once', async () => {
  const years = ['1926', '1999', '2019']
  const numbers = years.map((_, nth) => String(880_001 + nth))
  await bank.seed(...numbers.map(transferNum => ({ statusCode: 'SUCCESS' as const, transferNum })))
  const createIn = async (dates: readonly string[]) => {
    await run(
      `update payment.payment p set created_at = d.at
       from unnest($1::text[], $2::timestamptz[]) as d(number, at) where p.transfer_num = d.number`,
      numbers,
      dates,
    )
    while ((await foldKeptTotals(bank.database.db)) > 0);
  }
  await createIn(years.map(year => `${year}-05-05`))
  // Other tests count the weeks between the first and the last entry.
  onTestFinished(() => createIn(years.map(() => toIso(start))))
  const numbersOf = async (values: PaymentListQuery['values']) =>
    (await search({ values })).list.map(({ transferNum }) => transferNum)
  expect(await numbersOf({ number: '88000' })).toEqual(['880003', '880002', '880001'])
  expect(await numbersOf({ number: '88000', created: { from: '1990-01-01' } })).toEqual([
    '880003',
    '880002',
  ])
  expect(await numbersOf({ number: '88000', created: { to: '2018-01-01' } })).toEqual([
    '880002',
    '880001',
  ])
})

test.each([{ search: '7004' }, { search: 'ак-суу' }])(
  'who sees no salaries finds no register of one person, and everything else: $search',
  async values => {
    await run(`update payment.payment set operation_code = 'SALARY',
      terms = terms || jsonb_build_object('salaryRows', (1 + amount_minor / 100 % 2)::text)
    where amount_minor % 700 = 0`)
    while ((await foldKeptTotals(bank.database.db)) > 0);
    const hiding = { ...scope, hidesSalaryOfOne: true }
    const request: PaymentListQuery = { values, viewer }
    const countOf = async (of: AccessScope) => {
      const { count } = await createPaymentReads(bank.database.db, patientMs).search(of, {
        ...request,
        sort: 'AMOUNT',
        order: 'DESC',
        page: 1,
        size: 40,
      })
      const where = conditionsOfList(of, request)
      const expected = await run(
        `select p.id from payment.payment p where ${where.text()}`,
        ...where.values,
      )
      expect(count).toBe(expected.length)
      return count
    }
    expect(await countOf(hiding)).toBeLessThan(await countOf(scope))
  },
)

test('an entry that is not what its document says is named', async () => {
  const [row] = (await run(
    `select id, search_text from payment.search_entry where status_code = 'SUCCESS' order by id limit 1`,
  )) as readonly { id: string; search_text: string }[]
  const write = (text?: string) =>
    run('update payment.search_entry set search_text = $1 where id = $2', text, row?.id)
  await write('x')
  expect(await verifySearchEntries(bank.database.db)).toEqual([row?.id])
  await write(row?.search_text)
  expect(await verifySearchEntries(bank.database.db)).toEqual([])
})

test('an organisation finds no entry of another one', async () => {
  const read = createRead(bank.database.db)
  const count = `select count(*)::integer as count from payment.searched_document`
  const other = '30000000-0000-4000-8000-0000000000bb'
  expect(await read(organisationId, count, [])).not.toEqual([{ count: 0 }])
  expect(await read(other, count, [])).toEqual([{ count: 0 }])
  await expect(read(other, 'select from payment.search_entry', [])).rejects.toThrow(/permission/)
})
