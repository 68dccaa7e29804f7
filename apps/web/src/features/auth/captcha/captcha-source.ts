import type { Challenge, Solution } from 'altcha-lib/types'
import { ApiError } from '../../../lib/api-error.ts'
import type { WebClock } from '../../../lib/clock.ts'
import { isRecord } from '../../../lib/error-answer.ts'

/** The server takes a solution for ten minutes; one older than this is made anew. */
const freshMs = 8 * 60_000

interface CaptchaDeps {
  readonly clock: Pick<WebClock, 'monotonic'>
  readonly fetchChallenge: () => Promise<unknown>
  readonly solve: (challenge: Challenge) => Promise<Solution | undefined>
}

export interface CaptchaSource {
  /** Starts the work ahead of time, while the person types. */
  prepare(): void
  /** A token for one try; each token is good once. Throws ApiError when none could be made. */
  take(): Promise<string>
}

/** The invisible captcha: solved before it is asked for, renewed after each use. */
export function createCaptchaSource(deps: CaptchaDeps): CaptchaSource {
  let prepared: { readonly token: Promise<string>; readonly madeAt: number } | undefined

  async function make(): Promise<string> {
    const challenge = await deps.fetchChallenge()
    if (!isChallenge(challenge)) throw new ApiError('GENERIC')
    const solution = await deps.solve(challenge)
    if (!solution) throw new ApiError('CAPTCHA_REQUIRED')
    // ASCII only: hex, numbers and JSON.
    return btoa(JSON.stringify({ challenge, solution }))
  }

  function prepare(): void {
    if (prepared && deps.clock.monotonic() - prepared.madeAt < freshMs) return
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
