import { once } from 'node:events'
import { join } from 'node:path'
import { fromIso } from '@tartip/domain/time/instant'
import { startProgram } from '@tartip/testkit/process/start-program'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { asSystem } from '../../platform/db/connections.ts'
import { mostAttempts, reportWorkers } from '../../platform/jobs/store/job-queue-store.ts'
import { organisationId, otherOrganisationId } from '../payment/testing/test-people.ts'
import {
  bookFiveDays,
  cardAccount,
  dollarAccount,
  openStatementBank,
  somAccount,
  type StatementBank,
} from './testing/statement-bank.ts'
import { writeStatement } from './files/write-statement.ts'
import {
  deleteCall,
  downloadCall,
  findAllCall,
  orderCall,
  orderOf,
  paymentsCall,
  statementSteps,
  type Ordered,
} from './testing/statement-calls.ts'

let bank: StatementBank
beforeAll(async () => {
  bank = await openStatementBank()
  bookFiveDays(bank)
})
afterAll(() => bank.close())
const { order, ready, noticesOf, download } = statementSteps(() => bank)

describe('an ordered statement', () => {
  test('is made by a job and adds up', async () => {
    // No other test orders this period.
    const { statement } = await order({ endDate: '2026-11-06' })
    expect(statement).toMatchObject({ status: 'PENDING', statusLabel: 'Заказана' })
    await bank.runJobs()
    const { statements } = await bank.call<{ statements: { id: string }[] }>(findAllCall, {
      partyId: organisationId,
    })
    expect(statements.find(({ id }) => id === statement.id)).toMatchObject({
      status: 'READY',
      statusLabel: 'Готова',
      progress: 100,
    })
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
    await expect(download(fileName, 'TXT')).rejects.toThrow('STATEMENT_EMPTY')
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

describe('the file of a statement', () => {
  test('has its name in Cyrillic and the operations', async () => {
    const { fileName } = await ready()
    const file = await download(fileName, 'TXT')
    expect(file.fileName).toBe('Выписка по счёту 1090011000014201 01.11.2026 – 05.11.2026.txt')
    const inEnglish = await download(fileName, 'CSV', 'EN')
    expect(inEnglish.fileName).toMatch(
      /^Account statement \d{16} 01\.11\.2026 – 05\.11\.2026\.csv$/,
    )
    const text = Buffer.from(file.data, 'base64').toString('utf8')
    expect(text.match(/^СекцияДокумент=/gm)).toHaveLength(5)
    expect(text).toContain('Аренда офиса, өкмөт')
  })

  test('is offered as 1C 1.02 only while the name of the company has no letter that the format lacks', async () => {
    const { id } = await ready()
    const formats = async () => {
      const call = { partyId: organisationId }
      type Found = { readonly statements: readonly { id: string; formats: readonly string[] }[] }
      const { statements } = await bank.call<Found>(findAllCall, call)
      return statements.find(one => one.id === id)?.formats
    }
    expect(await formats()).toContain('TXT_V102')
    await sql`update statement.statement set client_name = 'ОсОО «Кызыл-Өрүк»' where id = ${id}`.execute(
      asSystem(bank.database.db),
    )
    expect(await formats()).toEqual(['PDF', 'XLSX', 'TXT', 'CAMT053', 'MT940', 'CSV'])
  })

  test('with Kyrgyz letters is refused in an encoding that lacks them', async () => {
    const { fileName } = await ready()
    await expect(download(fileName, 'TXT_V102')).rejects.toThrow('STATEMENT_LETTERS_NOT_IN_FORMAT')
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

test('people who follow the list hear of a new statement, its progress and its end', async () => {
  const listenCall = `subscription($partyId: ID!) { listen(partyId: $partyId) {
    subscriptionType statementId statement { status } } }`
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

test('a statement from the first day of the calendar begins with nothing', async () => {
  const call = `query($parameters: StatementPaymentsInput!) {
    getPayments(parameters: $parameters) { totalElements
      accounts { currencies { incomingBalance outgoingBalance } } } }`
  const { account, partyId, currencies } = orderOf().order
  const parameters = { account, partyId, currencies }
  const period = { startDate: '0001-01-01', endDate: '0001-01-31' }
  expect(await bank.call(call, { parameters: { ...parameters, ...period } })).toMatchObject({
    totalElements: 0,
    accounts: [{ currencies: [{ incomingBalance: '0.00', outgoingBalance: '0.00' }] }],
  })
})

describe('a statement whose making is interrupted', () => {
  const statusOf = async (id: string) => {
    const call = `query($partyId: ID!, $id: ID!) { findStatement(partyId: $partyId, statementId: $id) { status } }`
    return (await bank.call<{ status: string }>(call, { partyId: organisationId, id })).status
  }

  // A job that another test has left would take the interruption.
  beforeEach(() => bank.runJobs())

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

  test.each([
    { whileIt: 'reads the bank', formats: [] },
    { whileIt: 'writes a file', formats: ['PDF'] },
    { whileIt: 'writes a file that was ordered later', formats: ['CSV'] },
  ])('leaves nothing when it is removed while its process $whileIt', async ({ formats }) => {
    const remove = { act: async () => {} }
    const other = await openStatementBank({
      async *writeFile(file, read) {
        yield* writeStatement(file, read)
        if (formats.includes(file.format)) await remove.act()
      },
    })
    onTestFinished(() => other.close())
    bookFiveDays(other)
    const { statement } = await other.call<Ordered>(orderCall, orderOf())
    const { id, fileName } = statement
    remove.act = () => other.call(deleteCall, { partyId: organisationId, id })
    if (formats.length === 0) other.books.beforeOperations(remove.act)
    await other.runJobs()
    if (formats.includes('CSV')) {
      const variables = { partyId: organisationId, fileName, format: 'CSV', language: 'RU' }
      const downloading = other.call(downloadCall, variables)
      await Promise.all([
        expect(downloading).rejects.toThrow('STATEMENT_NOT_FOUND'),
        other.untilJobsAreDone(),
      ])
    }
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from statement.statement) + (select count(*) from statement.operation)
        + (select count(*) from statement.file) as left`.execute(other.database.ownerDb)
    expect(rows.map(({ left }) => Number(left))).toEqual([0])
    expect(await other.storedFiles()).toEqual([])
    expect(other.logged).toEqual([])
  })

  test('is removed with a file whose process was killed before it recorded it', async () => {
    const other = await openStatementBank()
    onTestFinished(() => other.close())
    bookFiveDays(other)
    const { statement } = await other.call<Ordered>(orderCall, orderOf())
    await other.runJobs()
    await sql`delete from statement.file where format = 'PDF'`.execute(other.database.ownerDb)
    expect(await other.storedFiles()).not.toEqual([])
    await other.call(deleteCall, { partyId: organisationId, id: statement.id })
    await other.runJobs()
    expect(await other.storedFiles()).toEqual([])
  })

  test('is removed with its files however long the store of files was away', async () => {
    const other = await openStatementBank()
    onTestFinished(() => other.close())
    bookFiveDays(other)
    const { statement } = await other.call<Ordered>(orderCall, orderOf())
    await other.runJobs()
    other.removals.failing = mostAttempts
    await other.call(deleteCall, { partyId: organisationId, id: statement.id })
    for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
      await other.runJobs()
      expect(await other.storedFiles()).not.toEqual([])
      await other.makeDue()
    }
    await other.runJobs()
    expect(await other.storedFiles()).toEqual([])
  })

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
    // A program that repeats the call while a statement is not ready would repeat it for ever.
    await expect(download(statement.fileName, 'TXT')).rejects.toThrow('STATEMENT_FILE_FAILED')
    await expect(bank.call(paymentsCall, { id: statement.id })).rejects.toThrow(
      'STATEMENT_NOT_MADE',
    )
  })
})
