import { describe, expect, test } from 'vitest'

import { payDaApplication as payDa, posApplication } from '../testing/applications.ts'
import { parsePayDaApplication, parsePosApplication, parseSeller } from './application-form.ts'

const today = '2026-11-30'
const seller = {
  individualInn: '20101199000001',
  fullName: 'Асанов  Бакыт',
  mobile: '0700 123 456',
}
const pos = {
  ...posApplication,
  legalAddress: 'Бишкек, Чүй 1',
  actualAddress: 'Бишкек, Чүй 1',
  storeAddress: 'Бишкек, Чүй 2',
  offerTypes: ['STATIONARY', 'SMART'],
}
const refused = (result: ReturnType<typeof parsePosApplication | typeof parseSeller>) =>
  result.ok ? 'ok' : (result.error.params['field'] ?? result.error.code)

describe('an application to become a seller', () => {
  test('is read with its blanks and its phone in order', () => {
    expect(parseSeller({ ...seller, locationId: 'shop-1' }, today)).toEqual({
      ok: true,
      value: {
        inn: '20101199000001',
        fullName: 'Асанов Бакыт',
        phone: '996700123456',
        locationId: 'shop-1',
      },
    })
  })

  test.each([
    ['INN_LENGTH', { individualInn: '2010119900000' }],
    ['fullName', { fullName: ' ' }],
    ['fullName', { fullName: 'Аса\u202eнов' }],
    ['mobile', { mobile: '12' }],
    ['locationId', { locationId: '../1' }],
  ])('is refused for %s', (field, change) => {
    expect(refused(parseSeller({ ...seller, ...change }, today))).toBe(field)
  })
})

describe('an order of terminals', () => {
  test('is taken with the kinds of terminals that were chosen', () => {
    const parsed = parsePosApplication(pos)
    expect(parsed.ok && parsed.value).toMatchObject({
      offerTypes: ['STATIONARY', 'SMART'],
      clientContactNumber: '996700123456',
      photoKeys: [],
    })
  })

  test.each([
    ['storeName', { storeName: 'x'.repeat(301) }],
    ['clientAccount', { clientAccount: '109' }],
    ['clientContactNumber', { clientContactNumber: 'нет' }],
    ['offerTypes', { offerTypes: [] }],
    ['offerTypes', { offerTypes: ['TELEPATHIC'] }],
    ['offerTypes', { offerTypes: ['MOBILE', 'SMART', 'MOBILE'] }],
    ['terminalsCount', { terminalsCount: 0 }],
    ['terminalsCount', { terminalsCount: 101 }],
  ])('is refused for %s', (field, change) => {
    expect(refused(parsePosApplication({ ...pos, ...change }))).toBe(field)
  })
})

describe('an order of Pay-Da', () => {
  test.each([
    [true, {}],
    [true, { website: 'https://shop.example/a' }],
    [false, { website: 'javascript:alert(1)' }],
    [false, { website: 'shop' }],
    [false, { contactName: '' }],
    [false, { clientAccount: '12' }],
    [false, { contactNumber: '12' }],
  ])('is taken (%s) with %j', (isTaken, change) => {
    expect(parsePayDaApplication({ ...payDa, ...change }).ok).toBe(isTaken)
  })
})
