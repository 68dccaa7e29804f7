import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { systemIds } from './platform/ids.ts'
import {
  openOutletBank,
  outletCalls,
  register,
  type OutletBank,
  type Shown,
} from './testing/outlet-bank.ts'

let bank: OutletBank
beforeAll(async () => {
  bank = await openOutletBank()
}, 180_000)
afterAll(() => bank.whole.close(), 60_000)

describe('an outlet', () => {
  test('is opened by the owner or the cash manager, and by nobody else', async () => {
    const { bystander, call, cashier, creator, manager, owner, point } = bank
    for (const who of [owner, manager]) {
      expect((await call(who, outletCalls.create, { point: point() })).data).toMatchObject({
        code: expect.stringMatching(/^\d{6}$/),
        isEditable: true,
        cashRegisters: [],
      })
    }
    for (const who of [creator, cashier, bystander]) {
      expect((await call(who, outletCalls.create, { point: point() })).code).toBe('FORBIDDEN')
    }
  })

  test('is opened once, however often the call is repeated', async () => {
    const { call, owner, point } = bank
    const [key, wanted] = [systemIds.uuid(), point()]
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(owner, outletCalls.create, { point: wanted }, key)),
    )
    expect(new Set(answers.map(answer => answer.data.id)).size).toBe(1)
    expect((await call(owner, outletCalls.create, { point: point() }, key)).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
  })

  test('is refused with everything that is wrong with it', async () => {
    const { call, owner, point } = bank
    const { code, fields } = await call(owner, outletCalls.create, {
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
      () => ({ addressAttributes: { ...bank.point().addressAttributes, regionId: '1' } }),
      'ACQUIRING_SAVING_FAILED',
    ],
  ] as const)('is refused with %s', async (_what, change, code) => {
    const { call, owner, point } = bank
    expect((await call(owner, outletCalls.create, { point: point(change()) })).code).toBe(code)
  })

  test('keeps name and address once a register stands there, and may get another account', async () => {
    const { account, call, manager, opened, owner, point, whole } = bank
    const shop = await opened()
    const wanted = point({ name: shop.name })
    expect(
      (await call(owner, outletCalls.update, { id: shop.id, point: wanted })).data.checkName,
    ).toBe(wanted.checkName)
    await call(owner, outletCalls.createCash, { id: shop.id, cash: register })
    const renamed = { ...wanted, name: `${shop.name} 2` }
    expect((await call(owner, outletCalls.update, { id: shop.id, point: renamed })).code).toBe(
      'SALE_POINT_HAS_CASH_REGISTER',
    )
    const { rows } = await sql<{ account: string; currency: string }>`
      select account, currency from twin.account where legal_party_id = ${owner.legalPartyId}
        and type = 'RKO' and status = 'OPEN' and account <> ${account}`.execute(
      whole.database.ownerDb,
    )
    const other = rows.find(({ currency }) => currency === 'KGS')?.account
    const inDollars = { ...wanted, account: rows.find(one => one.currency === 'USD')?.account }
    expect((await call(owner, outletCalls.update, { id: shop.id, point: inDollars })).code).toBe(
      'OUTLET_ACCOUNT_SAVING_FAILED',
    )
    expect(
      (await call(owner, outletCalls.update, { id: shop.id, point: { ...wanted, account: other } }))
        .data,
    ).toMatchObject({ account: other, isEditable: false })
    // The cash manager may not read that account, so they may not take it away either.
    await sql`
      delete from account.permission
      where person_id = ${manager.personId} and account = ${other ?? ''}`.execute(
      whole.database.ownerDb,
    )
    expect((await call(manager, outletCalls.update, { id: shop.id, point: wanted })).code).toBe(
      'OUTLET_FORBIDDEN',
    )
    const shown = await call<Shown[]>(manager, outletCalls.forAccount)
    expect(shown.data.map(one => one.id)).not.toContain(shop.id)
  })

  test('is found by a part of its name or code, by name or the newest first', async () => {
    const { call, opened, owner } = bank
    const shop = await opened({ name: 'Ашкана у моста' })
    const find = async (filter: object, pageable?: object) =>
      (
        await call<{ list: Shown[]; totalElements: number }>(owner, outletCalls.find, {
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
    const { call, owner } = bank
    const { data: top } = await call<Shown[]>(owner, outletCalls.regions)
    const bishkek = top.find(one => one.id === '41711000000000')
    expect(bishkek).toMatchObject({ attributeName: 'г. Бишкек', hasPlaces: true })
    const { data: districts } = await call(owner, outletCalls.regions, { parent: bishkek?.id })
    expect(districts).toContainEqual({
      id: '41711201000000',
      attributeName: 'Ленинский район',
      hasPlaces: false,
      taxOfficeCode: '002',
    })
    expect((await call(owner, outletCalls.regions, { parent: '1' })).data).toEqual([])
  })
})
