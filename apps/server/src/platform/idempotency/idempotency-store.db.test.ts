import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { err, ok } from '@tartip/domain/result'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { inTenant } from '../db/transaction.ts'
import { findAnswer, IdempotencyRace, requestHashOf, storeAnswer } from './idempotency-store.ts'

const party = '0192f000-0000-7000-8000-00000000000a'
const keyOf = (key: string) => ({
  legalPartyId: party,
  personId: '0192f000-0000-7000-8000-0000000000aa',
  operation: 'savePayment',
  key,
})

let database: TestDatabase
let effects = 0
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** One call as a use case makes it: claim, effect, answer. */
const call = (key: string, request: { amount: string }, isRefused = false) =>
  inTenant(database.db, party, async tx => {
    const hash = requestHashOf(request)
    const earlier = await findAnswer(tx, keyOf(key), hash)
    if (earlier.kind === 'changed') return err('IDEMPOTENCY_KEY_REUSED')
    if (earlier.kind === 'same') return ok(earlier.answer)
    await sql`select pg_sleep(0.01)`.execute(tx)
    if (isRefused) return err('REFUSED')
    effects += 1
    const answer = { z: effects, a: request.amount }
    await storeAnswer(tx, keyOf(key), hash, answer)
    return ok(answer)
  })

test('the same key a hundred times in parallel has one effect and one answer', async () => {
  effects = 0
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => call('k1', { amount: '5.00' })),
  )
  expect(effects).toBe(1)
  const texts = new Set(answers.map(answer => JSON.stringify(answer)))
  // Byte for byte, the order of the fields included.
  expect([...texts]).toEqual([JSON.stringify(ok({ z: 1, a: '5.00' }))])
})

test('the same key with another request is refused', async () => {
  await call('k2', { amount: '5.00' })
  expect(await call('k2', { amount: '6.00' })).toEqual(err('IDEMPOTENCY_KEY_REUSED'))
})

test('a refusal is not kept: the next try is a first one', async () => {
  expect(await call('k3', { amount: '5.00' }, true)).toEqual(err('REFUSED'))
  expect((await call('k3', { amount: '5.00' })).ok).toBe(true)
})

test('a first request that does not end is not waited for longer than the lock timeout', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  let releaseClaim: () => void = () => undefined
  const claimed = new Promise<void>(resolve => (releaseClaim = resolve))
  const first = inTenant(database.db, party, async tx => {
    await findAnswer(tx, keyOf('k4'), 'hash')
    releaseClaim()
    await held
  })
  await claimed
  const second = inTenant(database.db, party, async tx => {
    await sql`set local lock_timeout = '50ms'`.execute(tx)
    return findAnswer(tx, keyOf('k4'), 'hash')
  })
  await expect(second).rejects.toThrow(IdempotencyRace)
  release()
  await first
})

test('the hash of a request does not depend on the order of its fields', () => {
  expect(requestHashOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(
    requestHashOf({ b: [{ d: 3, c: 2 }], a: 1 }),
  )
  expect(requestHashOf({ a: [1, 2] })).not.toBe(requestHashOf({ a: [2, 1] }))
})
