import type { Instant } from '@tartip/domain/time/instant'
import { interbankAmountRefusal } from '@tartip/domain/payment/interbank-choice'
import { createLedger } from '@tartip/ledger/ledger'
import type { BankTwinConfig, ReceivedPayment } from '../bank-twin-types.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { answerRepeated, lockRequest } from '../common/repeated-request.ts'
import { internalAccountId } from '../internal-accounts.ts'
import { readAccountFacts } from '../store/account-store.ts'
import { appendMovements } from '../store/movement-store.ts'
import { saveOperationTexts } from '../store/operation-store.ts'
import { findReceived, joinSessions, saveIncoming, saveReceived } from '../store/session-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { creditAnswerOf } from './credit-answer.ts'
import { creditRefusal } from './order-refusal.ts'
import { creditOf, textOf } from './settle-sessions.ts'
import { settlementMoment } from './timetable.ts'

const currency = 'KGS'

type ReceiptRefusal =
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_SEIZED'
  | 'CURRENCY_MISMATCH'
  | 'REQUEST_CHANGED'
  | 'RECIPIENT_BALANCE_LIMIT'
  | 'AMOUNT_TOO_LARGE'
  | 'CLEARING_LIMIT_EXCEEDED'

/**
 * Receives a payment of another bank in this transaction. Repeating it changes nothing; a different
 * one under its id is refused, in either system.
 */
export async function receivePayment(
  tx: TwinDb,
  payment: ReceivedPayment,
  now: Instant,
  config: BankTwinConfig,
): Promise<'DONE' | ReceiptRefusal> {
  const fingerprint = fingerprintOf(payment)
  await lockRequest(tx, 'received', payment.incomingId)
  const kept = await findReceived(tx, payment.incomingId)
  const repeated = answerRepeated(kept, fingerprint, () => 'DONE' as const)
  if (repeated !== undefined) return repeated.ok ? repeated.value : repeated.error.code
  const tooMuch = interbankAmountRefusal(payment.system, payment.amountMinor)
  if (tooMuch !== undefined) return tooMuch
  const account = (await readAccountFacts(tx, [payment.account])).get(payment.account)
  if (account === undefined) return 'ACCOUNT_NOT_FOUND'
  if (creditRefusal(account) !== undefined) {
    return account.status === 'CLOSED' ? 'ACCOUNT_CLOSED' : 'ACCOUNT_SEIZED'
  }
  if (account.currency !== currency) return 'CURRENCY_MISMATCH'
  const { incomingId, amountMinor, payerName, payerAccount, payerBic, payerInn } = payment
  const incoming = {
    incomingId,
    accountId: account.accountId,
    amountMinor,
    currency,
    payerName,
    payerAccount,
    payerBic,
    ...(payerInn === undefined ? {} : { payerInn }),
    purpose: payment.purpose,
    documentNumber: payment.documentNumber,
  } as const
  if (payment.system === 'GROSS') {
    const from = internalAccountId('NBKR_CORRESPONDENT', currency)
    const [answer] = await createLedger({ db: tx }).post([creditOf(incoming, from, now)])
    const result = creditAnswerOf(answer?.result)
    if (result !== 'DONE') return result
    await saveReceived(tx, incomingId, fingerprint, now)
    await saveOperationTexts(tx, [textOf(incoming)])
    await appendMovements(tx, now, [incoming])
    return 'DONE'
  }
  await saveReceived(tx, incomingId, fingerprint, now)
  const transitAccountId = internalAccountId('CLEARING_TRANSIT', currency)
  const system = 'CLEARING_TRANSIT' as const
  let closesAt = settlementMoment(system, now, config.timetable)
  // A settled session accepts no more; the next one does.
  while ((await joinSessions(tx, [{ transitAccountId, system, currency, closesAt }])).size === 0) {
    closesAt = settlementMoment(system, closesAt + 1, config.timetable)
  }
  await saveIncoming(tx, incoming, { transitAccountId, closesAt })
  return 'DONE'
}
