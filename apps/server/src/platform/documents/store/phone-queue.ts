import { CompiledQuery } from 'kysely'

import type { Db } from '../../db/db.ts'
import type { StoredDocument } from '../document-kind.ts'
import type { DocumentRow, DocumentTable } from './document-table.ts'

/** Documents at a stage on phones that no phone got yet. Give it a transaction of the system. */
export interface PhoneQueue<D extends StoredDocument> {
  /** Whose documents wait. */
  findOrganisations(limit: number): Promise<string[]>
  /** The documents themselves, locked; those that another worker has locked are skipped. */
  claim(limit: number): Promise<D[]>
  /** Their present stage is on the phones; the next stage is another version. */
  markRequested(documents: readonly D[]): Promise<void>
}

export function createPhoneQueue<D extends StoredDocument, A extends string>(
  { name, columnList, phones, fromRow }: DocumentTable<D, A>,
  tx: Db,
): PhoneQueue<D> {
  // The condition is that of an index, so that it serves the query.
  const waiting = `from ${name} p where p.deleted_at is null and ${phones.isWaiting}
    order by ${phones.order} limit $1`
  const query = <Row>(text: string, values: readonly unknown[]) =>
    tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return {
    async findOrganisations(limit) {
      const text = `select distinct w.legal_party_id from (select p.legal_party_id ${waiting}) w`
      const { rows } = await query<{ legal_party_id: string }>(text, [limit])
      return rows.map(row => row.legal_party_id)
    },
    async claim(limit) {
      const text = `select ${columnList} ${waiting} for update skip locked`
      const { rows } = await query<DocumentRow>(text, [limit])
      return rows.map(fromRow)
    },
    async markRequested(documents) {
      await query(
        `update ${name} p set phone_asked_version = p.version
         from unnest($1::uuid[], $2::uuid[]) as k(legal_party_id, id)
         where p.legal_party_id = k.legal_party_id and p.id = k.id`,
        [documents.map(({ legalPartyId }) => legalPartyId), documents.map(({ id }) => id)],
      )
    },
  }
}
