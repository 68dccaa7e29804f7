import { everySecond, leaseMs, type Heartbeat } from '@tartip/bank-ports/heartbeat'
import type { PayControlOutcome } from '@tartip/bank-ports/pay-control'
import {
  payControlSignatureHeader,
  payControlTimeHeader,
  signPayControlCallback,
} from '@tartip/bank-ports/pay-control-callback'
import { toIso } from '@tartip/domain/time/instant'
import type { ServiceDeps } from '../common/service-deps.ts'
import {
  claimDueCallbacks,
  type DueCallback,
  extendLeases,
  finishCallback,
} from './callback-store.ts'

/** Posts a text to an address and returns the HTTP status; throws when there is no answer. */
export type PostText = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<number>

const atOnce = 20
const firstPauseMs = 1_000
const longestPauseMs = 60_000
/** About half an hour of attempts; afterwards the receiver can query `outcomeOf`. */
const mostAttempts = 40

/** The text that a receiver reads (bank-ports/pay-control-callback.ts). */
export function callbackBody(outcome: PayControlOutcome): string {
  const { state, transactionId, pcUserId, answeredAt } = outcome
  const hasFailed = state === 'FAILED'
  return JSON.stringify({
    pc_callback: {
      type: 'transaction_callback',
      version: 3,
      result: hasFailed
        ? { error_code: 1, error_message: outcome.reason ?? 'FAILED' }
        : { error_code: 0, error_message: 'OK' },
      transaction_callback: {
        transaction_id: transactionId,
        user_id: pcUserId,
        ...(state === 'CONFIRMED'
          ? {
              confirmation: {
                confirm_code: outcome.confirmCode,
                signed_at: toIso(answeredAt ?? 0),
              },
            }
          : {}),
        ...(state === 'DECLINED' ? { declination: { reason: outcome.reason ?? '' } } : {}),
      },
    },
  })
}

/** Sends due callbacks, each until the receiver has accepted it; returns how many were tried. */
export async function sendDueCallbacks(
  deps: Pick<ServiceDeps, 'db' | 'realClock'> & {
    readonly secret: string
    readonly post: PostText
    /** Keeps the leases of callbacks whose receiver is slow; each second when left out. */
    readonly heartbeat?: Heartbeat
  },
): Promise<number> {
  const { db, realClock, heartbeat = everySecond } = deps
  const now = realClock.now()
  const due = await claimDueCallbacks(db, now, now + leaseMs, atOnce)
  const failures: unknown[] = []
  const sending = new Set(due.map(({ id }) => id))
  const stopBeating = heartbeat(() => {
    extendLeases(db, [...sending], realClock.now() + leaseMs).catch((error: unknown) =>
      failures.push(error),
    )
  })
  try {
    await Promise.all(
      due.map(async callback => {
        const status = await sendOne(deps, callback)
        const isTaken = status !== undefined && status < 500 && status !== 429
        const isLast = isTaken || callback.attempts >= mostAttempts
        const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (callback.attempts - 1))
        const nextAt = isLast ? undefined : realClock.now() + pauseMs
        await finishCallback(db, callback.id, status, nextAt)
        sending.delete(callback.id)
      }),
    )
  } finally {
    stopBeating()
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Leases of callbacks were not extended')
  return due.length
}

/** The receiver's status; `undefined` without an answer, which leads to another attempt. */
async function sendOne(
  deps: Pick<ServiceDeps, 'realClock'> & { readonly secret: string; readonly post: PostText },
  { url, body }: DueCallback,
): Promise<number | undefined> {
  const { time, signature } = await signPayControlCallback(deps.secret, deps.realClock.now(), body)
  const headers = {
    'content-type': 'application/json',
    [payControlTimeHeader]: time,
    [payControlSignatureHeader]: signature,
  }
  return deps.post(url, headers, body).catch((error: unknown) => {
    if (error instanceof Error) return undefined
    throw error
  })
}
