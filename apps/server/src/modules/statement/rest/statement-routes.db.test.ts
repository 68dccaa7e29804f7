import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import type { SessionGate } from '../../../platform/graphql/session-gate.ts'
import { answerErrors } from '../../../platform/http/errors.ts'
import { organisationId } from '../../payment/testing/test-people.ts'
import {
  bookFiveDays,
  first,
  openStatementBank,
  somAccount,
  type StatementBank,
} from '../testing/statement-bank.ts'

let bank: StatementBank
let app: FastifyInstance
beforeAll(async () => {
  bank = await openStatementBank()
  bookFiveDays(bank)
  app = fastify()
  answerErrors(app)
  const sessions: Pick<SessionGate, 'authenticateCookie' | 'authenticateKey' | 'recordRefusal'> = {
    authenticateCookie: async cookie =>
      cookie === undefined
        ? undefined
        : { sessionId: 's', personId: first.personId, actor: first, expiresInSeconds: 60 },
    authenticateKey: async () => ({
      keyId: 'k',
      legalPartyId: organisationId,
      actor: first,
      apis: ['ACCOUNTS'],
    }),
    recordRefusal: async () => undefined,
  }
  bank.registerRoutes(app, { sessions: sessions as SessionGate, allowedOrigins: [] })
})
afterAll(async () => {
  await app.close()
  await bank.close()
})

const asPerson = { 'x-tartip-client': 'web', 'sec-fetch-site': 'same-origin', cookie: 'c' }
const asProgram = { authorization: 'Bearer key' }
const get = (url: string, headers: Record<string, string> = asPerson) =>
  app.inject({ url, headers })

async function readyStatement(): Promise<{ readonly id: string }> {
  const call = `mutation($order: StatementOrderInput!) { order(statementOrder: $order) { statement { id } } }`
  const { statement } = await bank.call<{ statement: { id: string } }>(call, {
    order: {
      partyId: organisationId,
      account: somAccount.account,
      currencies: [],
      startDate: '2026-11-01',
      endDate: '2026-11-05',
    },
  })
  await bank.runJobs()
  return statement
}

describe('the file of a statement', () => {
  test('arrives under its name, which old programs read in Latin letters', async () => {
    const { id } = await readyStatement()
    const answer = await get(`/api/v1/statements/${id}/file?format=TXT`)
    expect(answer.statusCode).toBe(200)
    const disposition = String(answer.headers['content-disposition'])
    const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? ''
    const { account } = somAccount
    expect(decodeURIComponent(encoded)).toBe(
      `Выписка по счёту ${account} 01.11.2026 – 05.11.2026.txt`,
    )
    const plain = /filename="([^"]*)"/.exec(disposition)?.[1]
    expect(plain).toBe(`Vypiska po schetu ${account} 01.11.2026 - 05.11.2026.txt`)
    await bank.call(
      `mutation($partyId: ID!, $id: ID!) { deleteStatement(partyId: $partyId, statementId: $id) }`,
      { partyId: organisationId, id },
    )
  })
})

test('a file of an account that the person may not read is like one that does not exist', async () => {
  const { id } = await readyStatement()
  const url = `/api/v1/statements/${id}/file?format=TXT`
  bank.readable.set(first.personId, [])
  const hidden = await Promise.all([get(url), get(url, asProgram)])
  bank.readable.clear()
  for (const answer of hidden) {
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'STATEMENT_NOT_FOUND' }])
  }
  expect((await get(url)).statusCode).toBe(200)
})

test('a file that the store has lost is made again', async () => {
  const { id } = await readyStatement()
  const url = `/api/v1/statements/${id}/file?format=TXT`
  expect((await get(url)).statusCode).toBe(200)
  await sql`update statement.file set blob_key = 'lost' where statement_id = ${id}`.execute(
    bank.database.ownerDb,
  )
  const lost = await get(url)
  expect([lost.statusCode, lost.json()]).toMatchObject([
    409,
    { code: 'STATEMENT_FILE_IN_PROGRESS' },
  ])
  await bank.runJobs()
  expect((await get(url)).statusCode).toBe(200)
})

test('two files at once are read by one person, another is refused and may be read later', async () => {
  const { id } = await readyStatement()
  const url = `/api/v1/statements/${id}/file?format=TXT`
  const answers = await Promise.all([get(url), get(url), get(url)])
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429])
  expect((await get(url)).statusCode).toBe(200)
})

describe('what is new, as a file', () => {
  const address = (more: string) =>
    `/api/v1/statements/new-payments?account=${somAccount.account}&${more}`

  test.each([
    ['TXT', 'utf8', /^1CClientBankExchange\r\nВерсияФормата=1\.03/],
    ['CAMT053', 'utf8', /camt\.053\.001\.08/],
    ['MT940', 'latin1', /^:20:/],
    ['CSV', 'utf8', /^\uFEFF"Счёт"/],
  ] as const)('goes on with the cursor of the header: %s', async (format, encoding, beginning) => {
    const begin = await get(address(`format=${format}&from=2026-11-01&size=3`), asProgram)
    expect([begin.statusCode, begin.headers['x-has-more']]).toEqual([200, 'true'])
    expect(begin.rawPayload.toString(encoding)).toMatch(beginning)
    const cursor = String(begin.headers['x-next-cursor'])
    const rest = await get(address(`format=${format}&after=${cursor}`), asProgram)
    expect([rest.statusCode, rest.headers['x-has-more']]).toEqual([200, 'false'])
    const last = String(rest.headers['x-next-cursor'])
    const nothing = await get(address(`format=${format}&after=${last}`), asProgram)
    expect([nothing.statusCode, nothing.headers['x-next-cursor']]).toEqual([204, last])
  })

  test('adds up as a statement of its own from file to file', async () => {
    const balances: string[] = []
    let after = 'from=2026-11-01'
    for (let file = 0; file < 3; file += 1) {
      const { headers, body } = await get(address(`format=TXT&size=2&${after}`), asProgram)
      const valueOf = (key: string) => new RegExp(`^${key}=(.*)\r$`, 'm').exec(body)?.[1] ?? ''
      balances.push(valueOf('НачальныйОстаток'), valueOf('КонечныйОстаток'))
      after = `after=${String(headers['x-next-cursor'])}`
    }
    expect(balances).toEqual(['1000.00', '900.00', '900.00', '800.00', '800.00', '1300.00'])
  })

  test('with letters that the encoding lacks is refused, and the cursor stays', async () => {
    const answer = await get(address('format=TXT_V102&from=2026-11-03'), asProgram)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'STATEMENT_LETTERS_NOT_IN_FORMAT' })
  })

  test.each([
    ['format=PDF', 400, 'BAD_USER_INPUT'],
    ['format=TXT&size=many', 400, 'BAD_USER_INPUT'],
    ['format=TXT&size=501', 400, 'BAD_USER_INPUT'],
    ['format=TXT&language=DE', 400, 'BAD_USER_INPUT'],
    ['format=TXT&from=yesterday', 400, 'DATE_INVALID'],
    ['format=TXT&after=nonsense', 400, 'CURSOR_INVALID'],
    ['format=TXT&after=1&after=2', 400, 'BAD_USER_INPUT'],
  ])('is refused for %s', async (query, status, code) => {
    const answer = await get(address(query))
    expect([answer.statusCode, (answer.json() as { code: string }).code]).toEqual([status, code])
  })

  test('is written by two at a time for one person; another call is refused and may come again', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>(resolve => {
      answer = resolve
    })
    const { operationsAfter } = bank.books.core
    const reading = vi
      .spyOn(bank.books.core, 'operationsAfter')
      .mockImplementation(async (...read) => {
        await isAnswered
        return operationsAfter(...read)
      })
    const first = [get(address('format=CAMT053')), get(address('format=MT940'))]
    await vi.waitFor(() => expect(reading).toHaveBeenCalledTimes(2), 15_000)
    const refused = await get(address('format=TXT'))
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }])
    answer()
    expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    reading.mockRestore()
    expect((await get(address('format=TXT'))).statusCode).toBe(200)
  })

  test.each(['form=2026-11-03', 'After=x', '__proto__=x'])(
    'is refused with the misspelt parameter %s, and not all that was ever booked',
    async misspelt => {
      const answer = await get(address(`format=CSV&${misspelt}`))
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'REQUEST_INVALID', params: { field: misspelt.split('=')[0] } },
      ])
    },
  )

  test('of a time when the bank does not answer says so', async () => {
    bank.books.setUnavailable(true)
    const answer = await get(address('format=TXT'))
    bank.books.setUnavailable(false)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'BANK_UNAVAILABLE' })
  })
})
