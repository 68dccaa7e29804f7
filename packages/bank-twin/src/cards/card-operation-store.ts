import { type OtherLanguages, type Words, wordsOfStored } from '@tartip/domain/bank-text'
import { sql } from 'kysely'
import type { CardOperation, CardOperationKind } from '@tartip/bank-ports/cards'
import type { CoreOperation, OperationDirection } from '@tartip/bank-ports/core-accounts'
import type { LimitUse, Period } from '@tartip/domain/cards/card-limits'
import type { CardLimitType } from '@tartip/domain/cards/card-words'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import {
  endOfDay,
  instantAt,
  toIso,
  type Instant,
  type LocalDate,
} from '@tartip/domain/time/instant'
import type { DueChoice } from '../common/due-work.ts'
import { isChosen } from '../store/due-choice.ts'
import { readOrdersOfCardAccount } from '../store/operation-read-model.ts'
import { recordset, timestamp, type TwinDb, wordColumns } from '../store/twin-db.ts'

/** An operation as the card system keeps it. */
export interface CardOperationRecord extends Omit<CardOperation, 'maskedNumber' | 'isPending'> {
  /** What it takes from the card's limit, minor units of the som; zero without a limit. */
  readonly somMinor: bigint
  readonly limitType?: CardLimitType
  /** When the payment system collects the money; absent once it has. */
  readonly settleAt?: Instant
}

/**
 * @param known what happens when the id already exists: skip, or fail on the index, so that the
 * transaction is retried and reads the other one
 */
export async function insertCardOperations(
  tx: TwinDb,
  list: readonly CardOperationRecord[],
  known: 'left out' | 'refused' = 'left out',
): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(one => ({
    operation_id: one.operationId,
    account_id: one.accountId,
    card_id: one.cardId,
    kind: one.kind,
    direction: one.direction,
    base_minor: one.baseMinor,
    base_currency: one.baseCurrency,
    transaction_minor: one.transactionMinor,
    transaction_currency: one.transactionCurrency,
    settlement_minor: one.settlementMinor,
    settlement_currency: one.settlementCurrency,
    commission_minor: one.commissionMinor,
    commission_currency: one.commissionCurrency,
    ...wordColumns('details', one.details),
    at: toIso(one.at),
    limit_type: one.limitType,
    som_minor: one.somMinor,
    state: one.settleAt === undefined ? 'SETTLED' : 'PENDING',
    settle_at: one.settleAt === undefined ? undefined : toIso(one.settleAt),
  }))
  await sql`
    insert into twin.card_operation
    select * from json_populate_recordset(null::twin.card_operation, ${recordset(rows)})
    ${known === 'refused' ? sql`` : sql`on conflict (operation_id) do nothing`}`.execute(tx)
}

/** The payment an operation came from; `undefined` for a new id. */
export async function findCardOperation(db: TwinDb, operationId: string) {
  const { rows } = await sql<{
    card_id: string | null
    kind: CardOperationKind
    transaction_minor: bigint
    transaction_currency: CurrencyCode
    details: string
    details_other: OtherLanguages | null
  }>`
    select card_id, kind, transaction_minor, transaction_currency, details, details_other
    from twin.card_operation where operation_id = ${operationId}`.execute(db)
  const row = rows[0]
  if (row === undefined) return undefined
  return {
    operationId,
    cardId: row.card_id,
    kind: row.kind,
    amountMinor: row.transaction_minor,
    currency: row.transaction_currency,
    details: wordsOfStored(row.details, row.details_other),
  }
}

/** What authorised operations of the period have used of a limit. */
export async function readLimitUse(
  db: TwinDb,
  cardId: string,
  limitType: CardLimitType,
  { startDate, endDate }: Period,
): Promise<LimitUse> {
  const { rows } = await sql<{ used: bigint; number: number }>`
    select coalesce(sum(som_minor), 0)::bigint as used, count(*)::integer as number
    from twin.card_operation
    where card_id = ${cardId} and limit_type = ${limitType} and state <> 'REVERSED'
      and at >= ${timestamp(instantAt(startDate, 0))}
      and at < ${timestamp(endOfDay(endDate))}`.execute(db)
  return { usedAmountMinor: rows[0]?.used ?? 0n, usedNumber: rows[0]?.number ?? 0 }
}

interface OperationRow {
  operation_id: string
  account_id: string
  card_id: string | null
  masked_number: string | null
  kind: CardOperationKind
  direction: OperationDirection
  base_minor: bigint
  base_currency: CurrencyCode
  transaction_minor: bigint
  transaction_currency: CurrencyCode
  settlement_minor: bigint
  settlement_currency: CurrencyCode
  commission_minor: bigint
  commission_currency: CurrencyCode
  details: string
  details_other: OtherLanguages | null
  at: Instant
  state: 'PENDING' | 'SETTLED'
}

export async function readCardOperations(
  db: TwinDb,
  legalPartyId: string,
  accountId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<CardOperation[]> {
  if (!isUuid(legalPartyId) || !isUuid(accountId) || from > to) return []
  const { rows } = await sql<OperationRow>`
    select operation.operation_id, operation.account_id, operation.card_id, card.masked_number,
      operation.kind, operation.direction, operation.base_minor, operation.base_currency,
      operation.transaction_minor, operation.transaction_currency, operation.settlement_minor,
      operation.settlement_currency, operation.commission_minor, operation.commission_currency,
      operation.details, operation.details_other, operation.at, operation.state
    from twin.card_operation operation
    join twin.account account on account.account_id = operation.account_id
    left join twin.card card on card.card_id = operation.card_id
    where account.legal_party_id = ${legalPartyId} and operation.account_id = ${accountId}
      and operation.state <> 'REVERSED'
      and operation.at >= ${timestamp(instantAt(from, 0))}
      and operation.at < ${timestamp(endOfDay(to))}
    order by operation.at desc, operation.operation_id desc`.execute(db)
  const isOwn = await isCardAccountOf(db, legalPartyId, accountId)
  const orders = isOwn ? await readOrdersOfCardAccount(db, accountId, { from, to }) : []
  return [...rows.map(operationOf), ...orders.map(fromOrder)].toSorted((a, b) => b.at - a.at)
}

async function isCardAccountOf(
  db: TwinDb,
  legalPartyId: string,
  accountId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from twin.account
    where account_id = ${accountId} and legal_party_id = ${legalPartyId} and type = 'CARD'`.execute(
    db,
  )
  return rows.length > 0
}

function fromOrder({
  operationId,
  accountId,
  direction,
  amountMinor,
  currency,
  bookedAt,
  purpose,
  balanceAfterMinor: _after,
  ...order
}: CoreOperation): CardOperation {
  return {
    operationId,
    accountId,
    kind: direction === 'CREDIT' ? 'TOP_UP' : 'TRANSFER',
    direction,
    baseMinor: amountMinor,
    baseCurrency: currency,
    transactionMinor: amountMinor,
    transactionCurrency: currency,
    settlementMinor: amountMinor,
    settlementCurrency: currency,
    commissionMinor: 0n,
    commissionCurrency: currency,
    details: purpose,
    order,
    at: bookedAt,
    isPending: false,
  }
}

function operationOf(row: OperationRow): CardOperation {
  return {
    operationId: row.operation_id,
    accountId: row.account_id,
    ...(row.card_id === null ? {} : { cardId: row.card_id }),
    ...(row.masked_number === null ? {} : { maskedNumber: row.masked_number }),
    kind: row.kind,
    direction: row.direction,
    baseMinor: row.base_minor,
    baseCurrency: row.base_currency,
    transactionMinor: row.transaction_minor,
    transactionCurrency: row.transaction_currency,
    settlementMinor: row.settlement_minor,
    settlementCurrency: row.settlement_currency,
    commissionMinor: row.commission_minor,
    commissionCurrency: row.commission_currency,
    details: wordsOfStored(row.details, row.details_other),
    at: row.at,
    isPending: row.state === 'PENDING',
  }
}

/** A payment that waits for its settlement. */
export interface PendingOperation {
  readonly operationId: string
  readonly accountId: string
  readonly accountCurrency: CurrencyCode
  readonly currency: CurrencyCode
  readonly commissionMinor: bigint
  readonly details: Words
}

/** Claims due payments for this transaction; other processes claim others. */
export async function claimDueOperations(
  tx: TwinDb,
  now: Instant,
  limit: number,
  choice: DueChoice,
): Promise<PendingOperation[]> {
  const { rows } = await sql<{
    operation_id: string
    account_id: string
    account_currency: CurrencyCode
    base_currency: CurrencyCode
    commission_minor: bigint
    details: string
    details_other: OtherLanguages | null
  }>`
    select operation.operation_id, operation.account_id, account.currency as account_currency,
      operation.base_currency, operation.commission_minor, operation.details,
      operation.details_other
    from twin.card_operation operation
    join twin.account account on account.account_id = operation.account_id
    where operation.settle_at <= ${timestamp(now)}
      and ${isChosen('operation.operation_id', choice)}
    order by operation.settle_at, operation.operation_id limit ${limit}
    for update of operation skip locked`.execute(tx)
  return rows.map(row => ({
    operationId: row.operation_id,
    accountId: row.account_id,
    accountCurrency: row.account_currency,
    currency: row.base_currency,
    commissionMinor: row.commission_minor,
    details: wordsOfStored(row.details, row.details_other),
  }))
}

/** Ids of payments that `claimDueOperations` would claim. */
export async function readDueOperationIds(
  db: TwinDb,
  now: Instant,
  limit: number,
  except: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ operation_id: string }>`
    select operation_id from twin.card_operation
    where settle_at <= ${timestamp(now)} and ${isChosen('operation_id', { except })}
    order by settle_at, operation_id limit ${limit}`.execute(db)
  return rows.map(row => row.operation_id)
}

export async function markSettled(tx: TwinDb, operationIds: readonly string[]): Promise<void> {
  await sql`
    update twin.card_operation set state = 'SETTLED', settle_at = null
    where operation_id = any(${operationIds}::uuid[])`.execute(tx)
}
