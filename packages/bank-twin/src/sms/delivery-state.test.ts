import { expect, test } from 'vitest'
import { deliveryState } from './sms.ts'

const acceptedAt = 1_000_000
const message = (more: { expiresAt?: number; isFailing?: boolean } = {}) => ({
  acceptedAt,
  expiresAt: more.expiresAt,
  isFailing: more.isFailing ?? false,
})
const statesOf = (sms: ReturnType<typeof message>) =>
  [0, 400, 401, 999, 1_000, 60_000].map(after => deliveryState(sms, acceptedAt + after))

test('a message is on its way for a second and then there', () => {
  expect(statesOf(message())).toEqual([
    ...Array<string>(4).fill('QUEUED'),
    ...Array<string>(2).fill('DELIVERED'),
  ])
})

test('one that must be there earlier is dropped right after its last moment', () => {
  expect(statesOf(message({ expiresAt: acceptedAt + 400 }))).toEqual([
    'QUEUED',
    'QUEUED',
    ...Array<string>(4).fill('EXPIRED'),
  ])
})

test('one that may come at the very last moment comes', () => {
  const exact = message({ expiresAt: acceptedAt + 1_000 })
  expect(deliveryState(exact, acceptedAt + 60_000)).toBe('DELIVERED')
})

test('to a phone that is off it fails when it should have come, not before', () => {
  expect(statesOf(message({ isFailing: true }))).toEqual([
    ...Array<string>(4).fill('QUEUED'),
    ...Array<string>(2).fill('FAILED'),
  ])
})
