import { signRights } from '@tartip/domain/people/sign-right'
import { fromIso } from '@tartip/domain/time/instant'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { organisationId, otherOrganisationId, testActor } from '../payment/testing/test-people.ts'
import {
  bookFiveDays,
  dollarAccount,
  openStatementBank,
  somAccount,
  type StatementBank,
} from './testing/statement-bank.ts'
import {
  downloadCall,
  findAllCall,
  orderCall,
  orderOf,
  paymentsCall,
  statementSteps,
} from './testing/statement-calls.ts'

let bank: StatementBank
beforeAll(async () => {
  bank = await openStatementBank()
  bookFiveDays(bank)
})
afterAll(() => bank.close())
const { order, ready, noticesOf } = statementSteps(() => bank)

describe('a statement of others', () => {
  const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })
  const colleague = testActor('AUDITOR')

  test('answers like one that does not exist', async () => {
    const { id, fileName } = await ready()
    const readable = await ready({ account: dollarAccount.account, endDate: '2026-11-02' })
    bank.readable.set(colleague.personId, [dollarAccount.account])
    onTestFinished(() => void bank.readable.delete(colleague.personId))
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
    const { statements } = await bank.call<{ statements: { id: string }[] }>(
      findAllCall,
      { partyId: organisationId },
      { actor: colleague },
    )
    const shown = statements.map(one => one.id)
    expect(shown).toContain(readable.id)
    expect(shown).not.toContain(id)
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

describe('a salary', () => {
  beforeAll(() => {
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
    bank.books.book(dollarAccount, {
      bookedAt: fromIso('2026-11-05T06:00:00.000Z'),
      direction: 'DEBIT',
      amountMinor: 123_45n,
      operationCode: 'SALARY',
      salaryPeople: 1,
      documentNumber: '78',
    })
  })

  test('of several people are shown one by one only to those who may see them', async () => {
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

  test('of one person is shown with others, or the statement is for people who may see salaries', async () => {
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
    expect(statements.find(({ id }) => id === masked.statement.id)).toMatchObject({
      status: 'FAIL',
    })
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
})
