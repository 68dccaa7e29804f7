import { availableParallelism } from 'node:os'
import { instantAt } from '@tartip/domain/time/instant'
import { lifeOfSeed } from '@tartip/server/modules/payment/use-cases/life-of-seed'
import { paymentStores } from '@tartip/server/modules/payment/store/payment-row'
import { liftTable } from '@tartip/server/platform/db/bulk-load'
import { countRequestedTotals } from '@tartip/server/modules/payment/store/kept-totals'
import { isClosed } from '@tartip/server/modules/payment/store/waits-for'
import { createKeptTotals } from '@tartip/server/modules/payment/store/kept-totals-reads'
import { systemClock } from '@tartip/server/platform/clock'
import { createRead } from '@tartip/server/platform/db/read-at-once'
import { createDb } from '@tartip/server/platform/db/create-db'
import pg from 'pg'
import { toIso } from '@tartip/domain/time/instant'
import { openObserver } from '../lib/database.ts'
import { printLine } from '../lib/report-table.ts'
import type { ListWorld, Templates } from './list-world.ts'

const table = 'payment.payment'
const entries = 'payment.search_entry'
const rowsAtOnce = 50_000
/** Of every eleven rows, the last belongs to one of the other organisations. */
const otherOrganisations = 20
/** The last documents are the ones that still wait for somebody, at most this many. */
const mostOpen = 5_000

/**
 * Writes documents of the organisation in the order of their creation, with some of others between
 * them. The templates come from the product's own store; PostgreSQL copies each many times and
 * changes what differs between documents.
 */
export async function fillPayments(
  url: string,
  world: ListWorld,
  templates: Templates,
  documents: number,
): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await insertTemplates(url, templates)
    await owner.query(`
      create unlogged table payment.document_template as
        select p.*, p.transfer_num::integer - 1 as nth from ${table} p`)
    await owner.query(`truncate ${table}`)
    // Nothing is written once it is filled, so there is nothing to recover either.
    await owner.query(`alter table ${table} set unlogged`)
    const lifted = await liftTable(owner, table)
    await copyTemplates(url, await columnsOf(owner, table), world, templates, documents)
    await owner.query('drop table payment.document_template')
    await lifted.restore(name => printLine(`  building ${name} …`))
    printLine('  collecting statistics …')
    await owner.query(`vacuum (analyze) ${table}`)
    printLine('  counting totals …')
    await keepTotals(url, world)
    printLine('  entering documents for the search …')
    await enterDocuments(owner, world)
    printLine('  collecting statistics …')
    await owner.query('vacuum (analyze)')
  } finally {
    await owner.end()
  }
}

/** As the server does it once the first list of the organisation was too long to be read. */
async function keepTotals(url: string, { scope }: ListWorld): Promise<void> {
  const { db, close } = createDb({ url, max: 2 })
  try {
    await createKeptTotals(createRead(db), systemClock).request(scope.legalPartyId)
    if ((await countRequestedTotals(db)) !== 1) throw new Error('The totals were not counted')
  } finally {
    await close()
  }
}

/** What `enterEarlierDocuments` does in many small steps, beside the work of a bank. */
async function enterDocuments(owner: pg.Client, { scope }: ListWorld): Promise<void> {
  await owner.query(`alter table ${entries} set unlogged`)
  const lifted = await liftTable(owner, entries)
  const columns = (await columnsOf(owner, entries)).join(', ')
  await owner.query(
    `insert into ${entries} (${columns})
     select ${columns} from ${table} p where p.legal_party_id = $1 and ${isClosed('p')}`,
    [scope.legalPartyId],
  )
  await lifted.restore(name => printLine(`  building ${name} …`))
  await owner.query('update payment.kept_total_state set is_searchable = true')
}

async function columnsOf(owner: pg.Client, name: string): Promise<readonly string[]> {
  const { rows } = await owner.query<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  )
  return rows.map(({ column }) => column)
}

async function insertTemplates(url: string, { done, open }: Templates): Promise<void> {
  const { db, close } = createDb({ url, max: 1 })
  try {
    await paymentStores.insertWithPast(
      db,
      [...done, ...open].map(seed => lifeOfSeed(seed, seed.id ?? '')),
    )
  } finally {
    await close()
  }
}

async function copyTemplates(
  url: string,
  columns: readonly string[],
  { firstDay, days }: ListWorld,
  { done, open }: Templates,
  documents: number,
): Promise<void> {
  const all = Math.ceil((documents * 11) / 10)
  const openFrom = all - Math.min(mostOpen, Math.ceil(all / 100))
  const text = copyStatement(columns)
  const terms = [openFrom, done.length, open.length, toIso(instantAt(firstDay, 9 * 60)), days / all]
  let next = 0
  let tenths = 0
  const copyNext = async (): Promise<void> => {
    const observer = await openObserver(url)
    try {
      for (let from = next; from < all; from = next) {
        next = Math.min(all, from + rowsAtOnce)
        await observer.rows(text, [from, next - 1, ...terms])
        const reached = Math.floor((next * 10) / all)
        if (reached > tenths) printLine(`  ${reached * 10} % of ${all} rows`)
        tenths = reached
      }
    } finally {
      await observer.close()
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, copyNext))
}

/** Chance from a hash of the row's number, so that every run has the same documents. */
const chance = (seed: number): string => `(hashint8extended(n, ${seed}) & 1048575)`

/** What differs between copies of a template; everything else is the template's. */
const differences: Readonly<Record<string, string>> = {
  legal_party_id: `case when d.other is null then t.legal_party_id
    else md5('other ' || d.other)::uuid end`,
  // Ordered by time, as the product makes them.
  id: 'uuidv7(d.created_at - clock_timestamp())',
  payer_account: `case when d.other is null then t.payer_account
    else '1090017' || lpad(d.other::text, 9, '0') end`,
  transfer_num: '(n + 1)::text',
  transfer_year: `extract(year from d.created_at at time zone 'Asia/Bishkek')::integer`,
  created_at: 'd.created_at',
  updated_at: `d.created_at + interval '1 hour'`,
  value_date: `(d.created_at at time zone 'Asia/Bishkek')::date + (${chance(3)} % 20 / 17)::integer`,
  amount_minor: 'd.amount_minor',
  amount_major: 'round(d.amount_minor / 100.0, 2)',
  purpose: `t.purpose || ' ' || n + 1`,
  search_text: `t.search_text || ' ' || n + 1`,
}

/**
 * Days of nine hours from nine o'clock on. Most amounts are small, a few reach a million, and two
 * of three are whole.
 */
function copyStatement(columns: readonly string[]): string {
  return `
    insert into ${table} (${columns.join(', ')})
    select ${columns.map(name => differences[name] ?? `t.${name}`).join(', ')}
    from (
      select n,
        case when n % 11 = 10 then n / 11 % ${otherOrganisations} end as other,
        case when n < $3::bigint then ${chance(1)} % $4::bigint
          else $4::bigint + ${chance(1)} % $5::bigint end as nth,
        $6::timestamptz + floor(day) * interval '1 day'
          + (day - floor(day)) * interval '9 hours' as created_at,
        case when n % 3 = 0 then amount_minor else amount_minor / 100 * 100 end as amount_minor
      from generate_series($1::bigint, $2::bigint) as n,
        lateral (select n * $7::double precision as day,
          power(10, 3.7 + 4.3 * power(${chance(2)} / 1048576.0, 2))::bigint as amount_minor) as spread
    ) as d
    join payment.document_template t on t.nth = d.nth
    order by d.n`
}
