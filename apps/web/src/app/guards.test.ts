import type { SignRight } from '@tartip/domain/people/sign-right'
import type { Viewer } from '@tartip/domain/people/viewer'
import { describe, expect, test } from 'vitest'
import { contractOf, personOf } from '../testing/person.ts'
import { safeReturnPath } from '../lib/own-path.ts'
import { viewerOf } from '../lib/me.ts'
import { homeOf, redirectOf } from './guards.ts'
import { navigationOf } from './shell/navigation.ts'

const viewer = (
  signRight: SignRight,
  status: Viewer['postVerificationStatus'] = 'Confirmed',
): Viewer =>
  viewerOf(
    personOf({
      postVerificationStatus: status,
      currentContract: contractOf({ userContractAttributes: { signRight } }),
    }),
  )

describe('payment pages', () => {
  test.each([
    { right: 'FIRST', to: undefined },
    { right: 'SECOND', to: undefined },
    { right: 'CREATOR', to: undefined },
    { right: 'THIRD', to: '/accounts' },
    { right: 'AUDITOR', to: '/accounts' },
    { right: 'CASH_MANAGER', to: '/accounts' },
    { right: 'CASHIER', to: '/outlet' },
    { right: 'NONE', to: '/outlet' },
  ] as const)('$right goes to $to', ({ right, to }) => {
    expect(redirectOf(viewer(right), 'payments.create')).toBe(to)
  })

  test('a pending person is sent to accounts', () => {
    expect(redirectOf(viewer('FIRST', 'Pending'), 'payments.create')).toBe('/accounts')
    expect(redirectOf(viewer('FIRST', 'Pending'), 'accounts.read')).toBeUndefined()
  })

  test('a contract that does not sign by phone still has the page, which says so', () => {
    expect(redirectOf(viewer('FIRST'), 'payControl.manage')).toBeUndefined()
    expect(redirectOf(viewer('CREATOR'), 'payControl.manage')).toBe('/accounts')
  })

  test('a rejected person sees one page only', () => {
    expect(redirectOf(viewer('FIRST', 'Rejected'), 'accounts.read')).toBe('/user-rejected')
    expect(homeOf(viewer('FIRST', 'Rejected'))).toBe('/user-rejected')
  })
})

test('cashiers and people without a right land at the outlets', () => {
  expect(homeOf(viewer('CASHIER'))).toBe('/outlet')
  expect(homeOf(viewer('NONE'))).toBe('/outlet')
  expect(homeOf(viewer('AUDITOR'))).toBe('/accounts')
})

describe('the navigation', () => {
  const money = ['cards:open', 'loans:open', 'rates:open']

  const idsOf = (who: Viewer) =>
    navigationOf(who).flatMap(({ entries }) => entries.map(entry => `${entry.id}:${entry.access}`))

  test.each([
    {
      right: 'FIRST',
      ids: [
        'home:open',
        'toSign:open',
        ...money,
        'newPayment:open',
        'budget:open',
        'history:open',
        'templates:open',
        'files:open',
        'users:open',
        'outlets:open',
        'terminals:open',
        'installments:open',
        'qr:open',
        'documents:open',
        'letters:open',
        'settings:open',
        'help:open',
      ],
    },
    {
      right: 'CREATOR',
      ids: [
        'home:open',
        ...money,
        'newPayment:open',
        'budget:open',
        'history:open',
        'templates:open',
        'files:open',
        'outlets:open',
        'qr:open',
        'documents:open',
        'letters:open',
        'settings:open',
        'help:open',
      ],
    },
    {
      right: 'THIRD',
      ids: [
        'home:open',
        'toSign:open',
        ...money,
        'history:open',
        'files:open',
        'outlets:open',
        'qr:open',
        'documents:open',
        'letters:open',
        'settings:open',
        'help:open',
      ],
    },
    {
      right: 'AUDITOR',
      ids: [
        'home:open',
        ...money,
        'history:open',
        'files:open',
        'outlets:open',
        'qr:open',
        'documents:open',
        'letters:open',
        'settings:open',
        'help:open',
      ],
    },
    { right: 'CASHIER', ids: ['outlets:open', 'qr:open', 'settings:open', 'help:open'] },
  ] as const)('of $right', ({ right, ids }) => {
    expect(idsOf(viewer(right))).toEqual(ids)
  })

  test('a pending person sees payments locked, with a reason', () => {
    expect(idsOf(viewer('FIRST', 'Pending'))).toEqual([
      'home:open',
      'toSign:locked',
      ...money,
      'newPayment:locked',
      'budget:locked',
      'history:open',
      'templates:locked',
      'files:open',
      'users:locked',
      'outlets:open',
      'terminals:locked',
      'installments:locked',
      'qr:open',
      'documents:open',
      'letters:open',
      'settings:open',
      'help:open',
    ])
  })
})

test.each([
  { path: '/history?status=FOR_SIGN', safe: '/history?status=FOR_SIGN' },
  { path: '/', safe: '/' },
  { path: '//evil.example', safe: undefined },
  { path: '/\\evil.example', safe: undefined },
  { path: 'https://evil.example', safe: undefined },
  { path: 'javascript:alert(1)', safe: undefined },
  { path: '/auth/login', safe: undefined },
  { path: undefined, safe: undefined },
])('a return to $path leads to $safe', ({ path, safe }) => {
  expect(safeReturnPath(path)).toBe(safe)
})
