import fastify from 'fastify'
import { filtersOf } from '@tartip/domain/lists/filter'
import { columnsOf, defineList } from '@tartip/domain/lists/list'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { err, ok } from '@tartip/domain/result'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../actor.ts'
import type { SessionGate } from '../graphql/session-gate.ts'
import { answerErrors } from '../http/errors.ts'
import { addListExports, listExport } from './list-export-routes.ts'

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
    column('text', 'name', row => row.name, { shown: 'always' }),
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

/** A server with one list; `release` lets the files that wait go on. */
function server(actor = person('FIRST')) {
  const refused: string[] = []
  let release = () => undefined as void
  const released = new Promise<void>(resolve => (release = resolve))
  const sessions: Pick<SessionGate, 'authenticateCookie' | 'authenticateKey' | 'recordRefusal'> = {
    authenticateCookie: async cookie =>
      cookie === undefined
        ? undefined
        : { sessionId: 's', personId: actor.personId, actor, expiresInSeconds: 60 },
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
      async function* batches() {
        if (input['name'] === 'slow') await released
        const name = input['name']
        yield [{ name: typeof name === 'string' ? name : 'all' }]
      }
      return ok({ name: 'things-2026-11-30', batches: batches() })
    },
  )
  addListExports(app, [things], { sessions: sessions as SessionGate, allowedOrigins: [] })
  const get = (query: string, headers: Record<string, string> = { ...own, cookie: 'c' }) =>
    app.inject({ url: `/api/v1/exports/things?${query}`, headers })
  return { get, refused, release: () => release() }
}

describe('the export of a list', () => {
  test('is a file with its name, with the filters of the request', async () => {
    const answer = await server().get('format=csv&name=some')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="things-2026-11-30.csv"',
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toBe('\uFEFF"name"\r\n"some"')
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
    const { get, refused } = server(person('CASHIER'))
    expect((await get('format=csv')).statusCode).toBe(403)
    expect(refused).toEqual(['FORBIDDEN'])
  })

  test.each(['format=doc', 'name=x', 'format=csv&name=wrong', 'format=csv&nmae=x'])(
    'refuses the request %s',
    async query => {
      expect((await server().get(query)).json()).toMatchObject({ code: 'BAD_USER_INPUT' })
    },
  )

  test('is written for four at once; the fifth is asked to wait, and room is given back', async () => {
    const { get, release } = server()
    const slow = [1, 2, 3, 4].map(() => get('format=csv&name=slow'))
    await new Promise(resolve => setImmediate(resolve))
    await new Promise(resolve => setImmediate(resolve))
    expect((await get('format=csv')).statusCode).toBe(429)
    release()
    for (const { statusCode } of await Promise.all(slow)) expect(statusCode).toBe(200)
    expect((await get('format=csv')).statusCode).toBe(200)
  })
})
