import { sql } from 'kysely'
import type { FineSearch } from '@tartip/bank-ports/fines'
import type { LocalDate } from '@tartip/domain/time/instant'
import { recordset, type TwinDb } from '../store/twin-db.ts'

/** A fine of the register; title and discount come from the dictionary. */
export interface FineFacts {
  readonly fineId: string
  readonly fineTypeId: string
  readonly protocol: string
  readonly offenderInn: string
  /** The number plate in upper case, without spaces. */
  readonly vehicle?: string
  readonly issuedOn: LocalDate
  readonly fullAmountMinor: bigint
}

interface FineRow {
  fine_id: string
  fine_type_id: string
  protocol: string
  offender_inn: string
  vehicle: string | null
  issued_on: LocalDate
  full_amount_minor: bigint
  paid_code: string | null
}

export async function saveFines(db: TwinDb, list: readonly FineFacts[]): Promise<void> {
  const rows = list.map(fine => ({
    fine_id: fine.fineId,
    fine_type_id: fine.fineTypeId,
    protocol: fine.protocol,
    offender_inn: fine.offenderInn,
    vehicle: fine.vehicle,
    issued_on: fine.issuedOn,
    full_amount_minor: fine.fullAmountMinor,
  }))
  await sql`
    insert into twin.fine
    select * from json_populate_recordset(null::twin.fine, ${recordset(rows)})
    on conflict (fine_id) do nothing`.execute(db)
}

/** Unpaid ones, oldest first. */
export async function searchFines(db: TwinDb, search: FineSearch): Promise<FineFacts[]> {
  const { rows } = await sql<FineRow>`
    select * from twin.fine where paid_code is null and ${condition(search)}
    order by issued_on, protocol limit 200`.execute(db)
  return rows.map(fineOf)
}

export async function findFine(
  db: TwinDb,
  fineId: string,
): Promise<{ fine: FineFacts; isPaid: boolean } | undefined> {
  const { rows } = await sql<FineRow>`
    select * from twin.fine where fine_id = ${fineId} for update`.execute(db)
  return rows[0] && { fine: fineOf(rows[0]), isPaid: rows[0].paid_code !== null }
}

export async function markFinePaid(tx: TwinDb, fineId: string, code: string): Promise<void> {
  await sql`
    update twin.fine set paid_code = coalesce(paid_code, ${code})
    where fine_id = ${fineId}`.execute(tx)
}

function condition(search: FineSearch) {
  const plain = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
  switch (search.by) {
    case 'INN':
      return sql`offender_inn = ${plain(search.inn)}`
    case 'VEHICLE':
      return sql`vehicle = ${plain(search.vehicle)}`
    case 'PROTOCOL':
      return sql`upper(regexp_replace(protocol, '[\\s-]', '', 'g')) = ${plain(search.protocol)}`
  }
}

function fineOf(row: FineRow): FineFacts {
  return {
    fineId: row.fine_id,
    fineTypeId: row.fine_type_id,
    protocol: row.protocol,
    offenderInn: row.offender_inn,
    ...(row.vehicle === null ? {} : { vehicle: row.vehicle }),
    issuedOn: row.issued_on,
    fullAmountMinor: row.full_amount_minor,
  }
}
