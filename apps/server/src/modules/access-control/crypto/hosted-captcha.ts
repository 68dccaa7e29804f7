import { createHash } from 'node:crypto'

import { z } from 'zod'

import type { Instant } from '@tartip/domain/time/instant'

import { longestToken, type Captcha, type HostedProvider, type SolvedCaptcha } from './captcha.ts'

/** Where each provider checks a token; all three take the same form and give the same kind of answer. */
const checkedAt: Readonly<Record<HostedProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}

/** What a page loads of each provider, for the Content Security Policy. */
export const captchaSources: Readonly<
  Record<
    HostedProvider,
    { readonly scripts: readonly string[]; readonly frames: readonly string[] }
  >
> = {
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    scripts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frames: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/'],
  },
}

/** Longer than any provider lets a token live; until then it is remembered as used. */
const tokenLifeMs = 10 * 60_000

const answerSchema = z.object({ success: z.boolean() })

export interface HostedCaptchaDeps {
  readonly provider: HostedProvider
  /** Public; the browser gets it. */
  readonly siteKey: string
  readonly secret: string
  readonly fetch: typeof fetch
}

/**
 * The captcha of a provider, for banks that want one. Only the token, the secret and the client's
 * address go to the provider, never a login. A provider that does not answer rejects every sign-in: the call is
 * refused like an unsolved captcha.
 */
export function createHostedCaptcha(deps: HostedCaptchaDeps): Captcha {
  const { provider, siteKey, secret } = deps
  return {
    challenge: async () => ({ provider, siteKey }),

    async check(token: string, now: Instant, ip: string): Promise<SolvedCaptcha | undefined> {
      if (token === '' || token.length > longestToken) return undefined
      const body = new URLSearchParams({ secret, response: token, remoteip: ip, sitekey: siteKey })
      const answer = await deps
        .fetch(checkedAt[provider], {
          method: 'POST',
          body,
          // The secret goes to the provider and nowhere it might send us on to.
          redirect: 'error',
          signal: AbortSignal.timeout(5_000),
        })
        .then(response => response.json())
        .catch(() => undefined)
      if (answerSchema.safeParse(answer).data?.success !== true) return undefined
      // The token itself is not kept: its hash is enough to take it once.
      const nonce = createHash('sha256').update(token).digest('base64url')
      return { nonce, validUntil: now + tokenLifeMs, work: Infinity }
    },
  }
}
