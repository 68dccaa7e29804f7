import { randomInt } from 'node:crypto'

import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { z } from 'zod'

import type { Instant } from '@tartip/domain/time/instant'

/** How much work a browser does for one sign-in try. */
export interface CaptchaCost {
  /** PBKDF2 rounds of one guess. */
  readonly rounds: number
  /** The answer lies between these numbers; a browser counts up to it from 0. */
  readonly minGuesses: number
  readonly maxGuesses: number
}

/** About 0.3–0.8 s in a browser of today on one thread, 1 ms on the server. */
export const defaultCaptchaCost: CaptchaCost = {
  rounds: 5000,
  minGuesses: 300,
  maxGuesses: 600,
}

/** How long a challenge may be solved and used. */
export const captchaLifetimeMs = 10 * 60_000

const tokenSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.number().int().max(10_000_000),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(128),
      data: z.object({ validUntil: z.number(), work: z.number().optional() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})
export const longestToken = 4096

/** A solved challenge: who remembers the nonce until then takes each solution once. */
export interface SolvedCaptcha {
  readonly nonce: string
  readonly validUntil: Instant
  /** How many times the usual work was done; without bound where a provider judges. */
  readonly work: number
}

/** What a browser is given to solve: work of our own, or the widget of a provider. */
export type CaptchaChallenge =
  | Challenge
  | { readonly provider: HostedProvider; readonly siteKey: string }

/** Providers whose widget and check are alike. */
export type HostedProvider = 'turnstile' | 'hcaptcha' | 'recaptcha'

export interface Captcha {
  /** @param work how many times the usual work it requests */
  challenge(now: Instant, work: number): Promise<CaptchaChallenge>
  /**
   * Checks what the browser has brought: `base64(JSON { challenge, solution })` for work of our own, the
   * token of the provider otherwise. Undefined when it proves nothing.
   */
  check(token: string, now: Instant, ip: string): Promise<SolvedCaptcha | undefined>
}

/** Our own proof of work: no other server is queried. */
export interface OwnCaptcha extends Captcha {
  challenge(now: Instant, work: number): Promise<Challenge>
  check(token: string, now: Instant): Promise<SolvedCaptcha | undefined>
}

export interface CaptchaDeps {
  readonly cost: CaptchaCost
  /** Signs the challenge, so that none has to be stored. */
  readonly key: string
  /** Signs the answer inside the challenge, so that checking costs no key derivation. */
  readonly answerKey: string
}

/**
 * Self-hosted proof of work (ALTCHA, PBKDF2): no third party sees who signs in to the bank.
 *
 * The end of a challenge's life stands in its signed data and is measured by our clock; the
 * library's own field would be measured by the computer's.
 */
export function createCaptcha({ cost, key, answerKey }: CaptchaDeps): OwnCaptcha {
  return {
    challenge: (now, work) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: cost.rounds,
        counter: randomInt(cost.minGuesses * work, cost.maxGuesses * work + 1),
        deriveKey,
        hmacSignatureSecret: key,
        hmacKeySignatureSecret: answerKey,
        data: { validUntil: now + captchaLifetimeMs, work },
      }),

    async check(token, now) {
      const parsed = parseToken(token)
      if (parsed === undefined) return undefined
      const { challenge, solution } = parsed
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: key,
        hmacKeySignatureSecret: answerKey,
      })
      const { nonce, data } = challenge.parameters
      if (!verified || data.validUntil <= now) return undefined
      return { nonce, validUntil: data.validUntil, work: data.work ?? 1 }
    },
  }
}

function parseToken(token: string): z.infer<typeof tokenSchema> | undefined {
  if (token.length === 0 || token.length > longestToken) return undefined
  try {
    return tokenSchema.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
