import type { QrSaleRegister } from '@tartip/bank-ports/qr-sales'
import { sql } from 'kysely'
import type {
  CashRegister,
  CashRegisterInput,
  SalePoint,
  SalePointInput,
  Terminal,
} from '@tartip/bank-ports/acquiring'
import { compareText } from '@tartip/domain/text/collation'
import type { Instant } from '@tartip/domain/time/instant'
import { fromStoredJson, toStoredJson } from '../common/stored-json.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

interface PointRow {
  sale_point_id: string
  legal_party_id: string
  fingerprint: string
  code: string
  name: string
  input: string
  created_at: Instant
}

interface RegisterRow {
  cash_register_id: string
  sale_point_id: string
  legal_party_id: string
  fingerprint: string
  code: string
  name: string
  has_kkm: boolean
  is_active: boolean
}

interface TerminalRow {
  terminal_id: string
  cash_register_id: string
  code: string
  is_active: boolean
}

export interface StoredRegister {
  readonly register: CashRegister
  readonly legalPartyId: string
  readonly fingerprint: string
}

type PointSearch =
  | { readonly by: 'legal_party_id'; readonly value: string }
  | { readonly by: 'sale_point_id'; readonly value: string }
  | { readonly by: 'code'; readonly value: string }

/** The cash register that a code pays, with the account of its outlet. */
export async function findSaleRegister(
  db: TwinDb,
  { salePointCode, cashCode }: { readonly salePointCode: string; readonly cashCode: string },
): Promise<
  | { readonly account: string; readonly register: QrSaleRegister; readonly isActive: boolean }
  | undefined
> {
  const [stored] = await readPoints(db, { by: 'code', value: salePointCode })
  const cash = stored?.point.cashRegisters.find(({ code }) => code === cashCode)
  if (!stored || !cash) return undefined
  const { name: salePointName, account } = stored.point
  const { cashRegisterId, name: cashName, isActive } = cash
  const register = { cashRegisterId, salePointCode, salePointName, cashCode, cashName }
  return { account, register, isActive }
}

/** Outlets with their registers and terminals, by name. */
export async function readPoints(
  db: TwinDb,
  search: PointSearch,
): Promise<{ point: SalePoint; fingerprint: string }[]> {
  const { rows: found } = await sql<PointRow>`
    select sale_point_id, legal_party_id, fingerprint, code, name, input::text as input, created_at
    from twin.sale_point where ${sql.ref(search.by)} = ${search.value} order by sale_point_id`.execute(
    db,
  )
  const points = found.toSorted((a, b) => compareText(a.name, b.name))
  const { rows: registers } = await sql<RegisterRow>`
    select * from twin.cash_register
    where sale_point_id = any(${points.map(point => point.sale_point_id)}::uuid[])
    order by code`.execute(db)
  const terminals = await readTerminals(db, registers)
  return points.map(row => ({
    fingerprint: row.fingerprint,
    point: {
      ...fromStoredJson<SalePointInput>(row.input),
      salePointId: row.sale_point_id,
      legalPartyId: row.legal_party_id,
      code: row.code,
      createdAt: row.created_at,
      cashRegisters: registers
        .filter(register => register.sale_point_id === row.sale_point_id)
        .map(register => registerOf(register, terminals)),
    },
  }))
}

export async function isNameTaken(
  tx: TwinDb,
  legalPartyId: string,
  name: string,
  besides: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from twin.sale_point where legal_party_id = ${legalPartyId}
      and lower(name) = lower(${name}) and sale_point_id <> ${besides}`.execute(tx)
  return rows.length > 0
}

export async function insertPoint(
  tx: TwinDb,
  point: { salePointId: string; legalPartyId: string; fingerprint: string },
  input: SalePointInput,
  createdAt: Instant,
): Promise<void> {
  await sql`
    insert into twin.sale_point
      (sale_point_id, legal_party_id, fingerprint, code, name, input, created_at)
    values (${point.salePointId}, ${point.legalPartyId}, ${point.fingerprint},
      nextval('twin.sale_point_code')::text, ${input.name}, ${toStoredJson(input)}::jsonb,
      ${timestamp(createdAt)})`.execute(tx)
}

export async function updatePoint(
  tx: TwinDb,
  salePointId: string,
  input: SalePointInput,
): Promise<void> {
  await sql`
    update twin.sale_point set name = ${input.name}, input = ${toStoredJson(input)}::jsonb
    where sale_point_id = ${salePointId}`.execute(tx)
}

export async function findRegister(
  db: TwinDb,
  cashRegisterId: string,
): Promise<StoredRegister | undefined> {
  const { rows } = await sql<RegisterRow>`
    select * from twin.cash_register where cash_register_id = ${cashRegisterId}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  return {
    register: registerOf(row, await readTerminals(db, rows)),
    legalPartyId: row.legal_party_id,
    fingerprint: row.fingerprint,
  }
}

export async function insertRegister(
  tx: TwinDb,
  register: {
    cashRegisterId: string
    salePointId: string
    legalPartyId: string
    fingerprint: string
  },
  input: CashRegisterInput,
): Promise<void> {
  await sql`
    insert into twin.cash_register (cash_register_id, sale_point_id, legal_party_id, fingerprint,
      code, name, has_kkm, is_active)
    select ${register.cashRegisterId}, ${register.salePointId}, ${register.legalPartyId},
      ${register.fingerprint}, lpad((count(*) + 1)::text, 3, '0'), ${input.name}, ${input.hasKkm},
      ${input.isActive}
    from twin.cash_register where sale_point_id = ${register.salePointId}`.execute(tx)
}

export async function updateRegister(
  tx: TwinDb,
  cashRegisterId: string,
  input: CashRegisterInput,
): Promise<void> {
  await sql`
    update twin.cash_register
    set name = ${input.name}, has_kkm = ${input.hasKkm}, is_active = ${input.isActive}
    where cash_register_id = ${cashRegisterId}`.execute(tx)
}

async function readTerminals(
  db: TwinDb,
  registers: readonly RegisterRow[],
): Promise<ReadonlyMap<string, Terminal[]>> {
  const { rows } = await sql<TerminalRow>`
    select terminal_id, cash_register_id, code, is_active from twin.terminal
    where cash_register_id = any(${registers.map(row => row.cash_register_id)}::uuid[])
    order by code`.execute(db)
  const byRegister = new Map<string, Terminal[]>()
  for (const row of rows) {
    const terminal = { terminalId: row.terminal_id, code: row.code, isActive: row.is_active }
    byRegister.set(row.cash_register_id, [
      ...(byRegister.get(row.cash_register_id) ?? []),
      terminal,
    ])
  }
  return byRegister
}

function registerOf(
  row: RegisterRow,
  terminals: ReadonlyMap<string, readonly Terminal[]>,
): CashRegister {
  return {
    cashRegisterId: row.cash_register_id,
    salePointId: row.sale_point_id,
    code: row.code,
    name: row.name,
    hasKkm: row.has_kkm,
    isActive: row.is_active,
    terminals: terminals.get(row.cash_register_id) ?? [],
  }
}
