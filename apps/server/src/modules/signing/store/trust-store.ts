import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CertificateChain } from '@tartip/bank-ports/token-authority'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { Trust } from '../token/trusted-path.ts'

/** Keeps what signatures are checked against and answers its id; the same again is kept once. */
export async function storeTrust(db: Db, chain: CertificateChain): Promise<string> {
  const { authoritiesPem, revocationListPem } = chain
  const id = trustIdOf(chain)
  await sql`
    insert into signing.trust (id, authorities, revocation_list, issued_at)
    values (${id}, ${JSON.stringify(authoritiesPem)}::jsonb, ${revocationListPem},
      ${toTimestamp(chain.revocationListIssuedAt)})
    on conflict (id) do nothing`.execute(db)
  return id
}

export async function findTrust(db: Db, id: string): Promise<Trust | undefined> {
  const { rows } = await sql<{ authorities: string[]; revocation_list: string }>`
    select authorities, revocation_list from signing.trust where id = ${id}`.execute(db)
  const [row] = rows
  return row && { authoritiesPem: row.authorities, revocationListPem: row.revocation_list }
}

/** A row that says something else than it did has another id. */
export function trustIdOf({ authoritiesPem, revocationListPem }: Trust): string {
  const text = JSON.stringify([authoritiesPem, revocationListPem])
  return createHash('sha256').update(text).digest('hex')
}
