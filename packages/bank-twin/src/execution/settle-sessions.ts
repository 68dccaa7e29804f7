import type { Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { TransferRequest } from '@tartip/ledger/transfer'
import type { DueChoice } from '../common/due-work.ts'
import { internalAccountId, settlementIdOf } from '../internal-accounts.ts'
import { creditRefusal } from './order-refusal.ts'
import { creditAnswerOf } from './credit-answer.ts'
import { appendMovements } from '../store/movement-store.ts'
import { saveOperationTexts } from '../store/operation-store.ts'
import { savePositions, totalsOf } from '../store/position-store.ts'
import {
  claimSessionToSettle,
  readWaitingIncoming,
  saveBooked,
  saveReturned,
  saveSettlement,
  type SessionKey,
  type WaitingIncoming,
} from '../store/session-store.ts'
import type { TwinDb } from '../store/twin-db.ts'

/**
 * Settles one due session in this transaction: incoming payments are credited, the session is
 * netted per participant, and the sum of these positions moves between the transit and the bank's
 * account at the National Bank. Afterwards nothing of the session is left in transit. Returns one
 * or zero.
 */
export async function settleOneSession(
  tx: TwinDb,
  now: Instant,
  choice: DueChoice,
): Promise<number> {
  const session = await claimSessionToSettle(tx, now, choice)
  if (session === undefined) return 0
  await bookIncoming(tx, session, now)
  const totals = totalsOf(await savePositions(tx, session))
  await mustPost(tx, netTransfer(session, totals.outgoingMinor - totals.incomingMinor, now))
  await saveSettlement(tx, session, totals, now)
  return 1
}

/**
 * A payment that cannot be credited is returned to its bank and never booked. One such payment must
 * not block the session.
 */
async function bookIncoming(tx: TwinDb, session: SessionKey, now: Instant): Promise<void> {
  const waiting = await readWaitingIncoming(tx, session)
  const answers = await createLedger({ db: tx }).post(
    waiting
      .filter(incoming => creditRefusal(incoming) === undefined)
      .map(incoming => creditOf(incoming, session.transitAccountId, now)),
  )
  const taken = new Set(
    answers.filter(({ result }) => creditAnswerOf(result) === 'DONE').map(({ id }) => id),
  )
  const booked = waiting.filter(incoming => taken.has(idOf(incoming)))
  await saveOperationTexts(tx, booked.map(textOf))
  await appendMovements(tx, now, booked)
  await saveBooked(tx, booked.map(idOf))
  const returned = waiting.filter(incoming => !taken.has(idOf(incoming)))
  await saveReturned(
    tx,
    returned.map(incoming => ({
      incomingId: incoming.incomingId,
      code: creditRefusal(incoming) ?? 'RECIPIENT_BALANCE_LIMIT',
    })),
    now,
  )
}

/** The client's credit, out of the account in which the money of other banks arrives. */
export function creditOf(
  incoming: Pick<WaitingIncoming, 'incomingId' | 'accountId' | 'currency' | 'amountMinor'>,
  fromAccountId: string,
  now: Instant,
): TransferRequest {
  return {
    kind: 'TRANSFER',
    id: incoming.incomingId,
    debitAccountId: fromAccountId,
    creditAccountId: incoming.accountId,
    currency: incoming.currency,
    amountMinor: incoming.amountMinor,
    bookedAt: now,
  }
}

/** What the statement says of money from another bank. */
export function textOf(incoming: Omit<WaitingIncoming, 'status'>) {
  return {
    accountId: incoming.accountId,
    transferId: incoming.incomingId,
    counterpartyName: incoming.payerName,
    counterpartyAccount: incoming.payerAccount,
    counterpartyBank: incoming.payerBic,
    ...(incoming.payerInn === undefined ? {} : { counterpartyInn: incoming.payerInn }),
    purpose: incoming.purpose,
    documentNumber: incoming.documentNumber,
  }
}

function netTransfer(session: SessionKey, netMinor: bigint, now: Instant): TransferRequest[] {
  if (netMinor === 0n) return []
  const atNationalBank = internalAccountId('NBKR_CORRESPONDENT', session.currency)
  const isOwed = netMinor > 0n
  return [
    {
      kind: 'TRANSFER',
      id: settlementIdOf(session.system, session.currency, session.closesAt),
      debitAccountId: isOwed ? session.transitAccountId : atNationalBank,
      creditAccountId: isOwed ? atNationalBank : session.transitAccountId,
      currency: session.currency,
      amountMinor: isOwed ? netMinor : -netMinor,
      bookedAt: now,
    },
  ]
}

async function mustPost(tx: TwinDb, requests: readonly TransferRequest[]): Promise<void> {
  const answers = await createLedger({ db: tx }).post(requests)
  const failed = answers.find(answer => answer.result !== 'DONE')
  if (failed !== undefined) throw new Error(`The ledger did not settle a session: ${failed.result}`)
}

function idOf(incoming: WaitingIncoming): string {
  return incoming.incomingId
}
