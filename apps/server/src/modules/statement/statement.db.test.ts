import { once } from 'node:events'
import { join } from 'node:path'
import { signRights } from '@tartip/domain/people/sign-right'
import { fromIso, toIso } from '@tartip/domain/time/instant'
import { startProgram } from '@tartip/testkit/process/start-program'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { asSystem } from '../../platform/db/connections.ts'
import { reportWorkers } from '../../platform/jobs/store/job-queue-store.ts'

import { aCoreAccount } from '../account/testing/fake-core-accounts.ts'
import { organisationId, otherOrganisationId, testActor } from '../payment/testing/test-people.ts'
import {
  bookFiveDays,
  cardAccount,
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
  bookFiveDays(bank)
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

/** What the person who ordered a statement is notified of. */
const noticesOf = async (id: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ notice: string }>`
    select concat_ws(': ', payload->>'code', payload->'details'->>'name') as notice
    from platform.outbox
    where topic = 'notification' and payload->>'source' = ${`statement ${id}`}
    order by id`.execute(bank.database.ownerDb)
  return rows.map(({ notice }) => notice)
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
    expect(await noticesOf(id)).toEqual([
      `STATEMENT_EMPTY: Выписка по счёту ${dollarAccount.account} 01.11.2026 – 05.11.2026`,
    ])
  })

  test('ten orders of the same thing at once are one statement', async () => {
    const same = { startDate: '2026-11-05', endDate: '2026-11-06' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(same)))
    expect(new Set(answers.map(({ statement }) => statement.id)).size).toBe(1)
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
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
    expect(file.fileName).toMatch(
      /^Выписка по счёту 1090011000014201 01\.11\.2026 – 05\.11\.2026 \(/,
    )
    const inEnglish = await download(fileName, 'CSV', 'EN')
    expect(inEnglish.fileName).toMatch(
      /^Account statement \d{16} 01\.11\.2026 – 05\.11\.2026 \(.{8}\)\.csv$/,
    )
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
    const byTheirs = { ...call, partyId: otherOrganisationId }
    await expect(bank.call(downloadCall, byTheirs, { actor: stranger })).rejects.toThrow(
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

describe('an account that a person may not read', () => {
  const colleague = testActor('AUDITOR')
  const who = { actor: colleague }
  const { account } = somAccount
  const period = { startDate: '2026-11-01', endDate: '2026-11-05' }
  const partyId = organisationId
  const accountsOf = { partyId, accounts: [account, dollarAccount.account], currencies: [] }
  let hidden: { readonly id: string; readonly fileName: string }
  beforeAll(async () => {
    hidden = await ready()
    bank.readable.set(colleague.personId, [dollarAccount.account])
  })
  afterAll(() => void bank.readable.delete(colleague.personId))

  test.each<[code: string, source: string, variables: () => object]>([
    [
      'STATEMENT_NOT_FOUND',
      `query($partyId: ID!, $id: ID!) { findStatement(partyId: $partyId, statementId: $id) { id } }`,
      () => ({ partyId, id: hidden.id }),
    ],
    [
      'STATEMENT_NOT_FOUND',
      `mutation($partyId: ID!, $id: ID!) { deleteStatement(partyId: $partyId, statementId: $id) }`,
      () => ({ partyId, id: hidden.id }),
    ],
    ['STATEMENT_NOT_FOUND', paymentsCall, () => ({ id: hidden.id })],
    [
      'STATEMENT_NOT_FOUND',
      downloadCall,
      () => ({ partyId, fileName: hidden.fileName, format: 'PDF', language: 'EN' }),
    ],
    ['ACCOUNT_NOT_FOUND', orderCall, () => ({ order: { ...accountsOf, ...period } })],
    [
      'ACCOUNT_NOT_FOUND',
      `query($parameters: StatementPaymentsInput!) { getPayments(parameters: $parameters) { totalElements } }`,
      () => ({ parameters: { ...accountsOf, ...period } }),
    ],
    [
      'ACCOUNT_NOT_FOUND',
      `query($partyId: ID!, $account: String!) { getNewPayments(partyId: $partyId, account: $account) { cursor } }`,
      () => ({ partyId, account }),
    ],
    [
      'ACCOUNT_NOT_FOUND',
      `mutation($schedule: StatementScheduleInput!) { saveStatementSchedule(schedule: $schedule) { id } }`,
      () => ({
        schedule: { ...accountsOf, kind: 'ACCOUNT', period: 'PREVIOUS_WEEK', fileFormat: 'CSV' },
      }),
    ],
  ])('is answered with %s: %s', async (code, source, variables) => {
    await expect(bank.call(source, variables(), who)).rejects.toThrow(code)
  })

  test('is in no event of statements', async () => {
    const call = `subscription($partyId: ID!) { listen(partyId: $partyId) { statementId } }`
    const events = await bank.listen(call, { partyId }, colleague)
    await ready({ startDate: '2026-11-04' })
    const { id } = await ready({ account: dollarAccount.account, startDate: '2026-11-04' })
    const { value } = await events.next()
    await events.return(undefined)
    expect(value).toMatchObject({ data: { listen: { statementId: id } } })
  })
})

describe('removing a statement', () => {
  const deleteCall = `mutation($partyId: ID!, $id: ID!) { deleteStatement(partyId: $partyId, statementId: $id) }`
  const findCall = `query($partyId: ID!, $id: ID!) {
    findStatement(partyId: $partyId, statementId: $id) { isDeletable } }`
  const people = Object.fromEntries(signRights.map(right => [right, testActor(right)]))
  let day = 0
  beforeAll(() => bank.readable.clear())

  test.each([
    ['CREATOR', 'CREATOR', true],
    ['CREATOR', 'FIRST', true],
    ['AUDITOR', 'AUDITOR', true],
    ['FIRST', 'FIRST', true],
    ['FIRST', 'CREATOR', false],
    ['FIRST', 'SECOND', false],
    ['SECOND', 'THIRD', false],
    ['CREATOR', 'AUDITOR', false],
    ['CREATOR', 'CASH_MANAGER', false],
  ])('that %s ordered, by %s: %s', async (owner, remover, isAllowed) => {
    day += 1
    const period = { startDate: `2026-10-${day + 10}`, endDate: `2026-10-${day + 10}` }
    const { statement } = await order(period, { actor: people[owner] })
    const request = { partyId: organisationId, id: statement.id }
    const who = { actor: people[remover] }
    expect(await bank.call(findCall, request, who)).toEqual({ isDeletable: isAllowed })
    const removing = bank.call(deleteCall, request, who)
    if (isAllowed) expect(await removing).toBe(true)
    else await expect(removing).rejects.toThrow('FORBIDDEN')
    const left = await Promise.allSettled([bank.call(findCall, request, who)])
    expect(left[0]?.status).toBe(isAllowed ? 'rejected' : 'fulfilled')
  })
})

describe('a schedule', () => {
  const saveCall = `mutation($schedule: StatementScheduleInput!) { saveStatementSchedule(schedule: $schedule) {
    id nextDate accounts currencies period fileFormat stoppedReason } }`
  const findCall = `query($partyId: ID!) { findStatementSchedules(partyId: $partyId) {
    id nextDate stoppedReason } }`
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
  interface Shown {
    readonly id: string
    readonly stoppedReason: string | null
  }
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

  test('orders the statement of terminals as well, in a format that it has', async () => {
    bank.books.sellThrough('TRM00002', [['SALE', '2026-11-02T05:00:00.000Z', 500_00n]])
    const ofTerminals = { ...schedule, kind: 'POS', accounts: ['TRM00002'], period: 'PREVIOUS_DAY' }
    const saveAs = (wanted: object) =>
      bank.call<{ id: string }>(saveCall, { schedule: wanted }, { actor: creator })
    await expect(saveAs({ ...ofTerminals, fileFormat: 'MT940' })).rejects.toThrow(
      'STATEMENT_FORMAT_NOT_AVAILABLE',
    )
    await expect(saveAs({ ...ofTerminals, accounts: ['TRM99999'] })).rejects.toThrow(
      'POS_TERMINAL_NOT_FOUND',
    )
    const { id } = await saveAs(ofTerminals)
    bank.clock.advanceMinutes(24 * 60)
    await bank.orderScheduled()
    const found = await bank.call<{ posTerminalStatements: { id: string }[] }>(
      `query($partyID: ID!) { findPOSTerminalStatements(partyID: $partyID) {
        posTerminalStatements { id terminals { posTerminals { code } } requestedBy } } }`,
      { partyID: organisationId },
      { actor: creator },
    )
    expect(found).toMatchObject({
      posTerminalStatements: [{ terminals: [{ posTerminals: [{ code: 'TRM00002' }] }] }],
    })
    for (const one of found.posTerminalStatements) {
      await bank.call(
        `mutation($partyId: ID!, $id: ID!) { deleteStatement(partyId: $partyId, statementId: $id) }`,
        { partyId, id: one.id },
      )
    }
    bank.books.salePoints.length = 0
    await bank.call(deleteCall, { partyId, id }, { actor: creator })
  })

  test('of an account that its owner may not read any more stops, says why, and goes on when saved again', async () => {
    const daily = { ...schedule, period: 'PREVIOUS_DAY' }
    const saveDaily = () => bank.call<Shown>(saveCall, { schedule: daily }, { actor: creator })
    const { id } = await saveDaily()
    const shown = async () => {
      const list = await bank.call<Shown[]>(findCall, { partyId }, { actor: creator })
      return list.find(one => one.id === id)
    }
    expect(await shown()).toMatchObject({ stoppedReason: null })
    bank.readable.set(creator.personId, [dollarAccount.account])
    onTestFinished(() => void bank.readable.delete(creator.personId))
    const { count } = await statementsOf()
    for (let day = 0; day < 2; day += 1) {
      bank.clock.advanceMinutes(24 * 60)
      await Promise.all([bank.orderScheduled(), bank.orderScheduled()])
    }
    expect(await statementsOf()).toEqual({ count })
    expect(await shown()).toMatchObject({ stoppedReason: expect.stringContaining('Счёт') })
    const { rows } = await sql<{ code: string; people: string[] }>`
      select payload->>'code' as code, payload->'personIds' as people from platform.outbox
      where topic = 'notification' and payload->>'source' like ${`schedule ${id} %`}`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toEqual([{ code: 'STATEMENT_SCHEDULE_STOPPED', people: [creator.personId] }])
    bank.readable.delete(creator.personId)
    // As after another contract of the person has replaced the one of then.
    await sql`update statement.schedule set user_contract_id = ${id} where id = ${id}`.execute(
      bank.database.ownerDb,
    )
    expect(await saveDaily()).toMatchObject({ id, stoppedReason: null })
    bank.clock.advanceMinutes(24 * 60)
    await bank.orderScheduled()
    expect(await statementsOf()).toEqual({ count: count + 1 })
    await bank.call(deleteCall, { partyId, id }, { actor: creator })
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

describe('a statement of terminals', () => {
  const orderTerminals = `mutation($order: POSTerminalStatementOrderInput!) {
    orderPOSTerminalStatement(statementOrder: $order) { isRepeated posTerminalStatement {
      id status terminals { address posTerminals { code isActive salePointName } } } } }`
  const findTerminals = `query($partyID: ID!) { getPOSTerminals(partyID: $partyID) {
    address posTerminals { code salePointName } } }`
  const findOrdered = `query($partyID: ID!) { findPOSTerminalStatements(partyID: $partyID) {
    elementsInCurrentPage posTerminalStatements { id status operationCount formats } } }`
  const downloadTerminals = `query($id: ID!, $partyID: ID!) {
    downloadPOSTerminalStatement(statementID: $id, partyID: $partyID) { fileName contentType sizeBytes } }`
  const partyID = organisationId
  const code = 'TRM00001'
  const terminals = { address: 'Чүй, 120', posTerminals: [code] }
  const order = (more: object = {}) => ({
    order: {
      partyID,
      posTerminalsByAddresses: [terminals],
      startDate: '2026-11-01',
      endDate: '2026-11-05',
      ...more,
    },
  })
  interface OrderedTerminals {
    readonly posTerminalStatement: { readonly id: string; readonly terminals: object[] }
  }

  test('are grouped by address, and their sales and returns become files', async () => {
    bank.books.sellThrough(code, [
      ['SALE', '2026-11-02T05:00:00.000Z', 500_00n],
      ['RETURN', '2026-11-03T05:00:00.000Z', 200_00n],
      ['SALE', '2026-11-20T05:00:00.000Z', 900_00n],
    ])
    expect(await bank.call(findTerminals, { partyID })).toMatchObject([
      { address: 'Чүй, 120', posTerminals: [{ code }] },
    ])
    const { posTerminalStatement } = await bank.call<OrderedTerminals>(orderTerminals, order())
    expect(posTerminalStatement.terminals).toMatchObject([{ posTerminals: [{ code }] }])
    await bank.runJobs()
    const { posTerminalStatements } = await bank.call<{ posTerminalStatements: object[] }>(
      findOrdered,
      { partyID },
    )
    expect(posTerminalStatements).toMatchObject([
      { status: 'READY', operationCount: 2, formats: ['PDF', 'XLSX', 'CSV'] },
    ])
    const { id } = posTerminalStatement
    const read = paymentsCall
      .replace('clientAccount', 'clientAccount place')
      .replace('totalCredit', 'totalCredit totalFee')
      .replace('paymentPurpose', 'paymentPurpose fee')
    expect(await bank.call(read, { id })).toMatchObject({
      totalElements: 2,
      accounts: [
        {
          clientAccount: code,
          place: 'Чүй, 120',
          currencies: [{ totalCredit: '500.00', totalDebit: '200.00', totalFee: '1.40' }],
        },
      ],
    })
    const found = await bank.call<object>(read, { id, filter: { direction: 'CREDIT' } })
    expect(found).toMatchObject({
      totalElements: 1,
      accounts: [{ currencies: [{ payments: [{ payments: [{ fee: '1.00' }] }] }] }],
    })
    const file = await bank.call<{ fileName: string }>(downloadTerminals, { id, partyID })
    expect(file.fileName).toMatch(/^Выписка по POS-терминалам.*\.xlsx$/)
  })

  test('of an account that a person may not read are like those that do not exist', async () => {
    const findStatementCall = `query($partyId: ID!, $id: ID!) {
      findStatement(partyId: $partyId, statementId: $id) { kind } }`
    const listenCall = `subscription($partyID: ID!) { listenPOSTerminalStatement(partyID: $partyID) {
      statementID } }`
    const deleteCall = `mutation($partyId: ID!, $id: ID!) {
      deleteStatement(partyId: $partyId, statementId: $id) }`
    const [unreadable, shown] = ['TRM00004', 'TRM00003']
    const sales = [['SALE', '2026-11-02T05:00:00.000Z', 70_00n]] as const
    bank.books.sellThrough(unreadable, sales, somAccount.account)
    bank.books.sellThrough(shown, sales, dollarAccount.account)
    const colleague = testActor('AUDITOR')
    const who = { actor: colleague }
    bank.readable.set(colleague.personId, [dollarAccount.account])
    onTestFinished(() => void bank.readable.delete(colleague.personId))
    const events = await bank.listen(listenCall, { partyID }, colleague)
    const orderedBy = async (code: string, person: object) => {
      const posTerminalsByAddresses = [{ ...terminals, posTerminals: [code] }]
      const wanted = order({ posTerminalsByAddresses, startDate: '2026-11-02' })
      const { posTerminalStatement } = await bank.call<OrderedTerminals>(
        orderTerminals,
        wanted,
        person,
      )
      return posTerminalStatement.id
    }
    const hidden = await orderedBy(unreadable, {})
    await expect(orderedBy(unreadable, who)).rejects.toThrow('POS_TERMINAL_NOT_FOUND')
    const own = await orderedBy(shown, who)
    const ofAll = await bank.call<OrderedTerminals>(
      orderTerminals,
      order({ posTerminalsByAddresses: [], startDate: '2026-11-02' }),
      who,
    )
    expect(ofAll.posTerminalStatement.id).toBe(own)
    await bank.runJobs()
    expect(await bank.call(findTerminals, { partyID }, who)).toMatchObject([
      { posTerminals: [{ code: shown }] },
    ])
    const list = await bank.call<{ posTerminalStatements: { id: string }[] }>(
      findOrdered,
      { partyID },
      who,
    )
    expect(list.posTerminalStatements.map(({ id }) => id)).toEqual([own])
    await bank.call(downloadTerminals, { id: own, partyID }, who)
    for (const call of [downloadTerminals, paymentsCall, findStatementCall, deleteCall]) {
      const request = { id: hidden, partyID, partyId: partyID }
      await expect(bank.call(call, request, who)).rejects.toThrow('STATEMENT_NOT_FOUND')
    }
    await bank.call(deleteCall, { partyId: partyID, id: hidden })
    await bank.call(deleteCall, { partyId: partyID, id: own }, who)
    const heard = new Set<string>()
    while (!heard.has(own)) {
      const { value } = await events.next()
      const { listenPOSTerminalStatement: event } = (
        value as { data: { listenPOSTerminalStatement: { statementID: string } } }
      ).data
      heard.add(event.statementID)
    }
    await events.return(undefined)
    expect([...heard]).toEqual([own])
  })

  test('are refused for a terminal that the organisation does not have', async () => {
    const posTerminalsByAddresses = [{ ...terminals, posTerminals: ['TRM99999'] }]
    await expect(bank.call(orderTerminals, order({ posTerminalsByAddresses }))).rejects.toThrow(
      'POS_TERMINAL_NOT_FOUND',
    )
  })
})

type CardPayments = readonly {
  readonly currencies: readonly { readonly payments: readonly { readonly payments: object[] }[] }[]
}[]

test('a card statement goes back from the balance of today and opens the documents of its transfers', async () => {
  const at = (day: string) => fromIso(`${day}T05:00:00.000Z`)
  bank.books.payByCard(
    [
      { at: at('2026-11-20'), direction: 'DEBIT', amountMinor: 5_00n },
      {
        at: at('2026-11-04'),
        direction: 'CREDIT',
        amountMinor: 100_00n,
        order: {
          counterpartyName: 'ОсОО «Ала-Тоо Трейд»',
          counterpartyAccount: somAccount.account,
          paymentId: '55555555-5555-4555-8555-000000000001',
        },
      },
      { at: at('2026-11-02'), direction: 'DEBIT', amountMinor: 30_00n },
    ],
    1_065_00n,
  )
  const cardOrder = orderCall.replace('order(statementOrder', 'orderCardStatement(statementOrder')
  const { statement } = await bank.call<Ordered>(
    cardOrder,
    orderOf({ account: cardAccount.account }),
  )
  await bank.runJobs()
  const openedBy = paymentsCall.replace('paymentPurpose', 'paymentPurpose paymentID')
  const { accounts } = await bank.call<{ accounts: CardPayments }>(openedBy, { id: statement.id })
  const rows = accounts.flatMap(one => one.currencies).flatMap(one => one.payments)
  expect(rows.flatMap(({ payments }) => payments)).toMatchObject([
    { counterpartyName: 'Дүкөн «Береке»', paymentID: null },
    {
      counterpartyName: 'ОсОО «Ала-Тоо Трейд»',
      paymentID: '55555555-5555-4555-8555-000000000001',
    },
  ])
  expect(await bank.call(paymentsCall, { id: statement.id })).toMatchObject({
    totalElements: 2,
    accounts: [
      {
        currencies: [
          {
            incomingBalance: '1000.00',
            totalDebit: '30.00',
            totalCredit: '100.00',
            outgoingBalance: '1070.00',
          },
        ],
      },
    ],
  })
})

test('salaries of persons are shown only to those who may see them', async () => {
  const bookedAt = fromIso('2026-11-03T06:00:00.000Z')
  for (const name of ['Асанов Асан', 'Бакирова Айнура']) {
    bank.books.book(dollarAccount, {
      bookedAt,
      direction: 'DEBIT',
      amountMinor: 300_00n,
      operationCode: 'SALARY',
      salaryPeople: 4,
      documentNumber: '77',
      counterpartyName: name,
      purpose: name,
    })
  }
  bank.books.book(dollarAccount, {
    bookedAt,
    direction: 'CREDIT',
    amountMinor: 40_00n,
    operationCode: 'SALARY',
    salaryPeople: 1,
    documentNumber: '77',
    counterpartyName: 'Зарплатный проект',
    purpose: 'Возврат незачисленной зарплаты',
  })
  const account = dollarAccount.account
  const payroll = testActor('FIRST', { productRoles: ['SALARY_USER'] })
  const masked = await order({ account, startDate: '2026-11-03', endDate: '2026-11-04' })
  const whole = await order(
    { account, startDate: '2026-11-03', endDate: '2026-11-04' },
    { actor: payroll },
  )
  await bank.runJobs()
  const shown = JSON.stringify(await bank.call(paymentsCall, { id: masked.statement.id }))
  expect(shown).toContain('Зарплатные ведомости')
  expect(shown).toContain('"debit":"560.00"')
  // What came back is what one person was to get.
  expect(shown).not.toContain('40.00')
  expect(shown).not.toContain('Асанов Асан')
  const asked = { id: whole.statement.id }
  expect(JSON.stringify(await bank.call(paymentsCall, asked, { actor: payroll }))).toContain(
    'Асанов Асан',
  )
  await expect(bank.call(paymentsCall, asked)).rejects.toThrow('STATEMENT_NOT_FOUND')
})

test('the salary of one person is shown with others, or the statement is for people who may see salaries', async () => {
  bank.books.book(dollarAccount, {
    bookedAt: fromIso('2026-11-05T06:00:00.000Z'),
    direction: 'DEBIT',
    amountMinor: 123_45n,
    operationCode: 'SALARY',
    salaryPeople: 1,
    documentNumber: '78',
  })
  const { account } = dollarAccount
  const lone = { account, startDate: '2026-11-05', endDate: '2026-11-05' }
  const payroll = { actor: testActor('FIRST', { productRoles: ['SALARY_USER'] }) }
  const masked = await order(lone)
  const whole = await order(lone, payroll)
  const together = await order({ ...lone, startDate: '2026-11-03' })
  await bank.runJobs()
  const { statements } = await bank.call<{ statements: { id: string; status: string }[] }>(
    findAllCall,
    { partyId: organisationId },
  )
  expect(statements.find(({ id }) => id === masked.statement.id)).toMatchObject({ status: 'FAIL' })
  expect(await noticesOf(masked.statement.id)).toEqual([
    expect.stringMatching(/^STATEMENT_FAILED:/),
  ])
  const paid = await bank.call(paymentsCall, { id: whole.statement.id }, payroll)
  expect(JSON.stringify(paid)).toContain('123.45')
  const shown = JSON.stringify(await bank.call(paymentsCall, { id: together.statement.id }))
  expect(shown).toContain('"debit":"683.45"')
  expect(shown).not.toContain('123.45')
  const read = `query($parameters: StatementPaymentsInput!) {
    getPayments(parameters: $parameters) { totalElements } }`
  const parameters = { partyId: organisationId, currencies: [], ...lone }
  await expect(bank.call(read, { parameters })).rejects.toThrow('STATEMENT_SALARY_OF_ONE')
})

test('people who follow the list hear of a new statement, its progress and its end', async () => {
  const listenCall = `subscription($partyId: ID!) { listen(partyId: $partyId) {
    subscriptionType statementId statement { status } } }`
  const deleteCall = `mutation($partyId: ID!, $id: ID!) { deleteStatement(partyId: $partyId, statementId: $id) }`
  interface Heard {
    readonly subscriptionType: string
    readonly statementId: string
    readonly statement: { readonly status: string } | null
  }
  const events = await bank.listen(listenCall, { partyId: organisationId })
  const { id } = await ready({ startDate: '2026-11-02', endDate: '2026-11-03' })
  /** Reads events of the statement up to the one that is waited for. */
  const untilIs = async (isLast: (event: Heard) => boolean): Promise<readonly Heard[]> => {
    const heard: Heard[] = []
    for (;;) {
      const { value } = await events.next()
      const { listen } = (value as { data: { listen: Heard } }).data
      if (listen.statementId === id) heard.push(listen)
      if (heard.some(isLast)) return heard
    }
  }
  const made = await untilIs(({ statement }) => statement?.status === 'READY')
  await bank.call(deleteCall, { partyId: organisationId, id })
  await untilIs(({ subscriptionType }) => subscriptionType === 'DELETE')
  await events.return(undefined)
  expect(made[0]?.subscriptionType).toBe('CREATE')
  await expect(bank.call(paymentsCall, { id })).rejects.toThrow('STATEMENT_NOT_FOUND')
})

test('payments of a period are read without an order', async () => {
  const call = `query($parameters: StatementPaymentsInput!, $pagination: PageableInput,
    $filter: StatementPaymentFilter) {
    getPayments(parameters: $parameters, pagination: $pagination, filter: $filter) { totalElements
      accounts { clientAccount currencies { outgoingBalance payments { payments { id } } } } } }`
  const { account, partyId, currencies, startDate, endDate } = orderOf().order
  const parameters = { account, partyId, currencies, startDate, endDate }
  expect(await bank.call(call, { parameters, pagination: { page: 1, size: 3 } })).toMatchObject({
    totalElements: 5,
    accounts: [{ clientAccount: account, currencies: [{ outgoingBalance: '1300.00' }] }],
  })
  for (const filter of [
    { search: 'АРЕНДА' },
    { startDate: '2026-11-03', endDate: '2026-11-03' },
    { account, direction: 'CREDIT', startDate: '2026-11-02', endDate: '2026-11-04' },
  ]) {
    expect(await bank.call(call, { parameters, filter })).toMatchObject({
      totalElements: 1,
      accounts: [{ currencies: [{ outgoingBalance: '1300.00', payments: [{}] }] }],
    })
  }
  const one = await bank.call<{ accounts: unknown[] }>(call, {
    parameters: { ...parameters, accounts: [] },
  })
  expect(one.accounts).toMatchObject([{ clientAccount: account }])
  const several = { ...parameters, account: null, accounts: [account, dollarAccount.account] }
  expect(await bank.call(call, { parameters: several })).toMatchObject({
    accounts: [{ clientAccount: account }, { clientAccount: dollarAccount.account }],
  })
})

describe('payments that are new to a program', () => {
  const call = `query($partyId: ID!, $account: String!, $after: String, $startDate: LocalDate, $size: Int) {
    getNewPayments(partyId: $partyId, account: $account, after: $after, startDate: $startDate, size: $size) {
      incomingBalance outgoingBalance cursor hasMore
      payments { debit credit paymentPurpose counterpartyName } } }`
  interface Found {
    readonly incomingBalance: string | null
    readonly outgoingBalance: string | null
    readonly cursor: string | null
    readonly hasMore: boolean
    readonly payments: readonly { readonly debit: string | null; readonly credit: string | null }[]
  }
  const readNew = (more: object = {}, who: object = {}) =>
    bank.call<Found>(
      call,
      { partyId: organisationId, account: transitAccount.account, ...more },
      who,
    )
  const transitAccount = aCoreAccount({
    legalPartyId: organisationId,
    accountId: '44444444-4444-4444-8444-000000000009',
    account: '1090011000094209',
  })
  const book = (bookedAt: string, amountMinor: bigint, more: object = {}) =>
    bank.books.book(transitAccount, {
      bookedAt: fromIso(bookedAt),
      direction: 'CREDIT',
      amountMinor,
      ...more,
    })
  const salary = {
    direction: 'DEBIT',
    operationCode: 'SALARY',
    salaryPeople: 2,
    documentNumber: '9',
    purpose: 'Пай',
  }
  beforeAll(() => bank.books.accounts.push(transitAccount))

  test('come each once, with balances that join, also while more are booked', async () => {
    book('2026-11-01T05:00:00.000Z', 1_000_00n, { operationCode: 'BALANCE_FORWARD' })
    for (let day = 2; day <= 6; day += 1) book(`2026-11-0${day}T05:00:00.000Z`, BigInt(day) * 100n)
    const credits: (string | null)[] = []
    let after: string | null = null
    let balance: string | null = '1000.00'
    for (let hasMore = true; hasMore;) {
      const page: Found = await readNew({ size: 2, after })
      if (credits.length === 3) book('2026-11-07T05:00:00.000Z', 7_00n)
      expect(page.incomingBalance).toBe(balance)
      balance = page.outgoingBalance
      credits.push(...page.payments.map(({ credit }) => credit))
      after = page.cursor
      hasMore = page.hasMore
    }
    const rest = await readNew({ after })
    credits.push(...rest.payments.map(({ credit }) => credit))
    expect(credits).toEqual(['2.00', '3.00', '4.00', '5.00', '6.00', '7.00'])
    expect(rest.outgoingBalance).toBe('1027.00')
    const later = await readNew({ after: rest.cursor })
    expect(later).toMatchObject({ payments: [], cursor: rest.cursor, outgoingBalance: null })
    expect((await readNew({ startDate: '2026-11-06' })).payments).toHaveLength(2)
  })

  test('before the pay of one person are delivered, and refused from there on', async () => {
    const owned = aCoreAccount({
      legalPartyId: organisationId,
      accountId: '44444444-4444-4444-8444-000000000008',
      account: '1090011000094108',
    })
    bank.books.accounts.push(owned)
    onTestFinished(() => void bank.books.accounts.pop())
    const days = ['2026-11-02', '2026-11-03', '2026-11-04']
    const later = '2026-11-05'
    for (const day of days) {
      const bookedAt = fromIso(`${day}T05:00:00.000Z`)
      bank.books.book(owned, { bookedAt, direction: 'CREDIT', amountMinor: 5_00n })
    }
    const bookedAt = fromIso('2026-11-04T06:00:00.000Z')
    bank.books.book(owned, {
      ...salary,
      direction: 'DEBIT',
      bookedAt,
      amountMinor: 1_00n,
      salaryPeople: 1,
    })
    for (const [time, day] of [
      ['07', '2026-11-04'],
      ['05', later],
    ] as const) {
      const at = fromIso(`${day}T${time}:00:00.000Z`)
      bank.books.book(owned, { bookedAt: at, direction: 'CREDIT', amountMinor: 9_00n })
    }
    const begun = await readNew({ account: owned.account })
    expect(begun).toMatchObject({ hasMore: true, payments: days.map(() => ({ credit: '5.00' })) })
    await expect(readNew({ account: owned.account, after: begun.cursor })).rejects.toMatchObject({
      message: 'STATEMENT_SALARY_OF_ONE',
      cause: { date: '2026-11-04', startDate: later },
    })
    const rest = await readNew({ account: owned.account, startDate: later })
    expect(rest).toMatchObject({
      incomingBalance: '23.00',
      outgoingBalance: '32.00',
      payments: [{ credit: '9.00' }],
      hasMore: false,
    })
  })

  test('show a register of salaries whole, and not before its day is over', async () => {
    const begin = await readNew({ size: 500 })
    const today = toIso(bank.clock.now()).slice(0, 10)
    book(`${today}T03:00:00.000Z`, 1_00n)
    for (const amount of [20_00n, 30_00n]) book(`${today}T03:00:01.000Z`, amount, salary)
    book(`${today}T03:00:02.000Z`, 2_00n)
    const amountsOf = ({ payments }: Found) =>
      payments.map(({ debit, credit }) => (debit ? `-${debit}` : credit))
    const payroll = testActor('FIRST', { productRoles: ['SALARY_USER'] })
    const whole = await readNew({ after: begin.cursor }, { actor: payroll })
    expect(amountsOf(whole)).toEqual(['1.00', '-20.00', '-30.00', '2.00'])
    const during = await readNew({ after: begin.cursor })
    expect(amountsOf(during)).toEqual(['1.00'])
    bank.clock.advanceMinutes(24 * 60)
    const afterwards = await readNew({ after: during.cursor, size: 1 })
    expect(amountsOf(afterwards)).toEqual(['2.00', '-50.00'])
    expect(afterwards.outgoingBalance).toBe(whole.outgoingBalance)
    // A cursor that somebody made up to begin between two persons shows none of them.
    const between = String(Number(during.cursor) + 1)
    await expect(readNew({ after: between })).rejects.toThrow('CURSOR_INVALID')
  })

  test.each([
    [{ account: '1090000000000000' }, 'ACCOUNT_NOT_FOUND'],
    [{ account: cardAccount.account }, 'ACCOUNT_NOT_FOUND'],
    [{ after: 'not of this bank' }, 'CURSOR_INVALID'],
    [{ after: '9'.repeat(10_000) }, 'CURSOR_INVALID'],
    [{ partyId: otherOrganisationId }, 'LEGAL_PARTY_NOT_FOUND'],
  ])('are refused for %o: %s', async (more, code) => {
    await expect(readNew(more)).rejects.toThrow(code)
  })
})

describe('a statement whose making is interrupted', () => {
  const statusOf = async (id: string) => {
    const call = `query($partyId: ID!, $id: ID!) { findStatement(partyId: $partyId, statementId: $id) { status } }`
    return (await bank.call<{ status: string }>(call, { partyId: organisationId, id })).status
  }

  test('is made again, with every operation once', async () => {
    bank.interruptions.left = 1
    const { id } = await ready({ startDate: '2026-11-01', endDate: '2026-11-03' })
    await expect(bank.call(paymentsCall, { id })).rejects.toThrow('STATEMENT_NOT_READY')
    await bank.makeDue()
    await bank.runJobs()
    expect(await bank.call(paymentsCall, { id })).toMatchObject({ totalElements: 3 })
  })

  test('is made again when its process was killed while it wrote', async () => {
    const { statement } = await order({ startDate: '2026-11-02', endDate: '2026-11-05' })
    const script = join(import.meta.dirname, 'testing/killed-process.ts')
    const child = await startProgram(script, [bank.database.url], ['ignore', 'pipe', 'inherit'])
    onTestFinished(() => void child.kill('SIGKILL'))
    if (child.stdout === null) throw new Error('The process has an output')
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await statusOf(statement.id)).toBe('IN_PROGRESS')
    // Its worker is silent for a while.
    await sql`update platform.job_worker set seen_at = now() - interval '1 minute'`.execute(
      bank.database.ownerDb,
    )
    await bank.runJobs()
    expect(await statusOf(statement.id)).toBe('IN_PROGRESS')
    await reportWorkers(asSystem(bank.database.db), ['living'])
    await bank.runJobs()
    expect(await statusOf(statement.id)).toBe('READY')
    expect(await bank.call(paymentsCall, { id: statement.id })).toMatchObject({ totalElements: 4 })
  }, 120_000)

  test('says in words that it failed when the bank stays away', async () => {
    bank.books.setUnavailable(true)
    const { statement } = await order({ startDate: '2026-11-01', endDate: '2026-11-02' })
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await bank.runJobs()
      await bank.makeDue()
    }
    bank.books.setUnavailable(false)
    const call = `query($partyId: ID!, $id: ID!) {
      findStatement(partyId: $partyId, statementId: $id) { status statusLabel errorMessage } }`
    expect(await bank.call(call, { partyId: organisationId, id: statement.id })).toEqual({
      status: 'FAIL',
      statusLabel: 'Не удалось подготовить',
      errorMessage: expect.stringContaining('банк'),
    })
  })
})
