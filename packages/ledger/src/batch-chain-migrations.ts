import { sql, type Kysely, type Migration } from 'kysely'
import { contentDigestSql, withEntriesSql, refusalDigestSql } from './digests.ts'

/** Conversions keep their rate, and every batch gets a digest and later its place in the chain. */
export const batchChain: Migration = {
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
    await backfillTransfers(db)
    await sql`
      alter table ledger.transfer
        alter column batch_id set not null,
        alter column content_digest set not null`.execute(db)
    await sql`create index transfer_of_batch on ledger.transfer (batch_id)`.execute(db)
  },
}

async function createBatches(db: Kysely<unknown>): Promise<void> {
  // `place` and `head` are set after the commit, by one sealer at a time: postings never wait for
  // the chain.
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

/** What was booked before the chain existed becomes its first batch. */
async function backfillTransfers(db: Kysely<unknown>): Promise<void> {
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

/** Gives each account a digest and a place in the chain, as transfers have. */
export const accountsInChain: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table ledger.account
        add column holder text,
        add column content_digest bytea,
        add column batch_id bigint`.execute(db)
    await sql`
      alter table ledger.batch
        add column account_count integer not null default 0 check (account_count >= 0),
        drop constraint batch_transfer_count_check,
        add constraint batch_not_empty
          check (transfer_count >= 0 and transfer_count + account_count > 0)`.execute(db)
    await backfillAccounts(db)
    await sql`
      alter table ledger.account
        alter column content_digest set not null,
        alter column batch_id set not null`.execute(db)
    await sql`create index account_of_batch on ledger.account (batch_id)`.execute(db)
    await addAccountTriggers(db)
  },
}

/** `accountDigestSql` with the column names of this migration. */
const accountDigest = sql`sha256(convert_to(
  account.id::text || '|' || account.currency || '|' || account.normal_side || '|'
  || case when account.may_go_short then 't' else 'f' end || '|'
  || coalesce(account.holder, ''), 'UTF8'))`

/** Existing accounts become one batch; their holders are unknown. */
async function backfillAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    with number as materialized (
      select nextval('ledger.batch_id_seq') as id
    ), taken as (
      update ledger.account as account
      set content_digest = ${accountDigest}, batch_id = number.id
      from number
      returning account.id, account.content_digest, account.batch_id
    )
    insert into ledger.batch (id, transfer_count, account_count, digest)
    select batch_id, 0, count(*), sha256(string_agg(content_digest, ''::bytea order by id))
    from taken group by batch_id`.execute(db)
}

/** The server roles have no right to change these columns; triggers refuse everyone else. */
async function addAccountTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger refuse_change before delete or truncate on ledger.account
      for each statement execute function ledger.refuse_change()`.execute(db)
  await sql`
    create trigger refuse_other_account
      before update of id, currency, normal_side, may_go_short, holder, content_digest, batch_id
      on ledger.account
      for each statement execute function ledger.refuse_change()`.execute(db)
  await sql`
    create or replace function ledger.only_seal() returns trigger language plpgsql as $$
    begin
      if old.place is not null or new.place is null
        or (new.id, new.transfer_count, new.account_count, new.digest)
          is distinct from (old.id, old.transfer_count, old.account_count, old.digest) then
        raise exception 'a batch of the ledger is sealed once and never changed'
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
}

/** A refusal is part of the books: removing it would let the request be booked after all. */
export const refusalsInChain: Migration = {
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
    await backfillRefusals(db)
    await sql`
      alter table ledger.refusal
        alter column content_digest set not null,
        alter column batch_id set not null`.execute(db)
    await sql`create index refusal_of_batch on ledger.refusal (batch_id)`.execute(db)
  },
}

/** Existing refusals become one batch. */
async function backfillRefusals(db: Kysely<unknown>): Promise<void> {
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
