import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

import { demoUnaffiliatedPeople } from './demo-world/demo-unaffiliated-people.ts'
import { systemIds } from './platform/ids.ts'
import { openLiveConnection } from './testing/live-connection.ts'
import { callsOf } from './testing/operation-calls.ts'
import { routesOf } from './testing/routes-of.ts'
import { findServices } from './testing/services.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'

interface Person {
  readonly session: string
  readonly personId: string
  readonly legalPartyId: string
}
/** Fields of the answers; each document selects its own. */
interface Shown {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly checkName: string
  readonly cashRegisters: readonly Shown[]
  readonly referenceId: string
  readonly fullName: string
  readonly shiftOpenedDate: string | null
}
interface Answer<T> {
  readonly data: T
  readonly code: string | undefined
  readonly fields: readonly { field: string; code: string }[] | undefined
}

let whole: WholeProduct
let address: string
let owner: Person
let manager: Person
let creator: Person
let cashier: Person
let bystander: Person
let stranger: Person
let account: string

beforeAll(async () => {
  whole = await wholeProduct()
  const { http } = whole.product
  if (http === undefined) throw new Error('This role has an HTTP server')
  await http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  owner = await signIn('100101', 'FIRST')
  manager = await signIn('100106', 'CASH_MANAGER')
  creator = await signIn('100103', 'CREATOR')
  cashier = await signIn('100105', 'CASHIER')
  bystander = await signIn('100107', 'NONE')
  stranger = await signIn('100301', 'FIRST')
  const { rows } = await sql<{ account: string }>`
    select input->>'account' as account from twin.sale_point
    where legal_party_id = ${owner.legalPartyId} limit 1`.execute(whole.database.ownerDb)
  account = rows[0]?.account ?? ''
}, 180_000)
afterAll(() => whole.close(), 60_000)

async function signIn(clientId: string, signRight: string): Promise<Person> {
  const { rows } = await sql<{ user_contract_id: string; person_id: string; party: string }>`
    select u.user_contract_id, u.person_id, u.legal_party_id as party
    from access_control.user_contract u join access_control.person p using (person_id)
    where p.client_id = ${clientId} and u.sign_right = ${signRight}`.execute(whole.database.ownerDb)
  const [row] = rows
  if (row === undefined) throw new Error(`${clientId} is not in the demo`)
  const session = await whole.openSession(row.user_contract_id, 3_600)
  return { session, personId: row.person_id, legalPartyId: row.party }
}

async function call<T = Shown>(
  who: Person,
  source: string,
  variables: object = {},
  key: string = systemIds.uuid(),
): Promise<Answer<T>> {
  const answer = await whole.product.http!.inject({
    method: 'POST',
    url: '/graphql/sale-point',
    headers: { ...headersOf(who), 'idempotency-key': key },
    payload: { query: source, variables: { org: who.legalPartyId, ...variables } },
  })
  const { data, errors } = JSON.parse(answer.body) as {
    data?: Record<string, unknown>
    errors?: { extensions: { code: string; fields?: Answer<T>['fields'] } }[]
  }
  const extensions = errors?.[0]?.extensions
  return {
    data: Object.values(data ?? {})[0] as T,
    code: extensions?.code,
    fields: extensions?.fields,
  }
}

const headersOf = (who: Person) => ({
  'content-type': 'application/json',
  'x-tartip-client': 'web',
  'sec-fetch-site': 'same-origin',
  'idempotency-key': systemIds.uuid(),
  cookie: `tartip-session=${who.session}`,
})

/** The answer of any service as it is. */
async function runQuery(who: Person, service: string, query: string, variables: object) {
  const { body } = await whole.product.http!.inject({
    method: 'POST',
    url: `/graphql/${service}`,
    headers: headersOf(who),
    payload: { query, variables },
  })
  return body
}

/** A customer pays 777.77 at a register; answers the sale when the owner sees it. */
async function sold(registerId: string | undefined, comment: string): Promise<string> {
  const shops = (await call<Shown[]>(owner, texts.all)).data
  const shop = shops.find(one => one.cashRegisters.some(({ id }) => id === registerId))
  const { code: salePointCode } = (await call(owner, texts.one, { id: shop?.id })).data
  const elQr = {
    legalPartyId: owner.legalPartyId,
    cashRegister: `${salePointCode}001`,
    amount: comment === 'Тайная' ? '777.77' : '12.00',
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
  const paid = await whole.product.http!.inject({
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

const pointFields = `id code name checkName account isEditable
  cashRegisters { id code name hasKkm isActive cashiers { referenceId } terminals { code } }`
const texts = {
  all: `query($org: ID!) { getSalePointsByOrgRefId(orgReferenceId: $org) {
    id name isEditable cashRegisters { id name } } }`,
  find: `query($filter: SalePointFilter!, $pageable: Pageable) {
    getSalePointsByFilter(filter: $filter, pageable: $pageable) { list { name } totalElements totalPages } }`,
  one: `query($id: ID!) { getSalePointInfoById(salePointId: $id) { ${pointFields}
    addressAttributes { region { attributeName } city { attributeName } phone taxOfficeCode latitude } } }`,
  registers: `query($id: ID!) { getCashesBySalePointId(salePointId: $id) { id name } }`,
  register: `query($id: ID!) { getCashById(cashId: $id) { id name } }`,
  terminals: `query($id: ID!) { getPOSTerminalsBySalePointId(salePointId: $id) { code } }`,
  own: `query($org: ID!, $who: ID) {
    getSalePointsOfCashier(orgReferenceId: $org, userReferenceId: $who) {
      id name isEditable cashRegisters { id name } } }`,
  any: `query($org: ID!) { hasOrganizationSalePoint(orgReferenceId: $org) }`,
  forAccount: `query($org: ID!) { getSalePointsForAccountUpdate(orgReferenceId: $org) { id } }`,
  cashiers: `query($org: ID!) { employees(orgReferenceId: $org) {
    referenceId fullName mobile inn authState salePoints { name } } }`,
  cashier: `query($who: ID!) { getCashierInfoByRefId(userReferenceId: $who) { referenceId inn shiftOpenedDate } }`,
  individual: `query($inn: String!) { newIndividualPerson(inn: $inn) { inn fullName } }`,
  regions: `query($parent: ID) { getRegionAddress(parentId: $parent) { id attributeName hasPlaces taxOfficeCode } }`,
  create: `mutation($org: ID!, $point: SalePointInput!) {
    createSalePoint(orgReferenceId: $org, salePoint: $point) { ${pointFields} } }`,
  update: `mutation($id: ID!, $point: SalePointInput!) {
    updateSalePointById(salePointId: $id, salePoint: $point) { ${pointFields} } }`,
  createCash: `mutation($id: ID!, $cash: CashInput!) { createCash(salePointId: $id, cash: $cash) { id code name } }`,
  updateCash: `mutation($id: ID!, $cash: CashInput!) { updateCash(cashId: $id, cash: $cash) { id name hasKkm isActive } }`,
  hire: `mutation($org: ID!, $data: CashierInnData!) {
    createNewCashierByInn(orgReferenceId: $org, innData: $data) { referenceId fullName authState } }`,
  move: `mutation($who: ID!, $ids: [ID!]!) {
    updateCashesOfUser(userReferenceId: $who, cashIds: $ids) { salePoints { cashRegisters { id } } } }`,
  fire: `mutation($who: ID!) { fireCashier(userReferenceId: $who) }`,
  openShift: `mutation($org: ID!) { openShift(orgReferenceId: $org) { shiftOpenedDate } }`,
  closeShift: `mutation($org: ID!) { closeShift(orgReferenceId: $org) { shiftOpenedDate } }`,
} as const

let count = 0
const point = (change: object = {}, addressChange: object = {}) => {
  count += 1
  return {
    name: `Новая точка ${count}`,
    checkName: `New shop ${count}`,
    account,
    addressAttributes: {
      regionId: '41711000000000',
      districtId: '41711201000000',
      street: 'Чуй',
      houseNumber: '155',
      phone: ['0700 100 101'],
      taxOfficeCode: '002',
      latitude: '42.874621',
      longitude: '74.569762',
      ...addressChange,
    },
    ...change,
  }
}
const register = { name: 'Касса 1', hasKkm: true, isActive: true }
const opened = async (change: object = {}) =>
  (await call(owner, texts.create, { point: point(change) })).data
const withRegister = async () => {
  const shop = await opened()
  const cash = (await call(owner, texts.createCash, { id: shop.id, cash: register })).data
  return { shop, cash }
}
const unemployed = () => {
  const person = demoUnaffiliatedPeople[unemployedTaken]
  unemployedTaken += 1
  if (person === undefined) throw new Error('Everybody of the registry is hired')
  return person
}
let unemployedTaken = 0
const hired = async (cashIds: readonly string[]) => {
  const { inn } = unemployed()
  const { data } = await call(owner, texts.hire, {
    data: { inn, mobile: `99670055${String(1_000 + unemployedTaken)}`, cashIds },
  })
  return data
}

describe('an outlet', () => {
  test('is opened by the owner or the cash manager, and by nobody else', async () => {
    for (const who of [owner, manager]) {
      expect((await call(who, texts.create, { point: point() })).data).toMatchObject({
        code: expect.stringMatching(/^\d{6}$/),
        isEditable: true,
        cashRegisters: [],
      })
    }
    for (const who of [creator, cashier, bystander]) {
      expect((await call(who, texts.create, { point: point() })).code).toBe('FORBIDDEN')
    }
  })

  test('is opened once, however often the call is repeated', async () => {
    const [key, wanted] = [systemIds.uuid(), point()]
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(owner, texts.create, { point: wanted }, key)),
    )
    expect(new Set(answers.map(answer => answer.data.id)).size).toBe(1)
    expect((await call(owner, texts.create, { point: point() }, key)).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
  })

  test('is refused with everything that is wrong with it', async () => {
    const { code, fields } = await call(owner, texts.create, {
      point: point(
        { name: 'Точка #1', checkName: 'Точка', account: '109' },
        {
          street: ' ',
          phone: ['0700 100 101', '996700100101'],
          taxOfficeCode: '',
          latitude: '91',
          marketInfo: { marketName: 'Дордой', row: '', containerName: '5' },
        },
      ),
    })
    expect(code).toBe('VALIDATION')
    expect(fields?.map(one => [one.field, one.code])).toEqual([
      ['name', 'OUTLET_NAME_CHARACTERS'],
      ['checkName', 'OUTLET_CHECK_NAME_CHARACTERS'],
      ['account', 'ACCOUNT_LENGTH'],
      ['street', 'FIELD_REQUIRED'],
      ['row', 'FIELD_REQUIRED'],
      ['phones.1', 'OUTLET_PHONE_TWICE'],
      ['taxOfficeCode', 'FIELD_REQUIRED'],
      ['position', 'OUTLET_POSITION_INVALID'],
    ])
  })

  test.each([
    [
      'a name that another one has',
      () => ({ name: 'ЦЕНТРАЛЬНЫЙ зал' }),
      'SALE_POINT_NAME_DUPLICATE',
    ],
    [
      'an account of nobody',
      () => ({ account: '1090000000000000' }),
      'OUTLET_ACCOUNT_SAVING_FAILED',
    ],
    [
      'a place that acquiring does not know',
      () => ({ addressAttributes: { ...point().addressAttributes, regionId: '1' } }),
      'ACQUIRING_SAVING_FAILED',
    ],
  ] as const)('is refused with %s', async (_what, change, code) => {
    expect((await call(owner, texts.create, { point: point(change()) })).code).toBe(code)
  })

  test('keeps name and address once a register stands there, and may get another account', async () => {
    const shop = await opened()
    const wanted = point({ name: shop.name })
    expect((await call(owner, texts.update, { id: shop.id, point: wanted })).data.checkName).toBe(
      wanted.checkName,
    )
    await call(owner, texts.createCash, { id: shop.id, cash: register })
    const renamed = { ...wanted, name: `${shop.name} 2` }
    expect((await call(owner, texts.update, { id: shop.id, point: renamed })).code).toBe(
      'SALE_POINT_HAS_CASH_REGISTER',
    )
    const { rows } = await sql<{ account: string; currency: string }>`
      select account, currency from twin.account where legal_party_id = ${owner.legalPartyId}
        and type = 'RKO' and status = 'OPEN' and account <> ${account}`.execute(
      whole.database.ownerDb,
    )
    const other = rows.find(({ currency }) => currency === 'KGS')?.account
    const inDollars = { ...wanted, account: rows.find(one => one.currency === 'USD')?.account }
    expect((await call(owner, texts.update, { id: shop.id, point: inDollars })).code).toBe(
      'OUTLET_ACCOUNT_SAVING_FAILED',
    )
    expect(
      (await call(owner, texts.update, { id: shop.id, point: { ...wanted, account: other } })).data,
    ).toMatchObject({ account: other, isEditable: false })
    // The cash manager may not read that account, so they may not take it away either.
    await sql`
      delete from account.permission
      where person_id = ${manager.personId} and account = ${other ?? ''}`.execute(
      whole.database.ownerDb,
    )
    expect((await call(manager, texts.update, { id: shop.id, point: wanted })).code).toBe(
      'OUTLET_FORBIDDEN',
    )
    const shown = await call<Shown[]>(manager, texts.forAccount)
    expect(shown.data.map(one => one.id)).not.toContain(shop.id)
  })

  test('is found by a part of its name or code, by name or the newest first', async () => {
    const shop = await opened({ name: 'Ашкана у моста' })
    const find = async (filter: object, pageable?: object) =>
      (
        await call<{ list: Shown[]; totalElements: number }>(owner, texts.find, {
          filter: { orgReferenceId: owner.legalPartyId, ...filter },
          pageable,
        })
      ).data
    expect((await find({ salePointName: 'У МОСТА' })).list).toEqual([{ name: shop.name }])
    expect((await find({ salePointName: shop.code })).list).toEqual([{ name: shop.name }])
    expect((await find({ isNew: true }, { size: 1 })).list).toEqual([{ name: shop.name }])
    const { list, totalElements } = await find({ isByAlphabet: true }, { size: 1_000 })
    expect(list).toHaveLength(totalElements)
    const names = list.map(one => one.name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ru')))
  })

  test('has an address of places inside each other', async () => {
    const { data: top } = await call<Shown[]>(owner, texts.regions)
    const bishkek = top.find(one => one.id === '41711000000000')
    expect(bishkek).toMatchObject({ attributeName: 'г. Бишкек', hasPlaces: true })
    const { data: districts } = await call(owner, texts.regions, { parent: bishkek?.id })
    expect(districts).toContainEqual({
      id: '41711201000000',
      attributeName: 'Ленинский район',
      hasPlaces: false,
      taxOfficeCode: '002',
    })
    expect((await call(owner, texts.regions, { parent: '1' })).data).toEqual([])
  })
})

describe('a cashier', () => {
  test('sees their own registers, the outlets of these, and themselves alone', async () => {
    const { data: seen } = await call<Shown[]>(cashier, texts.all)
    expect(seen).toMatchObject([{ name: 'Центральный зал', isEditable: false }])
    const { data: everything } = await call<Shown[]>(owner, texts.all)
    const shop = seen[0]?.id
    const hidden = everything.find(one => one.id !== shop && one.cashRegisters.length > 0)
    expect(hidden).toBeDefined()
    for (const source of [texts.one, texts.registers, texts.terminals]) {
      expect((await call(cashier, source, { id: shop })).code).toBeUndefined()
      expect((await call(cashier, source, { id: hidden?.id })).code).toBe('ENTITY_NOT_FOUND')
    }
    const otherRegister = hidden?.cashRegisters[0]?.id
    expect((await call(cashier, texts.register, { id: otherRegister })).code).toBe(
      'ENTITY_NOT_FOUND',
    )
    expect((await call(cashier, texts.own)).data).toEqual(seen)
    expect((await call(cashier, texts.cashiers)).data).toMatchObject([
      { referenceId: cashier.personId, inn: expect.stringMatching(/^\d{14}$/) },
    ])
    expect((await call(cashier, texts.any)).data).toBe(true)
    expect((await call(bystander, texts.any)).data).toBe(false)
    expect((await call(bystander, texts.all)).data).toEqual([])
  })

  test('is hired by INN, waits for their first sign-in, and is a cashier once', async () => {
    const { cash } = await withRegister()
    const person = unemployed()
    const data = { inn: person.inn, mobile: '0700 550 001', cashIds: [cash.id] }
    expect((await call(owner, texts.individual, { inn: person.inn })).data.fullName).toContain(
      person.lastName,
    )
    const key = systemIds.uuid()
    const first = await call(manager, texts.hire, { data }, key)
    expect(first.data).toMatchObject({ authState: 'INIT' })
    expect((await call(manager, texts.hire, { data }, key)).data).toEqual(first.data)
    expect((await call(owner, texts.hire, { data })).code).toBe('CASHIER_ALREADY_EXISTS')
    expect((await call(creator, texts.hire, { data })).code).toBe('FORBIDDEN')
    const { data: list } = await call(owner, texts.cashiers)
    expect(list).toContainEqual(
      expect.objectContaining({ referenceId: first.data.referenceId, inn: person.inn }),
    )
    // The office sees who works where, but neither number nor phone.
    const { data: seen } = await call(creator, texts.cashiers)
    expect(seen).toContainEqual(
      expect.objectContaining({ referenceId: first.data.referenceId, inn: null, mobile: null }),
    )
  })

  test('is refused with everything that is wrong', async () => {
    const { code, fields } = await call(owner, texts.hire, {
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
    expect((await call(owner, texts.hire, { data: twice })).fields).toMatchObject([
      { field: 'cashRegisterIds', code: 'REQUEST_INVALID' },
    ])
    const ids = Array.from({ length: 1_001 }, () => systemIds.uuid())
    expect((await call(owner, texts.move, { who: cashier.personId, ids })).code).toBe(
      'CASHIER_REGISTERS_TOO_MANY',
    )
    const nobody = { inn: '20101199900077', mobile: '0700550002', cashIds: [systemIds.uuid()] }
    expect((await call(owner, texts.hire, { data: nobody })).code).toBe('CASHIER_INN_NOT_FOUND')
    expect((await call(owner, texts.individual, { inn: nobody.inn })).code).toBe(
      'CASHIER_INN_NOT_FOUND',
    )
  })

  test('of another organisation does not exist', async () => {
    const { shop, cash } = await withRegister()
    const worker = await hired([cash.id])
    for (const [source, variables] of [
      [texts.cashier, { who: worker.referenceId }],
      [texts.own, { who: worker.referenceId }],
      [texts.move, { who: worker.referenceId, ids: [cash.id] }],
      [texts.fire, { who: worker.referenceId }],
      [texts.update, { id: shop.id, point: point() }],
      [texts.createCash, { id: shop.id, cash: register }],
      [texts.updateCash, { id: cash.id, cash: register }],
    ] as const) {
      expect((await call(stranger, source, variables)).code).toBe('ENTITY_NOT_FOUND')
    }
  })

  test('with an open shift stays, and opens and closes only their own', async () => {
    const { data: shift } = await call(cashier, texts.openShift)
    expect(shift.shiftOpenedDate).not.toBeNull()
    expect((await call(cashier, texts.openShift)).data).toEqual(shift)
    expect((await call(owner, texts.openShift)).code).toBe('ENTITY_NOT_FOUND')
    expect((await call(owner, texts.fire, { who: cashier.personId })).code).toBe(
      'CASHIER_SHIFT_OPEN',
    )
    const { data: closed } = await call(cashier, texts.closeShift)
    expect(closed.shiftOpenedDate).toBeNull()
  })

  test('sees no sale of a register that is not theirs, by any call, search, export, notification or socket', async () => {
    const shops = (await call<Shown[]>(owner, texts.all)).data
    const [ownShop] = (await call<Shown[]>(cashier, texts.all)).data
    const hidden = shops.find(one => one.id !== ownShop?.id && one.name === 'Павильон Дордой')
    const places = [hidden, ownShop].map(shop => shop?.cashRegisters[0]?.id ?? '')
    const cookie = { cookie: `tartip-session=${cashier.session}` }
    const lines = await openLiveConnection(address, 'payment', cookie)
    const bell = await openLiveConnection(address, 'notification', cookie)
    expect(await bell.subscribe('subscription { listenNotification { change } }', {})).toEqual([])
    const listen = `subscription($party: ID!) { listenQrOperation(legalPartyId: $party) {
      operation { id qrComment } } }`
    expect(await lines.subscribe(listen, { party: owner.legalPartyId })).toEqual([])
    const [secret, own] = [await sold(places[0], 'Тайная'), await sold(places[1], 'Своя')]
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
      const { http } = whole.product
      for (const { path } of routesOf(http!.printRoutes({ commonPrefix: false }))) {
        if (!path.startsWith('/api/v1/exports/')) continue
        const url = `${path}?format=csv&startDate=2020-01-01&endDate=2030-12-31`
        const { body } = await http!.inject({ url, headers: headersOf(who) })
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
    const { cash } = await withRegister()
    const cookie = { cookie: `tartip-session=${cashier.session}` }
    const [before] = (await call<Shown[]>(cashier, texts.all)).data
    const open = () => openLiveConnection(address, 'notification', cookie)

    const first = await open()
    expect(
      (await call(manager, texts.move, { who: cashier.personId, ids: [cash.id] })).data,
    ).toMatchObject({ salePoints: [{ cashRegisters: [{ id: cash.id }] }] })
    expect((await call(cashier, texts.register, { id: cash.id })).data).toMatchObject({
      id: cash.id,
    })
    expect((await call(cashier, texts.one, { id: before?.id })).code).toBe('ENTITY_NOT_FOUND')
    expect(await first.closed).toBe(1012)

    const second = await open()
    expect((await call(manager, texts.fire, { who: cashier.personId })).data).toBe(true)
    // The very next call shows nothing; soon after that the person is not in the contract any more.
    const next = await call(cashier, texts.register, { id: cash.id })
    expect(['ENTITY_NOT_FOUND', 'CONTRACT_LOST']).toContain(next.code)
    expect(await second.closed).toBe(1012)
    expect((await call(owner, texts.cashier, { who: cashier.personId })).code).toBe(
      'ENTITY_NOT_FOUND',
    )
  })
})
