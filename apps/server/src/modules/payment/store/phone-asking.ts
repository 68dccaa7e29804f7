import { CompiledQuery, sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentColumnList } from './payment-columns.ts'
import { paymentFromRow, type PaymentRow } from './payment-row.ts'

/* The conditions are those of the index, so that it serves the query. */
const unasked = `p.deleted_at is null and p.waits_for = 'PHONE'`

const claimUnasked = `
  select ${paymentColumnList} from payment.payment p
  where ${unasked} order by p.value_date, p.id limit $1 for update skip locked`

const organisationsUnasked = `
  select distinct w.legal_party_id from (
    select p.legal_party_id from payment.payment p
    where ${unasked} order by p.value_date, p.id limit $1) w`

/** Whose documents wait for phones that nobody has asked yet. */
export async function findOrganisationsUnasked(tx: Db, limit: number): Promise<string[]> {
  const { rows } = await tx.executeQuery<{ legal_party_id: string }>(
    CompiledQuery.raw(organisationsUnasked, [limit]),
  )
  return rows.map(row => row.legal_party_id)
}

/** The documents themselves, locked; those that another worker holds are skipped. */
export async function claimUnaskedPayments(tx: Db, limit: number): Promise<PaymentDocument[]> {
  const { rows } = await tx.executeQuery<PaymentRow>(CompiledQuery.raw(claimUnasked, [limit]))
  return rows.map(paymentFromRow)
}

/** Their present stage has been put before the phones; the next stage is another version. */
export async function markAsked(tx: Db, payments: readonly PaymentDocument[]): Promise<void> {
  const parties = payments.map(({ legalPartyId }) => legalPartyId)
  const ids = payments.map(({ id }) => id)
  await sql`
    update payment.payment p set phone_asked_version = p.version
    from unnest(${parties}::uuid[], ${ids}::uuid[]) as k(legal_party_id, id)
    where p.legal_party_id = k.legal_party_id and p.id = k.id`.execute(tx)
}
