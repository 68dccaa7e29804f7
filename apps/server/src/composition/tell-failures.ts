import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

import type { Logger } from 'pino'

import type { Clock } from '../platform/clock.ts'

/** A call that fails again and again is told of this often. */
const tellEveryMs = 10_000

/**
 * A port whose failures stand in the log, with what caused them. Whoever asks is told only that the bank did not
 * answer, and mostly goes on as with any bank that is away: a fault of its program would never be seen. A bank that
 * is away without a cause has nothing to tell.
 */
export function tellFailures<Port extends object>(
  port: Port,
  name: string,
  { logger, clock }: { readonly logger: Pick<Logger, 'error'>; readonly clock: Clock },
): Port {
  const toldAt = new Map<string, number>()
  const tell = (call: string, error: unknown) => {
    if (!(error instanceof BankUnavailable) || error.cause === undefined) return
    const now = clock.now()
    if (now - (toldAt.get(call) ?? -Infinity) < tellEveryMs) return
    toldAt.set(call, now)
    logger.error({ err: error.cause, port: name, call }, 'the bank failed')
  }
  return new Proxy(port, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver)
      if (typeof member !== 'function') return member
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, args)
        if (!(answer instanceof Promise)) return answer
        return answer.catch((error: unknown) => {
          tell(String(key), error)
          throw error
        })
      }
    },
  })
}
