import { sql, type Kysely, type Migration } from 'kysely'

import { applicationRole } from '../../../../platform/db/db.ts'
import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { enableTenantSecurity, forbidChanges } from '../../../../platform/db/tenant-security.ts'

/**
 * Registration, first sign-in and restore are pre-sessions of several steps. They may begin before
 * anybody is known (`person_id` is null), and go on alike for somebody whom nobody knows.
 */
const steps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table access_control.pre_session
        alter column person_id drop not null,
        alter column login_subject drop not null,
        add column step text not null default 'CODE'
          check (step in ('CODE', 'SMS', 'PASSWORD', 'TOTP')),
        add column mobile text,
        add column individual_inn text,
        add column pending_totp text,
        add column token_challenge text,
        add column token_challenge_until timestamptz`.execute(db)
  },
}

const smsCodes: Migration = {
  async up(db: Kysely<unknown>) {
    // By number and not by person: what is sent to a number is limited whoever requests it.
    await sql`
      create table access_control.sms_code (
        mobile      text        not null,
        sent_at     timestamptz not null,
        flow        text        not null,
        code_mac    text        not null,
        valid_until timestamptz not null,
        used_at     timestamptz,
        primary key (mobile, sent_at)
      )`.execute(db)
    await sql`create index sms_code_age on access_control.sms_code (sent_at)`.execute(db)
  },
}

const clientIds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence access_control.client_id_number start 500001`.execute(db)
  },
}

/** How far this bank's internet part has followed what happens to people and contracts at the bank. */
const bankPeople: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table access_control.bank_cursor (
        feed     text   primary key,
        position bigint not null
      )`.execute(db)
  },
}

/** What an audit line is about beyond who and where: the operation that was refused, how often. */
const auditDetails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table access_control.audit add column details jsonb`.execute(db)
  },
}

/** A device is also found without knowing whose it is. */
const devicesById: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index device_by_id on access_control.device (device_id)`.execute(db)
  },
}

/**
 * Sessions, audit lines and the list of a person's contracts belong to organisations too. They are read before an
 * organisation is known, by the login of the system; a line of the audit may be added by whoever does something.
 */
const secureSessions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['session', 'person_contract', 'audit']) {
      await enableTenantSecurity(db, `access_control.${table}`)
    }
    await forbidChanges(db, 'access_control.audit')
    await sql`
      create policy append on access_control.audit for insert to ${sql.id(applicationRole)}
      with check (true)`.execute(db)
  },
}

/** Which call used the last one-time code, and which step was the last before: a code can be given back. */
const returnedCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table access_control.person
        add column totp_former_step bigint,
        add column totp_last_call text`.execute(db)
  },
}

/**
 * Uses a code up in the transaction of its effect, which raises TP003 and writes nothing when another call has used it:
 * a COMMIT can travel right behind it.
 */
const codesOfEffects: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function access_control.use_code(person uuid, first_step bigint, step bigint)
      returns void language plpgsql as $$
      begin
        update access_control.person p
        set totp_last_step = step, totp_former_step = null, totp_last_call = null
        where p.person_id = person and (p.totp_last_step is null or p.totp_last_step < first_step);
        if not found then
          raise exception 'the one-time code has been used' using errcode = 'TP003';
        end if;
      end $$`.execute(db)
  },
}

/** The codes of calls that are written together, in the order in which they are given. */
const codesTogether: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function access_control.use_codes(people uuid[], first_steps bigint[], steps bigint[])
      returns void language plpgsql as $$
      begin
        for place in 1..cardinality(people) loop
          perform access_control.use_code(people[place], first_steps[place], steps[place]);
        end loop;
      end $$`.execute(db)
  },
}

export const accessFlowMigrations: MigrationSet = {
  name: 'access_flow',
  migrations: {
    '0001-steps': steps,
    '0002-sms-codes': smsCodes,
    '0003-client-ids': clientIds,
    '0004-bank-people': bankPeople,
    '0005-audit-details': auditDetails,
    '0006-devices-by-id': devicesById,
    '0007-secure-sessions': secureSessions,
    '0008-returned-codes': returnedCodes,
    '0009-codes-of-effects': codesOfEffects,
    '0010-codes-together': codesTogether,
  },
}
