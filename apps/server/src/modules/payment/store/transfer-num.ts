import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'

/*
 * Numbers of nine thousand million and more are not continued: one hand-made 9999999999 would otherwise
 * leave the organisation without a next number that still fits into ten digits.
 */
export const highestTransferNum = `
  select transfer_num::bigint from payment.payment
  where legal_party_id = $1 and transfer_year = $2 and deleted_at is null
    and length(transfer_num) <= 10 and transfer_num ~ '^[1-8]\\d{0,9}$|^9\\d{0,8}$'
  order by length(transfer_num) desc, transfer_num desc limit 1`

const takeNumber = `
  insert into payment.document_counter as d (legal_party_id, year, last_number)
  select $1, $2, coalesce((${highestTransferNum}), 0) + 1
  on conflict (legal_party_id, year)
    do update set last_number = greatest(d.last_number + 1, excluded.last_number)
  returning d.last_number`

/** The next number of the organisation that no document of the year has. */
export async function takeTransferNum(tx: Db, legalPartyId: string, year: number): Promise<string> {
  const { rows } = await tx.executeQuery<{ last_number: bigint }>(
    CompiledQuery.raw(takeNumber, [legalPartyId, year]),
  )
  const [row] = rows
  if (!row) throw new Error('The document counter returned no number')
  return row.last_number.toString()
}

const takeNumbers = `
  insert into payment.document_counter as d (legal_party_id, year, last_number)
  select $1, $2, coalesce((${highestTransferNum}), 0) + $3::bigint
  on conflict (legal_party_id, year)
    do update set last_number = greatest(d.last_number + $3::bigint, excluded.last_number)
  returning d.last_number`

/** The next numbers of the organisation, for documents that are written together. */
export async function takeTransferNums(
  tx: Db,
  legalPartyId: string,
  year: number,
  count: number,
): Promise<readonly string[]> {
  const { rows } = await tx.executeQuery<{ last_number: bigint }>(
    CompiledQuery.raw(takeNumbers, [legalPartyId, year, count]),
  )
  const [row] = rows
  if (!row) throw new Error('The document counter returned no number')
  const first = row.last_number - BigInt(count) + 1n
  return Array.from({ length: count }, (_, index) => (first + BigInt(index)).toString())
}
