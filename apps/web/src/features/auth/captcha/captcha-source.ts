import type { Challenge, Solution } from 'altcha-lib/types'
import { ApiError } from '../../../lib/api-error.ts'
import type { WebClock } from '../../../lib/clock.ts'
import { isRecord } from '../../../lib/error-answer.ts'

/** The server takes a solution for ten minutes; one older than this is made again. */
const freshMs = 8 * 60_000
/** Providers take their tokens for two minutes at least. */
const hostedFreshMs = 100_000

interface CaptchaDeps {
  readonly clock: Pick<WebClock, 'monotonic'>
  readonly fetchChallenge: () => Promise<unknown>
  readonly solve: (challenge: Challenge) => Promise<Solution | undefined>
  /** The token of a provider, when the bank uses one; undefined when it gave none. */
  readonly solveHosted: (challenge: HostedChallenge) => Promise<string | undefined>
}

/** The bank uses the captcha of a provider. */
export interface HostedChallenge {
  readonly provider: 'turnstile' | 'hcaptcha' | 'recaptcha'
  readonly siteKey: string
}

export interface CaptchaSource {
  /** Starts the work ahead of time, while the person types. */
  prepare(): void
  /** A token for one try; each token is good once. Throws ApiError when none could be made. */
  take(): Promise<string>
}

/** The invisible captcha: solved before it is requested, renewed after each use. */
export function createCaptchaSource(deps: CaptchaDeps): CaptchaSource {
  let prepared: { readonly token: Promise<string>; readonly madeAt: number } | undefined
  let isFreshForMs = freshMs

  async function make(): Promise<string> {
    const challenge = await deps.fetchChallenge()
    if (isHosted(challenge)) {
      isFreshForMs = hostedFreshMs
      const token = await deps.solveHosted(challenge)
      if (token === undefined) throw new ApiError('CAPTCHA_REQUIRED')
      return token
    }
    if (!isChallenge(challenge)) throw new ApiError('GENERIC')
    const solution = await deps.solve(challenge)
    if (!solution) throw new ApiError('CAPTCHA_REQUIRED')
    // ASCII only: hex, numbers and JSON.
    return btoa(JSON.stringify({ challenge, solution }))
  }

  function prepare(): void {
    if (prepared && deps.clock.monotonic() - prepared.madeAt < isFreshForMs) return
    const attempt = { token: make(), madeAt: deps.clock.monotonic() }
    prepared = attempt
    // A failed preparation is tried again when the token is really needed; see `take`.
    attempt.token.catch(() => {
      if (prepared === attempt) prepared = undefined
    })
  }

  return {
    prepare,
    take: async () => {
      prepare()
      const token = prepared?.token ?? make()
      prepared = undefined
      return token
    },
  }
}

function isChallenge(value: unknown): value is Challenge {
  return (
    isRecord(value) &&
    isRecord(value['parameters']) &&
    typeof value['parameters']['nonce'] === 'string'
  )
}

const providers: readonly unknown[] = ['turnstile', 'hcaptcha', 'recaptcha']

function isHosted(value: unknown): value is HostedChallenge {
  return (
    isRecord(value) && providers.includes(value['provider']) && typeof value['siteKey'] === 'string'
  )
}
