import { sql, type Kysely, type Migration } from 'kysely'
import { createLedger } from '@tartip/ledger/ledger'
import { leaveOutStatistics } from './columns-without-statistics.ts'
import { internalAccounts } from './internal-accounts.ts'
import { addOtherLanguages, convertStatementTexts } from './words/convert-texts.ts'
import { operationSearchKeys } from './store/operation-store.ts'
import { returnedPayments } from './store/returned-migration.ts'

const clients: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create schema twin`.execute(db)
    await sql`
      create table twin.setting (
        name text primary key,
        value text not null
      )`.execute(db)
    await sql`
      create table twin.bank (
        bic text not null,
        account_prefix text not null,
        name text not null,
        primary key (bic, account_prefix)
      )`.execute(db)
    await sql`
      create table twin.client (
        legal_party_id uuid primary key,
        name text not null,
        inn text not null
      )`.execute(db)
    // The money of an account is in the ledger, under the same id.
    await sql`
      create table twin.account (
        legal_party_id uuid not null,
        account_id uuid not null unique,
        account text not null unique,
        owner_name text not null,
        bic text not null,
        type text not null,
        status text not null check (status in ('OPEN', 'CLOSED', 'ARRESTED', 'FINAL_ARRESTED')),
        status_reason text,
        currency text not null,
        interest_rate numeric,
        open_date date not null,
        close_date date,
        contract_number text,
        department_id text not null,
        classification text not null,
        product_name text not null,
        primary key (legal_party_id, account_id)
      )`.execute(db)
    // What the statement says about a ledger entry; the amount and the balance are the ledger's.
    await sql`
      create table twin.operation (
        account_id uuid not null,
        transfer_id uuid not null,
        counterparty_name text not null,
        counterparty_account text not null,
        counterparty_bank text,
        purpose text not null,
        document_number text,
        operation_code text,
        payment_id uuid,
        search_text text not null,
        primary key (account_id, transfer_id)
      )`.execute(db)
  },
}

const execution: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.payment_order (
        payment_id uuid primary key,
        fingerprint text not null,
        legal_party_id uuid not null,
        operation_code text not null,
        payer_account text not null,
        payer_account_id uuid,
        payer_name text not null,
        recipient_account text not null,
        recipient_account_id uuid,
        recipient_bic text not null,
        recipient_name text not null,
        recipient_inn text,
        amount_minor bigint not null check (amount_minor > 0),
        currency text not null,
        commission_minor bigint not null check (commission_minor >= 0),
        commission_currency text not null,
        purpose text not null,
        payment_code text,
        transfer_num text not null,
        value_date date not null,
        digest text not null,
        submitted_at timestamptz not null,
        answer_code text,
        answer_reason text,
        state text not null check (state in ('ACCEPTED', 'RECEIPT', 'EXECUTED', 'REFUSED')),
        refusal_code text,
        refusal_reason text,
        step text check (step in ('ACCEPT', 'RECEIPT', 'EXECUTE')),
        due_at timestamptz,
        is_held_by_officer boolean not null,
        check ((step is null) = (state in ('EXECUTED', 'REFUSED'))),
        check ((step is null) = (due_at is null)),
        check ((state = 'REFUSED') = (refusal_code is not null))
      )`.execute(db)
    await sql`
      create index payment_order_due on twin.payment_order (due_at)
        where step is not null`.execute(db)
    // Open holds are shown with the documents they belong to.
    await sql`
      create index payment_order_of_account on twin.payment_order (payer_account_id, submitted_at)
        where step is not null`.execute(db)
    // `sequence` is given after the commit of the event: see store/numbered-list.ts.
    await sql`
      create table twin.order_event (
        id bigserial primary key,
        sequence bigint unique,
        payment_id uuid not null,
        legal_party_id uuid not null,
        occurred_at timestamptz not null,
        kind text not null check (kind in ('ACCEPTED', 'RECEIPT', 'EXECUTED', 'REFUSED')),
        code text,
        reason text
      )`.execute(db)
    await sql`
      create index order_event_unnumbered on twin.order_event (id)
        where sequence is null`.execute(db)
    // One payment has each event once, whatever happens to the process in between.
    await sql`
      create unique index order_event_once on twin.order_event (payment_id, kind)`.execute(db)
  },
}

const grants: Migration = {
  async up(db: Kysely<unknown>) {
    const roles = sql`tartip_app, tartip_system`
    await sql`grant usage on schema twin to ${roles}`.execute(db)
    await sql`grant usage on all sequences in schema twin to ${roles}`.execute(db)
    await sql`
      grant select, insert, update on all tables in schema twin to ${roles}`.execute(db)
    await sql`revoke delete, truncate on all tables in schema twin from ${roles}`.execute(db)
    // Texts of the statement and events are written once; an event only gets its number.
    await sql`revoke update on twin.operation, twin.order_event from ${roles}`.execute(db)
    await sql`grant update (sequence) on twin.order_event to ${roles}`.execute(db)
  },
}

const ownAccounts: Migration = {
  async up(db: Kysely<Record<never, never>>) {
    await createLedger({ db }).openAccounts(internalAccounts)
  },
}

const everyKind: Migration = {
  async up(db: Kysely<Record<never, never>>) {
    await sql`
      alter table twin.payment_order
        add commission_account_id uuid,
        add credit_account_id uuid,
        add further jsonb,
        add sale_operation_id text,
        add details jsonb,
        add session_at timestamptz,
        add expires_at timestamptz`.execute(db)
    await sql`
      create index payment_order_of_commission on twin.payment_order (commission_account_id)
        where step is not null and commission_account_id is not null`.execute(db)
    await sql`
      create index payment_order_expiry on twin.payment_order (expires_at)
        where step is not null`.execute(db)
    await sql`
      create index payment_order_of_session on twin.payment_order (credit_account_id, session_at)
        where session_at is not null`.execute(db)
    // At most one refund of a sale is on its way or done.
    await sql`
      create unique index payment_order_refund_once on twin.payment_order (sale_operation_id)
        where sale_operation_id is not null and state <> 'REFUSED'`.execute(db)
    await sql`
      create table twin.settlement_session (
        transit_account_id uuid not null,
        closes_at timestamptz not null,
        system text not null,
        currency text not null,
        outgoing_count bigint,
        outgoing_minor bigint,
        incoming_count bigint,
        incoming_minor bigint,
        settled_at timestamptz,
        primary key (transit_account_id, closes_at),
        check ((settled_at is null) = (outgoing_minor is null)),
        check ((settled_at is null) = (incoming_minor is null))
      )`.execute(db)
    await sql`
      create index settlement_session_open on twin.settlement_session (closes_at)
        where settled_at is null`.execute(db)
    await sql`
      create table twin.incoming_payment (
        incoming_id uuid primary key,
        account_id uuid not null,
        amount_minor bigint not null check (amount_minor > 0),
        currency text not null,
        payer_name text not null,
        payer_account text not null,
        payer_bic text not null,
        purpose text not null,
        document_number text not null,
        transit_account_id uuid not null,
        session_at timestamptz not null,
        state text not null check (state in ('WAITING', 'BOOKED', 'RETURNED'))
      )`.execute(db)
    await sql`
      create index incoming_payment_of_session
        on twin.incoming_payment (transit_account_id, session_at)`.execute(db)
    await sql`create table twin.aml_word (word text primary key)`.execute(db)
    // The money of a private client's card is in the ledger, under the id of the card.
    await sql`
      create table twin.retail_card (
        card_id uuid primary key,
        owner_name text not null,
        phone text not null,
        number_digest text not null unique,
        masked_number text not null,
        currency text not null,
        is_active boolean not null
      )`.execute(db)
    await sql`create index retail_card_of_phone on twin.retail_card (phone)`.execute(db)
    const roles = sql`tartip_app, tartip_system`
    await sql`
      grant select, insert, update on twin.settlement_session, twin.incoming_payment,
        twin.aml_word, twin.retail_card to ${roles}`.execute(db)
    await sql`grant delete on twin.aml_word to ${roles}`.execute(db)
    await createLedger({ db }).openAccounts(internalAccounts)
  },
}

const positions: Migration = {
  async up(db: Kysely<unknown>) {
    // What a settled session came to with each other participant; together they are the session's totals.
    await sql`
      create table twin.settlement_position (
        transit_account_id uuid not null,
        closes_at timestamptz not null,
        participant text not null,
        outgoing_count bigint not null,
        outgoing_minor bigint not null check (outgoing_minor >= 0),
        incoming_count bigint not null,
        incoming_minor bigint not null check (incoming_minor >= 0),
        primary key (transit_account_id, closes_at, participant)
      )`.execute(db)
    await sql`
      grant select, insert on twin.settlement_position to tartip_app, tartip_system`.execute(db)
  },
}

const bankWords: Migration = {
  async up(db: Kysely<unknown>) {
    await addOtherLanguages(db, 'twin.bank', ['name'])
    await addOtherLanguages(db, 'twin.account', ['status_reason', 'product_name'])
    await addOtherLanguages(db, 'twin.payment_order', ['answer_reason', 'refusal_reason'])
    await addOtherLanguages(db, 'twin.order_event', ['reason'])
    await convertStatementTexts(db)
  },
}

const correspondents: Migration = {
  async up(db: Kysely<unknown>) {
    // The bank's money with a correspondent is in the ledger under `account_id`.
    await sql`
      create table twin.correspondent (
        currency text not null,
        code text not null,
        name text not null,
        country text not null,
        rank integer not null,
        account_id uuid not null unique,
        primary key (currency, code)
      )`.execute(db)
    await sql`
      grant select, insert, update on twin.correspondent to tartip_app, tartip_system`.execute(db)
  },
}

const broughtForward: Migration = {
  async up(db: Kysely<unknown>) {
    // Recognised by their texts until now, as the demo and the simulation wrote them.
    await sql`
      update twin.operation set operation_code = 'BALANCE_FORWARD'
      where operation_code is null and payment_id is null and counterparty_account = ''
        and (counterparty_name, purpose) in (
          ('Перенос остатка', 'Входящий остаток на начало года'),
          ('Входящий остаток на начало года', 'Перенос остатка'))`.execute(db)
    await sql`
      create index operation_brought_forward on twin.operation (account_id)
      where operation_code = 'BALANCE_FORWARD'`.execute(db)
  },
}

const received: Migration = {
  async up(db: Kysely<unknown>) {
    // The content of each payment of another bank, in whichever system it came, so that a changed one is reported separately.
    await sql`
      create table twin.received_payment (
        incoming_id uuid primary key,
        fingerprint text not null,
        received_at timestamptz not null
      )`.execute(db)
    await sql`grant select, insert on twin.received_payment to tartip_app, tartip_system`.execute(
      db,
    )
  },
}

/** Each order is rewritten by every step; where its page has room, a step writes down only what differs. */
const roomForSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table twin.payment_order set (fillfactor = 70)`.execute(db)
    // An event gets its number soon after it was written.
    await sql`alter table twin.order_event set (fillfactor = 60)`.execute(db)
  },
}

const delays: Migration = {
  async up(db: Kysely<unknown>) {
    // Until when the officer has put an order off; whether anybody decides before is another matter.
    await sql`alter table twin.payment_order add column delayed_until timestamptz`.execute(db)
  },
}

const movements: Migration = {
  async up(db: Kysely<unknown>) {
    // Written and numbered like the events of orders: see store/numbered-list.ts.
    await sql`
      create table twin.account_movement (
        id bigserial primary key,
        sequence bigint unique,
        legal_party_id uuid not null,
        account_id uuid not null,
        occurred_at timestamptz not null
      ) with (fillfactor = 60)`.execute(db)
    await sql`
      create index account_movement_unnumbered on twin.account_movement (id)
        where sequence is null`.execute(db)
    const roles = sql`tartip_app, tartip_system`
    await sql`grant select, insert on twin.account_movement to ${roles}`.execute(db)
    await sql`grant update (sequence) on twin.account_movement to ${roles}`.execute(db)
    await sql`grant usage on sequence twin.account_movement_id_seq to ${roles}`.execute(db)
  },
}

const correspondentPolicy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table twin.correspondent add column refused_countries text not null default ''`.execute(
      db,
    )
  },
}

const qrSales: Migration = {
  async up(db: Kysely<unknown>) {
    // Numbered after the commit: see store/numbered-list.ts.
    await sql`
      create table twin.qr_sale (
        id bigserial primary key,
        sequence bigint unique,
        sale_id uuid not null unique,
        legal_party_id uuid not null,
        account_id uuid not null,
        account text not null,
        cash_register_id uuid,
        sale_point_code text,
        sale_point_name text,
        cash_code text,
        cash_name text,
        occurred_at timestamptz not null,
        amount_minor bigint not null check (amount_minor > 0),
        fee_minor bigint not null check (fee_minor >= 0),
        is_dynamic boolean not null,
        code_transaction text,
        provider text not null,
        provider_transaction_id text not null,
        sender_name text not null,
        sender_account text not null,
        sender_state text not null default 'ACTIVE'
          check (sender_state in ('ACTIVE', 'BLOCKED', 'INACTIVE')),
        comment text
      ) with (fillfactor = 60)`.execute(db)
    await sql`
      create index qr_sale_unnumbered on twin.qr_sale (id) where sequence is null`.execute(db)
    // A dynamic code is paid once.
    await sql`
      create unique index qr_sale_of_dynamic_code on twin.qr_sale (legal_party_id, code_transaction)
        where code_transaction is not null`.execute(db)
    const roles = sql`tartip_app, tartip_system`
    await sql`grant select, insert on twin.qr_sale to ${roles}`.execute(db)
    await sql`grant update (sequence, sender_state) on twin.qr_sale to ${roles}`.execute(db)
    await sql`grant usage on sequence twin.qr_sale_id_seq to ${roles}`.execute(db)
  },
}

/** What an accounting system reads of the other side; no query searches by it. */
const counterpartyNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table twin.operation
        add column counterparty_inn text,
        add column payment_code text`.execute(db)
    await sql`
      alter table twin.operation
        alter column counterparty_inn set statistics 0,
        alter column payment_code set statistics 0`.execute(db)
  },
}

/** At most one order for a debt, a fine or a code of the day is on its way or done. */
const budgetItems: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table twin.payment_order add column budget_item text`.execute(db)
    await sql`
      create unique index payment_order_budget_once on twin.payment_order (budget_item)
        where budget_item is not null and state <> 'REFUSED'`.execute(db)
  },
}

/** Of a payment from another bank, where that bank has given it. */
const payersOfOtherBanks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table twin.incoming_payment add column payer_inn text`.execute(db)
  },
}

/** Entries that show what one person gets are few, and their sums are read by account. */
const salaryPeople: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table twin.operation add column salary_people integer`.execute(db)
    await sql`alter table twin.operation alter column salary_people set statistics 0`.execute(db)
    await sql`
      create index operation_of_salary on twin.operation (account_id)
      where operation_code = 'SALARY'`.execute(db)
  },
}

/** Sales of a permanent code carry its number too, any number of times. */
const numberedCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index twin.qr_sale_of_dynamic_code`.execute(db)
    await sql`
      create unique index qr_sale_of_dynamic_code on twin.qr_sale (legal_party_id, code_transaction)
        where is_dynamic and code_transaction is not null`.execute(db)
  },
}

/** Schema `twin`. Run after the migrations of the ledger, in which it opens the bank's own accounts. */
export const twinMigrations: Readonly<Record<string, Migration>> = {
  '0001-clients': clients,
  '0002-execution': execution,
  '0003-grants': grants,
  '0004-own-accounts': ownAccounts,
  '0005-every-kind-of-payment': everyKind,
  '0006-positions-of-sessions': positions,
  '0007-words-of-the-bank': bankWords,
  '0008-correspondents': correspondents,
  '0009-balances-brought-forward': broughtForward,
  '0010-received-payments': received,
  '0011-room-for-steps': roomForSteps,
  '0012-delays': delays,
  '0013-movements-on-accounts': movements,
  '0014-columns-without-statistics': leaveOutStatistics,
  '0015-returned-payments': returnedPayments,
  '0016-correspondent-policy': correspondentPolicy,
  '0018-qr-sales': qrSales,
  '0019-numbers-of-counterparties': counterpartyNumbers,
  '0020-search-keys-of-operations': operationSearchKeys,
  '0021-budget-items': budgetItems,
  '0022-payers-of-other-banks': payersOfOtherBanks,
  '0023-numbers-of-permanent-codes': numberedCodes,
  '0024-people-of-salary-entries': salaryPeople,
}
