import type { PayControlCallback } from '@tartip/bank-ports/pay-control-callback'
import { err, holds, type Verdict } from '@tartip/domain/result'

import { inSystem } from '../../../platform/db/transaction.ts'
import { findRequest, type StoredPhoneRequest } from '../store/phone-request-store.ts'
import { workOn } from './poll-server.ts'
import { isOpen, type Desk } from './phone-desk.ts'
import { confirmationOf, end } from './settle-request.ts'

export type CallbackRefusal =
  | 'REQUEST_NOT_FOUND'
  | 'REQUEST_OF_ANOTHER_KEY'
  | 'CONFIRMATION_INVALID'
  | 'REQUEST_ENDED'

/** What an authenticated callback says; one that changes nothing any more is a success. */
export async function takeCallback(
  desk: Desk,
  callback: PayControlCallback,
): Promise<Verdict<CallbackRefusal>> {
  const { transactionId, pcUserId } = callback
  const request = await inSystem(desk.deps.db, tx => findRequest(tx, transactionId))
  if (request === undefined) return err('REQUEST_NOT_FOUND')
  if (request.pcUserId !== pcUserId) return err('REQUEST_OF_ANOTHER_KEY')
  if (!isOpen(request)) return repeated(request, callback)
  switch (callback.kind) {
    case 'UNCLEAR':
      // Nothing may be guessed from it: the server is queried.
      await workOn(desk, { ...request, state: 'WAITING' })
      return holds
    case 'FAILED':
      await end(desk, transactionId, { state: 'FAILED', reason: callback.message })
      return holds
    case 'DECLINED':
      await end(desk, transactionId, {
        state: 'DECLINED',
        reason: callback.reason,
        answeredAt: desk.deps.clock.now(),
      })
      return holds
    case 'CONFIRMED': {
      const { confirmCode, signedAt: answeredAt } = callback
      const confirmed = await confirmationOf(request, { confirmCode, answeredAt })
      // A forged one ends nothing: the phone can still answer.
      if (confirmed.state === 'FAILED') return err('CONFIRMATION_INVALID')
      await end(desk, transactionId, confirmed)
      return holds
    }
  }
}

/** The same news again is no news; other news about an ended request is refused. */
function repeated(
  { state }: StoredPhoneRequest,
  { kind }: PayControlCallback,
): Verdict<CallbackRefusal> {
  return kind === 'UNCLEAR' || kind === state ? holds : err('REQUEST_ENDED', { state })
}
