import fc from 'fast-check'
import { inputNamesOf, readListInput, type FilterValues } from '@tartip/domain/lists/list'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { addDays, instantAt } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { systemClock } from '../../../platform/clock.ts'
import { createRead } from '../../../platform/db/read-at-once.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { Conditions } from '../../../platform/lists/conditions.ts'
import { searchedRows } from '../../../platform/lists/list-reader.ts'
import { dollarAccount, secondSomAccount, somAccount } from '../testing/fake-accounts.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import { countRequestedTotals, foldKeptTotals, verifyKeptTotals } from './kept-totals.ts'
import { createKeptTotals } from './kept-totals-reads.ts'
import { conditionsOfList, conditionsOfOpen } from './payment-conditions.ts'
import type { AccessScope, PaymentListQuery, PaymentPageQuery } from './payment-reads.ts'

const first = testActor('FIRST')
const creators = [testActor('CREATOR').personId, first.personId]
const accounts = [somAccount, secondSomAccount, dollarAccount]
const scope: AccessScope = {
  legalPartyId: organisationId,
  personId: first.personId,
  accounts,
}

/** Copies of one document that differ in what is counted, from a number that is different in each run. */
const copies = `
  insert into payment.payment (${['legal_party_id', 'id', 'operation_code', 'origin', 'status_code'].join(', ')},
    version, content_version, digest, is_fully_signed, created_by, created_at, updated_at, value_date,
    transfer_num, transfer_year, payer_account, payer_name, payer_inn, payer_bic, recipient_account,
    recipient_bic, recipient_name, amount_minor, currency, commission_minor, commission_currency, purpose,
    search_text, sort_name, amount_major, terms)
  select p.legal_party_id, gen_random_uuid(), (array['CLEARING', 'GROSS', 'INTRABANK_OWN', 'SALARY', 'SALARY'])[1 + n % 5],
    (array['OB', 'FILE'])[1 + n / 3 % 2],
    (array['SUCCESS', 'SUCCESS', 'SUCCESS', 'REVOKE', 'ERROR', 'DRAFT', 'ON_VERIFICATION', 'KVIT'])[1 + n % 8],
    1, 1, p.digest, false, ($2::uuid[])[1 + n / 5 % 2],
    $3::timestamptz + n * $4::interval, p.updated_at, p.value_date,
    (700000 + n)::text, 2026, ($5::text[])[1 + n / 7 % 3], p.payer_name, p.payer_inn, p.payer_bic,
    (array[p.recipient_account, ($5::text[])[1]])[1 + n / 2 % 2],
    p.recipient_bic, p.recipient_name, 100 + n, (array['KGS', 'KGS', 'USD'])[1 + n % 3], 0, 'KGS', p.purpose,
    p.search_text, p.sort_name, (100 + n) / 100.0,
    (array['{}', '{}', '{}', '{"salaryRows": "1"}', '{"salaryRows": "3"}'])[1 + n % 5]::jsonb
  from payment.payment p, generate_series($6::integer, $7::integer) as n where p.id = $1`

async function createBank(): Promise<{
  readonly bank: RealPayments
  copy(from: number, to: number, step: string): Promise<void>
  run(text: string, ...values: readonly unknown[]): Promise<readonly unknown[]>
}> {
  const bank = await createRealPayments()
  const [template = ''] = await bank.seed({ statusCode: 'SUCCESS', transferNum: '1' })
  const run = async (text: string, ...values: readonly unknown[]) =>
    (await bank.database.ownerDb.executeQuery(CompiledQuery.raw(text, [...values]))).rows
  return {
    bank,
    run,
    async copy(from, to, step) {
      const start = new Date(instantAt('2026-01-30', 0)).toISOString()
      await run(copies, template, creators, start, step, accounts, from, to)
    },
  }
}

/** Transactions of other databases on the server may keep the count waiting. */
const countAll = (bank: RealPayments) =>
  vi.waitFor(async () => expect(await countRequestedTotals(bank.database.db)).toBe(1), {
    timeout: 20_000,
  })

let large: Awaited<ReturnType<typeof createBank>>
beforeAll(async () => {
  large = await createBank()
  await large.copy(1, 600, '171 minutes')
  await createKeptTotals(createRead(large.bank.database.db), systemClock).request(organisationId)
  await countAll(large.bank)
})
afterAll(() => large.bank.close())

const day = fc.integer({ min: -1, max: 75 }).map(days => addDays('2026-01-30', days))
const filters = {
  status: fc.constantFrom('SUCCESS', 'FAILED', 'ERROR', 'DRAFT', 'FOR_SIGN'),
  startDate: day,
  endDate: day,
  account: fc.constantFrom(...accounts),
  currency: fc.constantFrom('KGS', 'USD'),
  creator: fc.constantFrom(...creators),
  origin: fc.constantFrom('OB', 'FILE'),
  operation: fc
    .subarray(['CLEARING', 'GROSS', 'INTRABANK_OWN', 'SALARY'])
    .map(codes => codes.join(',')),
}
const query = fc
  .tuple(fc.record(filters), fc.subarray(Object.keys(filters), { maxLength: 3 }))
  .map(([all, names]) => Object.fromEntries(names.map(name => [name, Reflect.get(all, name)])))
const asOf = fc.option(
  fc.integer({ min: instantAt('2026-01-30', 0), max: instantAt('2026-04-15', 0) }),
  { nil: undefined },
)

const changes = [
  `update payment.payment set status_code = 'SUCCESS' where status_code = 'KVIT' and amount_minor % 3 = 0`,
  `update payment.payment set status_code = 'FOR_EDITING' where status_code = 'REVOKE' and amount_minor % 5 = 0`,
  `update payment.payment set deleted_at = now() where amount_minor % 29 = 0`,
  `update payment.payment set status_code = 'ERROR' where status_code = 'SUCCESS' and amount_minor % 31 = 0`,
  `update payment.payment set amount_minor = amount_minor + 7, currency = 'USD' where amount_minor % 37 = 0`,
  `delete from payment.payment where amount_minor % 41 = 0`,
]

test('each filter of the history is tried here, or documents are read for it', () => {
  const read = {
    search: 'маркет',
    startAmount: '1',
    endAmount: '9',
    recipientName: 'а',
    transferNum: '1',
  }
  const sorting = ['sort', 'order']
  expect([...Object.keys({ ...filters, ...read }), ...sorting].toSorted()).toEqual(
    inputNamesOf(paymentList).toSorted(),
  )
  const kept = createKeptTotals(createRead(large.bank.database.db), systemClock)
  for (const [name, value] of Object.entries(read)) {
    const input = readListInput(paymentList, { [name]: value })
    if (!input.ok) throw new Error(name)
    expect(kept.query(scope, { values: input.value.values, viewer: first }), name).toBeUndefined()
  }
})

describe('kept totals', () => {
  test('and pages by them are those of the documents themselves, folded or not', async () => {
    const { bank, copy, run } = large
    const kept = createKeptTotals(createRead(bank.database.db), systemClock)
    let answered = 0
    const agree = async () => {
      await fc.assert(
        fc.asyncProperty(
          query,
          asOf,
          fc.constantFrom('ASC' as const, 'DESC' as const),
          fc.nat(600),
          fc.boolean(),
          async (input, moment, order, skipped, hidesSalaryOfOne) => {
            const read = readListInput(paymentList, input)
            fc.pre(read.ok)
            const values: FilterValues<typeof paymentList> = read.ok ? read.value.values : {}
            const request: PaymentListQuery = { values, viewer: first, asOf: moment }
            const seen = { ...scope, hidesSalaryOfOne }
            const known = kept.query(seen, request)
            fc.pre(known !== undefined)
            const where = conditionsOfList(seen, request)
            const found = (await run(
              `select p.id, p.currency, p.amount_minor from payment.payment p where ${where.text()}
               order by p.created_at ${order}, p.id ${order}`,
              ...where.values,
            )) as readonly { id: string; currency: string; amount_minor: bigint }[]
            const totals = new Map<string, { amountMinor: bigint; count: number }>()
            for (const { currency, amount_minor: amount } of found) {
              const total = totals.get(currency) ?? { amountMinor: 0n, count: 0 }
              totals.set(currency, {
                amountMinor: total.amountMinor + amount,
                count: total.count + 1,
              })
            }
            const keptTotals = (await known?.totals()) ?? []
            expect(new Map(keptTotals.map(({ currency, ...total }) => [currency, total]))).toEqual(
              totals,
            )
            expect(await known?.ids(order, skipped, 40)).toEqual(
              found.slice(skipped, skipped + 40).map(({ id }) => id),
            )
            answered += found.length
          },
        ),
        { numRuns: 60 },
      )
    }
    await agree()
    await copy(601, 700, '171 minutes')
    for (const change of changes) await run(change)
    await agree()
    expect(await foldKeptTotals(bank.database.db)).toBeGreaterThan(100)
    expect(await foldKeptTotals(bank.database.db)).toBe(0)
    await agree()
    expect(await verifyKeptTotals(bank.database.db)).toEqual([])
    // Queries that never find anything would prove nothing.
    expect(answered).toBeGreaterThan(1_000)
  }, 120_000)

  test('read open payments to the budget without the index of all payments to it', async () => {
    const where = conditionsOfOpen(new Conditions(), scope, {
      values: { operation: ['BUDGET'] },
      viewer: first,
    })
    const plan = await large.bank.database.ownerDb.transaction().execute(async tx => {
      // As on a table that is large, where several indexes are combined.
      await tx.executeQuery(CompiledQuery.raw('analyze payment.payment'))
      for (const scan of ['seqscan', 'indexscan', 'indexonlyscan']) {
        await tx.executeQuery(CompiledQuery.raw(`set local enable_${scan} = off`))
      }
      const text = `explain select p.id from payment.payment p where ${where.text()}`
      return tx.executeQuery(CompiledQuery.raw(text, where.values))
    })
    expect(JSON.stringify(plan.rows)).toContain('on payment_waiting')
    expect(JSON.stringify(plan.rows)).not.toContain('on payment_budget')
  })

  test('know nothing of a change that was rolled back', async () => {
    const { bank, run } = large
    const noted = () => run('select * from payment.kept_total_change')
    const before = await noted()
    const failed = inTenant(bank.database.db, organisationId, async tx => {
      const change = `update payment.payment set status_code = 'ERROR'
        where legal_party_id = '${organisationId}' and status_code = 'SUCCESS'`
      await tx.executeQuery(CompiledQuery.raw(change))
      throw new Error('the process ends')
    })
    await expect(failed).rejects.toThrow('the process ends')
    expect(await noted()).toEqual(before)
    expect(await verifyKeptTotals(bank.database.db)).toEqual([])
  })

  test('are named when they are wrong', async () => {
    const { bank, run } = large
    const one = `facet = 'ALL' and unit = 'MONTH' and status_code = 'SUCCESS'`
    const [row] = (await run(
      `update payment.kept_total set amount_minor = amount_minor + 1 where ctid =
         (select ctid from payment.kept_total where ${one} order by starts_at limit 1)
       returning ctid, payer_account, currency, count, amount_minor`,
    )) as readonly {
      ctid: string
      payer_account: string
      currency: string
      count: bigint
      amount_minor: bigint
    }[]
    const wrong = await verifyKeptTotals(bank.database.db)
    expect(wrong).toEqual([
      {
        key: expect.stringContaining(`${row?.payer_account} ${row?.currency} SUCCESS`),
        expected: `${row?.count} ${(row?.amount_minor ?? 0n) - 1n}`,
        found: `${row?.count} ${row?.amount_minor}`,
      },
    ])
    const mend = 'update payment.kept_total set amount_minor = amount_minor - 1 where ctid = $1'
    await run(mend, row?.ctid)
    expect(await verifyKeptTotals(bank.database.db)).toEqual([])
  })
})

function createSignal() {
  const signal = { give: () => {}, given: Promise.resolve() }
  signal.given = new Promise(resolve => (signal.give = resolve))
  return signal
}

test('a change that is under way when the count begins is not lost', async () => {
  const { bank, copy, run } = await createBank()
  await copy(1, 40, '1 hour')
  await createKeptTotals(createRead(bank.database.db), systemClock).request(organisationId)
  const [written, committed] = [createSignal(), createSignal()]
  const change = inTenant(bank.database.ownerDb, organisationId, async tx => {
    await tx.executeQuery(
      CompiledQuery.raw(
        `update payment.payment set status_code = 'SUCCESS' where status_code = 'KVIT'`,
      ),
    )
    written.give()
    await committed.given
  })
  await written.given
  expect(await countRequestedTotals(bank.database.db)).toBe(0)
  // This one is noted already.
  await run(`update payment.payment set status_code = 'SUCCESS' where status_code = 'REVOKE'`)
  committed.give()
  await change
  await countAll(bank)
  expect(await verifyKeptTotals(bank.database.db)).toEqual([])
  await foldKeptTotals(bank.database.db)
  expect(await verifyKeptTotals(bank.database.db)).toEqual([])
  await bank.close()
}, 60_000)

test('two processes that count at the same time count once', async () => {
  const { bank, copy } = await createBank()
  await copy(1, 40, '1 hour')
  await createKeptTotals(createRead(bank.database.db), systemClock).request(organisationId)
  const counts: number[] = []
  await vi.waitFor(async () => {
    const both = [bank.database.db, bank.database.ownerDb].map(countRequestedTotals)
    counts.push(...(await Promise.all(both)))
    expect(counts).toContain(1)
  }, 20_000)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await verifyKeptTotals(bank.database.db)).toEqual([])
  await bank.close()
}, 60_000)

test('a list that is too long to be read says since when it was searched, until its totals are kept', async () => {
  const { bank, copy } = await createBank()
  const documents = searchedRows + 500
  await copy(1, documents, '1 minute')
  const page = (more: Partial<PaymentPageQuery> = {}) =>
    bank.storage.reads.search(scope, {
      values: {},
      viewer: first,
      sort: 'CREATED_DATE',
      order: 'DESC',
      page: 1,
      size: 40,
      ...more,
    })
  const started = instantAt('2026-01-30', 0)
  const before = await page()
  // The newest document is the first one of the bank; it is none of the copies.
  expect(before.searchedSince).toBe(started + (documents - searchedRows + 2) * 60_000)
  await countAll(bank)
  const after = await page()
  expect(after.searchedSince).toBeUndefined()
  const counts = await bank.storage.reads.countByStatus(scope, first)
  const visible = [...counts.values()].reduce((sum, count) => sum + count, 0)
  expect(after.totals.reduce((sum, { count }) => sum + count, 0)).toBe(visible)
  const pages = Math.ceil(visible / 40)
  const [oldest, again] = [await page({ page: pages }), await page({ page: pages })]
  expect(oldest.list.at(-1)?.createdAt).toBe(started + 60_000)
  expect(again.list).toEqual(oldest.list)
  // What is not counted by is searched among the newest documents, as before.
  const searched = await page({ values: { number: '700001' } })
  expect(searched.list).toEqual([])
  expect(searched.searchedSince).toBe(before.searchedSince)
  const period = { from: '2026-01-30', to: '2026-01-30' }
  const narrowed = await page({ values: { number: '700001', created: period } })
  expect(narrowed.list.map(({ transferNum }) => transferNum)).toEqual(['700001'])
  expect(narrowed.searchedSince).toBeUndefined()
  const exported: string[] = []
  const all = {
    values: { number: '700001' },
    viewer: first,
    sort: 'CREATED_DATE',
    order: 'DESC',
  } as const
  for await (const batch of bank.storage.reads.searchAll(scope, all)) {
    exported.push(...batch.map(({ transferNum }) => transferNum))
  }
  expect(exported).toEqual(['700001'])
  await bank.close()
}, 120_000)
