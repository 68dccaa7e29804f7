import { describe, expect, test } from 'vitest'

import { createHostedCaptcha } from './hosted-captcha.ts'

const now = 1_000

function captchaThatAnswers(answer: () => Promise<Response>) {
  const requests: { url: string; body: string }[] = []
  const fetchFake: typeof fetch = async (input, init) => {
    const body = init?.body instanceof URLSearchParams ? init.body.toString() : ''
    requests.push({ url: typeof input === 'string' ? input : '', body })
    return answer()
  }
  const captcha = createHostedCaptcha({
    provider: 'turnstile',
    siteKey: 'site',
    secret: 'secret',
    fetch: fetchFake,
  })
  return { captcha, requests }
}
const answering = (body: unknown) => async () => Response.json(body)

describe('a captcha of a provider', () => {
  test('gives the browser the site key and nothing secret', async () => {
    const { captcha } = captchaThatAnswers(answering({}))
    expect(await captcha.challenge(now, 1)).toEqual({ provider: 'turnstile', siteKey: 'site' })
  })

  test('verifies the token with the provider, sending the secret and the address alone', async () => {
    const { captcha, requests } = captchaThatAnswers(answering({ success: true }))
    expect(await captcha.check('token', now, '10.0.0.1')).toEqual({
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      validUntil: now + 600_000,
      work: Infinity,
    })
    expect(requests).toEqual([
      {
        url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        body: 'secret=secret&response=token&remoteip=10.0.0.1&sitekey=site',
      },
    ])
  })

  test('the same token has the same name, so that it is accepted once', async () => {
    const { captcha } = captchaThatAnswers(answering({ success: true }))
    const [first, second] = [
      await captcha.check('token', now, '::1'),
      await captcha.check('token', now + 1, '::1'),
    ]
    expect(second?.nonce).toBe(first?.nonce)
  })

  test.each([
    ['a refusal', answering({ success: false })],
    ['nonsense', answering('<html>')],
    ['no answer', () => Promise.reject(new Error('down'))],
  ])('rejects every sign-in with %s', async (_what, answer) => {
    const { captcha } = captchaThatAnswers(answer)
    expect(await captcha.check('token', now, '::1')).toBeUndefined()
  })

  test('does not verify a missing or an endless token', async () => {
    const { captcha, requests } = captchaThatAnswers(answering({ success: true }))
    expect(await captcha.check('', now, '::1')).toBeUndefined()
    expect(await captcha.check('x'.repeat(5_000), now, '::1')).toBeUndefined()
    expect(requests).toEqual([])
  })
})
