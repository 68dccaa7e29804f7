import fc from 'fast-check'
import { listInputOf, readListAddress, readListInput, rowMatches } from '@tartip/domain/lists/list'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { toDecimal } from '@tartip/domain/money/decimal'
import { operationCodes } from '@tartip/domain/payment/operation'
import { paymentOrigins } from '@tartip/domain/payment/origin'
import { tabs } from '@tartip/domain/payment/tabs'
import { sanitisePurpose } from '@tartip/domain/text/purpose'
import { addDays, toIso } from '@tartip/domain/time/instant'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { PaymentDocument } from '../payment-document.ts'
import { dollarAccount, secondSomAccount, somAccount } from '../testing/fake-accounts.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId, testActor } from '../testing/test-people.ts'

const viewer = testActor('FIRST')
const accounts = [somAccount, secondSomAccount, dollarAccount]
const scope = { legalPartyId: organisationId, personId: viewer.personId, accounts }

/** Parts that names, purposes and searches are made of, so that they often meet. */
const words = [
  ...['Өмүрбеков', 'омурбеков', 'ОсОО «Ак-Суу»', 'ОсОО "Көл"', '№ 12', 'NO 12', '100%', '_', '\\'],
  ...['—', '-', 'Acme', 'счёт', '  ', '12', '420'],
]
const text = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
  .map(parts => parts.join(' '))
const day = fc.integer({ min: 0, max: 4 }).map(days => addDays('2026-11-01', days))

const seeds = fc.array(
  fc.record({
    recipientName: text,
    purpose: text.map(sanitisePurpose),
    statusCode: fc.constantFrom('SUCCESS', 'ERROR', 'ON_VERIFICATION', 'FOR_EDITING', 'REVOKE'),
    operationCode: fc.constantFrom('CLEARING', 'GROSS', 'INTRABANK_OWN'),
    origin: fc.constantFrom(...paymentOrigins),
    currency: fc.constantFrom('KGS', 'USD', 'JPY'),
    amountMinor: fc.constantFrom(100n, 1_200n, 42_000n, 42_001n),
    payerAccount: fc.constantFrom(...accounts),
    // The last minute and the first one of days in Bishkek.
    createdAt: fc
      .tuple(day, fc.constantFrom('17:59:59.999', '18:00:00.000', '06:00:00.000'))
      .map(([date, time]) => Date.parse(`${date}T${time}Z`)),
  } as const),
  { minLength: 60, maxLength: 60 },
)

const filters = {
  status: fc.constantFrom(...tabs.filter(tab => tab !== 'DRAFT')),
  q: fc.oneof(text, fc.constantFrom(...words, '1090 1605', '420,00', '12', '№ 1 004 000', '«»')),
  from: day,
  to: day,
  min: fc.constantFrom('1', '12.00', '420.00'),
  max: fc.constantFrom('12', '420', '42000'),
  account: fc.constantFrom(...accounts),
  currency: fc.constantFrom('KGS', 'USD', 'JPY'),
  recipient: fc.oneof(text, fc.constantFrom(...words)),
  number: fc.constantFrom('1', '10', '1004000'),
  origin: fc.constantFrom(...paymentOrigins),
  operation: fc.subarray([...operationCodes]).map(codes => codes.join(',')),
}

/** One to three filters, so that they often find something. */
const address = fc
  .tuple(fc.record(filters), fc.subarray(Object.keys(filters), { minLength: 1, maxLength: 3 }))
  .map(([all, names]) => Object.fromEntries(names.map(name => [name, Reflect.get(all, name)])))

let bank: RealPayments
beforeAll(async () => {
  bank = await createRealPayments()
  await bank.seed(...(fc.sample(seeds, { numRuns: 1, seed: 13 })[0] ?? []))
})
afterAll(() => bank.close())

const rowOf = (payment: PaymentDocument) => ({
  ...payment,
  createdDate: toIso(payment.createdAt),
  amount: toDecimal(payment.amountMinor, payment.currency),
  commission: toDecimal(payment.commissionMinor, payment.commissionCurrency),
})

test('a live row belongs into a view exactly when the database finds it', async () => {
  const query = { viewer, sort: 'CREATED_DATE', order: 'DESC', page: 1, size: 100 } as const
  const all = (await bank.storage.reads.search(scope, { ...query, values: {} })).list
  expect(all.length).toBe(60)
  let found = 0
  await fc.assert(
    fc.asyncProperty(address, async raw => {
      const search = readListAddress(paymentList, raw)
      const read = readListInput(paymentList, listInputOf(paymentList, search))
      if (!read.ok) throw new Error(read.error.code)
      const { values } = read.value
      const { list } = await bank.storage.reads.search(scope, { ...query, values })
      const matching = all.filter(payment =>
        rowMatches(paymentList, search, rowOf(payment), viewer),
      )
      expect(list.map(({ id }) => id)).toEqual(matching.map(({ id }) => id))
      found += list.length
    }),
    { numRuns: 300 },
  )
  // Filters that never find anything would prove nothing.
  expect(found).toBeGreaterThan(300)
})

test('a long page, read in parts, has the rows of short pages in their order', async () => {
  const large = await createRealPayments()
  await large.seed(
    ...Array.from({ length: 150 }, (_, nth) => ({
      recipientName: `Получатель ${nth % 7}`,
      statusCode: 'SUCCESS' as const,
      amountMinor: BigInt(100 + ((nth * 37) % 50)),
      payerAccount: somAccount,
    })),
  )
  const search = async (
    sort: 'CREATED_DATE' | 'AMOUNT' | 'RECIPIENT_NAME',
    order: 'ASC' | 'DESC',
    page: number,
    size: number,
  ) => {
    const request = { viewer, values: {}, sort, order, page, size } as const
    const { list, count } = await large.storage.reads.search(scope, request)
    expect(count).toBe(150)
    return list.map(({ id }) => id)
  }
  for (const sort of ['CREATED_DATE', 'AMOUNT', 'RECIPIENT_NAME'] as const) {
    for (const order of ['ASC', 'DESC'] as const) {
      const short = [1, 2, 3, 4].map(page => search(sort, order, page, 40))
      const expected = (await Promise.all(short)).flat()
      const long = await Promise.all([1, 2].map(page => search(sort, order, page, 100)))
      expect(long.map(({ length }) => length)).toEqual([100, 50])
      expect(long.flat()).toEqual(expected)
    }
  }
  await large.close()
})
