import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate } from '@tartip/domain/time/instant'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { entrySource } from '../../../platform/audit/audit-source.ts'
import { sealAudit } from '../../../platform/audit/seal-audit.ts'
import { verifyAudit } from '../../../platform/audit/verify-audit.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { SeedOrganisation, SeedPerson } from '../public.ts'
import { accessAuditSource } from '../store/audit-store.ts'
import {
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../testing/test-access-control.ts'

let bank: TestAccessControl
let company: SeedOrganisation
let director: SeedPerson
let browser: Answer

const sources = [entrySource, accessAuditSource]

beforeAll(async () => {
  bank = await testAccessControl()
  company = await bank.addOrganisation()
  director = await bank.addPerson()
  await bank.addUserContract(director, company)
  await bank.logIn(director, { password: 'Wrong-Password-1!' })
  await bank.logIn(undefined, { password: 'Wrong-Password-1!' })
  browser = await bank.signIn(director)
  await inTenant(bank.database.db, company.legalPartyId, tx =>
    recordAudit(tx, {
      legalPartyId: company.legalPartyId,
      at: bank.clock.now(),
      personId: director.personId,
      action: 'permissionsChanged',
      outcome: 'ok',
      details: { account: '··0142', after: ['READ', 'CLEARING'] },
    }),
  )
  await seal()
})
afterAll(() => bank.close())

async function seal(of = bank): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    await sealAudit(of.database.db, sources)()
    await sql`update platform.audit_cursor set seen_at = seen_at - interval '1 second'`.execute(
      of.database.ownerDb,
    )
  }
}

interface Trail {
  data?: { auditTrail: { list: Record<string, unknown>[]; nextCursor: string | null } }
  errors?: { extensions: { code: string } }[]
}

async function readAudit(
  by: Answer,
  args = `orgReferenceId: "${company.legalPartyId}"`,
  of = bank,
): Promise<Trail> {
  const query = `{ auditTrail(${args}) {
    list { sequence source action outcome personName details { name value } hash } nextCursor } }`
  const answer = await of.call('POST', '/graphql/access-control', {
    cookies: by.cookies,
    body: { query },
  })
  return answer.body
}
const codeOf = (answer: Trail) => answer.errors?.[0]?.extensions.code

describe('the audit of an organisation', () => {
  test('shows its first signatory every sign-in, refusal and change, newest first', async () => {
    const { data } = await readAudit(browser)
    const reported = data?.auditTrail.list.map(({ source, action, outcome }) => [
      source,
      action,
      outcome,
    ])
    expect(reported).toEqual([
      ['door', 'signInConfirmed', 'ok'],
      ['door', 'signInBegun', 'ok'],
      ['door', 'signInBegun', 'UserCredentialsException'],
      ['entry', 'permissionsChanged', 'ok'],
    ])
    expect(data?.auditTrail.list.at(-1)).toMatchObject({
      sequence: '1',
      personName: director.fullName,
      details: [
        { name: 'after', value: '["READ","CLEARING"]' },
        { name: 'account', value: '··0142' },
      ],
    })
  })

  test('is read page by page', async () => {
    const own = `orgReferenceId: "${company.legalPartyId}", size: 3`
    const first = await readAudit(browser, own)
    expect(first.data?.auditTrail.nextCursor).toBe('2')
    const second = await readAudit(browser, `${own}, before: "2"`)
    expect(second.data?.auditTrail).toMatchObject({ list: [{ sequence: '1' }], nextCursor: null })
  })

  test('keeps the place of its pages while new lines come in', async () => {
    const own = await testAccessControl()
    const busy = await own.addOrganisation()
    const owner = await own.addPerson()
    await own.addUserContract(owner, busy)
    const args = `orgReferenceId: "${busy.legalPartyId}", size: 2`
    const note = async () => {
      await inTenant(own.database.db, busy.legalPartyId, tx =>
        recordAudit(tx, {
          legalPartyId: busy.legalPartyId,
          at: own.clock.now(),
          personId: owner.personId,
          action: 'permissionsChanged',
          outcome: 'ok',
          details: {},
        }),
      )
      await seal(own)
    }
    for (let lines = 0; lines < 5; lines += 1) await note()
    const ownBrowser = await own.signIn(owner)
    const newest = await readAudit(ownBrowser, args, own)
    const seen = newest.data?.auditTrail.list.map(({ sequence }) => Number(sequence)) ?? []
    let cursor = newest.data?.auditTrail.nextCursor
    while (cursor) {
      await note()
      const { data } = await readAudit(ownBrowser, `${args}, before: "${cursor}"`, own)
      seen.push(...(data?.auditTrail.list ?? []).map(({ sequence }) => Number(sequence)))
      cursor = data?.auditTrail.nextCursor
    }
    const [first = 0] = seen
    expect(seen).toEqual(Array.from({ length: first }, (_, place) => first - place))
    expect(first).toBeGreaterThanOrEqual(5)
    await own.close()
  })

  test('says in words what was refused, and keeps the name of what is gone', async () => {
    const own = await testAccessControl()
    const party = await own.addOrganisation()
    const [owner, accountant] = [await own.addPerson(), await own.addPerson()]
    await own.addUserContract(owner, party)
    await own.addUserContract(accountant, party, { signRight: 'SECOND' })
    const { cookies } = await own.signIn(accountant)
    const query = `{ employeesContract(orgReferenceId: "${party.legalPartyId}") { id } }`
    await own.call('POST', '/graphql/access-control', { cookies, body: { query } })
    await inTenant(own.database.db, party.legalPartyId, tx =>
      recordAudit(tx, {
        legalPartyId: party.legalPartyId,
        at: own.clock.now(),
        personId: owner.personId,
        action: 'callRefused',
        outcome: 'FORBIDDEN',
        details: { operation: 'auditTrail, apiKey, createApiKey, access-control, goneLongAgo' },
      }),
    )
    await seal(own)
    const refused = `orgReferenceId: "${party.legalPartyId}", filter: { action: "callRefused" }`
    const { data } = await readAudit(await own.signIn(owner), refused, own)
    const operations = data?.auditTrail.list.map(({ details }) => details)
    expect(operations).toEqual(
      expect.arrayContaining([
        [
          {
            name: 'operation',
            value:
              'Журнал действий (auditTrail), API-ключи (apiKey), API-ключи (createApiKey), Вход и профиль, goneLongAgo',
          },
        ],
        expect.arrayContaining([
          { name: 'operation', value: 'Пользователи и их права (employeesContract)' },
        ]),
      ]),
    )
    await own.close()
  })

  test.each([
    ['outcome: REFUSED', ['3']],
    [`person: "00000000-0000-4000-8000-000000000009"`, []],
    ['action: "permissionsChanged"', ['1']],
    ['action: "recall"', []],
    ['endDate: "0001-01-01"', []],
    ['startDate: "0001-01-01", outcome: REFUSED', ['3']],
    ['endDate: "9999-12-31", outcome: REFUSED', ['3']],
  ])('is narrowed down by %s', async (filter, sequences) => {
    const own = `orgReferenceId: "${company.legalPartyId}", filter: { ${filter} }`
    const { data } = await readAudit(browser, own)
    expect(data?.auditTrail.list.map(({ sequence }) => sequence)).toHaveLength(sequences.length)
  })

  test('refuses a period with swapped ends', async () => {
    const filter = `filter: { startDate: "2026-11-30", endDate: "2026-11-01" }`
    const answer = await readAudit(browser, `orgReferenceId: "${company.legalPartyId}", ${filter}`)
    expect(codeOf(answer)).toBe('PERIOD_INVALID')
  })

  test('is written into a file for its own first signatory only', async () => {
    const exported = async (by: Answer, query = '') => {
      const response = await bank.app.inject({
        url: `/api/v1/exports/audit?format=csv${query}`,
        headers: { 'x-tartip-client': 'web', 'sec-fetch-site': 'same-origin' },
        cookies: by.cookies,
      })
      const { statusCode: status, headers, body } = response
      return { status, headers, lines: body.trimEnd().split('\r\n').slice(1) }
    }
    const all = await exported(browser)
    expect(all.lines).toHaveLength(4)
    const today = formatDate(bishkekDate(bank.clock.now()))
    const nameOf = ({ headers }: typeof all) => headers['content-disposition']
    expect(nameOf(all)).toContain(`"Zhurnal deystviy ${today}.csv"`)
    const since = await exported(browser, '&startDate=2026-01-05')
    expect(nameOf(since)).toContain(`"Zhurnal deystviy 05.01.2026 - ${today}.csv"`)
    expect(all.lines.join('\n')).toContain('"Смена прав на счёт или карту";"Выполнено"')
    expect((await exported(browser, '&outcome=REFUSED')).lines).toHaveLength(1)
    const foreign = `&orgReferenceId=${(await bank.addOrganisation()).legalPartyId}`
    expect((await exported(browser, foreign)).status).toBe(400)
    const other = await bank.addOrganisation()
    const stranger = await bank.addPerson()
    await bank.addUserContract(stranger, other)
    const otherBrowser = await bank.signIn(stranger)
    const { lines } = await exported(otherBrowser)
    expect(lines.join('\n')).not.toContain('Смена прав')
    const auditor = await bank.addPerson()
    await bank.addUserContract(auditor, company, { signRight: 'SECOND' })
    expect((await exported(await bank.signIn(auditor))).status).toBe(403)
  })

  test('keeps what nobody of it has done in the chain of the bank', async () => {
    const { chains, broken } = await verifyAudit(bank.database.db, sources, [])
    expect([chains, broken]).toEqual([2, []])
  })

  test('is closed to others, and another organisation’s does not exist', async () => {
    const accountant = await bank.addPerson()
    await bank.addUserContract(accountant, company, { signRight: 'SECOND' })
    expect(codeOf(await readAudit(await bank.signIn(accountant)))).toBe('FORBIDDEN')
    const other = await bank.addOrganisation()
    const foreign = await readAudit(browser, `orgReferenceId: "${other.legalPartyId}"`)
    const unknown = await readAudit(browser, `orgReferenceId: "${bank.ids.uuid()}"`)
    expect([codeOf(foreign), codeOf(unknown)]).toEqual([
      'LEGAL_PARTY_NOT_FOUND',
      'LEGAL_PARTY_NOT_FOUND',
    ])
  })

  test.each([
    ['before: "x"', 'REQUEST_INVALID'],
    ['before: "0"', 'REQUEST_INVALID'],
    ['size: 0', 'BAD_USER_INPUT'],
    ['size: 201', 'BAD_USER_INPUT'],
  ])('refuses %s', async (wrong, code) => {
    const answer = await readAudit(browser, `orgReferenceId: "${company.legalPartyId}", ${wrong}`)
    expect(codeOf(answer)).toBe(code)
  })
})
