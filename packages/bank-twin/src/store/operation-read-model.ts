import { type OtherLanguages, wordsOfStored } from '@tartip/domain/bank-text'
import { sql, type RawBuilder } from 'kysely'
import {
  broughtForwardCode,
  type CoreNewOperations,
  type CoreOperation,
  type CoreOperationPage,
  InvalidCursor,
  type OperationFilter,
} from '@tartip/bank-ports/core-accounts'
import { currencies, currencyCodes, type CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { searchTermOf } from '@tartip/domain/lists/search-text'
import { endOfDay, instantAt, type LocalDate } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from './twin-db.ts'

const largestPage = 500

/**
 * The statement of one account: entries of the ledger with the texts of the twin. The caller has checked
 * whose account it is.
 */
export async function readOperations(
  db: TwinDb,
  accountId: string,
  filter: OperationFilter,
  before: string | undefined,
  limit: number,
): Promise<CoreOperationPage> {
  const size = Math.min(Math.max(1, Math.trunc(limit)), largestPage)
  const conditions = conditionsOf(accountId, filter)
  const shown = filter.withoutSalaryOfOne ? [...conditions, sql`not ${salaryOfOne}`] : conditions
  const fromHere =
    before === undefined ? shown : [...shown, sql`entry.sequence < ${cursorOf(before)}`]
  const [rows, totals, forward, hidden] = await Promise.all([
    readPage(db, fromHere, 'desc', size + 1),
    readTotals(db, conditions, filter.search !== undefined),
    readSumsOf(db, accountId, broughtForwardCode, conditions),
    filter.withoutSalaryOfOne
      ? readSumsOf(db, accountId, 'SALARY', [...conditions, salaryOfOne])
      : nothing,
  ])
  const list = rows.slice(0, size).map(operationOf)
  const last = rows[size - 1]
  return {
    list,
    ...(rows.length > size && last !== undefined ? { nextCursor: String(last.sequence) } : {}),
    totalCreditMinor: totals.credit - forward.credit - hidden.credit,
    totalDebitMinor: totals.debit - forward.debit - hidden.debit,
    broughtForwardMinor: forward.credit - forward.debit,
  }
}

/** The same statement in the order of booking: sequences of a client's account rise as its entries commit. */
export async function readOperationsAfter(
  db: TwinDb,
  accountId: string,
  { after, from }: { readonly after?: string; readonly from?: LocalDate },
  limit: number,
): Promise<CoreNewOperations> {
  const size = Math.min(Math.max(1, Math.trunc(limit)), largestPage)
  const conditions =
    after === undefined
      ? conditionsOf(accountId, from === undefined ? {} : { from })
      : [...conditionsOf(accountId, {}), sql`entry.sequence > ${cursorOf(after)}`]
  const rows = await readPage(db, conditions, 'asc', size + 1)
  return {
    list: rows
      .slice(0, size)
      .map(row => ({ operation: operationOf(row), cursor: String(row.sequence) })),
    hasMore: rows.length > size,
  }
}

/** What payment orders have moved on a card account, newest first; what was done with its cards has no code. */
export async function readOrdersOfCardAccount(
  db: TwinDb,
  accountId: string,
  period: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<readonly CoreOperation[]> {
  const conditions = [
    ...conditionsOf(accountId, period),
    sql`(text.operation_code is not null or text.counterparty_account <> '')`,
    sql`text.operation_code is distinct from ${broughtForwardCode}`,
  ]
  return (await readPage(db, conditions, 'desc')).map(operationOf)
}

interface OperationRow {
  sequence: bigint
  account_id: string
  transfer_id: string
  booked_at: number
  delta_minor: bigint
  currency: CurrencyCode
  balance_after_minor: bigint
  counterparty_name: string | null
  counterparty_other: OtherLanguages | null
  counterparty_account: string | null
  counterparty_bank: string | null
  counterparty_inn: string | null
  purpose: string | null
  purpose_other: OtherLanguages | null
  document_number: string | null
  operation_code: string | null
  payment_id: string | null
  payment_code: string | null
  salary_people: number | null
}

const salaryOfOne = sql`
  ((text.operation_code = 'SALARY' and coalesce(text.salary_people, 1) < 2) is true)`

const withText = sql`
  left join twin.operation text
    on text.account_id = entry.account_id and text.transfer_id = entry.transfer_id`

async function readPage(
  db: TwinDb,
  conditions: readonly RawBuilder<unknown>[],
  order: 'asc' | 'desc',
  limit?: number,
): Promise<OperationRow[]> {
  const { rows } = await sql<OperationRow>`
    select entry.sequence, entry.account_id, entry.transfer_id, entry.booked_at, entry.delta_minor,
      entry.currency, entry.balance_after_minor, text.counterparty_name, text.counterparty_other, text.counterparty_account,
      text.counterparty_bank, text.purpose, text.purpose_other, text.document_number, text.operation_code,
      text.payment_id, text.counterparty_inn, text.payment_code, text.salary_people
    from ledger.entry entry ${withText}
    where ${sql.join([...conditions], sql` and `)}
    order by entry.sequence ${sql.raw(order)} limit ${limit ?? null}`.execute(db)
  return rows
}

interface Sums {
  readonly credit: bigint
  readonly debit: bigint
}

const sumsOfEntries = sql`
  coalesce(sum(entry.delta_minor) filter (where entry.delta_minor > 0), 0)::bigint as credit,
  coalesce(-sum(entry.delta_minor) filter (where entry.delta_minor < 0), 0)::bigint as debit`

/** Without a search the texts are not needed, and the sums come from the index alone. */
async function readTotals(
  db: TwinDb,
  conditions: readonly RawBuilder<unknown>[],
  needsText: boolean,
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${sumsOfEntries}
    from ledger.entry entry ${needsText ? withText : sql``}
    where ${sql.join([...conditions], sql` and `)}`.execute(db)
  return rows[0] ?? nothing
}

const nothing: Sums = { credit: 0n, debit: 0n }

/** Few texts are of such a kind, and an index of their own finds them; then each has its one entry. */
async function readSumsOf(
  db: TwinDb,
  accountId: string,
  operationCode: string,
  conditions: readonly RawBuilder<unknown>[],
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${sumsOfEntries}
    from twin.operation text
    join ledger.entry entry
      on entry.account_id = text.account_id and entry.transfer_id = text.transfer_id
    where text.account_id = ${accountId} and text.operation_code = ${sql.lit(operationCode)}
      and ${sql.join([...conditions], sql` and `)}`.execute(db)
  return rows[0] ?? nothing
}

function conditionsOf(accountId: string, filter: OperationFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`entry.account_id = ${accountId}`]
  if (filter.from !== undefined) {
    conditions.push(sql`entry.booked_at >= ${timestamp(instantAt(filter.from, 0))}`)
  }
  if (filter.to !== undefined) {
    conditions.push(sql`entry.booked_at < ${timestamp(endOfDay(filter.to))}`)
  }
  if (filter.direction !== undefined) {
    conditions.push(
      filter.direction === 'CREDIT' ? sql`entry.delta_minor > 0` : sql`entry.delta_minor < 0`,
    )
  }
  if (filter.search !== undefined) {
    conditions.push(sql`(${sql.join(meaningsOf(filter.search), sql` or `)})`)
  }
  return conditions
}

/** A name or a purpose, a number of a document or an account, or an amount. */
function meaningsOf(typed: string): RawBuilder<unknown>[] {
  const { texts, digits, amount } = searchTermOf(typed)
  const holds = (part: string) => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const meanings: RawBuilder<unknown>[] = [
    sql`text.search_text like any(${texts.map(holds)}::text[])`,
  ]
  if (digits !== undefined) {
    meanings.push(
      sql`text.document_number like ${holds(digits)}`,
      sql`text.counterparty_account like ${holds(digits)}`,
    )
  }
  if (amount === undefined) return meanings
  for (const currency of currencyCodes) {
    // A currency without minor units has no digits after the dot.
    const isWhole = currencies[currency].exponent === 0
    const from = parseDecimal(isWhole ? amount.from.replace(/\.00$/, '') : amount.from, currency)
    const to = parseDecimal(isWhole ? amount.to.replace(/\.\d\d$/, '') : amount.to, currency)
    if (!from.ok || !to.ok) continue
    meanings.push(
      sql`(entry.currency = ${currency} and abs(entry.delta_minor) between ${from.value}::bigint and ${to.value}::bigint)`,
    )
  }
  return meanings
}

/** The cursor is the number of the last entry shown. */
function cursorOf(text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new InvalidCursor('This is no cursor of this bank')
  return BigInt(text)
}

function operationOf(row: OperationRow): CoreOperation {
  const isCredit = row.delta_minor > 0n
  return {
    // Both sides of a transfer between own accounts are operations, so the transfer's id is not enough.
    operationId: `${row.transfer_id}-${isCredit ? 'c' : 'd'}`,
    accountId: row.account_id,
    bookedAt: row.booked_at,
    direction: isCredit ? 'CREDIT' : 'DEBIT',
    amountMinor: isCredit ? row.delta_minor : -row.delta_minor,
    currency: row.currency,
    balanceAfterMinor: row.balance_after_minor,
    counterpartyName: wordsOfStored(row.counterparty_name ?? '', row.counterparty_other),
    counterpartyAccount: row.counterparty_account ?? '',
    ...(row.counterparty_bank === null ? {} : { counterpartyBank: row.counterparty_bank }),
    ...(row.counterparty_inn === null ? {} : { counterpartyInn: row.counterparty_inn }),
    purpose: wordsOfStored(row.purpose ?? '', row.purpose_other),
    ...(row.document_number === null ? {} : { documentNumber: row.document_number }),
    ...(row.operation_code === null ? {} : { operationCode: row.operation_code }),
    ...(row.payment_id === null ? {} : { paymentId: row.payment_id }),
    ...(row.payment_code === null ? {} : { paymentCode: row.payment_code }),
    ...(row.salary_people === null ? {} : { salaryPeople: row.salary_people }),
  }
}
