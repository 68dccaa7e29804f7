import { describe, expect, test } from 'vitest'
import { err } from '../result.ts'
import { cashierFailures, registersOfCashier } from './cashier.ts'
import { outletFailures, proposedCheckName, type OutletInput } from './outlet.ts'
import {
  payDaOrderFailures,
  sellerFailures,
  terminalOrderFailures,
  type PayDaOrder,
  type TerminalOrder,
} from './terminal-order.ts'

const outlet: OutletInput = {
  name: 'Центральный зал-2',
  checkName: 'Central hall-2',
  account: '1090011000014297',
  regionId: '41711000000000',
  cityId: '',
  districtId: '',
  street: 'Чуй',
  houseNumber: '155',
  phones: [],
  place: { kind: 'STREET' },
  taxOfficeCode: '001',
  latitude: '42.874621',
  longitude: '74.569762',
}
const codesOf = (failures: ReturnType<typeof outletFailures>) =>
  failures.map(({ field, code }) => `${field} ${code}`)

describe('an outlet', () => {
  test('that is filled in is in order', () => expect(outletFailures(outlet)).toEqual([]))

  test.each([
    [{ name: 'Точка #1' }, 'name OUTLET_NAME_CHARACTERS'],
    [{ name: ' ' }, 'name FIELD_REQUIRED'],
    [{ name: 'Ж'.repeat(61) }, 'name FIELD_TOO_LONG'],
    [{ checkName: 'Зал' }, 'checkName OUTLET_CHECK_NAME_CHARACTERS'],
    [{ account: '109' }, 'account ACCOUNT_LENGTH'],
    [{ regionId: '' }, 'regionId FIELD_REQUIRED'],
    [{ street: '' }, 'street FIELD_REQUIRED'],
    [{ phones: ['0700100101', '+996 700 100101'] }, 'phones.1 OUTLET_PHONE_TWICE'],
    [{ phones: ['12'] }, 'phones.0 PHONE_LENGTH'],
    [{ taxOfficeCode: '' }, 'taxOfficeCode FIELD_REQUIRED'],
    [{ latitude: '90.1' }, 'position OUTLET_POSITION_INVALID'],
    [{ longitude: '' }, 'position OUTLET_POSITION_INVALID'],
    [
      { place: { kind: 'MARKET', marketName: 'Дордой', row: ' ', containerName: '1' } },
      'row FIELD_REQUIRED',
    ],
  ] as const)('with %o is refused', (change, failure) => {
    expect(codesOf(outletFailures({ ...outlet, ...change }))).toEqual([failure])
  })

  test.each([
    ['Павильон Дордой', 'Pavilon Dordoy'],
    ['Жаңы дүкөн №1', 'Zhangy dukon NO1'],
    ['«Ак-Кеме»', 'Ak-Keme'],
    ['Shop 24', 'Shop 24'],
    ['', ''],
  ])('%s is proposed as %s on receipts', (name, proposed) => {
    expect(proposedCheckName(name)).toBe(proposed)
  })
})

describe('a cashier', () => {
  test.each([
    ['1090011000014297', '109', []],
    ['1090 0110 0001 4297', '109', []],
    ['1280011000014297', '109', ['account CASHIER_ACCOUNT_INVALID']],
    ['109001100001429', '109', ['account ACCOUNT_LENGTH']],
    ['1180011000014297', '118', []],
    ['1090011000014297', '118', ['account CASHIER_ACCOUNT_INVALID']],
  ])('with the account %s at the bank %s: %j', (account, ownPrefix, expected) => {
    const input = {
      inn: '20309198400001',
      mobile: '0700100101',
      cashRegisterIds: ['1'],
      account,
    }
    expect(codesOf(cashierFailures(input, '2026-11-30', ownPrefix))).toEqual(expected)
  })

  test('needs a number, a phone and a register, and no account', () => {
    const empty = { inn: '', mobile: '', account: '', cashRegisterIds: [] }
    expect(codesOf(cashierFailures(empty, '2026-11-30', '109'))).toEqual([
      'inn INN_REQUIRED',
      'mobile PHONE_REQUIRED',
      'cashRegisterIds CASHIER_REGISTER_REQUIRED',
    ])
    const whole = { inn: '20309198400001', mobile: '0700100101', cashRegisterIds: ['1'] }
    expect(cashierFailures({ ...whole, account: '' }, '2026-11-30', '109')).toEqual([])
  })

  test('has each register once, and no more than there can be', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, place) => String(place))
    expect(registersOfCashier(ids(1_000)).ok).toBe(true)
    expect(registersOfCashier(ids(1_001))).toEqual(
      err('CASHIER_REGISTERS_TOO_MANY', { most: 1_000 }),
    )
    expect(registersOfCashier(['1', '2', '1'])).toEqual(err('REQUEST_INVALID'))
  })
})

test('an application for a seller names everything that is wrong with it', () => {
  const nobody = { individualInn: '', fullName: ' ', mobile: '' }
  expect(codesOf(sellerFailures(nobody, '2026-11-30'))).toEqual([
    'individualInn INN_REQUIRED',
    'fullName FIELD_REQUIRED',
    'mobile PHONE_REQUIRED',
  ])
  const seller = { individualInn: '20309198400001', fullName: 'Асанова А.', mobile: '0700100101' }
  expect(sellerFailures(seller, '2026-11-30')).toEqual([])
})

describe('an order of terminals', () => {
  const order: TerminalOrder = {
    legalAddress: 'Бишкек, Чуй 155',
    actualAddress: 'Бишкек, Чуй 155',
    mainActivity: 'Продукты',
    storeName: 'Зал',
    storeAddress: 'Чуй 155',
    workingDays: 'Каждый день',
    clientContactName: 'Асанов Эркин',
    clientContactAddress: 'Чуй 155',
    clientAccount: '1090011000014297',
    clientContactNumber: '0700100101',
    offerTypes: ['MOBILE'],
    terminalsCount: '2',
    hasSecurity: false,
    hasClientKkm: true,
  }

  test('that is filled in is in order', () => expect(terminalOrderFailures(order)).toEqual([]))

  test.each([
    [{ storeName: ' ' }, 'storeName FIELD_REQUIRED'],
    [{ workingDays: 'а'.repeat(301) }, 'workingDays FIELD_TOO_LONG'],
    [{ clientAccount: '' }, 'clientAccount FIELD_REQUIRED'],
    [{ clientContactNumber: '1' }, 'clientContactNumber PHONE_LENGTH'],
    [{ offerTypes: [] }, 'offerTypes FIELD_REQUIRED'],
    [{ terminalsCount: '0' }, 'terminalsCount TERMINALS_COUNT_OUT_OF_RANGE'],
    [{ terminalsCount: '101' }, 'terminalsCount TERMINALS_COUNT_OUT_OF_RANGE'],
  ] as const)('with %o is refused', (change, failure) => {
    expect(codesOf(terminalOrderFailures({ ...order, ...change }))).toEqual([failure])
  })

  test('that is empty names every field in the order of the form', () => {
    const empty = { ...order, offerTypes: [], terminalsCount: '' }
    for (const [field, value] of Object.entries(order)) {
      if (typeof value === 'string') Object.assign(empty, { [field]: '' })
    }
    expect(terminalOrderFailures(empty).map(({ field }) => field)).toEqual([
      'legalAddress',
      'actualAddress',
      'mainActivity',
      'storeName',
      'storeAddress',
      'workingDays',
      'clientAccount',
      'offerTypes',
      'terminalsCount',
      'clientContactName',
      'clientContactAddress',
      'clientContactNumber',
    ])
  })

  test('of Pay-Da may go without a website, not with half a one', () => {
    const payDa: PayDaOrder = {
      storeName: 'Зал',
      storeAddress: 'Чуй 155',
      contactName: 'Асанов',
      clientAccount: '1090011000014297',
      contactNumber: '0700100101',
      website: '',
    }
    expect(payDaOrderFailures(payDa)).toEqual([])
    expect(payDaOrderFailures({ ...payDa, website: 'https://example.kg' })).toEqual([])
    expect(codesOf(payDaOrderFailures({ ...payDa, website: 'example' }))).toEqual([
      'website FIELD_PATTERN',
    ])
  })
})
