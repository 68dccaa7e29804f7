import { sql, type Kysely, type Migration } from 'kysely'
import { accountDigestSql } from '../content-digest.ts'

/** What an account is gets its fingerprint and its place in the chain, as what is booked on it has. */
export const accountsInTheChain: Migration = {
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
    await takeOldAccounts(db)
    await sql`
      alter table ledger.account
        alter column content_digest set not null,
        alter column batch_id set not null`.execute(db)
    await sql`create index account_of_batch on ledger.account (batch_id)`.execute(db)
    await guardAccounts(db)
  },
}

/** What was open before becomes one batch; nobody knows any more whose accounts they are. */
async function takeOldAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    with number as materialized (
      select nextval('ledger.batch_id_seq') as id
    ), taken as (
      update ledger.account as account
      set content_digest = ${accountDigestSql}, batch_id = number.id
      from number
      returning account.id, account.content_digest, account.batch_id
    )
    insert into ledger.batch (id, transfer_count, account_count, digest)
    select batch_id, 0, count(*), sha256(string_agg(content_digest, ''::bytea order by id))
    from taken group by batch_id`.execute(db)
}

/** The roles of the server may not change these columns; whoever may is stopped by the triggers. */
async function guardAccounts(db: Kysely<unknown>): Promise<void> {
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
