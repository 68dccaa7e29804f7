import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'

import { captchaLifetimeMs, createCaptcha, type OwnCaptcha } from './captcha.ts'

const now = Date.parse('2026-11-30T04:00:00Z')
const cost = { rounds: 1, minGuesses: 5, maxGuesses: 20 }
const captcha = createCaptcha({ cost, key: 'signs', answerKey: 'signs answers' })

async function solved(from: OwnCaptcha) {
  const challenge = await from.challenge(now, 1)
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}
const tokenOf = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

test('a solved challenge is accepted until ten minutes have passed', async () => {
  const token = tokenOf(await solved(captcha))
  expect(await captcha.check(token, now)).toMatchObject({ validUntil: now + captchaLifetimeMs })
  expect(await captcha.check(token, now + captchaLifetimeMs - 1)).toBeDefined()
  expect(await captcha.check(token, now + captchaLifetimeMs)).toBeUndefined()
})

test('a challenge that is easier than ours, or lives longer, is not accepted', async () => {
  const { challenge, solution } = await solved(captcha)
  const longer = {
    ...challenge.parameters,
    data: { validUntil: now + 10 * captchaLifetimeMs, work: 1 },
  }
  const token = tokenOf({ challenge: { ...challenge, parameters: longer }, solution })
  expect(await captcha.check(token, now)).toBeUndefined()

  const stranger = createCaptcha({ cost, key: 'another', answerKey: 'signs answers' })
  expect(await captcha.check(tokenOf(await solved(stranger)), now)).toBeUndefined()
})

test('harder work is requested and proved, and cannot be claimed', async () => {
  const challenge = await captcha.challenge(now, 8)
  const solution = await solveChallenge({ challenge, deriveKey })
  expect(solution?.counter).toBeGreaterThanOrEqual(8 * cost.minGuesses)
  expect(await captcha.check(tokenOf({ challenge, solution }), now)).toMatchObject({ work: 8 })

  const easy = await solved(captcha)
  const data = { ...easy.challenge.parameters.data, work: 8 }
  const parameters = { ...easy.challenge.parameters, data }
  const claimed = { ...easy, challenge: { ...easy.challenge, parameters } }
  expect(await captcha.check(tokenOf(claimed), now)).toBeUndefined()
})

test('a wrong solution proves nothing', async () => {
  const { challenge } = await solved(captcha)
  const solution = { counter: 1, derivedKey: '00'.repeat(32) }
  expect(await captcha.check(tokenOf({ challenge, solution }), now)).toBeUndefined()
})

test.each(['', 'null', 'e30=', tokenOf([]), tokenOf({ challenge: {} }), 'я', 'A'.repeat(5000)])(
  'a token that is none is refused: %s',
  async token => {
    expect(await captcha.check(token, now)).toBeUndefined()
  },
)
