import { sql, type Kysely } from 'kysely'

import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

const tables = [
  sql`
    create table statement.statement (
      legal_party_id  uuid        not null,
      id              uuid        not null,
      kind            text        not null,
      ordered_by      uuid        not null,
      schedule_id     uuid,
      client_name     text        not null,
      client_inn      text        not null,
      accounts        text[]      not null,
      currencies      text[]      not null,
      places          jsonb       not null,
      start_date      date        not null,
      end_date        date        not null,
      status          text        not null,
      failure         jsonb,
      progress        integer     not null,
      operation_count integer     not null,
      shows_salaries  boolean     not null,
      language        text        not null,
      file_name       text        not null,
      requested_at    timestamptz not null,
      made_at         timestamptz,
      content         jsonb,
      primary key (legal_party_id, id),
      unique (legal_party_id, file_name)
    )`,
  sql`
    create table statement.operation (
      legal_party_id uuid     not null,
      statement_id   uuid     not null,
      section        integer  not null,
      position       integer  not null,
      booked_on      date     not null,
      direction      text     not null,
      search_text    text     not null,
      operation      jsonb    not null,
      primary key (legal_party_id, statement_id, section, position)
    )`,
  sql`
    create table statement.file (
      legal_party_id uuid        not null,
      statement_id   uuid        not null,
      format         text        not null,
      language       text        not null,
      status         text        not null,
      failure        jsonb,
      blob_key       text,
      size_bytes     bigint,
      ordered_at     timestamptz not null,
      primary key (legal_party_id, statement_id, format, language)
    )`,
  sql`
    create table statement.schedule (
      legal_party_id   uuid        not null,
      id               uuid        not null,
      user_contract_id uuid        not null,
      person_id        uuid        not null,
      kind             text        not null,
      accounts         text[],
      currencies       text[]      not null,
      period           text        not null,
      format           text        not null,
      language         text        not null,
      next_date        date        not null,
      created_at       timestamptz not null,
      primary key (legal_party_id, id)
    )`,
]

const indexes = [
  sql`create index statement_requested on statement.statement
      (legal_party_id, requested_at desc, id desc)`,
  sql`create index statement_made on statement.statement (made_at) where made_at is not null`,
  sql`create index schedule_due on statement.schedule (next_date)`,
]

/** The line of a stored operation (`files/stored-operations.ts`), from the JSON that it was before. */
const lineOfJson = (() => {
  const field = (name: string) => sql`operation ->> ${sql.lit(name)}`
  const words = (name: string) => {
    const value = sql`(operation -> ${sql.lit(name)})`
    const isOfBank = sql`json_typeof${value} = 'object'`
    return {
      text: sql`case when ${isOfBank} then ${value} ->> 'ru' else ${field(name)} end`,
      other: sql`case when ${isOfBank} then (${value}::jsonb - 'ru')::text end`,
    }
  }
  const name = words('counterpartyName')
  const purpose = words('purpose')
  const fields = [
    field('bookedAt'),
    field('direction'),
    field('amountMinor'),
    name.text,
    purpose.text,
    ...[
      'counterpartyAccount',
      'counterpartyBank',
      'documentNumber',
      'operationId',
      'operationCode',
      'counterpartyInn',
      'paymentId',
      'paymentCode',
    ].map(field),
    name.other,
    purpose.other,
    field('feeMinor'),
    field('salaryPeople'),
  ]
  const escaped = fields.map(
    value => sql`replace(replace(replace(replace(coalesce(${value}, ''), E'\\\\', E'\\\\\\\\'),
      E'\\t', E'\\\\t'), E'\\n', E'\\\\n'), E'\\r', E'\\\\r')`,
  )
  return sql`rtrim(concat_ws(E'\\t', ${sql.join(escaped)}), E'\\t')`
})()

/** Why a schedule orders nothing any more. */
const stoppedSchedules = sql`alter table statement.schedule add column failure jsonb`

export const statementMigrations: MigrationSet = {
  name: 'statement',
  migrations: {
    '0001-statements': {
      async up(db: Kysely<unknown>) {
        await sql`create schema statement`.execute(db)
        for (const table of tables) await table.execute(db)
        for (const name of ['statement', 'operation', 'file', 'schedule']) {
          await enableTenantSecurity(db, `statement.${name}`)
        }
        for (const index of indexes) await index.execute(db)
      },
    },
    // Written once and read as a whole: as jsonb PostgreSQL would make the text again each time.
    '0002-operations-as-text': {
      async up(db: Kysely<unknown>) {
        await sql`alter table statement.operation alter column operation type json
          using operation::text::json`.execute(db)
      },
    },
    '0003-stopped-schedules': {
      async up(db: Kysely<unknown>) {
        await stoppedSchedules.execute(db)
      },
    },
    // Read anew for each file of a statement, and JSON takes twice as long to read.
    '0004-operations-as-lines': {
      async up(db: Kysely<unknown>) {
        await sql`alter table statement.operation alter column operation type text
          using ${lineOfJson}`.execute(db)
      },
    },
    // A process of the former version, which writes JSON, must fail beside this one: its job is repeated here.
    '0005-name-of-lines': {
      async up(db: Kysely<unknown>) {
        await sql`alter table statement.operation rename column operation to line`.execute(db)
      },
    },
  },
}
