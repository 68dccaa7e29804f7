import { expect, test, vi } from 'vitest'
import { createCaptchaSource } from './captcha-source.ts'
import { solve } from './solve.ts'

function source(patch: { fetchChallenge?: () => Promise<unknown> } = {}) {
  let now = 0
  let made = 0
  const fetchChallenge = vi.fn(
    patch.fetchChallenge ??
      (async () => ({ parameters: { nonce: `n${(made += 1)}` }, signature: 's' })),
  )
  const captcha = createCaptchaSource({
    clock: { monotonic: () => now },
    fetchChallenge,
    solve: async () => ({ counter: 7, derivedKey: '00ff' }),
    solveHosted: async ({ siteKey }) => (siteKey === 'deaf' ? undefined : `token of ${siteKey}`),
  })
  return { captcha, fetchChallenge, pass: (ms: number) => (now += ms) }
}

const nonceOf = (token: string): unknown => JSON.parse(atob(token)).challenge.parameters.nonce

test('is solved ahead, once, and given out as challenge and solution', async () => {
  const { captcha, fetchChallenge } = source()
  captcha.prepare()
  captcha.prepare()
  const token = await captcha.take()
  expect(fetchChallenge).toHaveBeenCalledTimes(1)
  expect(JSON.parse(atob(token))).toEqual({
    challenge: { parameters: { nonce: 'n1' }, signature: 's' },
    solution: { counter: 7, derivedKey: '00ff' },
  })
})

test('every try has a token of its own', async () => {
  const { captcha } = source()
  expect(nonceOf(await captcha.take())).toBe('n1')
  expect(nonceOf(await captcha.take())).toBe('n2')
})

test('one that has waited too long is made again', async () => {
  const { captcha, pass } = source()
  captcha.prepare()
  pass(9 * 60_000)
  expect(nonceOf(await captcha.take())).toBe('n2')
})

test('a failed preparation does not stand in the way of the real try', async () => {
  let isDown = true
  const { captcha, fetchChallenge } = source({
    fetchChallenge: async () => {
      if (isDown) throw new Error('down')
      return { parameters: { nonce: 'n' }, signature: 's' }
    },
  })
  captcha.prepare()
  isDown = false
  // It is prepared again once the failure is known.
  await vi.waitFor(() => {
    captcha.prepare()
    expect(fetchChallenge).toHaveBeenCalledTimes(2)
  }, 15_000)
  expect(nonceOf(await captcha.take())).toBe('n')
})

test('the solver finds what a real challenge requests', async () => {
  const { createChallenge, verifySolution } = await import('altcha-lib')
  const { deriveKey } = await import('altcha-lib/algorithms/web/pbkdf2')
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 5,
    deriveKey,
    ...secrets,
  })
  const solution = await solve(challenge)
  if (!solution) throw new Error('not solved')
  expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({
    verified: true,
  })
})

test('a provider of the bank gives the token itself, for a shorter time', async () => {
  const { captcha, fetchChallenge, pass } = source({
    fetchChallenge: async () => ({ provider: 'turnstile', siteKey: 'site' }),
  })
  expect(await captcha.take()).toBe('token of site')
  captcha.prepare()
  pass(101_000)
  await captcha.take()
  expect(fetchChallenge).toHaveBeenCalledTimes(3)
})

test('a provider that gives no token is reported', async () => {
  const { captcha } = source({
    fetchChallenge: async () => ({ provider: 'hcaptcha', siteKey: 'deaf' }),
  })
  await expect(captcha.take()).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})
