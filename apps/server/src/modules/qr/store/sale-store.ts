import type { QrSale } from '@tartip/bank-ports/qr-sales'
import { qrOperationList } from '@tartip/domain/lists/qr-operation-list'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import { toDecimal } from '@tartip/domain/money/decimal'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { toIso, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'

import { systemClock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { createRead } from '../../../platform/db/read-at-once.ts'
import {
  addFilters,
  Conditions,
  equals,
  isFoundBy,
  isInOneOf,
  isWithinAmounts,
  isWithinDays,
  type FilterConditions,
} from '../../../platform/lists/conditions.ts'
import { createListReader, type ListTable } from '../../../platform/lists/list-reader.ts'
import type { Qr, QrAccess, QrListRequest, QrTotalsFilter } from '../public.ts'

interface SaleRow {
  readonly id: string
  readonly legal_party_id: string
  readonly operation_id: string
  readonly account: string
  readonly cash_register_id: string | null
  readonly sale_point_code: string | null
  readonly sale_point_name: string | null
  readonly cash_code: string | null
  readonly cash_name: string | null
  readonly occurred_at: Instant
  readonly amount_minor: bigint
  readonly fee_minor: bigint
  readonly is_dynamic: boolean
  readonly code_transaction: string | null
  readonly stan: string
  readonly provider: string
  readonly provider_transaction_id: string
  readonly sender_name: string
  readonly sender_account: string
  readonly comment: string | null
}

const registerColumn = `(p.sale_point_code || p.cash_code)`
const timeColumn = `to_char(p.occurred_at at time zone 'Asia/Bishkek', 'HH24:MI')`

const table: ListTable<'CREATED_DATE' | 'AMOUNT'> = {
  tenant: 'p.legal_party_id',
  id: 'p.id',
  idType: 'uuid',
  from: 'qr.sale',
  columns: 'p.*',
  madeAt: 'p.occurred_at',
  sorts: { CREATED_DATE: ['p.occurred_at'], AMOUNT: ['p.amount_minor'] },
  money: { currency: `'KGS'`, amountMinor: 'p.amount_minor' },
  version: `select concat_ws(' ', max(occurred_at), count(*)) from qr.sale
    where legal_party_id = $1 and occurred_at >= (
      select max(occurred_at) - interval '1 minute' from qr.sale where legal_party_id = $1)`,
}

const conditions: FilterConditions<typeof qrOperationList, undefined> = {
  search: isFoundBy({
    text: 'p.search_text',
    digits: ['p.stan', 'p.provider_transaction_id'],
    amount: 'p.amount_major',
  }),
  created: isWithinDays('p.occurred_at'),
  timeFrom: (where, value) => where.add(`${timeColumn} >= ${where.place(value)}`),
  timeTo: (where, value) => where.add(`${timeColumn} <= ${where.place(value)}`),
  amount: isWithinAmounts('p.amount_major'),
  salePoint: equals('p.sale_point_code'),
  cash: equals(registerColumn),
  account: isInOneOf('p.account'),
  origin: (where, value) => where.add(`p.is_dynamic = ${where.place(value === 'DYNAMIC')}`),
}

function addAccess(where: Conditions, { accounts, cashRegisters }: QrAccess): void {
  const [own, granted] = [where.place([...accounts]), where.place([...cashRegisters])]
  where.add(`(p.account = any(${own}::text[]) or p.cash_register_id = any(${granted}::uuid[]))`)
}

/** The sales of organisations, each with what the person may see of it. */
export function createSaleReads(db: Db): Pick<Qr, 'find' | 'page' | 'batches' | 'summary'> {
  const read = createRead(db)
  const reader = createListReader<SaleRow, 'CREATED_DATE' | 'AMOUNT'>(read, table, systemClock)
  const queryOf = (access: QrAccess, request: QrListRequest, asOf?: Instant) => ({
    legalPartyId: access.legalPartyId,
    sort: request.sort,
    order: request.order,
    where: () => {
      const scan = new Conditions()
      scan.add(`p.legal_party_id = ${scan.place(access.legalPartyId)}`)
      if (asOf !== undefined) scan.add(`p.occurred_at <= ${scan.place(toIso(asOf))}::timestamptz`)
      const filter = scan.another()
      addAccess(filter, access)
      addFilters(filter, conditions, request.values, undefined)
      return { scan, filter }
    },
  })
  const visible = (access: QrAccess): Conditions => {
    const where = new Conditions()
    where.add(`p.legal_party_id = ${where.place(access.legalPartyId)}`)
    addAccess(where, access)
    return where
  }
  return {
    async find(access, saleId) {
      if (!isUuid(saleId)) return undefined
      const where = visible(access)
      where.add(`p.id = ${where.place(saleId)}::uuid`)
      const text = `select p.* from qr.sale p where ${where.text()}`
      const [row] = await read<SaleRow>(access.legalPartyId, text, where.values)
      return row && saleFromRow(row)
    },
    async page(access, request, { page, size, asOf }) {
      const query = { ...queryOf(access, request, asOf), page, size }
      const { rows, ...found } = await reader.page(query)
      return { list: rows.map(saleFromRow), ...found }
    },
    async *batches(access, request) {
      for await (const rows of reader.batches(queryOf(access, request))) {
        yield rows.map(saleFromRow)
      }
    },
    async summary(access, { from, to }, filter) {
      const where = visible(access)
      isWithinDays('p.occurred_at')(where, { from, to })
      addTotalsFilter(where, filter)
      const rows = await read<TotalRow>(
        access.legalPartyId,
        `with found as materialized (
           select p.amount_minor, p.sale_point_code,
             (p.occurred_at at time zone 'Asia/Bishkek')::date as day
           from qr.sale p where ${where.text()})
         select 'day' as kind, day::text as name, null as title,
           coalesce(sum(amount_minor), 0)::bigint as amount, count(amount_minor)::integer as count
         from generate_series(${where.place(from)}::date, ${where.place(to)}::date, '1 day') as every(day)
         left join found using (day) group by day
         union all
         select 'point', sale_point_code,
           (select s.sale_point_name from qr.sale s where s.legal_party_id = $1
             and s.sale_point_code = found.sale_point_code order by s.occurred_at desc limit 1),
           sum(amount_minor)::bigint, count(*)::integer
         from found group by sale_point_code`,
        where.values,
      )
      return summaryOf(rows)
    },
  }
}

function addTotalsFilter(where: Conditions, filter: QrTotalsFilter): void {
  if (filter.account !== undefined) equals('p.account')(where, filter.account)
  if (filter.salePointCode !== undefined) equals('p.sale_point_code')(where, filter.salePointCode)
  if (filter.cashRegister !== undefined) equals(registerColumn)(where, filter.cashRegister)
}

interface TotalRow {
  readonly kind: 'day' | 'point'
  readonly name: string | null
  readonly title: string | null
  readonly amount: bigint
  readonly count: number
}

function summaryOf(rows: readonly TotalRow[]) {
  const totalOf = ({ amount, count }: TotalRow) => ({ amountMinor: amount, count })
  const days = rows
    .filter(({ kind }) => kind === 'day')
    .map(row => ({ date: (row.name ?? '').slice(0, 10) as LocalDate, ...totalOf(row) }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const points = rows
    .filter(({ kind }) => kind === 'point')
    .map(row => ({
      ...(row.name === null ? {} : { salePointCode: row.name }),
      ...(row.title === null ? {} : { salePointName: row.title }),
      ...totalOf(row),
    }))
    .toSorted((one, other) => (one.amountMinor > other.amountMinor ? -1 : 1))
  return { days, points }
}

/** Writes sales that are not there yet; returns those it has written. Needs `inSystem`. */
export async function insertSales(tx: Db, sales: readonly QrSale[]): Promise<readonly QrSale[]> {
  const rows = sales.map(sale => ({
    legal_party_id: sale.legalPartyId,
    id: sale.saleId,
    operation_id: sale.operationId,
    account: sale.account,
    cash_register_id: sale.register?.cashRegisterId,
    sale_point_code: sale.register?.salePointCode,
    sale_point_name: sale.register?.salePointName,
    cash_code: sale.register?.cashCode,
    cash_name: sale.register?.cashName,
    occurred_at: toIso(sale.occurredAt),
    amount_minor: sale.amountMinor.toString(),
    fee_minor: sale.feeMinor.toString(),
    is_dynamic: sale.isDynamic,
    code_transaction: sale.codeTransaction,
    stan: sale.stan,
    provider: sale.provider,
    provider_transaction_id: sale.providerTransactionId,
    sender_name: sale.senderName,
    sender_account: sale.senderAccount,
    comment: sale.comment,
    search_text: searchKeyOf(`${sale.senderName}\n${sale.comment ?? ''}`),
    amount_major: toDecimal(sale.amountMinor, 'KGS'),
  }))
  const text = `
    insert into qr.sale select * from jsonb_populate_recordset(null::qr.sale, $1::jsonb)
    on conflict do nothing returning id`
  const written = await tx.executeQuery<{ id: string }>(
    CompiledQuery.raw(text, [JSON.stringify(rows)]),
  )
  const ids = new Set(written.rows.map(({ id }) => id))
  return sales.filter(({ saleId }) => ids.has(saleId))
}

const saleFromRow = (row: SaleRow): QrSale => ({
  saleId: row.id,
  operationId: row.operation_id,
  legalPartyId: row.legal_party_id,
  account: row.account,
  ...(row.cash_register_id === null
    ? {}
    : {
        register: {
          cashRegisterId: row.cash_register_id,
          salePointCode: row.sale_point_code ?? '',
          salePointName: row.sale_point_name ?? '',
          cashCode: row.cash_code ?? '',
          cashName: row.cash_name ?? '',
        },
      }),
  occurredAt: row.occurred_at,
  amountMinor: row.amount_minor,
  feeMinor: row.fee_minor,
  isDynamic: row.is_dynamic,
  ...(row.code_transaction === null ? {} : { codeTransaction: row.code_transaction }),
  stan: row.stan,
  provider: row.provider,
  providerTransactionId: row.provider_transaction_id,
  senderName: row.sender_name,
  senderAccount: row.sender_account,
  ...(row.comment === null ? {} : { comment: row.comment }),
})
