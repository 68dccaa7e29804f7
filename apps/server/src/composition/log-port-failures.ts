import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

import type { Logger } from 'pino'

import type { Clock } from '../platform/clock.ts'

/** How often a call that keeps failing is logged. */
const logEveryMs = 10_000

/**
 * Logs the cause of a port's failures. The caller only learns that the bank did not answer and
 * usually carries on, so a bug would otherwise go unnoticed. An unavailable bank without a cause is
 * not logged.
 */
export function logPortFailures<Port extends object>(
  port: Port,
  name: string,
  { logger, clock }: { readonly logger: Pick<Logger, 'error'>; readonly clock: Clock },
): Port {
  const loggedAt = new Map<string, number>()
  const log = (call: string, error: unknown) => {
    if (!(error instanceof BankUnavailable) || error.cause === undefined) return
    const now = clock.now()
    if (now - (loggedAt.get(call) ?? -Infinity) < logEveryMs) return
    loggedAt.set(call, now)
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
          log(String(key), error)
          throw error
        })
      }
    },
  })
}
