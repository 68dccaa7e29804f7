import { sql, type Kysely } from 'kysely'

import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

/** Registers of the salary project and their rows. What one person gets is stored in `salary_row` alone. */
export const salaryRegisters = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table payment.salary_register (
        legal_party_id   uuid        not null,
        id               uuid        not null,
        name             text        not null,
        state            text        not null check (state in
          ('PROCESSING', 'UNPROCESSABLE', 'FAILED', 'READY_FOR_EXECUTION')),
        currency         text        not null,
        total_minor      bigint      not null,
        row_count        integer     not null,
        origin           text        not null check (origin in ('MANUAL', 'FILE')),
        file_id          uuid,
        repeat_of        uuid,
        payment_id       uuid,
        is_full_complete boolean,
        unpaid_minor     bigint,
        failure          jsonb,
        version          integer     not null,
        author           jsonb       not null,
        created_by       uuid        not null,
        created_at       timestamptz not null,
        updated_at       timestamptz not null,
        claimed_until    timestamptz,
        deleted_at       timestamptz,
        primary key (legal_party_id, id)
      )`.execute(db)
    await sql`
      create table payment.salary_row (
        legal_party_id uuid    not null,
        register_id    uuid    not null,
        row_number     integer not null,
        full_name      text    not null,
        card_account   text    not null,
        amount         text    not null,
        amount_minor   bigint,
        state          text    not null check (state in ('NEW', 'ERROR', 'PAID', 'UNPAID')),
        findings       jsonb,
        primary key (legal_party_id, register_id, row_number)
      )`.execute(db)
    await enableTenantSecurity(db, 'payment.salary_register')
    await enableTenantSecurity(db, 'payment.salary_row')
    await sql`
      create unique index salary_register_name on payment.salary_register (legal_party_id, lower(name))
        where deleted_at is null`.execute(db)
    await sql`
      create unique index salary_register_repeat on payment.salary_register (legal_party_id, repeat_of)
        where repeat_of is not null and deleted_at is null`.execute(db)
    await sql`
      create index salary_register_created on payment.salary_register
        (legal_party_id, created_at desc, id desc) where deleted_at is null`.execute(db)
    await sql`
      create index salary_register_of_payment on payment.salary_register (legal_party_id, payment_id)
        where payment_id is not null`.execute(db)
    await sql`
      create index salary_register_to_check on payment.salary_register (updated_at)
        where state = 'PROCESSING' and deleted_at is null`.execute(db)
    await sql`
      create index salary_register_awaits_results on payment.salary_register (updated_at)
        where payment_id is not null and is_full_complete is null and deleted_at is null`.execute(
      db,
    )
    await sql`
      create index salary_row_paid on payment.salary_row (legal_party_id, card_account)
        where state = 'PAID'`.execute(db)
    // A step of a document is a change of its register, whoever makes it: listeners of registers hear of both in order.
    await sql`
      create function payment.report_salary_step() returns trigger language plpgsql as $$
      begin
        insert into platform.outbox (legal_party_id, topic, kind, payload)
        values (new.legal_party_id, 'salary', 'registerChanged', jsonb_build_object(
          'salaryId', new.terms ->> 'salaryId', 'createdBy', new.created_by));
        return null;
      end $$`.execute(db)
    await sql`
      create trigger report_salary_step after update on payment.payment for each row
      when (new.operation_code = 'SALARY' and (old.status_code, old.deleted_at)
        is distinct from (new.status_code, new.deleted_at))
      execute function payment.report_salary_step()`.execute(db)
  },
}

/** Registers that come as files, and those that are kept while somebody types them. */
export const registersFromFiles = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table payment.salary_register
        add column stage text check (stage in ('FILE_VALIDATION', 'BUSINESS_VALIDATION', 'CREATION')),
        add column source jsonb,
        drop constraint salary_register_state_check,
        add constraint salary_register_state_check check (state in
          ('DRAFT', 'PROCESSING', 'UNPROCESSABLE', 'FAILED', 'READY_FOR_EXECUTION'))`.execute(db)
    await sql`alter table payment.salary_row add column file_row integer`.execute(db)
  },
}

/** Nobody sees the drafts of others, so their names are compared with those of their own person only. */
export const namesOfDrafts = {
  async up(db: Kysely<unknown>) {
    await sql`drop index payment.salary_register_name`.execute(db)
    await sql`
      create unique index salary_register_name on payment.salary_register (legal_party_id, lower(name))
        where deleted_at is null and state <> 'DRAFT'`.execute(db)
    await sql`
      create unique index salary_register_draft_name on payment.salary_register
        (legal_party_id, created_by, lower(name)) where deleted_at is null and state = 'DRAFT'`.execute(
      db,
    )
  },
}

/** Nobody sees the drafts of others, so a draft does not hold the repetition of a register either. */
export const repeatsWithoutDrafts = {
  async up(db: Kysely<unknown>) {
    await sql`drop index payment.salary_register_repeat`.execute(db)
    await sql`
      create unique index salary_register_repeat on payment.salary_register (legal_party_id, repeat_of)
        where repeat_of is not null and deleted_at is null and state <> 'DRAFT'`.execute(db)
  },
}
