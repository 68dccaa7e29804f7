import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { StartRefusal } from '../start-refusal.ts'
import type { Db } from './db.ts'

/** Reveals nothing of the secret, and differs when it does. */
const fingerprintOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('tartip installation').digest('hex')

/**
 * Authenticator secrets, codes and logins are sealed with the installation's secret. A process with another one would
 * say that it is ready and fail at the first one-time code.
 *
 * @throws StartRefusal when the database belongs to another secret
 */
export async function refuseOtherSecret(db: Db, secretKey: string): Promise<void> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('platform.installation') is not null as there`.execute(db)
  if (tables[0]?.there !== true) return
  const { rows } = await sql<{ fingerprint: string }>`
    select secret_fingerprint as fingerprint from platform.installation`.execute(db)
  const [kept] = rows
  if (kept === undefined || kept.fingerprint === fingerprintOf(secretKey)) return
  throw new StartRefusal(
    'The secret of this process is not the one of the database: give all processes the same TARTIP_SECRET_KEY, or the same data folder where none is given.',
  )
}

/** Kept once; of processes that start together the first decides and the others are refused. */
export async function keepFingerprint(db: Db, secretKey: string): Promise<void> {
  const { rows } = await sql<{ kept: boolean }>`
    select exists (select from platform.installation) as kept`.execute(db)
  if (rows[0]?.kept === true) return
  await sql`
    insert into platform.installation (secret_fingerprint) values (${fingerprintOf(secretKey)})
    on conflict do nothing`.execute(db)
  await refuseOtherSecret(db, secretKey)
}
