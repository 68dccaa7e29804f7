import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { createContinuousProof } from './prove-continuously.ts'
import { changeByHand, emptyBooks } from './testing/empty-books.ts'
import { bookEveryKindOfRow } from './testing/every-kind-of-row.ts'
import { verifyLedger } from './verify-ledger.ts'

type Row = Readonly<Record<string, unknown>>

interface Table {
  /** What tells kinds of its rows apart: of each, one row is changed. */
  readonly kinds: string
  /** How a fault may name the row, before the change or after it. */
  readonly names: (row: Row) => readonly string[]
}

const one = (row: Row, column: string) => String(row[column])

const tables: Readonly<Record<string, Table>> = {
  account: {
    kinds: 'may_go_short',
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

/** Columns whose change is no fault of the books. Everything else must be told. */
const provesNothing: readonly {
  readonly column: string
  readonly of?: (row: Row) => boolean
  readonly why: string
}[] = [
  {
    column: 'batch.head',
    of: row => row['place'] === null,
    why: 'Of a batch that waits for its place it is written over with the place.',
  },
  { column: 'balance_delta.id', why: 'Only tells waiting rows apart.' },
  {
    column: 'balance_delta.hour',
    of: row => row['debit_minor'] === 0 && row['credit_minor'] === 0,
    why: 'Of a hold alone, which has no turnover in any hour.',
  },
  {
    column: 'entry.sequence',
    of: row => row['balance_after_minor'] === null,
    why: 'On accounts that may go short it is drawn by the database, and orders what has one instant.',
  },
]
const saysNothing = (name: string, row: Row) =>
  provesNothing.some(({ column, of = () => true }) => column === name && of(row))
/** The report of the proof itself: it says what was found, and nothing in the books follows from it. */
const noBooks = ['proof_report']

/** Another value of the type, as near to the old one as can be; the finest time that is written is a millisecond. */
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
  await takeDownWalls()
  for (const table of Object.keys(tables)) {
    await sql`create table ${sql.table(`kept_${table}`)} as table ${sql.table(`ledger.${table}`)}`.execute(
      ownerDb,
    )
  }
})
afterAll(() => database.close())

/** Whoever holds the database can do so; what is left is the proof. */
async function takeDownWalls(): Promise<void> {
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

/** All tables: what waited for its place in the chain has got it meanwhile. */
async function putBack(): Promise<void> {
  const statements = Object.keys(tables).map(
    table => `truncate ledger.${table}; insert into ledger.${table} select * from kept_${table}`,
  )
  // What the proof has seen of rows that are gone again is forgotten with them.
  await changeByHand(database.ownerDb, [...statements, 'truncate ledger.proof_report'].join('; '))
}

/** What is told by the command, and by the proof that runs all the time when it comes round. */
async function toldRows(): Promise<Readonly<Record<string, readonly string[]>>> {
  const whole = await verifyLedger(database.db)
  await ledger.sealBatches()
  const round = await startProof().round(2_000)
  return {
    'npm run ledger:verify': whole.faults.map(({ row }) => row),
    'the proof that runs all the time': round.faults.map(({ row }) => row),
  }
}

const startProof = () => createContinuousProof({ db: database.db, stopwatch: () => 0 })

/** By hand, on books that were sound when the proof has looked; PostgreSQL counts it at once. */
async function afterChange(
  statement: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  await startProof().round(1_000)
  await changeByHand(database.ownerDb, `${statement}; select pg_stat_force_next_flush()`)
  return toldRows()
}

/** One row of each kind: where it lies, what it says, and what it would say with another value in a column. */
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

/** Who has not named one of these rows, as sentences. */
function unnoticed(
  told: Readonly<Record<string, readonly string[]>>,
  table: string,
  rows: readonly Row[],
): readonly string[] {
  const names = rows.flatMap(row => tables[table]?.names(row) ?? [])
  return Object.entries(told).flatMap(([by, faults]) => {
    const parts = faults.flatMap(fault => fault.split(', '))
    const isNamed = names.some(name =>
      parts.some(part => part === name || part.startsWith(`${name}/`)),
    )
    return isNamed ? [] : [`${by} has told [${faults.join('; ')}]`]
  })
}

describe('books with a row of every kind', () => {
  test('are sound, and no table of them is forgotten here', async () => {
    expect(await afterChange('select 1')).toEqual({
      'npm run ledger:verify': [],
      'the proof that runs all the time': [],
    })
    const named = [...Object.keys(tables), ...noBooks].toSorted()
    expect([...new Set(columns.map(({ table }) => table))].toSorted()).toEqual(named)
  })

  test('name the row in which a column was changed by hand, whichever column it is', async () => {
    const missed: string[] = []
    for (const { table, column, type } of columns.filter(each => !noBooks.includes(each.table))) {
      const value = otherValues[type]?.(column)
      if (value === undefined) throw new Error(`No other value of ${type} is known`)
      await putBack()
      for (const { at, row, changed } of await oneOfEachKind(table, column, value)) {
        if (saysNothing(`${table}.${column}`, row)) continue
        await putBack()
        const told = await afterChange(
          `update ledger.${table} set ${column} = ${value} where ctid = '${at}'`,
        )
        for (const sentence of unnoticed(told, table, [row, changed])) {
          missed.push(`${table}.${column} of ${JSON.stringify(row)}: ${sentence}`)
        }
      }
    }
    expect(missed.join('\n')).toBe('')
    // Some sixty columns, each proved in two ways.
  }, 120_000)

  test.each(Object.keys(tables))('tell which row of %s is gone', async table => {
    const missed: string[] = []
    await putBack()
    for (const { at, row } of await oneOfEachKind(table)) {
      await putBack()
      const told = await afterChange(`delete from ledger.${table} where ctid = '${at}'`)
      for (const sentence of unnoticed(told, table, [row])) {
        missed.push(`${JSON.stringify(row)}: ${sentence}`)
      }
    }
    expect(missed.join('\n')).toBe('')
  })
})
