import { sql, type Kysely, type Migration } from 'kysely'
import { refusalDigestSql } from '../content-digest.ts'

/** That something was refused is a fact of the books too: whoever removes it lets the request be booked after all. */
export const refusalsInTheChain: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table ledger.refusal
        add column content_digest bytea,
        add column batch_id bigint`.execute(db)
    await sql`
      alter table ledger.batch
        add column refusal_count integer not null default 0 check (refusal_count >= 0),
        drop constraint batch_not_empty,
        add constraint batch_not_empty
          check (transfer_count >= 0 and transfer_count + account_count + refusal_count > 0)`.execute(
      db,
    )
    await sql`
      create or replace function ledger.only_seal() returns trigger language plpgsql as $$
      begin
        if old.place is not null or new.place is null
          or (new.id, new.transfer_count, new.account_count, new.refusal_count, new.digest)
            is distinct from
            (old.id, old.transfer_count, old.account_count, old.refusal_count, old.digest) then
          raise exception 'a batch of the ledger is sealed once and never changed'
            using errcode = 'restrict_violation';
        end if;
        return new;
      end $$`.execute(db)
    await takeOldRefusals(db)
    await sql`
      alter table ledger.refusal
        alter column content_digest set not null,
        alter column batch_id set not null`.execute(db)
    await sql`create index refusal_of_batch on ledger.refusal (batch_id)`.execute(db)
  },
}

/** What was refused before becomes one batch. */
async function takeOldRefusals(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from ledger.refusal limit 1`.execute(db)
  if (rows.length === 0) return
  await sql`alter table ledger.refusal disable trigger refuse_change`.execute(db)
  await sql`
    with number as materialized (
      select nextval('ledger.batch_id_seq') as id
    ), taken as (
      update ledger.refusal
      set content_digest = ${refusalDigestSql}, batch_id = number.id
      from number
      returning refusal.id, refusal.content_digest, refusal.batch_id
    )
    insert into ledger.batch (id, transfer_count, refusal_count, digest)
    select batch_id, 0, count(*), sha256(string_agg(content_digest, ''::bytea order by id))
    from taken group by batch_id`.execute(db)
  await sql`alter table ledger.refusal enable trigger refuse_change`.execute(db)
}
