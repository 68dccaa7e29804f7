import { createLedger, type Ledger } from '@tartip/ledger/ledger'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { verifyLedger, type LedgerProof } from '@tartip/ledger/verify-ledger'
import { platformMigrations } from '@tartip/server/platform/db/migrations/platform-migrations'
import { systemIds } from '@tartip/server/platform/ids'
import { openObserver } from '../lib/database.ts'
import { createOwnDatabase, openAsServer } from '../lib/own-database.ts'
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
  const { url, server, remove } = await createOwnDatabase([
    platformMigrations,
    { name: 'ledger', migrations: ledgerMigrations },
  ])
  try {
    const pool = openAsServer(url, 6)
    const ledger = createLedger({ db: pool.db })
    const own = await fill(ledger, accounts)
    const observer = await openObserver(url)
    return {
      ...own,
      ledger,
      server,
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
        await remove()
      },
    }
  } catch (error) {
    await remove()
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
