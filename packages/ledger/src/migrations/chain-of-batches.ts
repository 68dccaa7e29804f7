import { sql, type Kysely, type Migration } from 'kysely'
import { contentDigestSql, withEntriesSql } from '../content-digest.ts'

/** Conversions keep their rate, and every batch gets a fingerprint and later its place in the chain. */
export const chainOfBatches: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table ledger.transfer
        add column sold_transfer_id uuid,
        add column rate numeric,
        add column priced_currency text,
        add column batch_id bigint,
        add column content_digest bytea,
        add check ((rate is null) = (sold_transfer_id is null)
          and (rate is null) = (priced_currency is null))`.execute(db)
    await createBatches(db)
    await takeOldTransfers(db)
    await sql`
      alter table ledger.transfer
        alter column batch_id set not null,
        alter column content_digest set not null`.execute(db)
    await sql`create index transfer_of_batch on ledger.transfer (batch_id)`.execute(db)
  },
}

async function createBatches(db: Kysely<unknown>): Promise<void> {
  // `place` and `head` come after the commit, by one sealer at a time: postings never wait for the chain.
  await sql`
    create table ledger.batch (
      id bigserial primary key,
      transfer_count integer not null check (transfer_count > 0),
      digest bytea not null,
      place bigint unique,
      head bytea,
      check ((place is null) = (head is null))
    )`.execute(db)
  await sql`create index batch_unsealed on ledger.batch (id) where place is null`.execute(db)
  await sql`
    create function ledger.only_seal() returns trigger language plpgsql as $$
    begin
      if old.place is not null or new.place is null or (new.id, new.transfer_count, new.digest)
        is distinct from (old.id, old.transfer_count, old.digest) then
        raise exception 'a batch of the ledger is sealed once and never changed'
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger only_seal before update on ledger.batch
      for each row execute function ledger.only_seal()`.execute(db)
  await sql`
    create trigger refuse_change before delete or truncate on ledger.batch
      for each statement execute function ledger.refuse_change()`.execute(db)
  const roles = sql`tartip_app, tartip_system`
  await sql`revoke update, delete, truncate on ledger.batch from ${roles}`.execute(db)
  await sql`
    grant select, insert, update (place, head) on ledger.batch to ${roles}`.execute(db)
  await sql`grant usage on sequence ledger.batch_id_seq to ${roles}`.execute(db)
}

/** What was booked before there was a chain becomes its first batch. */
async function takeOldTransfers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from ledger.transfer limit 1`.execute(db)
  if (rows.length === 0) return
  await sql`alter table ledger.transfer disable trigger refuse_change`.execute(db)
  await sql`
    with batch as (
      select nextval('ledger.batch_id_seq') as id
    )
    update ledger.transfer as booked
    set batch_id = batch.id, content_digest = digests.content_digest
    from batch, (
      select transfer.id, ${contentDigestSql} as content_digest
      from ledger.transfer ${withEntriesSql}
    ) as digests
    where digests.id = booked.id`.execute(db)
  await sql`alter table ledger.transfer enable trigger refuse_change`.execute(db)
  await sql`
    insert into ledger.batch (id, transfer_count, digest)
    select batch_id, count(*), sha256(string_agg(content_digest, ''::bytea order by id))
    from ledger.transfer group by batch_id`.execute(db)
}
