import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createLedger, type Ledger } from '@tartip/ledger/ledger'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { verifyLedger, type LedgerProof } from '@tartip/ledger/verify-ledger'
import { createDb } from '@tartip/server/platform/db/create-db'
import { applicationRole } from '@tartip/server/platform/db/db'
import {
  ensureDatabase,
  startEmbeddedPostgres,
} from '@tartip/server/platform/db/embedded/embedded-postgres'
import { platformMigrations } from '@tartip/server/platform/db/migrations/platform-migrations'
import { runMigrations } from '@tartip/server/platform/db/migrator'
import { systemIds } from '@tartip/server/platform/ids'
import { openObserver } from '../lib/database.ts'
import type { PostgresServer } from '../lib/postgres-process.ts'

/** Only a ledger, on the embedded PostgreSQL as shipped. */
export interface LedgerBank {
  readonly server: PostgresServer
  readonly ledger: Ledger
  /** Customers' accounts with money; balance-enforced. */
  readonly customers: readonly string[]
  /** The account of commissions, which allows overdraft and is never locked. */
  readonly fees: string
  /** A shop that everybody pays to; balance-enforced like any customer's account. */
  readonly shop: string
  prove(): Promise<LedgerProof>
  checkpoint(): Promise<void>
  settings(): Promise<string>
  close(): Promise<void>
}

const openingMinor = 1_000_000_000_00n
const accountsAtOnce = 5_000

export async function openLedgerBank(accounts: number): Promise<LedgerBank> {
  // Under /tmp itself: the account that runs PostgreSQL must reach it, and socket paths must be short.
  const folder = mkdtempSync('/tmp/tartip-bench-')
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  const cleanUp = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const url = await ensureDatabase(postgres, 'tartip')
    const owner = createDb({ url, max: 3 })
    await runMigrations(owner.db, [
      platformMigrations,
      { name: 'ledger', migrations: ledgerMigrations },
    ]).finally(() => owner.close())
    const pool = createDb({ url, role: applicationRole, max: 6 })
    const ledger = createLedger({ db: pool.db })
    const own = await fill(ledger, accounts)
    const observer = await openObserver(url)
    return {
      ...own,
      ledger,
      server: {
        databaseUrl: database => postgres.url(database ?? 'tartip'),
        postgresSocket: () => new URL(url).searchParams.get('host') ?? '',
      },
      prove: () => verifyLedger(pool.db),
      async checkpoint() {
        await observer.rows('checkpoint')
      },
      async settings() {
        const rows = await observer.rows<{ name: string; value: string }>(
          `select name, current_setting(name) as value from pg_settings where name in
             ('server_version', 'fsync', 'synchronous_commit', 'full_page_writes',
               'shared_buffers', 'max_wal_size')`,
        )
        return rows.map(({ name, value }) => `${name}=${value}`).join(' ')
      },
      async close() {
        await observer.close()
        await pool.close()
        await cleanUp()
      },
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}

async function fill(ledger: Ledger, accounts: number) {
  const customers = Array.from({ length: accounts }, () => systemIds.uuid())
  const [capital, fees, shop] = [systemIds.uuid(), systemIds.uuid(), systemIds.uuid()]
  const currency = 'KGS' as const
  await ledger.openAccounts([
    { id: capital, currency, normalSide: 'DEBIT', overdraftAllowed: true },
    { id: fees, currency, normalSide: 'CREDIT', overdraftAllowed: true },
    { id: shop, currency, normalSide: 'CREDIT', overdraftAllowed: false },
  ])
  for (let start = 0; start < customers.length; start += accountsAtOnce) {
    const part = customers.slice(start, start + accountsAtOnce)
    await ledger.openAccounts(
      part.map(id => ({ id, currency, normalSide: 'CREDIT', overdraftAllowed: false })),
    )
    await ledger.post(
      part.map(id => ({
        kind: 'TRANSFER',
        id: systemIds.uuid(),
        debitAccountId: capital,
        creditAccountId: id,
        currency,
        amountMinor: openingMinor,
        bookedAt: 0,
      })),
    )
  }
  return { customers, fees, shop }
}
