import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'

import fastify from 'fastify'
import { filtersOf } from '@tartip/domain/lists/filter'
import { columnsOf, defineList } from '@tartip/domain/lists/list'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { err, ok } from '@tartip/domain/result'
import { readXlsx } from '@tartip/formats/import/xlsx'
import { fromIso } from '@tartip/domain/time/instant'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../actor.ts'
import type { SessionGate } from '../graphql/session-gate.ts'
import { answerErrors } from '../http/errors.ts'
import { addListExports, listExport } from './list-export-routes.ts'

function nameOf({ name }: { readonly name: string }): string {
  if (name === 'unwritable') throw new Error('The row cannot be written')
  return name
}

const column = columnsOf<{ readonly name: string }>()
const list = defineList<{ readonly name: string }>()({
  name: 'things',
  filters: {
    name: filtersOf<{ readonly name: string }>().textPart({
      name: 'name',
      of: row => row.name,
      max: 10,
    }),
  },
  sorts: ['NAME'],
  usualSort: { by: 'NAME', order: 'ASC' },
  columns: [
    column('text', 'name', row => nameOf(row), { shown: 'always' }),
    column('text', 'nameOnScreen', row => row.name, { shown: 'onScreen' }),
  ],
})

const person = (signRight: SignRight): Actor => ({
  personId: 'person',
  legalPartyId: 'party',
  signRight,
  signScheme: 'TWO_SIGNATORY',
  signType: 'TOTP',
  postVerificationStatus: 'Confirmed',
  productRoles: [],
  payControlKeyAvailable: true,
  sessionId: 'session',
  userReferenceId: 'person',
  userContractId: 'person',
  contractId: 'contract',
  shortName: 'Асанов А.',
  fullName: 'Асанов Асан',
  companyName: 'ОсОО «Ала-Тоо Трейд»',
  companyInn: '01203201410014',
})

const own = { 'x-tartip-client': '1', 'accept-language': 'en' }

interface Setup {
  readonly actor?: Actor
  readonly stalledAfterMs?: number
}

/**
 * A server with one list; `release` lets the files that wait go on. A cookie `anna of alatoo` is a
 * person of an organisation.
 */
function server({ actor = person('FIRST'), stalledAfterMs }: Setup = {}) {
  const refused: string[] = []
  let release = () => undefined as void
  const released = new Promise<void>(resolve => (release = resolve))
  const sessions: Pick<SessionGate, 'authenticateCookie' | 'authenticateKey' | 'recordRefusal'> = {
    async authenticateCookie(cookie) {
      if (cookie === undefined) return undefined
      const [personId = '', legalPartyId = ''] = cookie.split(' of ')
      const signedIn = { ...actor, personId, legalPartyId }
      return { sessionId: 's', personId, actor: signedIn, expiresInSeconds: 60 }
    },
    authenticateKey: async () => ({
      keyId: 'k',
      legalPartyId: actor.legalPartyId,
      actor,
      apis: ['RATES'],
    }),
    recordRefusal: async ({ code }) => void refused.push(code),
  }
  const app = fastify()
  answerErrors(app)
  const things = listExport(
    list,
    { needs: 'history.read', api: 'PAYMENTS' },
    async (_actor, input) => {
      if (input['name'] === 'wrong') return err('BAD_USER_INPUT', { field: 'name' })
      if (input['name'] === 'silent') return err('BANK_UNAVAILABLE')
      async function* batches() {
        if (input['name'] === 'slow') await released
        if (input['name'] === 'broken') throw new Error('The rows cannot be read')
        const name = input['name']
        while (name === 'endless') yield [{ name: 'x'.repeat(100_000) }]
        yield [{ name: typeof name === 'string' ? name : 'all' }]
      }
      return ok({ at: fromIso('2026-11-30T06:00:00.000Z'), batches: batches() })
    },
  )
  addListExports(app, [things], {
    sessions: sessions as SessionGate,
    allowedOrigins: [],
    stalledAfterMs,
  })
  const get = (query: string, headers: Record<string, string> = { ...own, cookie: 'c' }) =>
    app.inject({ url: `/api/v1/exports/things?${query}`, headers })
  const getAs = (cookie: string, query = 'format=csv') => get(query, { ...own, cookie })
  return { app, get, getAs, refused, release: () => release() }
}

describe('the export of a list', () => {
  test('is a file with its name, with the filters of the request', async () => {
    const answer = await server().get('format=csv&name=some')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="things 30.11.2026.csv"',
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toBe('\uFEFF"name"\r\n"some"\r\n')
  })

  test('says in a workbook whose it is, what narrows it down and when it was written', async () => {
    const { get } = server()
    const aboveTable = async (query: string) => {
      const { rawPayload } = await get(`format=xlsx&language=ru&${query}`)
      const [sheet] = await readXlsx(rawPayload)
      return sheet?.rows.slice(0, 6).map(({ cells }) => cells.get(0)?.text)
    }
    const company = 'ОсОО «Ала-Тоо Трейд»'
    const writtenAt = 'Выгружено: 30.11.2026 12:00'
    expect(await aboveTable('name=some')).toEqual([
      'things',
      company,
      'name: some',
      writtenAt,
      'name',
      'some',
    ])
    expect((await aboveTable(''))?.[2]).toBe('Все записи')
  })

  test('is in the language of the request, or in one that it names', async () => {
    for (const [query, status] of [
      ['language=ky', 200],
      ['language=de', 400],
      ['language=ru&language=ky', 400],
    ] as const) {
      expect((await server().get(`format=csv&${query}`)).statusCode).toBe(status)
    }
  })

  test.each<[string, string, Record<string, string>, number, string]>([
    ['no session', 'format=csv', own, 401, 'UNAUTHENTICATED'],
    ['no proof of our own page', 'format=csv', { cookie: 'c' }, 403, 'CLIENT_HEADER_REQUIRED'],
    [
      'a page of somebody else',
      'format=csv',
      { ...own, cookie: 'c', 'sec-fetch-site': 'cross-site' },
      403,
      'ORIGIN_NOT_ALLOWED',
    ],
    ['a key without the right', 'format=csv', { authorization: 'x' }, 403, 'API_NOT_GRANTED'],
  ])('is refused to %s, and the refusal is noted', async (_name, query, headers, status, code) => {
    const { get, refused } = server()
    const answer = await get(query, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(refused).toEqual([code])
  })

  test('is refused to a person who may not see the list', async () => {
    const { get, refused } = server({ actor: person('CASHIER') })
    expect((await get('format=csv')).statusCode).toBe(403)
    expect(refused).toEqual(['FORBIDDEN'])
  })

  test.each(['format=doc', 'name=x', 'format=csv&name=wrong', 'format=csv&nmae=x'])(
    'refuses the request %s',
    async query => {
      expect((await server().get(query)).json()).toMatchObject({ code: 'BAD_USER_INPUT' })
    },
  )

  test('is refused as unavailable while a system of the bank is silent', async () => {
    const answer = await server().get('format=csv&name=silent')
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'BANK_UNAVAILABLE'])
  })

  test.each(['broken', 'unwritable'])(
    'is a failure and not half a file when its first rows are %s',
    async name => {
      const answer = await server().get(`format=csv&name=${name}`)
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL'])
      expect(answer.headers['content-disposition']).toBeUndefined()
      expect(answer.headers['content-type']).toContain('application/json')
    },
  )
})

describe('exports at the same time', () => {
  const slow = 'format=csv&name=slow'
  const requestsArrive = async () => {
    await new Promise(resolve => setImmediate(resolve))
    await new Promise(resolve => setImmediate(resolve))
  }

  test('are two for one person, whose colleagues are not held up', async () => {
    const { getAs, release } = server()
    const files = [1, 2].map(() => getAs('anna of alatoo', slow))
    await requestsArrive()
    const third = await getAs('anna of alatoo')
    expect([third.statusCode, third.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await getAs('bakyt of alatoo')).statusCode).toBe(200)
    release()
    for (const { statusCode } of await Promise.all(files)) expect(statusCode).toBe(200)
    expect((await getAs('anna of alatoo')).statusCode).toBe(200)
  })

  test('are four for one organisation, and others are not held up', async () => {
    const { getAs, release } = server()
    const people = ['anna', 'anna', 'bakyt', 'cholpon']
    const files = people.map(name => getAs(`${name} of alatoo`, slow))
    await requestsArrive()
    expect((await getAs('daniyar of alatoo')).statusCode).toBe(429)
    expect((await getAs('elena of altyn')).statusCode).toBe(200)
    release()
    for (const { statusCode } of await Promise.all(files)) expect(statusCode).toBe(200)
    expect((await getAs('daniyar of alatoo')).statusCode).toBe(200)
  })

  test.each(['wrong', 'silent', 'broken'])('are not counted when they fail: %s', async name => {
    const { getAs } = server()
    for (const _ of [1, 2, 3]) await getAs('anna of alatoo', `format=csv&name=${name}`)
    expect((await getAs('anna of alatoo')).statusCode).toBe(200)
  })

  test('end for a reader that takes nothing any more', async () => {
    const { app, getAs } = server({ stalledAfterMs: 50 })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const ends: Promise<unknown>[] = []
    app.server.on('connection', (socket: Socket) => ends.push(once(socket, 'close')))
    const readers = [1, 2].map(() => {
      const reader = connect(port, '127.0.0.1').pause()
      reader.write(
        'GET /api/v1/exports/things?format=csv&name=endless HTTP/1.1\r\nHost: localhost\r\n' +
          'X-Tartip-Client: 1\r\nCookie: anna of alatoo\r\n\r\n',
      )
      return reader
    })
    await Promise.all(readers.map(reader => once(reader, 'connect')))
    while (ends.length < 2) await new Promise(resolve => setImmediate(resolve))
    await Promise.all(ends)
    expect((await getAs('anna of alatoo')).statusCode).toBe(200)
    for (const reader of readers) reader.destroy()
    await app.close()
  })
})
