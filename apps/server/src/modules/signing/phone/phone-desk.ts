import { everySecond, leaseMs } from '@tartip/bank-ports/heartbeat'

import { inSystem } from '../../../platform/db/transaction.ts'
import type { ApplyPhoneAnswer, PhoneRequest } from '../public.ts'
import type { SigningDeps } from '../signing-deps.ts'
import { extendLeases } from '../store/phone-request-store.ts'

/** What the parts of the work on requests share. */
export interface Desk {
  readonly deps: PhoneDeps
  readonly appliers: ReadonlyMap<string, ApplyPhoneAnswer>
  /** No other job takes the request while `work` runs; a process that dies leaves it to another within seconds. */
  whileLeased<T>(transactionId: string, work: () => Promise<T>): Promise<T>
}

export type PhoneDeps = Pick<
  SigningDeps,
  'db' | 'clock' | 'ids' | 'logger' | 'payControl' | 'callbackUrl' | 'heartbeat'
>

export const isOpen = ({ state }: Pick<PhoneRequest, 'state'>): boolean =>
  state === 'SENDING' || state === 'WAITING'

/** One heartbeat for all requests that this process works on. */
export function createLeases({
  db,
  clock,
  logger,
  heartbeat = everySecond,
}: Pick<PhoneDeps, 'db' | 'clock' | 'logger' | 'heartbeat'>): Desk['whileLeased'] {
  const held = new Set<{ readonly transactionId: string }>()
  let stopBeating: (() => void) | undefined
  const beat = () => {
    const ids = [...held].map(({ transactionId }) => transactionId)
    inSystem(db, tx => extendLeases(tx, ids, clock.now() + leaseMs)).catch((error: unknown) =>
      logger.error({ err: error }, 'leases of phone requests were not extended'),
    )
  }
  return async (transactionId, work) => {
    const lease = { transactionId }
    held.add(lease)
    stopBeating ??= heartbeat(beat)
    try {
      return await work()
    } finally {
      held.delete(lease)
      if (held.size === 0) {
        stopBeating?.()
        stopBeating = undefined
      }
    }
  }
}
