import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { createContinuousProof } from './prove-continuously.ts'
import { tamper, emptyBooks, bookEveryKindOfRow } from './testing/ledger-fixtures.ts'
import { verifyLedger } from './verify-ledger.ts'

type Row = Readonly<Record<string, unknown>>

interface Table {
  /** Expression that separates the kinds of rows; one row of each kind is changed. */
  readonly kinds: string
  /** How a fault may name the row, before or after the change. */
  readonly names: (row: Row) => readonly string[]
}

const one = (row: Row, column: string) => String(row[column])

const tables: Readonly<Record<string, Table>> = {
  account: {
    kinds: 'overdraft_allowed',
    names: row => [`account ${one(row, 'id')}`, `batch ${one(row, 'batch_id')}`],
  },
  transfer: {
    kinds: 'rate is null, expires_at is null',
    names: row => [`transfer ${one(row, 'id')}`, `batch ${one(row, 'batch_id')}`],
  },
  entry: {
    kinds: 'balance_after_minor is null',
    names: row => [
      `entry ${one(row, 'account_id')}/${one(row, 'sequence')}`,
      `transfer ${one(row, 'transfer_id')}`,
    ],
  },
  refusal: {
    kinds: 'code',
    names: row => [`refusal ${one(row, 'id')}`, `batch ${one(row, 'batch_id')}`],
  },
  open_hold: {
    kinds: 'expires_at is null',
    names: row => [`transfer ${one(row, 'id')}`],
  },
  balance_delta: {
    kinds: 'hour is null',
    names: row => [`account ${one(row, 'account_id')}`, `hour ${one(row, 'account_id')}`],
  },
  hour_turnover: {
    kinds: 'account_id',
    names: row => [`hour ${one(row, 'account_id')}`],
  },
  batch: {
    kinds: 'place is null, account_count > 0',
    names: row => [`batch ${one(row, 'id')}`, `place ${one(row, 'place')}`],
  },
}

/** Columns whose change is not a fault. A change of any other column must be reported. */
const ignoredColumns: readonly {
  readonly column: string
  readonly of?: (row: Row) => boolean
  readonly why: string
}[] = [
  {
    column: 'batch.head',
    of: row => row['place'] === null,
    why: 'In a batch without a place it is overwritten when the batch is sealed.',
  },
  { column: 'balance_delta.id', why: 'It only makes waiting rows distinct.' },
  {
    column: 'balance_delta.hour',
    of: row => row['debit_minor'] === 0 && row['credit_minor'] === 0,
    why: 'A hold without entries has no turnover in any hour.',
  },
  {
    column: 'entry.sequence',
    of: row => row['balance_after_minor'] === null,
    why: 'On accounts that allow overdraft it comes from a database sequence and only orders entries of one instant.',
  },
]
const isIgnored = (name: string, row: Row) =>
  ignoredColumns.some(({ column, of = () => true }) => column === name && of(row))
/** The proof report itself: nothing in the books follows from it. */
const ignoredTables = ['proof_report']

/**
 * Another value of the type, as close to the old one as possible; the finest stored time is a
 * millisecond.
 */
const otherValues: Readonly<Record<string, (column: string) => string>> = {
  uuid: () => `'f0000000-0000-7000-8000-00000000000f'`,
  text: column => `coalesce(${column}, '') || 'x'`,
  boolean: column => `not ${column}`,
  bigint: column => `coalesce(${column}, 0) + 1`,
  integer: column => `${column} + 1`,
  numeric: column => `coalesce(${column}, 0) + 0.01`,
  bytea: () => `sha256('other')`,
  'timestamp with time zone': column =>
    `coalesce(${column}, '2026-11-30T04:00:00Z') + interval '1 millisecond'`,
}

let database: TestDatabase
let ledger: Ledger
let columns: readonly { readonly table: string; readonly column: string; readonly type: string }[]

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  const { db, ownerDb } = database
  ledger = createLedger({ db })
  await emptyBooks(ownerDb, ledger)
  await bookEveryKindOfRow(ledger)
  const found = await sql<{ table: string; column: string; type: string }>`
    select columns.table_name as "table", column_name as "column", data_type as "type"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'ledger' and table_type = 'BASE TABLE'
    order by columns.table_name, ordinal_position`.execute(ownerDb)
  columns = found.rows
  await dropConstraints()
  for (const table of Object.keys(tables)) {
    await sql`create table ${sql.table(`copy_${table}`)} as table ${sql.table(`ledger.${table}`)}`.execute(
      ownerDb,
    )
  }
})
afterAll(() => database.close())

/** The database owner can do this; only the proof is left. */
async function dropConstraints(): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname)
      as statement
    from pg_constraint
    where connamespace = 'ledger'::regnamespace and contype in ('c', 'p', 'u')
      and conrelid <> 'ledger.proof_report'::regclass
    union all
    select format('drop index %s', indexrelid::regclass) from pg_index
    join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'ledger'::regnamespace and indisunique and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(
    database.ownerDb,
  )
  for (const { statement } of rows) await sql.raw(statement).execute(database.ownerDb)
}

/** All tables: batches that were waiting have been sealed meanwhile. */
async function restoreRows(): Promise<void> {
  const statements = Object.keys(tables).map(
    table => `truncate ledger.${table}; insert into ledger.${table} select * from copy_${table}`,
  )
  // The proof also forgets what it has seen of removed rows.
  await tamper(database.ownerDb, [...statements, 'truncate ledger.proof_report'].join('; '))
}

/** What the command and the continuous proof report. */
async function reportedRows(): Promise<Readonly<Record<string, readonly string[]>>> {
  const whole = await verifyLedger(database.db)
  await ledger.sealBatches()
  const round = await startProof().round(2_000)
  return {
    'npm run ledger:verify': whole.faults.map(({ row }) => row),
    'the proof that runs all the time': round.faults.map(({ row }) => row),
  }
}

const startProof = () => createContinuousProof({ db: database.db, stopwatch: () => 0 })

/** Changes rows directly after a sound proof; PostgreSQL counts the change at once. */
async function afterChange(
  statement: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  await startProof().round(1_000)
  await tamper(database.ownerDb, `${statement}; select pg_stat_force_next_flush()`)
  return reportedRows()
}

/** One row of each kind: its ctid, its values, and its values with a changed column. */
async function oneOfEachKind(
  table: string,
  column = 'ctid',
  value = 'ctid::text',
): Promise<readonly { at: string; row: Row; changed: Row }[]> {
  const { kinds = '' } = tables[table] ?? {}
  const { rows } = await sql
    .raw<{ at: string; row: Row; changed: Row }>(
      `select distinct on (${kinds}) ctid::text as at, to_jsonb(t) as row,
         to_jsonb(t) || jsonb_build_object('${column}', ${value}) as changed
       from ledger.${table} t order by ${kinds}, ctid`,
    )
    .execute(database.ownerDb)
  return rows
}

/** One sentence for each proof that did not name one of these rows. */
function unreported(
  reported: Readonly<Record<string, readonly string[]>>,
  table: string,
  rows: readonly Row[],
): readonly string[] {
  const names = rows.flatMap(row => tables[table]?.names(row) ?? [])
  return Object.entries(reported).flatMap(([by, faults]) => {
    const parts = faults.flatMap(fault => fault.split(', '))
    const isNamed = names.some(name =>
      parts.some(part => part === name || part.startsWith(`${name}/`)),
    )
    return isNamed ? [] : [`${by} has reported [${faults.join('; ')}]`]
  })
}

describe('books with a row of every kind', () => {
  beforeEach(restoreRows)

  test('are sound, and no table is missing here', async () => {
    expect(await afterChange('select 1')).toEqual({
      'npm run ledger:verify': [],
      'the proof that runs all the time': [],
    })
    const named = [...Object.keys(tables), ...ignoredTables].toSorted()
    expect([...new Set(columns.map(({ table }) => table))].toSorted()).toEqual(named)
  })

  test('name the row in which a column was changed directly, for every column', async () => {
    const changes: { statement: string; table: string; column: string; row: Row; changed: Row }[] =
      []
    for (const { table, column, type } of columns.filter(
      each => !ignoredTables.includes(each.table),
    )) {
      const value = otherValues[type]?.(column)
      if (value === undefined) throw new Error(`No other value of ${type} is known`)
      for (const { at, row, changed } of await oneOfEachKind(table, column, value)) {
        if (isIgnored(`${table}.${column}`, row)) continue
        const statement = `update ledger.${table} set ${column} = ${value} where ctid = '${at}'`
        changes.push({ statement, table, column, row, changed })
      }
    }
    const unreportedChanges: string[] = []
    // Outside of a whole run every third change, so that each table has some.
    const tried = changes.filter((_, place) => inject('isWholeRun') || place % 3 === 0)
    for (const { statement, table, column, row, changed } of tried) {
      await restoreRows()
      const reported = await afterChange(statement)
      for (const sentence of unreported(reported, table, [row, changed])) {
        unreportedChanges.push(`${table}.${column} of ${JSON.stringify(row)}: ${sentence}`)
      }
    }
    expect(unreportedChanges.join('\n')).toBe('')
    // About sixty columns, each proved in two ways.
  }, 300_000)

  test.each(Object.keys(tables))('report which row of %s was deleted', async table => {
    const unreportedChanges: string[] = []
    for (const { at, row } of await oneOfEachKind(table)) {
      await restoreRows()
      const reported = await afterChange(`delete from ledger.${table} where ctid = '${at}'`)
      for (const sentence of unreported(reported, table, [row])) {
        unreportedChanges.push(`${JSON.stringify(row)}: ${sentence}`)
      }
    }
    expect(unreportedChanges.join('\n')).toBe('')
  })
})
