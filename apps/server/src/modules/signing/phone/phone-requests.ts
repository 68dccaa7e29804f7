import { leaseMs } from '@tartip/bank-ports/heartbeat'
import type { PayControlCallback } from '@tartip/bank-ports/pay-control-callback'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { err, ok, type Verdict } from '@tartip/domain/result'

import { wakeAfterCommit } from '../../../platform/db/commit-hooks.ts'
import { inSystem, inTenant } from '../../../platform/db/transaction.ts'
import type { ApplyPhoneAnswer, PhoneRequest, PhoneRequests } from '../public.ts'
import {
  claimDueRequests,
  insertRequest,
  nextCheckAt,
  readRequestsOf,
  type StoredPhoneRequest,
} from '../store/phone-request-store.ts'
import { workOn } from './poll-server.ts'
import { createLeases, isOpen, type Desk, type PhoneDeps } from './phone-desk.ts'
import { withdrawRequest } from './settle-request.ts'
import { takeCallback, type CallbackRefusal } from './take-callback.ts'

/** Wakes the job of this process when requests have been noted. */
export const phoneRequestsChannel = 'signing-phone-requests'

const batchSize = 50
/** A request that fails is left alone for this long. */
const failedRestMs = 30_000

export interface PhoneDesk {
  readonly phones: PhoneRequests
  /** What an authenticated callback says; one that changes nothing any more is a success. */
  takeCallback(callback: PayControlCallback): Promise<Verdict<CallbackRefusal>>
  /** Sends, queries, ends and applies whatever is due; answers how many requests it checked. */
  runDue(): Promise<number>
}

/** Requests to phones from their opening to the step that their answer makes. */
export function createPhoneRequests(deps: PhoneDeps): PhoneDesk {
  const { db, clock, ids } = deps
  const appliers = new Map<string, ApplyPhoneAnswer>()
  const desk: Desk = { deps, appliers, whileLeased: createLeases(deps) }
  const open: PhoneRequests['open'] = async (tx, requests, now) => {
    let opened = 0
    for (const request of requests) {
      if (await insertRequest(tx, ids.uuid(), request, now)) opened += 1
    }
    if (opened > 0) wakeAfterCommit(tx, phoneRequestsChannel)
    return opened
  }
  return {
    phones: {
      open,
      request: (legalPartyId, requests) =>
        inTenant(db, legalPartyId, tx => open(tx, requests, clock.now())),
      async of(legalPartyId, kind, documentId) {
        const found = await inTenant(db, legalPartyId, tx =>
          readRequestsOf(tx, legalPartyId, kind, documentId),
        )
        return found.map(shown)
      },
      async cancel(legalPartyId, kind, documentId) {
        const found = await inTenant(db, legalPartyId, tx =>
          readRequestsOf(tx, legalPartyId, kind, documentId),
        )
        try {
          let cancelled = 0
          for (const request of found.filter(isOpen)) {
            if (await withdrawRequest(desk, request, 'CANCELLED')) cancelled += 1
          }
          return ok(cancelled)
        } catch (error) {
          if (error instanceof BankUnavailable) return err('BANK_UNAVAILABLE')
          throw error
        }
      },
      onAnswer(kind, apply) {
        if (appliers.has(kind)) throw new Error(`Answers about a ${kind} are applied already`)
        appliers.set(kind, apply)
      },
    },
    takeCallback: callback => takeCallback(desk, callback),
    async runDue() {
      const now = clock.now()
      const due = await inSystem(db, tx => claimDueRequests(tx, now, now + leaseMs, batchSize))
      const worked = await Promise.allSettled(due.map(request => workOrRest(desk, request)))
      const failures = worked.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
      if (failures.length > 0) throw new AggregateError(failures, 'Some phone requests failed')
      return due.length
    },
  }
}

function workOrRest(desk: Desk, request: StoredPhoneRequest): Promise<void> {
  const { db, clock } = desk.deps
  const { transactionId } = request
  return desk.whileLeased(transactionId, async () => {
    try {
      await workOn(desk, request)
    } catch (error) {
      await inSystem(db, tx => nextCheckAt(tx, transactionId, clock.now() + failedRestMs))
      throw error
    }
  })
}

function shown(request: StoredPhoneRequest): PhoneRequest {
  const {
    pcUserId: _pcUserId,
    publicKey: _publicKey,
    confirmCode: _confirmCode,
    isApplied: _isApplied,
    ...rest
  } = request
  return rest
}
