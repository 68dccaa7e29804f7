import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { bankChain } from '../../../../platform/audit/audit-record.ts'
import { entrySource } from '../../../../platform/audit/audit-source.ts'
import { sealAudit } from '../../../../platform/audit/seal-audit.ts'
import { verifyAudit } from '../../../../platform/audit/verify-audit.ts'
import type { SeedOrganisation, SeedPerson } from '../../public.ts'
import { accessAuditSource } from '../../store/audit-store.ts'
import {
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'
import { createRefusalLog, refusalBatchMs, type RefusalLog } from './refusal-log.ts'

let bank: TestAccessControl
let company: SeedOrganisation
let accountant: SeedPerson
let browser: Answer

const sources = [entrySource, accessAuditSource]

beforeAll(async () => {
  bank = await testAccessControl()
  company = await bank.addOrganisation()
})
afterAll(() => bank.close())

beforeEach(async () => {
  accountant = await bank.addPerson()
  await bank.addUserContract(accountant, company, { signRight: 'SECOND' })
  browser = await bank.signIn(accountant)
})

interface Line {
  outcome: string
  parties: string[]
  operation: string
  times: number | null
}

async function linesOf(personId: string | null): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select line.outcome, line.legal_party_ids::text[] as parties,
      line.details ->> 'operation' as operation, (line.details ->> 'times')::int as times
    from (${sql.raw(accessAuditSource.select)}) line
    where line.action = 'callRefused' and line.person_id is not distinct from ${personId}::uuid
    order by line.id`.execute(bank.database.ownerDb)
  return rows
}

const wait = (milliseconds: number) =>
  bank.clock.setTo(new Date(bank.clock.now() + milliseconds).toISOString())

async function runQuery(query: string, cookies = browser.cookies): Promise<number> {
  const answer = await bank.call('POST', '/graphql/access-control', { cookies, body: { query } })
  return answer.status
}

const people = '{ employeesContract(orgReferenceId: "x") { id } }'
const log = (): RefusalLog => createRefusalLog({ db: bank.database.db, clock: bank.clock })

describe('a refused call', () => {
  test('stands in the audit of the organisation with person, operation and reason', async () => {
    await runQuery(people)
    expect(await linesOf(accountant.personId)).toEqual([
      {
        outcome: 'FORBIDDEN',
        parties: [company.legalPartyId],
        operation: 'employeesContract',
        times: null,
      },
    ])
  })

  test('is reported also where the use case, not the policy before it, has refused', async () => {
    const query = `{ employee(userReferenceId: "${bank.ids.uuid()}") { id } }`
    await runQuery(query)
    expect(await linesOf(accountant.personId)).toMatchObject([
      { outcome: 'FORBIDDEN', operation: 'employee' },
    ])
  })

  test('of a person whom the bank still checks is reported as such', async () => {
    const locked = await bank.addPerson({ postVerificationStatus: 'Pending' })
    await bank.addUserContract(locked, company)
    await runQuery(people, (await bank.signIn(locked)).cookies)
    expect(await linesOf(locked.personId)).toMatchObject([{ outcome: 'PERSON_LOCKED' }])
  })

  test('with a session that was logged out still names its person', async () => {
    await bank.call('GET', '/logout', { cookies: browser.cookies })
    expect(await runQuery(people)).toBe(401)
    expect(await linesOf(accountant.personId)).toEqual([
      {
        outcome: 'UNAUTHENTICATED',
        parties: [company.legalPartyId],
        operation: 'access-control',
        times: null,
      },
    ])
  })

  test('of a page that is kept alive after its session is reported too', async () => {
    await bank.call('GET', '/logout', { cookies: browser.cookies })
    await bank.call('GET', '/keep-alive', { cookies: browser.cookies })
    expect(await linesOf(accountant.personId)).toMatchObject([{ operation: '/api/v1/keep-alive' }])
  })

  test('of nobody and of a foreign page stands in the chain of the bank', async () => {
    await runQuery(people, {})
    await bank.call('GET', '/login', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(await linesOf(null)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ outcome: 'UNAUTHENTICATED', parties: [bankChain] }),
        expect.objectContaining({ outcome: 'ORIGIN_NOT_ALLOWED', operation: '/api/v1/login' }),
      ]),
    )
  })
})

describe('a flood of refusals', () => {
  const call = (operation: string) => ({
    code: 'FORBIDDEN',
    operation,
    ip: '10.0.0.1',
    session: { sessionId: bank.ids.uuid(), personId: accountant.personId },
  })

  test('of one person within a minute is two lines, the second with their number', async () => {
    const refusals = log()
    await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        refusals.note(call(`operation${index % 3}`), undefined),
      ),
    )
    expect(await linesOf(accountant.personId)).toHaveLength(1)
    expect(await refusals.writeRepeats()).toBe(0)
    wait(refusalBatchMs)
    expect(await refusals.writeRepeats()).toBe(1)
    expect(await linesOf(accountant.personId)).toMatchObject([
      { times: null },
      { times: 499, operation: 'operation1, operation2, operation0' },
    ])
    expect(await refusals.writeRepeats(true)).toBe(0)
  })

  test('names a dozen operations, and counts the others', async () => {
    const refusals = log()
    for (let index = 0; index < 40; index += 1) {
      await refusals.note(call(`operation${index}`), undefined)
    }
    await refusals.writeRepeats(true)
    const line = (await linesOf(accountant.personId)).at(-1)
    expect([line?.times, line?.operation.split(', ').length]).toEqual([39, 12])
  })

  test('that goes on begins another minute with a line of its own', async () => {
    const refusals = log()
    await refusals.note(call('first'), undefined)
    await refusals.note(call('again'), undefined)
    wait(refusalBatchMs)
    await refusals.note(call('later'), undefined)
    expect(await linesOf(accountant.personId)).toMatchObject([
      { operation: 'first', times: null },
      { operation: 'again', times: 1 },
      { operation: 'later', times: null },
    ])
  })

  test('that goes on by calls at once writes the minute before it down once', async () => {
    const refusals = log()
    await refusals.note(call('first'), undefined)
    await refusals.note(call('again'), undefined)
    wait(refusalBatchMs)
    await Promise.all([1, 2, 3, 4, 5].map(() => refusals.note(call('later'), undefined)))
    await refusals.writeRepeats(true)
    const lines = await linesOf(accountant.personId)
    expect(lines.map(({ operation, times }) => `${operation} ${times}`).toSorted()).toEqual([
      'again 1',
      'first null',
      'later 4',
      'later null',
    ])
  })

  test('of one person hides nobody else’s and no other reason', async () => {
    const refusals = log()
    await refusals.note(call('a'), undefined)
    await refusals.note({ ...call('a'), code: 'PERSON_LOCKED' }, undefined)
    const other = { sessionId: bank.ids.uuid(), personId: bank.ids.uuid() }
    await refusals.note({ ...call('a'), session: other }, undefined)
    expect(await linesOf(accountant.personId)).toHaveLength(2)
    expect(await linesOf(other.personId)).toHaveLength(1)
  })
})

test('what was refused is sealed into the chains and holds when they are checked', async () => {
  await runQuery(people)
  for (let step = 0; step < 3; step += 1) {
    await sealAudit(bank.database.db, sources)()
    await sql`update platform.audit_cursor set seen_at = seen_at - interval '1 second'`.execute(
      bank.database.ownerDb,
    )
  }
  const { rows } = await sql<{ sealed: number }>`
    select count(*)::int as sealed from platform.audit_record
    where action = 'callRefused' and legal_party_id = ${company.legalPartyId}
      and person_id = ${accountant.personId} and details ->> 'operation' is not null`.execute(
    bank.database.ownerDb,
  )
  expect(rows).toEqual([{ sealed: 1 }])
  expect((await verifyAudit(bank.database.db, sources, [])).broken).toEqual([])
})
