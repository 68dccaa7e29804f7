import { hash, parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'

import { createPasswordHasher, HasherBusy } from './password-hasher.ts'

test('passwords are hashed with argon2id, 19 MiB, two passes, one lane', async () => {
  const hasher = await createPasswordHasher('dummy')
  const hashed = await hasher.hash('Пароль-1!')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(parseOptions(hashed).outputLen).toBe(32)
  expect(await hasher.matches(hashed, 'Пароль-1!')).toBe(true)
  expect(await hasher.matches(hashed, 'пароль-1!')).toBe(false)
})

test('all forms of Unicode are one password', async () => {
  const hasher = await createPasswordHasher('dummy')
  const composed = 'Тоо-Й-\u00e9-\ufb01-1A'
  const hashed = await hasher.hash(composed)
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
    expect(await hasher.matches(hashed, composed.normalize(form))).toBe(true)
  }
  expect(await hasher.matches(hashed, 'Тоо-И-\u00e9-\ufb01-1A')).toBe(false)
})

test('a hash of other parameters still opens, so that they can be raised without new passwords', async () => {
  const hasher = await createPasswordHasher('dummy')
  const former = await hash('Пароль-1!', { memoryCost: 8_192, timeCost: 3, parallelism: 1 })
  expect(await hasher.matches(former, 'Пароль-1!')).toBe(true)
  expect(await hasher.matches(former, 'Пароль-2!')).toBe(false)
})

test('without a hash nothing matches, not even the dummy password', async () => {
  const hasher = await createPasswordHasher('dummy')
  expect(await hasher.matches(undefined, 'dummy')).toBe(false)
})

test('a rush on the sign-in page is turned away when the queue is full', async () => {
  const hasher = await createPasswordHasher('dummy')
  // A broken hash fails at once, so that this test need not compute 128 real ones.
  const rush = Array.from({ length: 130 }, () => hasher.matches('broken', 'x'))
  const outcomes = await Promise.allSettled(rush)
  const busy = outcomes.filter(
    outcome => outcome.status === 'rejected' && outcome.reason instanceof HasherBusy,
  )
  expect(busy).toHaveLength(2)
  expect(await hasher.matches(undefined, 'x')).toBe(false)
})
