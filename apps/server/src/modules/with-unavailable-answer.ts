import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

import { refusal } from '../platform/graphql/unwrap.ts'
import type { ListExport } from '../platform/lists/list-export-routes.ts'
import { orUnavailable } from './or-unavailable.ts'

type Resolver = (...args: never[]) => unknown

/**
 * The same resolvers, which say BANK_UNAVAILABLE when a system of the bank does not answer: that is no fault
 * of this server, and the person can do something about it: try again.
 */
export function withUnavailableAnswer<T extends object>(resolvers: T): T {
  const wrapped = Object.entries(resolvers).map(([name, resolver]: [string, unknown]) => [
    name,
    typeof resolver === 'function' ? answerUnavailable(resolver as Resolver) : resolver,
  ])
  // Each entry has the name and the signature that it had before.
  return Object.fromEntries(wrapped) as T
}

function answerUnavailable(resolver: Resolver): Resolver {
  return async (...args) => {
    try {
      return await resolver(...args)
    } catch (error) {
      if (error instanceof BankUnavailable) throw refusal('BANK_UNAVAILABLE')
      throw error
    }
  }
}

/** The same export, which refuses with BANK_UNAVAILABLE as the operation of its list does. */
export function exportWithUnavailableAnswer(list: ListExport): ListExport {
  return { ...list, open: (...request) => orUnavailable(() => list.open(...request)) }
}
