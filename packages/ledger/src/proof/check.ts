import { sql, type RawBuilder } from 'kysely'
import type { LedgerDb } from '../store/ledger-db.ts'

export type LedgerFaultCode =
  | 'CURRENCY_UNBALANCED'
  | 'TRANSFER_UNBALANCED'
  | 'TRANSFER_ENTRIES_DIFFER'
  | 'TRANSFER_CONTENT_CHANGED'
  | 'REFUSAL_CONTENT_CHANGED'
  | 'REFUSED_AND_DONE'
  | 'ENTRY_WITHOUT_TRANSFER'
  | 'RUNNING_BALANCE_BROKEN'
  | 'STORED_BALANCE_DIFFERS'
  | 'LAST_ENTRY_DIFFERS'
  | 'HOUR_TURNOVER_DIFFERS'
  | 'HELD_AMOUNT_DIFFERS'
  | 'HOLD_OPEN_AND_RESOLVED'
  | 'HOLD_LOST'
  | 'HOLD_RESOLUTION_WRONG'
  | 'ACCOUNT_SHORT'
  | 'ACCOUNT_CONTENT_CHANGED'
  | 'ACCOUNT_HOLDER_DIFFERS'
  | 'BATCH_CHANGED'
  | 'CHAIN_BROKEN'
  | 'ANCHOR_NOT_IN_CHAIN'

export interface LedgerFault {
  readonly code: LedgerFaultCode
  /**
   * The row at fault: a currency, `transfer <id>`, `refusal <id>`, `account <id>`, `entry <account id>/<sequence>`,
   * `hour <account id>/<instant>`, `batch <id>` or `place <number>` in the chain.
   */
  readonly row: string
  /** Minor units expected and found; zero where a fault is not about amounts. */
  readonly expectedMinor: bigint
  readonly foundMinor: bigint
}

/** A condition of the books; its query returns the rows that violate it. */
export interface Check {
  readonly code: LedgerFaultCode
  /** Columns in this order: row, expected, found; and the code where one query finds several. */
  readonly query: RawBuilder<unknown>
  readonly hasCodes?: boolean
}

/**
 * Which transfers and refusals a check covers: all of them, or those of some places of the chain.
 */
export type Scope = { readonly after: bigint; readonly upTo: bigint } | undefined

/** A condition on a column with the batch id; always true for all. */
export function inScope(scope: Scope, batchId: string): RawBuilder<unknown> {
  if (scope === undefined) return sql`true`
  return sql`${sql.ref(batchId)} in (select id from ledger.batch
    where place > ${scope.after} and place <= ${scope.upTo})`
}

/** Faults reported per code; one broken row can shift every row after it. */
const maxFaultsPerCode = 100

export async function runChecks(tx: LedgerDb, checks: readonly Check[]): Promise<LedgerFault[]> {
  const found: LedgerFault[] = []
  for (const { code, query, hasCodes = false } of checks) {
    const { rows } = await sql<{
      row: string
      expected: bigint
      found: bigint
      code?: LedgerFaultCode
    }>`
      select "row", expected::bigint, found::bigint ${hasCodes ? sql`, code` : sql``}
      from (${query}) as fault ("row", expected, found ${hasCodes ? sql`, code` : sql``})
      limit ${maxFaultsPerCode}`.execute(tx)
    for (const fault of rows) {
      found.push({
        code: fault.code ?? code,
        row: fault.row,
        expectedMinor: fault.expected,
        foundMinor: fault.found,
      })
    }
  }
  return found
}

/**
 * Runs a proof on one snapshot, so that the bank can go on working, and without a statement
 * timeout.
 *
 * @param reads `all`: whole tables are joined, so nested loops are switched off
 */
export function onSnapshot<T>(
  db: LedgerDb,
  reads: 'all' | 'some',
  run: (tx: LedgerDb) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      await sql`select set_config('statement_timeout', '0', true),
        set_config('work_mem', '128MB', true),
        set_config('enable_nestloop', ${reads === 'all' ? 'off' : 'on'}, true)`.execute(tx)
      return run(tx)
    })
}
