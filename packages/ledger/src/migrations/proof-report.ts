import { sql, type Kysely, type Migration } from 'kysely'

/** What the newest round of the background proof has found, for processes that do not prove themselves. */
export const proofReport: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table ledger.proof_report (
        is_newest boolean primary key default true check (is_newest),
        proved_at timestamptz not null,
        took_ms integer not null,
        is_sound boolean not null,
        faults jsonb not null,
        place bigint not null
      )`.execute(db)
    await sql`
      grant select, insert, update on ledger.proof_report to tartip_app, tartip_system`.execute(db)
  },
}

/** What PostgreSQL had counted then, so that the next process notices what was done in between. */
export const countedByProof: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table ledger.proof_report
        add column rewritten bigint, add column horizon bigint`.execute(db)
  },
}
