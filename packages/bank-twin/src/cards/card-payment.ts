import { sql } from 'kysely'
import type { BankCard } from '@tartip/bank-ports/cards'
import { type AccountStatus, mayBeDebited } from '@tartip/domain/accounts/account-moves'
import {
  authoriseCard,
  limitTypeOf,
  type AuthorisationRefusal,
  type CardPaymentKind,
} from '@tartip/domain/cards/authorise-card'
import { limitInForce, periodOfLimit } from '@tartip/domain/cards/card-limits'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { percentOf } from '@tartip/domain/money/money'
import { convertWithQuotes, costWithQuotes, type Quote } from '@tartip/domain/rates/convert'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { TransferRequest } from '@tartip/ledger/transfer'
import { fingerprintOf } from '../common/stored-json.ts'
import { answerRepeated, type StoredRequest } from '../common/repeated-request.ts'
import { balanceAccountId, derivedId, productAccountId } from '../products/product-accounts.ts'
import { readSetsOn } from '../rates/rate-store.ts'
import { appendMovements } from '../store/movement-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import {
  findCardOperation,
  insertCardOperations,
  readLimitUse,
  type CardOperationRecord,
} from './card-operation-store.ts'
import { type CardDeclineCode, findCardDecline, insertCardDecline } from './card-decline-store.ts'
import { findCard, readBalancesOf, readSetLimits } from './card-store.ts'

/** A payment from a terminal, a cash machine or an online shop. */
export interface CardPayment {
  /**
   * UUID; repeating the payment returns the first answer, approved or declined, and moves nothing;
   * a different one under its id is declined with REQUEST_CHANGED.
   */
  readonly operationId: string
  readonly cardId: string
  readonly kind: CardPaymentKind
  /** Minor units, above zero. */
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  /** Place and merchant. */
  readonly details: string
}

export type CardPaymentAnswer =
  | { readonly outcome: 'approved' }
  | {
      readonly outcome: 'declined'
      readonly code: CardDeclineCode | 'REQUEST_CHANGED'
    }

/** The bank's commission for cash, percent. */
const cashFeePercent = '0.5'
/** Payment systems collect after two days. */
const settlementMs = 2 * 24 * 3_600_000

type Declined = Extract<CardPaymentAnswer, { outcome: 'declined' }>['code']
const approved: CardPaymentAnswer = { outcome: 'approved' }
const declined = (code: Declined): CardPaymentAnswer => ({ outcome: 'declined', code })

/** Approves a payment and holds its money, or declines it; in one transaction. */
export async function authorisePayment(
  tx: TwinDb,
  payment: CardPayment,
  now: Instant,
): Promise<CardPaymentAnswer> {
  const found = await lockCard(tx, payment.cardId, now)
  const fingerprint = fingerprintOf(payment)
  const known = await findAnswer(tx, payment.operationId)
  const repeated = answerRepeated(known, fingerprint, ({ answer }) => answer)
  if (repeated !== undefined) return repeated.ok ? repeated.value : declined(repeated.error.code)
  const answer = await decide(tx, found, payment, now)
  if (answer.outcome === 'declined' && answer.code !== 'REQUEST_CHANGED') {
    const { operationId } = payment
    await insertCardDecline(tx, { operationId, fingerprint, code: answer.code, at: now })
  }
  return answer
}

async function decide(
  tx: TwinDb,
  found: Awaited<ReturnType<typeof lockCard>>,
  payment: CardPayment,
  now: Instant,
): Promise<CardPaymentAnswer> {
  if (found === undefined) return declined('CARD_NOT_FOUND')
  const { card, accountStatus } = found
  if (!mayBeDebited(accountStatus)) return declined('ACCOUNT_SEIZED')
  const rates = await readSetsOn(tx, bishkekDate(now))
  const quotesOf = (group: string): readonly Quote[] =>
    rates.find(set => set.group === group)?.quotes ?? []
  const soms = convertWithQuotes(payment.amountMinor, payment.currency, 'KGS', quotesOf('NBKR'))
  if (!soms.ok) return declined('RATE_NOT_FOUND')
  const refusal = await declineReasonOf(tx, card, payment, soms.value, now)
  if (refusal !== undefined) return declined(refusal)
  const charge = await chargeOf(tx, card, payment, quotesOf('CARD'))
  if (charge === undefined) return declined('RATE_NOT_FOUND')
  const notHeld = await holdMoney(tx, card, payment.operationId, charge, now)
  if (notHeld !== undefined) return declined(notHeld)
  const operation: CardOperationRecord = {
    ...recordOf(card, payment, charge, now),
    ...settlementOf(card, payment, quotesOf('NBKR')),
    somMinor: soms.value,
    limitType: limitTypeOf(payment.kind),
    settleAt: now + settlementMs,
  }
  await insertCardOperations(tx, [operation], 'refused')
  await appendMovements(tx, now, [card])
  return approved
}

async function lockCard(tx: TwinDb, cardId: string, now: Instant) {
  if (!isUuid(cardId)) return undefined
  const { rows } = await sql<{ legal_party_id: string; status: AccountStatus }>`
    select card.legal_party_id, account.status from twin.card card
    join twin.account account on account.account_id = card.account_id
    where card.card_id = ${cardId}`.execute(tx)
  const row = rows[0]
  if (row === undefined) return undefined
  const card = await findCard(tx, row.legal_party_id, cardId, now, 'lock')
  return card === undefined ? undefined : { card, accountStatus: row.status }
}

interface KnownPayment extends StoredRequest {
  readonly answer: CardPaymentAnswer
}

/** What was requested with a known payment, and its answer; an operation keeps all of the payment it came from. */
async function findAnswer(tx: TwinDb, operationId: string): Promise<KnownPayment | undefined> {
  const operation = await findCardOperation(tx, operationId)
  if (operation !== undefined) {
    const payment = operation satisfies Record<keyof CardPayment, unknown>
    return { fingerprint: fingerprintOf(payment), answer: approved }
  }
  const decline = await findCardDecline(tx, operationId)
  return decline && { fingerprint: decline.fingerprint, answer: declined(decline.code) }
}

async function declineReasonOf(
  tx: TwinDb,
  card: BankCard,
  payment: CardPayment,
  somMinor: bigint,
  now: Instant,
): Promise<AuthorisationRefusal | undefined> {
  const today = bishkekDate(now)
  const limitType = limitTypeOf(payment.kind)
  const set = (await readSetLimits(tx, [card.cardId])).get(card.cardId) ?? []
  const limit = limitInForce(set, limitType, today)
  const use = await readLimitUse(tx, card.cardId, limitType, periodOfLimit(limit, today))
  const allowed = authoriseCard({ card, kind: payment.kind, somMinor, limit, use, today })
  return allowed.ok ? undefined : allowed.error.code
}

interface Charge {
  readonly currency: CurrencyCode
  /** Without the commission. */
  readonly amountMinor: bigint
  readonly commissionMinor: bigint
}

/**
 * A balance in the payment currency pays if it suffices; otherwise the base currency at the bank's
 * card rate.
 */
async function chargeOf(
  tx: TwinDb,
  card: BankCard,
  payment: CardPayment,
  cardQuotes: readonly Quote[],
): Promise<Charge | undefined> {
  const feeOf = (amount: bigint) =>
    payment.kind === 'CASH' ? percentOf(amount, cashFeePercent) : 0n
  const own = { currency: payment.currency, amountMinor: payment.amountMinor }
  const accounts = await readBalancesOf(tx, card.legalPartyId)
  const balance = accounts
    .find(account => account.accountId === card.accountId)
    ?.balances.find(one => one.currency === payment.currency)
  const commissionMinor = feeOf(own.amountMinor)
  const available = balance ? balance.balanceMinor - balance.heldMinor : 0n
  if (payment.currency === card.currency || available >= own.amountMinor + commissionMinor) {
    return { ...own, commissionMinor }
  }
  const cost = costWithQuotes(payment.amountMinor, payment.currency, card.currency, cardQuotes)
  if (!cost.ok || cost.value === 0n) return undefined
  return {
    currency: card.currency,
    amountMinor: cost.value,
    commissionMinor: feeOf(cost.value),
  }
}

/** Ids of the ledger that belong to one card operation. */
export const holdIdOf = (operationId: string, part: 'amount' | 'commission') =>
  derivedId(`card operation ${operationId} hold ${part}`)

async function holdMoney(
  tx: TwinDb,
  card: BankCard,
  operationId: string,
  charge: Charge,
  now: Instant,
): Promise<'INSUFFICIENT_FUNDS' | 'REQUEST_CHANGED' | undefined> {
  const common = {
    kind: 'HOLD',
    debitAccountId: balanceAccountId(card.accountId, card.currency, charge.currency),
    currency: charge.currency,
    bookedAt: now,
  } as const
  const hasCommission = charge.commissionMinor > 0n
  const requests: TransferRequest[] = [
    {
      ...common,
      id: holdIdOf(operationId, 'amount'),
      creditAccountId: productAccountId('CARD_SETTLEMENT', charge.currency),
      amountMinor: charge.amountMinor,
      ...(hasCommission ? { isLinkedToNext: true } : {}),
    },
  ]
  if (hasCommission) {
    requests.push({
      ...common,
      id: holdIdOf(operationId, 'commission'),
      creditAccountId: productAccountId('CARD_FEE_INCOME', charge.currency),
      amountMinor: charge.commissionMinor,
    })
  }
  const answers = await createLedger({ db: tx }).post(requests)
  const results = new Set(answers.map(({ result }) => result))
  // A concurrent payment has used the same id.
  if (results.has('TRANSFER_CHANGED')) return 'REQUEST_CHANGED'
  return results.size === 1 && results.has('DONE') ? undefined : 'INSUFFICIENT_FUNDS'
}

function recordOf(card: BankCard, payment: CardPayment, charge: Charge, now: Instant) {
  return {
    operationId: payment.operationId,
    accountId: card.accountId,
    cardId: card.cardId,
    kind: payment.kind,
    direction: 'DEBIT',
    baseMinor: charge.amountMinor + charge.commissionMinor,
    baseCurrency: charge.currency,
    transactionMinor: payment.amountMinor,
    transactionCurrency: payment.currency,
    commissionMinor: charge.commissionMinor,
    commissionCurrency: charge.currency,
    details: payment.details,
    at: now,
  } as const
}

/** Each payment system settles foreign payments in its own currency; domestic ones in som. */
const settlementCurrencies: Readonly<Record<BankCard['paymentSystem'], CurrencyCode>> = {
  VISA: 'USD',
  MCard: 'USD',
  CUP: 'CNY',
  ELCRD: 'KGS',
}

/** The amount that the payment system requests; in the payment's own currency where it has no rate. */
export function settlementOf(
  card: Pick<BankCard, 'paymentSystem'>,
  payment: Pick<CardPayment, 'amountMinor' | 'currency'>,
  officialQuotes: readonly Quote[],
): Pick<CardOperationRecord, 'settlementMinor' | 'settlementCurrency'> {
  const { amountMinor, currency } = payment
  const own = { settlementMinor: amountMinor, settlementCurrency: currency }
  if (currency === 'KGS') return own
  const settlementCurrency = settlementCurrencies[card.paymentSystem]
  const settled = convertWithQuotes(amountMinor, currency, settlementCurrency, officialQuotes)
  return settled.ok ? { settlementMinor: settled.value, settlementCurrency } : own
}
