import { sql } from 'kysely'
import type { TaxDebtRecord } from '@tartip/bank-ports/tax-debt'
import type { LocalDate } from '@tartip/domain/time/instant'
import { recordset, type TwinDb } from '../store/twin-db.ts'

/** A debt as the tax service's books have it; names are the dictionaries'. */
export interface TaxDebtFacts extends Omit<
  TaxDebtRecord,
  'taxName' | 'paymentCode' | 'taxOfficeName'
> {
  readonly legalPartyId: string
}

export interface TaxPayer {
  readonly legalPartyId: string
  readonly inn: string
}

export async function saveTaxPayers(db: TwinDb, list: readonly TaxPayer[]): Promise<void> {
  const rows = list.map(payer => ({ legal_party_id: payer.legalPartyId, inn: payer.inn }))
  await sql`
    insert into twin.tax_payer
    select * from json_populate_recordset(null::twin.tax_payer, ${recordset(rows)})
    on conflict (legal_party_id) do update set inn = excluded.inn`.execute(db)
}

export async function saveTaxDebts(db: TwinDb, list: readonly TaxDebtFacts[]): Promise<void> {
  const rows = list.map(debt => ({
    debt_id: debt.debtId,
    legal_party_id: debt.legalPartyId,
    tax_type_id: debt.taxTypeId,
    tax_office_code: debt.taxOfficeCode,
    period_from: debt.periodFrom,
    period_to: debt.periodTo,
    due_date: debt.dueDate,
    principal_minor: debt.principalMinor,
    penalty_minor: debt.penaltyMinor,
    fine_minor: debt.fineMinor,
  }))
  await sql`
    insert into twin.tax_debt
    select * from json_populate_recordset(null::twin.tax_debt, ${recordset(rows)})
    on conflict (debt_id) do nothing`.execute(db)
}

export async function findTaxPayer(
  db: TwinDb,
  legalPartyId: string,
): Promise<TaxPayer | undefined> {
  const { rows } = await sql<{ inn: string }>`
    select inn from twin.tax_payer where legal_party_id = ${legalPartyId}`.execute(db)
  return rows[0] && { legalPartyId, inn: rows[0].inn }
}

/** What is still owed, the oldest due date first. */
export async function readOpenDebts(
  db: TwinDb,
  legalPartyId: string,
  lock: 'read' | 'for update' = 'read',
): Promise<TaxDebtFacts[]> {
  const { rows } = await sql<{
    debt_id: string
    tax_type_id: string
    tax_office_code: string
    period_from: LocalDate
    period_to: LocalDate
    due_date: LocalDate
    principal_minor: bigint
    penalty_minor: bigint
    fine_minor: bigint
  }>`
    select * from twin.tax_debt
    where legal_party_id = ${legalPartyId} and principal_minor + penalty_minor + fine_minor > 0
    order by due_date, debt_id ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  return rows.map(row => ({
    debtId: row.debt_id,
    legalPartyId,
    taxTypeId: row.tax_type_id,
    taxOfficeCode: row.tax_office_code,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    dueDate: row.due_date,
    principalMinor: row.principal_minor,
    penaltyMinor: row.penalty_minor,
    fineMinor: row.fine_minor,
  }))
}

export async function updateDebt(
  tx: TwinDb,
  debt: Pick<TaxDebtFacts, 'debtId' | 'principalMinor' | 'penaltyMinor' | 'fineMinor'>,
): Promise<void> {
  await sql`
    update twin.tax_debt set principal_minor = ${debt.principalMinor},
      penalty_minor = ${debt.penaltyMinor}, fine_minor = ${debt.fineMinor}
    where debt_id = ${debt.debtId}`.execute(tx)
}
