import { sql } from 'kysely'
import {
  type DayPaymentCode,
  type DayPaymentKind,
  dayCodeValidUntil,
} from '@tartip/bank-ports/day-payment-code'
import type { PaymentOrder } from '@tartip/bank-ports/payment-execution'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { LocalizedText } from '@tartip/domain/language'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import { fromStoredJson, toStoredJson } from '../common/stored-json.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'
import { treasury } from './treasury.ts'

interface CodeRow {
  code: string
  kind: DayPaymentKind
  request_fingerprint: string
  legal_party_id: string
  amount_minor: bigint
  payment_code: string
  title: string
  created_at: Instant
  clears: string | null
  payment_id: string | null
  paid_at: Instant | null
}

export interface StoredDayCode {
  readonly dayCode: DayPaymentCode
  readonly fingerprint: string
  /** When the payment left the payer; absent while the code is open. */
  readonly paidAt: Instant | undefined
  /** The debt or fine that the payment clears. */
  readonly clears: string | undefined
}

export interface NewDayCode {
  readonly code: string
  readonly kind: DayPaymentKind
  readonly requestId: string
  readonly fingerprint: string
  readonly legalPartyId: string
  readonly amountMinor: bigint
  readonly paymentCode: string
  readonly title: LocalizedText
  readonly createdAt: Instant
  readonly clears: string | undefined
}

const columns = sql`
  code, kind, request_fingerprint, legal_party_id, amount_minor, payment_code, title::text as title,
  created_at, clears, payment_id, paid_at from twin.day_code`

export async function insertDayCode(tx: TwinDb, code: NewDayCode): Promise<void> {
  await sql`
    insert into twin.day_code (code, kind, request_id, request_fingerprint, legal_party_id,
      amount_minor, payment_code, title, created_at, clears)
    values (${code.code}, ${code.kind}, ${code.requestId}, ${code.fingerprint},
      ${code.legalPartyId}, ${code.amountMinor}, ${code.paymentCode},
      ${toStoredJson(code.title)}::jsonb, ${timestamp(code.createdAt)},
      ${code.clears ?? null})`.execute(tx)
}

export async function findDayCodeOfRequest(
  db: TwinDb,
  requestId: string,
): Promise<StoredDayCode | undefined> {
  const { rows } = await sql<CodeRow>`
    select ${columns} where request_id = ${requestId}`.execute(db)
  return rows[0] ? storedOf(rows[0]) : findDayCodeOfFurtherRequest(db, requestId)
}

async function findDayCodeOfFurtherRequest(
  db: TwinDb,
  requestId: string,
): Promise<StoredDayCode | undefined> {
  const { rows } = await sql<{ code: string; fingerprint: string }>`
    select code, request_fingerprint as fingerprint from twin.day_code_request
    where request_id = ${requestId}`.execute(db)
  const [request] = rows
  if (request === undefined) return undefined
  const found = await sql<CodeRow>`select ${columns} where code = ${request.code}`.execute(db)
  return found.rows[0] && { ...storedOf(found.rows[0]), fingerprint: request.fingerprint }
}

export async function insertFurtherRequest(
  tx: TwinDb,
  {
    requestId,
    fingerprint,
    code,
  }: { readonly requestId: string; readonly fingerprint: string; readonly code: string },
): Promise<void> {
  await sql`
    insert into twin.day_code_request (request_id, request_fingerprint, code)
    values (${requestId}, ${fingerprint}, ${code})`.execute(tx)
}

/** An open code that was issued since an instant for the same debt or fine, of the same amount. */
export async function findOpenDayCode(
  tx: TwinDb,
  kind: DayPaymentKind,
  {
    legalPartyId,
    clears,
    amountMinor,
  }: { readonly legalPartyId: string; readonly clears: string; readonly amountMinor: bigint },
  since: Instant,
): Promise<StoredDayCode | undefined> {
  const { rows } = await sql<CodeRow>`
    select ${columns}
    where clears = ${clears} and legal_party_id = ${legalPartyId} and kind = ${kind}
      and amount_minor = ${amountMinor} and payment_id is null
      and created_at >= ${timestamp(since)}
    order by created_at limit 1`.execute(tx)
  return rows[0] && storedOf(rows[0])
}

/** The code of this provider and organisation. */
export async function findDayCode(
  db: TwinDb,
  kind: DayPaymentKind,
  legalPartyId: string,
  code: string,
  lock: 'read' | 'for update' = 'read',
): Promise<StoredDayCode | undefined> {
  const { rows } = await sql<CodeRow>`
    select ${columns}
    where code = ${code} and kind = ${kind} and legal_party_id = ${legalPartyId}
    ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  return rows[0] && storedOf(rows[0])
}

interface BudgetItem {
  readonly item: string
  /** Another order pays it or has paid it. */
  readonly isPaid: boolean
}

/**
 * What orders to the budget pay, by their payment ids: the debt or fine behind the code on the day of the code, whoever
 * pays it, and else the code. What is still owed on a later day gets a new code.
 */
export async function readBudgetItems(
  tx: TwinDb,
  orders: readonly PaymentOrder[],
): Promise<ReadonlyMap<string, BudgetItem>> {
  const toBudget = orders.filter(order => order.operationCode === 'BUDGET')
  if (toBudget.length === 0) return new Map()
  const codes = toBudget.map(({ paylogicId }) => paylogicId)
  const known = await sql<CodeRow>`select ${columns} where code = any(${codes})`.execute(tx)
  const stored = known.rows.map(storedOf)
  const items = new Map(
    toBudget.map(({ paymentId, legalPartyId, paylogicId }) => {
      const found = stored.find(
        ({ dayCode }) => dayCode.code === paylogicId && dayCode.legalPartyId === legalPartyId,
      )
      return [paymentId, found ? itemOfCode(found.dayCode) : `${legalPartyId} ${paylogicId}`]
    }),
  )
  const { rows } = await sql<{ budget_item: string }>`
    select budget_item from twin.payment_order
    where budget_item = any(${[...items.values()]}) and state <> 'REFUSED'`.execute(tx)
  const paid = new Set(rows.map(row => row.budget_item))
  return new Map([...items].map(([id, item]) => [id, { item, isPaid: paid.has(item) }]))
}

const itemOfCode = ({ kind, clears, code, createdAt }: DayPaymentCode): string =>
  `${kind} ${clears ?? code} ${bishkekDate(createdAt)}`

/** The code of this provider that a payment of this organisation has paid. */
export async function findDayCodePaidBy(
  db: TwinDb,
  kind: DayPaymentKind,
  legalPartyId: string,
  paymentId: string,
): Promise<StoredDayCode | undefined> {
  const { rows } = await sql<CodeRow>`
    select ${columns}
    where legal_party_id = ${legalPartyId} and payment_id = ${paymentId}
      and kind = ${kind}`.execute(db)
  return rows[0] && storedOf(rows[0])
}

export async function markDayCodePaid(
  tx: TwinDb,
  code: string,
  paymentId: string,
  paidAt: Instant,
): Promise<void> {
  await sql`
    update twin.day_code set payment_id = ${paymentId}, paid_at = ${timestamp(paidAt)}
    where code = ${code}`.execute(tx)
}

function storedOf(row: CodeRow): StoredDayCode {
  return {
    dayCode: {
      code: row.code,
      kind: row.kind,
      legalPartyId: row.legal_party_id,
      amountMinor: row.amount_minor,
      paymentCode: row.payment_code,
      title: fromStoredJson<LocalizedText>(row.title),
      recipientAccount: treasury.account,
      recipientBic: treasury.bic,
      recipientName: treasury.name,
      createdAt: row.created_at,
      validUntil: dayCodeValidUntil(row.created_at),
      // Without a chosen debt it is the tax and its office.
      ...(row.clears !== null && isUuid(row.clears) ? { clears: row.clears } : {}),
      state: row.payment_id === null ? 'OPEN' : 'PAID',
      ...(row.payment_id === null ? {} : { paymentId: row.payment_id }),
    },
    fingerprint: row.request_fingerprint,
    paidAt: row.paid_at ?? undefined,
    clears: row.clears ?? undefined,
  }
}
