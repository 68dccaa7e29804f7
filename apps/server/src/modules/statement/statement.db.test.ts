import { fromIso } from '@tartip/domain/time/instant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { organisationId, otherOrganisationId, testActor } from '../payment/testing/test-people.ts'
import {
  dollarAccount,
  openStatementBank,
  somAccount,
  type StatementBank,
} from './testing/statement-bank.ts'

const orderCall = `mutation($order: StatementOrderInput!) { order(statementOrder: $order) {
  isRepeated statement { id status statusLabel fileName progress formats availableAccounts { account currencies }
    currencies operationCount errorMessage requestedBy } } }`
const findAllCall = `query($partyId: ID!) { findAll(partyId: $partyId) { totalElements totalPages
  statements { id status statusLabel progress operationCount } } }`
const paymentsCall = `query($id: ID!, $page: PageableInput, $filter: StatementPaymentFilter) {
  getPaymentsByStatement(statementId: $id, pagination: $page, filter: $filter) {
    currentPage elementsInCurrentPage totalPages totalElements
    accounts { clientName clientAccount currencies { isoNum isoName incomingBalance outgoingBalance
      planBalance totalDebit totalCredit payments { paymentDate payments {
        id counterpartyName debit credit paymentPurpose paymentDate } } } } } }`
const downloadCall = `query($partyId: ID!, $fileName: String!, $format: StatementFileFormat!, $language: StatementLanguage) {
  download(partyId: $partyId, fileName: $fileName, fileFormat: $format, language: $language) {
    fileName contentType sizeBytes url data } }`

interface Ordered {
  readonly isRepeated: boolean
  readonly statement: Readonly<Record<'id' | 'status' | 'fileName' | 'statusLabel', string>>
}

let bank: StatementBank
beforeAll(async () => {
  bank = await openStatementBank()
  bank.books.book(somAccount, {
    bookedAt: fromIso('2026-10-31T04:00:00.000Z'),
    direction: 'CREDIT',
    amountMinor: 1_000_00n,
  })
  for (let day = 1; day <= 5; day += 1) {
    bank.books.book(somAccount, {
      bookedAt: fromIso(`2026-11-0${day}T04:00:00.000Z`),
      direction: day % 2 === 0 ? 'DEBIT' : 'CREDIT',
      amountMinor: BigInt(day) * 100_00n,
      purpose: day === 3 ? 'Аренда офиса, өкмөт' : 'Оплата товара',
    })
  }
})
afterAll(() => bank.close())

const orderOf = (more: object = {}) => ({
  order: {
    partyId: organisationId,
    account: somAccount.account,
    currencies: [],
    startDate: '2026-11-01',
    endDate: '2026-11-05',
    ...more,
  },
})
const order = (more: object = {}, who: object = {}) =>
  bank.call<Ordered>(orderCall, orderOf(more), who)
const ready = async (more: object = {}) => {
  const { statement } = await order(more)
  await bank.runJobs()
  return statement
}

describe('an ordered statement', () => {
  test('is made by a job and adds up', async () => {
    const { statement } = await order()
    expect(statement).toMatchObject({ status: 'PENDING', statusLabel: 'Заказана' })
    await bank.runJobs()
    const { statements } = await bank.call<{ statements: object[] }>(findAllCall, {
      partyId: organisationId,
    })
    expect(statements[0]).toMatchObject({ status: 'READY', statusLabel: 'Готова', progress: 100 })
    const payments = await bank.call<object>(paymentsCall, { id: statement.id })
    expect(payments).toMatchObject({
      totalElements: 5,
      accounts: [
        {
          clientAccount: somAccount.account,
          currencies: [
            {
              isoNum: '3300',
              isoName: 'KGS',
              incomingBalance: '1000.00',
              totalCredit: '900.00',
              totalDebit: '600.00',
              outgoingBalance: '1300.00',
              payments: [
                { paymentDate: '01.11.2026', payments: [{ credit: '100.00', debit: null }] },
                { paymentDate: '02.11.2026', payments: [{ debit: '200.00', credit: null }] },
                { paymentDate: '03.11.2026' },
                { paymentDate: '04.11.2026' },
                { paymentDate: '05.11.2026' },
              ],
            },
          ],
        },
      ],
    })
  })

  test('is searched and filtered without changing its totals', async () => {
    const { id } = await ready()
    const found = await bank.call<object>(paymentsCall, { id, filter: { search: 'аренда' } })
    expect(found).toMatchObject({
      totalElements: 1,
      accounts: [{ currencies: [{ totalCredit: '900.00', payments: [{}] }] }],
    })
    const debits = await bank.call<object>(paymentsCall, { id, filter: { direction: 'DEBIT' } })
    expect(debits).toMatchObject({ totalElements: 2 })
    const page = await bank.call<object>(paymentsCall, { id, page: { page: 2, size: 2 } })
    expect(page).toMatchObject({ currentPage: 2, elementsInCurrentPage: 2, totalPages: 3 })
  })

  test('without operations says so and has no file', async () => {
    const { id, fileName } = await ready({ account: dollarAccount.account })
    const { statements } = await bank.call<{ statements: { id: string }[] }>(findAllCall, {
      partyId: organisationId,
    })
    expect(statements.find(one => one.id === id)).toMatchObject({
      status: 'NOT_FOUND',
      statusLabel: 'Операций за период нет',
    })
    await expect(download(fileName, 'TXT')).rejects.toThrow('STATEMENT_NOT_READY')
  })

  test('is offered again when the same is ordered, and a double press orders once', async () => {
    const { id } = await ready()
    expect(await order()).toMatchObject({ isRepeated: true, statement: { id } })
    const twice = { endDate: '2026-11-04' }
    const [one, two] = await Promise.all([
      order(twice, { key: 'pressed-twice' }),
      order(twice, { key: 'pressed-twice' }),
    ])
    expect(one.statement.id).toBe(two.statement.id)
  })

  test.each([
    [{ endDate: '2099-01-01', startDate: '2098-12-01' }, 'STATEMENT_PERIOD_IN_FUTURE'],
    [{ startDate: '2025-01-01' }, 'PERIOD_TOO_LONG'],
    [{ startDate: '2026-11-05', endDate: '2026-11-01' }, 'PERIOD_INVALID'],
    [{ account: '1090000000000000' }, 'ACCOUNT_NOT_FOUND'],
    [{ currencies: ['999'] }, 'CURRENCY_UNKNOWN'],
    [{ partyId: otherOrganisationId }, 'LEGAL_PARTY_NOT_FOUND'],
  ])('is refused with %o: %s', async (more, code) => {
    await expect(order(more)).rejects.toThrow(code)
  })
})

const download = async (fileName: string, format: string, language = 'RU') => {
  const call = () =>
    bank.call<Readonly<Record<'fileName' | 'contentType' | 'data', string>>>(downloadCall, {
      partyId: organisationId,
      fileName,
      format,
      language,
    })
  // A file that was not made with the statement is ordered by the first call and made by a job.
  const [first] = await Promise.allSettled([call(), bank.untilJobsAreDone()])
  if (first.status === 'rejected') throw first.reason
  return first.value
}

describe('the file of a statement', () => {
  test('has its name in Cyrillic and the operations', async () => {
    const { fileName } = await ready()
    const file = await download(fileName, 'TXT')
    expect(file.fileName).toBe(`${fileName}.txt`)
    expect(file.fileName).toMatch(/^Выписка по счёту 1090011000014201 2026-11-01 — 2026-11-05/)
    const text = Buffer.from(file.data, 'base64').toString('utf8')
    expect(text.match(/^СекцияДокумент=/gm)).toHaveLength(5)
    expect(text).toContain('Аренда офиса, өкмөт')
  })

  test('with Kyrgyz letters is refused in an encoding that lacks them', async () => {
    const { fileName } = await ready()
    await expect(download(fileName, 'TXT_V102')).rejects.toThrow('STATEMENT_LETTERS_NOT_IN_FORMAT')
  })
})

describe('a statement of others', () => {
  const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })
  const colleague = testActor('AUDITOR')

  test('answers like one that does not exist', async () => {
    const { id, fileName } = await ready()
    bank.readable.set(colleague.personId, [dollarAccount.account])
    for (const actor of [stranger, colleague]) {
      await expect(bank.call(paymentsCall, { id }, { actor })).rejects.toThrow(
        'STATEMENT_NOT_FOUND',
      )
    }
    const call = { partyId: organisationId, fileName, format: 'TXT' }
    await expect(bank.call(downloadCall, call, { actor: colleague })).rejects.toThrow(
      'STATEMENT_NOT_FOUND',
    )
    const { totalElements } = await bank.call<{ totalElements: number }>(
      findAllCall,
      { partyId: organisationId },
      { actor: colleague },
    )
    expect(totalElements).toBe(1)
    await expect(
      bank.call(orderCall, orderOf({ startDate: '2026-11-02' }), { actor: colleague }),
    ).rejects.toThrow('ACCOUNT_NOT_FOUND')
  })
})

describe('a schedule', () => {
  const saveCall = `mutation($schedule: StatementScheduleInput!) { saveStatementSchedule(schedule: $schedule) {
    id nextDate accounts currencies period fileFormat } }`
  const findCall = `query($partyId: ID!) { findStatementSchedules(partyId: $partyId) { id nextDate } }`
  const deleteCall = `mutation($partyId: ID!, $id: ID!) {
    deleteStatementSchedule(partyId: $partyId, scheduleId: $id) }`
  const partyId = organisationId
  const schedule = {
    partyId,
    kind: 'ACCOUNT',
    accounts: [somAccount.account],
    currencies: [],
    period: 'PREVIOUS_WEEK',
    fileFormat: 'CSV',
  }
  const creator = testActor('CREATOR')
  const own = () =>
    bank.call<{ id: string; nextDate: string }[]>(findCall, { partyId }, { actor: creator })

  test('orders the statement of the week before on Monday, once, with its format', async () => {
    const saved = await bank.call<{ id: string; nextDate: string }>(
      saveCall,
      { schedule },
      { actor: creator },
    )
    expect(new Date(saved.nextDate).getUTCDay()).toBe(1)
    const { count } = await statementsOf()
    await bank.orderScheduled()
    expect(await statementsOf()).toEqual({ count })
    bank.clock.advanceMinutes(8 * 24 * 60)
    await Promise.all([bank.orderScheduled(), bank.orderScheduled()])
    expect(await statementsOf()).toEqual({ count: count + 1 })
    const [moved] = await own()
    expect(moved && moved.nextDate > saved.nextDate).toBe(true)
  })

  test('is kept once, is a person’s own and can be deleted', async () => {
    const { id } = await bank.call<{ id: string }>(saveCall, { schedule }, { actor: creator })
    expect((await own()).map(one => one.id)).toEqual([id])
    expect(await bank.call(findCall, { partyId })).toEqual([])
    await expect(bank.call(deleteCall, { partyId, id })).rejects.toThrow(
      'STATEMENT_SCHEDULE_NOT_FOUND',
    )
    await bank.call(deleteCall, { partyId, id }, { actor: creator })
    expect(await own()).toEqual([])
  })

  async function statementsOf() {
    const { totalElements } = await bank.call<{ totalElements: number }>(findAllCall, { partyId })
    return { count: totalElements }
  }
})
