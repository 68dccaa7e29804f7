import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'

import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'

import type { Product } from '../compose.ts'
import { migrationSets } from '../composition/migration-sets.ts'
import { hashToken } from '../modules/access-control/crypto/token-hash.ts'
import { systemIds } from '../platform/ids.ts'
import { createStopList } from '../platform/stop-list.ts'
import { composeOn } from './compose-on.ts'

export interface WholeProduct {
  readonly product: Product
  readonly database: TestDatabase
  /** A session of a person in a contract, made around the sign-in; answers its token. */
  openSession(userContractId: string, expiresInSeconds: number): Promise<string>
  close(): Promise<void>
}

/** The product with its demo world, as `npm start` would run it, taking any document. */
export async function wholeProduct(): Promise<WholeProduct> {
  const failures: string[] = []
  const stops = createStopList((name, error) => failures.push(`${name}: ${String(error)}`))
  const dataDir = mkdtempSync(join(tmpdir(), 'tartip-whole-'))
  const database = await testDatabase(migrationSets)
  const settings = { TARTIP_DEMO: 'on', TARTIP_MODE: 'development', TARTIP_RATE_LIMIT: '0' }
  const product = await composeOn({ database, dataDir, stops, settings })
  return {
    product,
    database,
    async openSession(userContractId, expiresInSeconds) {
      const token = systemIds.token()
      await sql`
        insert into access_control.session (session_id, token_hash, person_id, user_contract_id,
          legal_party_id, device_id, created_at, last_active_at, expires_at)
        select ${systemIds.uuid()}, ${hashToken(token)}, u.person_id, u.user_contract_id,
          u.legal_party_id, ${systemIds.uuid()}, now(), now(),
          now() + make_interval(secs => ${expiresInSeconds})
        from access_control.user_contract u
        where u.user_contract_id = ${userContractId}`.execute(database.ownerDb)
      return token
    },
    async close() {
      await stops.stopAll()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
      if (failures.length > 0) throw new Error(failures.join('\n'))
    },
  }
}
