import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

import { systemIds } from './platform/ids.ts'
import { openLiveConnection } from './testing/live-connection.ts'
import { callsOf } from './testing/operation-calls.ts'
import {
  openOutletBank,
  outletCalls,
  register,
  type OutletBank,
  type Person,
  type Shown,
} from './testing/outlet-bank.ts'
import { routesOf } from './testing/routes-of.ts'
import { findServices } from './testing/services.ts'

let bank: OutletBank
beforeAll(async () => {
  bank = await openOutletBank()
}, 180_000)
afterAll(() => bank.whole.close(), 60_000)

/** A customer pays at a register; answers the sale when it is booked. */
async function sold(
  registerId: string | undefined,
  amount: string,
  comment: string,
): Promise<string> {
  const { call, headersOf, http, owner, runQuery, whole } = bank
  const shops = (await call<Shown[]>(owner, outletCalls.all)).data
  const shop = shops.find(one => one.cashRegisters.some(({ id }) => id === registerId))
  const { code: salePointCode } = (await call(owner, outletCalls.one, { id: shop?.id })).data
  const elQr = {
    legalPartyId: owner.legalPartyId,
    cashRegister: `${salePointCode}001`,
    amount,
    comment,
    isDynamic: false,
  }
  const made = await runQuery(
    owner,
    'account',
    'query($elQr: ElQrInput!) { generateElQr(elQr: $elQr) { qr } }',
    { elQr },
  )
  const { data } = JSON.parse(made) as { data: { generateElQr: { qr: string } } }
  const paid = await http.inject({
    method: 'POST',
    url: '/api/simulator/qr/pay',
    headers: headersOf(owner),
    payload: { code: data.generateElQr.qr },
  })
  const { value } = JSON.parse(paid.body) as { value: { saleId: string } }
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from qr.sale where id = ${value.saleId}`.execute(
        whole.database.ownerDb,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
  return value.saleId
}

describe('a cashier', () => {
  test('sees their own registers, the outlets of these, and themselves alone', async () => {
    const { bystander, call, cashier, owner } = bank
    const { data: seen } = await call<Shown[]>(cashier, outletCalls.all)
    expect(seen).toMatchObject([{ name: 'Центральный зал', isEditable: false }])
    const { data: everything } = await call<Shown[]>(owner, outletCalls.all)
    const shop = seen[0]?.id
    const hidden = everything.find(one => one.id !== shop && one.cashRegisters.length > 0)
    expect(hidden).toBeDefined()
    for (const source of [outletCalls.one, outletCalls.registers, outletCalls.terminals]) {
      expect((await call(cashier, source, { id: shop })).code).toBeUndefined()
      expect((await call(cashier, source, { id: hidden?.id })).code).toBe('ENTITY_NOT_FOUND')
    }
    const otherRegister = hidden?.cashRegisters[0]?.id
    expect((await call(cashier, outletCalls.register, { id: otherRegister })).code).toBe(
      'ENTITY_NOT_FOUND',
    )
    expect((await call(cashier, outletCalls.own)).data).toEqual(seen)
    expect((await call(cashier, outletCalls.cashiers)).data).toMatchObject([
      { referenceId: cashier.personId, inn: expect.stringMatching(/^\d{14}$/) },
    ])
    expect((await call(cashier, outletCalls.any)).data).toBe(true)
    expect((await call(bystander, outletCalls.any)).data).toBe(false)
    expect((await call(bystander, outletCalls.all)).data).toEqual([])
  })

  test('is hired by INN, waits for their first sign-in, and is a cashier once', async () => {
    const { call, creator, manager, owner, unemployed, withRegister } = bank
    const { cash } = await withRegister()
    const person = unemployed()
    const data = { inn: person.inn, mobile: '0700 550 001', cashIds: [cash.id] }
    expect(
      (await call(owner, outletCalls.individual, { inn: person.inn })).data.fullName,
    ).toContain(person.lastName)
    const key = systemIds.uuid()
    const first = await call(manager, outletCalls.hire, { data }, key)
    expect(first.data).toMatchObject({ authState: 'INIT' })
    expect((await call(manager, outletCalls.hire, { data }, key)).data).toEqual(first.data)
    expect((await call(owner, outletCalls.hire, { data })).code).toBe('CASHIER_ALREADY_EXISTS')
    expect((await call(creator, outletCalls.hire, { data })).code).toBe('FORBIDDEN')
    const { data: list } = await call(owner, outletCalls.cashiers)
    expect(list).toContainEqual(
      expect.objectContaining({ referenceId: first.data.referenceId, inn: person.inn }),
    )
    // The office sees who works where, but neither number nor phone.
    const { data: seen } = await call(creator, outletCalls.cashiers)
    expect(seen).toContainEqual(
      expect.objectContaining({ referenceId: first.data.referenceId, inn: null, mobile: null }),
    )
  })

  test('is refused with everything that is wrong', async () => {
    const { call, cashier, owner } = bank
    const { code, fields } = await call(owner, outletCalls.hire, {
      data: { inn: '3', mobile: '12', account: '1280000000000000', cashIds: [] },
    })
    expect([code, fields?.map(one => `${one.field} ${one.code}`)]).toEqual([
      'VALIDATION',
      [
        'inn INN_LENGTH',
        'mobile PHONE_LENGTH',
        'account CASHIER_ACCOUNT_INVALID',
        'cashRegisterIds CASHIER_REGISTER_REQUIRED',
      ],
    ])
    const twice = { inn: '20101199900077', mobile: '0700550002', cashIds: ['1', '1'] }
    expect((await call(owner, outletCalls.hire, { data: twice })).fields).toMatchObject([
      { field: 'cashRegisterIds', code: 'REQUEST_INVALID' },
    ])
    const ids = Array.from({ length: 1_001 }, () => systemIds.uuid())
    expect((await call(owner, outletCalls.move, { who: cashier.personId, ids })).code).toBe(
      'CASHIER_REGISTERS_TOO_MANY',
    )
    const nobody = { inn: '20101199900077', mobile: '0700550002', cashIds: [systemIds.uuid()] }
    expect((await call(owner, outletCalls.hire, { data: nobody })).code).toBe(
      'CASHIER_INN_NOT_FOUND',
    )
    expect((await call(owner, outletCalls.individual, { inn: nobody.inn })).code).toBe(
      'CASHIER_INN_NOT_FOUND',
    )
  })

  test('of another organisation does not exist', async () => {
    const { call, hired, point, stranger, withRegister } = bank
    const { shop, cash } = await withRegister()
    const worker = await hired([cash.id])
    for (const [source, variables] of [
      [outletCalls.cashier, { who: worker.referenceId }],
      [outletCalls.own, { who: worker.referenceId }],
      [outletCalls.move, { who: worker.referenceId, ids: [cash.id] }],
      [outletCalls.fire, { who: worker.referenceId }],
      [outletCalls.update, { id: shop.id, point: point() }],
      [outletCalls.createCash, { id: shop.id, cash: register }],
      [outletCalls.updateCash, { id: cash.id, cash: register }],
    ] as const) {
      expect((await call(stranger, source, variables)).code).toBe('ENTITY_NOT_FOUND')
    }
  })

  test('with an open shift stays, and opens and closes only their own', async () => {
    const { call, cashier, owner } = bank
    const { data: shift } = await call(cashier, outletCalls.openShift)
    expect(shift.shiftOpenedDate).not.toBeNull()
    expect((await call(cashier, outletCalls.openShift)).data).toEqual(shift)
    expect((await call(owner, outletCalls.openShift)).code).toBe('ENTITY_NOT_FOUND')
    expect((await call(owner, outletCalls.fire, { who: cashier.personId })).code).toBe(
      'CASHIER_SHIFT_OPEN',
    )
    const { data: closed } = await call(cashier, outletCalls.closeShift)
    expect(closed.shiftOpenedDate).toBeNull()
  })

  test('sees no sale of a register that is not theirs, by any call, search, export, notification or socket', async () => {
    const { account, address, call, cashier, headersOf, http, owner, runQuery } = bank
    const shops = (await call<Shown[]>(owner, outletCalls.all)).data
    const [ownShop] = (await call<Shown[]>(cashier, outletCalls.all)).data
    const hidden = shops.find(one => one.id !== ownShop?.id && one.name === 'Павильон Дордой')
    const places = [hidden, ownShop].map(shop => shop?.cashRegisters[0]?.id ?? '')
    const cookie = { cookie: `tartip-session=${cashier.session}` }
    const lines = await openLiveConnection(address, 'payment', cookie)
    const bell = await openLiveConnection(address, 'notification', cookie)
    expect(await bell.subscribe('subscription { listenNotification { change } }', {})).toEqual([])
    const listen = `subscription($party: ID!) { listenQrOperation(legalPartyId: $party) {
      operation { id qrComment } } }`
    expect(await lines.subscribe(listen, { party: owner.legalPartyId })).toEqual([])
    const [secret, own] = [
      await sold(places[0], '777.77', 'Тайная'),
      await sold(places[1], '12.00', 'Своя'),
    ]
    // The first event is the second sale: the first one was not sent.
    expect(JSON.stringify(await lines.nextEvent())).toContain(own)
    await bell.nextEvent()
    for (const line of [lines, bell]) line.close()
    const findNotices = `{ findAll { message { payload { referenceId } } } }`
    await vi.waitFor(
      async () => {
        const notices = await runQuery(cashier, 'notification', findNotices, {})
        expect([notices.includes(own), notices.includes(secret)]).toEqual([true, false])
      },
      { timeout: 10_000 },
    )
    expect(await runQuery(owner, 'notification', findNotices, {})).toContain(secret)
    const refundable = `query($party: ID!, $sale: ID!) {
      getRefundedQrOperationInfo(legalPartyId: $party, operationId: $sale) { account isRefunded } }`
    const ofSale = { party: owner.legalPartyId, sale: secret }
    expect(JSON.parse(await runQuery(owner, 'account', refundable, ofSale))).toMatchObject({
      data: {
        getRefundedQrOperationInfo: {
          account: expect.stringMatching(/^109\d{13}$/),
          isRefunded: false,
        },
      },
    })

    const ids = [secret, ...places, hidden?.id ?? '', account, '100002', '100002001', 'Тайная']
    const services = await findServices()
    // Calls of sales and outlets are tried with everything; outside of a whole run the others share the ids out.
    const isTried = (service: string, query: string, place: number, turn: number) =>
      inject('isWholeRun') ||
      service === 'sale-point' ||
      /qr|sale/i.test(query) ||
      (place + turn) % 4 === 0
    const queries = services.flatMap(({ name: service, schema }) =>
      callsOf(schema)
        .filter(({ kind, name }) => kind === 'query' || name === 'refundOperation')
        .flatMap(({ document: query, takesOther, variablesWith }, turn) =>
          (takesOther ? ids : ids.slice(0, 1))
            .filter((_, place) => !takesOther || isTried(service, query, place, turn))
            .map(other => {
              const variables = variablesWith({ party: owner.legalPartyId, other })
              return { service, query, variables }
            }),
        ),
    )
    const filters = ['salePointCode', 'cashRegister', 'search', 'startAmount'].flatMap(name =>
      [...ids, '777.77'].map(value => ({ legalPartyId: owner.legalPartyId, [name]: value })),
    )
    const history = `query($filter: QrOperationFilter!) { getQrOperationHistory(filter: $filter) {
      list { id qrComment amountWithFee } totals { amount } } }`
    queries.push(
      ...filters.map(filter => ({ service: 'payment', query: history, variables: { filter } })),
    )
    const shownTo = async (who: Person, calls = queries) => {
      const bodies: string[] = []
      for (const { service, query, variables } of calls) {
        const given = new Set(JSON.stringify(variables).match(/[0-9a-f-]{36}|Тайная/g))
        const body = await runQuery(who, service, query, variables)
        if (!given.has(secret) && body.includes(secret)) bodies.push(`${query} ${body}`)
        if (body.includes('777.77') || (!given.has('Тайная') && body.includes('Тайная'))) {
          bodies.push(`${query} ${body}`)
        }
      }
      for (const { path } of routesOf(http.printRoutes({ commonPrefix: false }))) {
        if (!path.startsWith('/api/v1/exports/')) continue
        const url = `${path}?format=csv&startDate=2020-01-01&endDate=2030-12-31`
        const { body } = await http.inject({ url, headers: headersOf(who) })
        if (body.includes('Тайная') || body.includes('777,77')) bodies.push(url)
      }
      return bodies
    }
    // The owner sees it by the same calls, so the cashier could have.
    const ofSales = queries.filter(({ query }) => query.includes('getQrOperation'))
    expect((await shownTo(owner, ofSales)).length).toBeGreaterThan(3)
    const statement = `query($parameters: StatementPaymentsInput!) {
      getPayments(parameters: $parameters) { totalElements } }`
    const parameters = {
      partyId: owner.legalPartyId,
      account,
      currencies: [],
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    }
    expect(await runQuery(cashier, 'statement', statement, { parameters })).toContain('FORBIDDEN')
    expect(await shownTo(cashier)).toEqual([])
  }, 120_000)

  test('sees other registers at once after a change, and none after the dismissal, also on open sockets', async () => {
    const { address, call, hired, hiredPerson, manager, owner, withRegister } = bank
    const [former, { cash }] = [await withRegister(), await withRegister()]
    const { referenceId } = await hired([former.cash.id])
    const cashier = await hiredPerson(referenceId)
    const cookie = { cookie: `tartip-session=${cashier.session}` }
    const open = () => openLiveConnection(address, 'notification', cookie)

    const first = await open()
    expect(
      (await call(manager, outletCalls.move, { who: cashier.personId, ids: [cash.id] })).data,
    ).toMatchObject({ salePoints: [{ cashRegisters: [{ id: cash.id }] }] })
    expect((await call(cashier, outletCalls.register, { id: cash.id })).data).toMatchObject({
      id: cash.id,
    })
    expect((await call(cashier, outletCalls.one, { id: former.shop.id })).code).toBe(
      'ENTITY_NOT_FOUND',
    )
    expect(await first.closed).toBe(1012)

    const second = await open()
    expect((await call(manager, outletCalls.fire, { who: cashier.personId })).data).toBe(true)
    // The very next call shows nothing; soon after that the person is not in the contract any more.
    const next = await call(cashier, outletCalls.register, { id: cash.id })
    expect(['ENTITY_NOT_FOUND', 'CONTRACT_LOST']).toContain(next.code)
    expect(await second.closed).toBe(1012)
    expect((await call(owner, outletCalls.cashier, { who: cashier.personId })).code).toBe(
      'ENTITY_NOT_FOUND',
    )
  })
})
