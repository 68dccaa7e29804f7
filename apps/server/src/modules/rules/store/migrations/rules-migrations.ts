import { sql, type Migration } from 'kysely'

/** Dictionaries are kept whole, version by version, in the columns in which they are exchanged. */
const createReferenceDataset: Migration = {
  async up(db) {
    await sql`create schema if not exists rules`.execute(db)
    await sql`
      create table rules.reference_dataset (
        name        text        not null,
        version     integer     not null,
        valid_from  date        not null,
        source      text        not null,
        content     text        not null,
        imported_at timestamptz not null default now(),
        primary key (name, version)
      )`.execute(db)
    await sql`grant usage on schema rules to tartip_app`.execute(db)
    await sql`grant select, insert on rules.reference_dataset to tartip_app`.execute(db)
  },
}

export const rulesMigrations: Readonly<Record<string, Migration>> = {
  '0001-reference-dataset': createReferenceDataset,
}
