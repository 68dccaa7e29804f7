import { type BankText, bankTextOfStored, type OtherLanguages } from '@tartip/domain/bank-text'
import { sql, type RawBuilder } from 'kysely'
import type {
  BankRefusal,
  ExecutionState,
  PaymentOrder,
  SubmitAnswer,
} from '@tartip/bank-ports/payment-execution'
import type { ExecutedOperationCode, QrOrder } from '@tartip/domain/payment/payment-order'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { type Instant, toIso } from '@tartip/domain/time/instant'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { ExecutionStep, OpenPayment, OpenPlace } from '../bank-twin-types.ts'
import type { DueChoice } from '../common/due-work.ts'
import type { MoneyPlan, PlannedTransfer } from '../execution/money-plan.ts'
import { recipientOf } from '../execution/order-recipient.ts'
import { isChosen } from './due-choice.ts'
import { recordset, timestamp, type TwinDb, wordColumns } from './twin-db.ts'

export interface NewOrder {
  readonly order: PaymentOrder
  readonly fingerprint: string
  readonly payerAccountId: string | undefined
  readonly recipientAccountId: string | undefined
  readonly commissionAccountId: string | undefined
  /** What an order to the budget pays; only one that is not refused has it. */
  readonly budgetItem: string | undefined
  /** Undefined for a refused order. */
  readonly plan: MoneyPlan | undefined
  readonly refusal: { readonly code: BankRefusal; readonly reason?: BankText } | undefined
  readonly submittedAt: Instant
  /** When the first step is due; of no meaning for a refused order. */
  readonly dueAt: Instant
  /** Unfinished orders are given up after this. */
  readonly expiresAt: Instant
  readonly isHeldByOfficer: boolean
}

/** An order on its way, as the steps need it. */
export interface OpenOrder {
  readonly paymentId: string
  readonly legalPartyId: string
  readonly operationCode: ExecutedOperationCode
  readonly payerAccount: string
  readonly payerAccountId: string
  readonly payerName: string
  readonly payerInn: string | undefined
  readonly recipientAccount: string
  readonly recipientAccountId: string | undefined
  readonly recipientBic: string
  readonly recipientName: string
  /** As the bank knows its client, or as the payer has written it. */
  readonly recipientInn: string | undefined
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly commissionMinor: bigint
  readonly commissionCurrency: CurrencyCode
  /** The account that pays the commission; the payer's own one unless the order names another. */
  readonly commissionAccountId: string
  /** Where the held amount goes. */
  readonly creditAccountId: string
  readonly further: readonly PlannedTransfer[]
  readonly purpose: string
  readonly paymentCode: string | undefined
  readonly transferNum: string
  /** Of an order of salaries: the register that it pays. */
  readonly registerId: string | undefined
  /** Of a payment by QR: the code. */
  readonly qr: QrOrder['qr'] | undefined
  readonly state: ExecutionState
  readonly step: ExecutionStep
  readonly dueAt: Instant
  readonly isHeldByOfficer: boolean
}

/** Where an order stands after a step. */
export interface OrderProgress {
  readonly paymentId: string
  readonly state: ExecutionState
  readonly step: ExecutionStep | undefined
  readonly dueAt: Instant | undefined
  /** The session that settles what was executed. */
  readonly sessionAt?: Instant
  readonly code?: BankRefusal
  readonly reason?: BankText
}

export interface KnownOrder {
  readonly fingerprint: string
  readonly answer: SubmitAnswer
  readonly state: ExecutionState
  readonly code: BankRefusal | undefined
  readonly reason: BankText | undefined
}

export async function findOrders(
  db: TwinDb,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, KnownOrder>> {
  const { rows } = await sql<{
    payment_id: string
    fingerprint: string
    answer_code: BankRefusal | null
    answer_reason: string | null
    answer_reason_other: OtherLanguages | null
    state: ExecutionState
    refusal_code: BankRefusal | null
    refusal_reason: string | null
    refusal_reason_other: OtherLanguages | null
  }>`
    select payment_id, fingerprint, answer_code, answer_reason, answer_reason_other, state,
      refusal_code, refusal_reason, refusal_reason_other
    from twin.payment_order
    where payment_id = any(${paymentIds.filter(isUuid)}::uuid[])`.execute(db)
  return new Map(
    rows.map(row => [
      row.payment_id,
      {
        fingerprint: row.fingerprint,
        answer: answerOf(row.answer_code, reasonOf(row.answer_reason, row.answer_reason_other)),
        state: row.state,
        code: row.refusal_code ?? undefined,
        reason: reasonOf(row.refusal_reason, row.refusal_reason_other),
      },
    ]),
  )
}

function answerOf(code: BankRefusal | null, reason: BankText | undefined): SubmitAnswer {
  if (code === null) return { outcome: 'accepted' }
  return { outcome: 'refused', code, ...(reason === undefined ? {} : { reason }) }
}

/** A reason of the bank as it was given; nothing where it gave none. */
export function reasonOf(
  reason: string | null,
  other: OtherLanguages | null,
): BankText | undefined {
  return reason === null ? undefined : bankTextOfStored(reason, other)
}

export async function insertOrders(tx: TwinDb, list: readonly NewOrder[]): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(entry => ({
    ...columnsOf(entry.order),
    fingerprint: entry.fingerprint,
    payer_account_id: entry.payerAccountId,
    recipient_account_id: entry.recipientAccountId,
    commission_account_id: entry.commissionAccountId,
    credit_account_id: entry.plan?.creditAccountId,
    budget_item: entry.budgetItem,
    further: entry.plan?.further,
    expires_at: entry.refusal === undefined ? toIso(entry.expiresAt) : undefined,
    submitted_at: toIso(entry.submittedAt),
    answer_code: entry.refusal?.code,
    ...wordColumns('answer_reason', entry.refusal?.reason),
    state: entry.refusal === undefined ? 'ACCEPTED' : 'REFUSED',
    refusal_code: entry.refusal?.code,
    ...wordColumns('refusal_reason', entry.refusal?.reason),
    step: entry.refusal === undefined ? 'ACCEPT' : undefined,
    due_at: entry.refusal === undefined ? toIso(entry.dueAt) : undefined,
    is_held_by_officer: entry.refusal === undefined && entry.isHeldByOfficer,
  }))
  await sql`
    insert into twin.payment_order
    select * from json_populate_recordset(null::twin.payment_order, ${recordset(rows)})`.execute(tx)
}

function columnsOf(order: PaymentOrder) {
  const recipient = recipientOf(order)
  return {
    payment_id: order.paymentId,
    legal_party_id: order.legalPartyId,
    operation_code: order.operationCode,
    payer_account: order.payerAccount,
    payer_name: order.payerName,
    recipient_account: recipient.account,
    recipient_bic: recipient.bic,
    recipient_name: recipient.name,
    recipient_inn: 'recipientInn' in order ? order.recipientInn : undefined,
    amount_minor: order.amountMinor,
    currency: order.currency,
    commission_minor: order.commissionMinor,
    commission_currency: order.commissionCurrency,
    purpose: order.purpose,
    payment_code: order.paymentCode,
    transfer_num: order.transferNum,
    value_date: order.valueDate,
    digest: order.digest,
    sale_operation_id: order.operationCode === 'REFUND' ? order.saleOperationId : undefined,
    // The whole order as submitted: the evidence of the request.
    details: order,
  }
}

interface OpenOrderRow {
  payment_id: string
  legal_party_id: string
  operation_code: ExecutedOperationCode
  payer_account: string
  payer_account_id: string
  payer_name: string
  payer_inn: string | null
  recipient_account: string
  recipient_account_id: string | null
  recipient_bic: string
  recipient_name: string
  recipient_inn: string | null
  amount_minor: bigint
  currency: CurrencyCode
  commission_minor: bigint
  commission_currency: CurrencyCode
  commission_account_id: string | null
  credit_account_id: string
  further: readonly (Omit<PlannedTransfer, 'amountMinor'> & { readonly amountMinor: string })[]
  purpose: string
  payment_code: string | null
  transfer_num: string
  register_id: string | null
  qr: QrOrder['qr'] | null
  state: ExecutionState
  step: ExecutionStep
  due_at: number
  is_held_by_officer: boolean
  delayed_until: Instant | null
}

function selectOpen(rest: RawBuilder<unknown>): RawBuilder<OpenOrderRow> {
  return sql<OpenOrderRow>`
    select payment_id, legal_party_id, operation_code, payer_account, payer_account_id, payer_name,
      (select client.inn from twin.client client
        where client.legal_party_id = payment_order.legal_party_id) as payer_inn,
      recipient_account, recipient_account_id, recipient_bic, recipient_name,
      coalesce((select client.inn from twin.account account
          join twin.client client on client.legal_party_id = account.legal_party_id
        where account.account_id = payment_order.recipient_account_id), recipient_inn) as recipient_inn,
      amount_minor, currency,
      commission_minor, commission_currency, commission_account_id, credit_account_id, further,
      purpose, payment_code, transfer_num, details ->> 'registerId' as register_id,
      details -> 'qr' as qr, state, step, due_at, is_held_by_officer, delayed_until
    from twin.payment_order where step is not null ${rest}`
}

/** Which orders wait for a step of the bank itself: their next one, or to be given up. */
export type DueOrders = 'STEP' | 'EXPIRY'

function isDue(what: DueOrders, now: Instant, choice: DueChoice): RawBuilder<unknown> {
  const due =
    what === 'STEP'
      ? sql`due_at <= ${timestamp(now)} and not is_held_by_officer`
      : // Those that wait for the officer are given up too.
        sql`expires_at <= ${timestamp(now)}`
  const order = what === 'STEP' ? sql`due_at` : sql`expires_at`
  return sql`and ${due} and ${isChosen('payment_id', choice)} order by ${order}, payment_id`
}

/** Claims due orders for this transaction; other processes claim others. */
export async function claimDueOrders(
  tx: TwinDb,
  what: DueOrders,
  now: Instant,
  limit: number,
  choice: DueChoice,
): Promise<OpenOrder[]> {
  const { rows } = await selectOpen(sql`
    ${isDue(what, now, choice)} limit ${limit} for update skip locked`).execute(tx)
  return rows.map(openOrderOf)
}

/**
 * Ids of orders that `claimDueOrders` would claim; reads no other columns, which could be damaged.
 */
export async function readDueOrderIds(
  db: TwinDb,
  what: DueOrders,
  now: Instant,
  limit: number,
  except: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ payment_id: string }>`
    select payment_id from twin.payment_order
    where step is not null ${isDue(what, now, { except })} limit ${limit}`.execute(db)
  return rows.map(row => row.payment_id)
}

/** The order under lock, while it is on its way; waits for a step in hand. */
export async function findOpenOrderForUpdate(
  tx: TwinDb,
  paymentId: string,
): Promise<OpenOrder | undefined> {
  if (!isUuid(paymentId)) return undefined
  const { rows } = await selectOpen(sql`and payment_id = ${paymentId} for update`).execute(tx)
  return rows[0] === undefined ? undefined : openOrderOf(rows[0])
}

export async function readOpenPayments(
  db: TwinDb,
  now: Instant,
  limit: number,
  after: OpenPlace | undefined,
): Promise<OpenPayment[]> {
  const isLater =
    after === undefined
      ? sql``
      : sql`and (due_at, payment_id) > (${timestamp(after.dueAt)}, ${after.paymentId}::uuid)`
  const { rows } = await selectOpen(sql`
    ${isLater} order by due_at, payment_id limit ${limit}`).execute(db)
  return rows.map(row => ({
    paymentId: row.payment_id,
    transferNum: row.transfer_num,
    operationCode: row.operation_code,
    payerName: row.payer_name,
    recipientName: row.recipient_name,
    amountMinor: row.amount_minor,
    currency: row.currency,
    step: row.step,
    dueAt: row.due_at,
    isHeldByOfficer: row.is_held_by_officer,
    ...(row.delayed_until !== null && row.delayed_until > now
      ? { delayedUntil: row.delayed_until }
      : {}),
  }))
}

export async function saveProgress(tx: TwinDb, list: readonly OrderProgress[]): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(progress => ({
    payment_id: progress.paymentId,
    state: progress.state,
    step: progress.step,
    due_at: progress.dueAt === undefined ? undefined : toIso(progress.dueAt),
    session_at: progress.sessionAt === undefined ? undefined : toIso(progress.sessionAt),
    refusal_code: progress.code,
    ...wordColumns('refusal_reason', progress.reason),
  }))
  await sql`
    update twin.payment_order as payment
    set state = changed.state, step = changed.step, due_at = changed.due_at,
      refusal_code = changed.refusal_code, refusal_reason = changed.refusal_reason,
      refusal_reason_other = changed.refusal_reason_other,
      session_at = changed.session_at,
      is_held_by_officer = payment.is_held_by_officer and changed.step is not null
    from json_populate_recordset(null::twin.payment_order, ${recordset(rows)}) as changed
    where payment.payment_id = changed.payment_id`.execute(tx)
}

/** The officer accepts an order; it is no longer held. */
export async function resumeOrder(tx: TwinDb, paymentId: string, now: Instant): Promise<void> {
  await sql`
    update twin.payment_order
    set due_at = ${timestamp(now)}, is_held_by_officer = false, delayed_until = null
    where payment_id = ${paymentId}`.execute(tx)
}

/** The officer delays an order; in manual mode it still waits. */
export async function postponeOrder(tx: TwinDb, paymentId: string, until: Instant): Promise<void> {
  await sql`
    update twin.payment_order
    set due_at = ${timestamp(until)}, delayed_until = ${timestamp(until)}
    where payment_id = ${paymentId}`.execute(tx)
}

function openOrderOf(row: OpenOrderRow): OpenOrder {
  return {
    paymentId: row.payment_id,
    legalPartyId: row.legal_party_id,
    operationCode: row.operation_code,
    payerAccount: row.payer_account,
    payerAccountId: row.payer_account_id,
    payerName: row.payer_name,
    payerInn: row.payer_inn ?? undefined,
    recipientAccount: row.recipient_account,
    recipientAccountId: row.recipient_account_id ?? undefined,
    recipientBic: row.recipient_bic,
    recipientName: row.recipient_name,
    recipientInn: row.recipient_inn ?? undefined,
    amountMinor: row.amount_minor,
    currency: row.currency,
    commissionMinor: row.commission_minor,
    commissionCurrency: row.commission_currency,
    commissionAccountId: row.commission_account_id ?? row.payer_account_id,
    creditAccountId: row.credit_account_id,
    further: row.further.map(each => ({ ...each, amountMinor: BigInt(each.amountMinor) })),
    purpose: row.purpose,
    paymentCode: row.payment_code ?? undefined,
    transferNum: row.transfer_num,
    registerId: row.register_id ?? undefined,
    qr: row.qr ?? undefined,
    state: row.state,
    step: row.step,
    dueAt: row.due_at,
    isHeldByOfficer: row.is_held_by_officer,
  }
}
