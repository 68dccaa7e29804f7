import type { Observer } from '../lib/database.ts'
import { readDocuments } from '../lib/document-status.ts'
import { faultsOfBooks } from '../lib/verify-books.ts'
import type { BenchWorld } from '../lib/world.ts'
import { faultOfPlannedPayment, type PlannedPayment } from './planned-payment.ts'

export interface Findings {
  /** Acknowledged but missing. */
  readonly lost: readonly string[]
  /** Present or executed more than once. */
  readonly doubled: readonly string[]
  /** Balances that differ. */
  readonly unbalanced: readonly string[]
  /** How many orders of each kind the bank has executed. */
  readonly kinds: readonly { readonly kind: string; readonly count: number }[]
}

/** Compares what was acknowledged, what is stored and what the bank has done. */
export async function checkBank(
  observer: Observer,
  url: string,
  world: BenchWorld,
  plannedPayments: readonly PlannedPayment[],
): Promise<Findings> {
  const parties = world.organisations.map(({ legalPartyId }) => legalPartyId)
  const stored = new Map((await readDocuments(observer, parties)).map(each => [each.id, each]))
  const found = plannedPayments.flatMap(
    planned => faultOfPlannedPayment(world, planned, stored) ?? [],
  )
  const plannedIds = new Set(plannedPayments.map(({ paymentId }) => paymentId))
  return {
    lost: found.filter(({ kind }) => kind === 'lost').map(({ sentence }) => sentence),
    doubled: [
      ...found.filter(({ kind }) => kind === 'doubled').map(({ sentence }) => sentence),
      ...[...stored.keys()]
        .filter(id => !plannedIds.has(id))
        .map(id => `document: not planned ${id}`),
      ...(await findDoubled(observer, parties)),
    ],
    unbalanced: [
      ...(await findUnbalanced(observer, world)),
      ...(await faultsOfBooks(url)).map(fault => `ledger: ${fault.code} ${fault.row}`),
    ],
    kinds: await observer.rows(
      `select operation_code as kind, count(*)::integer as count from twin.payment_order
       where legal_party_id = any($1::uuid[]) and state = 'EXECUTED' group by 1 order by 2 desc`,
      [parties],
    ),
  }
}

async function findDoubled(
  observer: Observer,
  parties: readonly string[],
): Promise<readonly string[]> {
  const rows = await observer.rows<{ what: string }>(
    `select 'document: ' || purpose as what from payment.payment
       where legal_party_id = any($1::uuid[]) and purpose like 'Оплата по договору %'
       group by purpose having count(*) > 1
     union all
     select 'number: ' || transfer_num || ' of ' || legal_party_id from payment.payment
       where legal_party_id = any($1::uuid[]) and deleted_at is null
       group by legal_party_id, transfer_year, transfer_num having count(*) > 1
     union all
     -- A mended document is sent again; the bank hears of it once.
     select 'status: ' || payment_id || ' ' || status_code from payment.status_history
       where legal_party_id = any($1::uuid[]) and status_code in ('ON_VERIFICATION_COMPLETED',
         'PAYMENT_REQUEST_TO_BANK', 'WAIT_RESPONSE_FROM_BANK', 'KVIT', 'SUCCESS', 'ERROR')
       group by payment_id, status_code having count(*) > 1
     union all
     select 'order: ' || payment_id from twin.payment_order
       where legal_party_id = any($1::uuid[]) group by payment_id having count(*) > 1
     union all
     -- Amount and commission, each booked once for an account.
     select 'booking: ' || payment_id from twin.operation
       where payment_id in (select id from payment.payment where legal_party_id = any($1::uuid[]))
       group by account_id, payment_id having count(*) > 2`,
    [parties],
  )
  return rows.map(({ what }) => what)
}

/** Each account, of any currency, by two sources: orders of the bank and ledger; and the orders by their documents. */
async function findUnbalanced(observer: Observer, world: BenchWorld): Promise<readonly string[]> {
  const parties = world.organisations.map(({ legalPartyId }) => legalPartyId)
  const rows = await observer.rows<{ what: string }>(
    `with part as (
       select payer_account_id as account_id, -amount_minor as minor, state, step
       from twin.payment_order where legal_party_id = any($1::uuid[])
       union all
       select coalesce(commission_account_id, payer_account_id), -commission_minor, state, step
       from twin.payment_order where legal_party_id = any($1::uuid[])
       union all
       select recipient_account_id,
         coalesce((details ->> 'recipientAmountMinor')::bigint, amount_minor), state, null
       from twin.payment_order
       where legal_party_id = any($1::uuid[]) and recipient_account_id is not null
     ), moved as (
       select account_id,
         coalesce(sum(minor) filter (where state = 'EXECUTED'), 0)::bigint as booked_minor,
         coalesce(-sum(minor) filter (where step is not null), 0)::bigint as held_minor
       from part group by account_id
     )
     select a.account || ' ' || a.currency || ': ledger ' || l.booked_minor || ' (held '
       || l.held_minor || '), orders ' || $2::bigint + coalesce(m.booked_minor, 0)
       || ' (held ' || coalesce(m.held_minor, 0) || ')' as what
     from twin.account a
     join ledger.account l on l.id = a.account_id
     left join moved m on m.account_id = a.account_id
     where a.legal_party_id = any($1::uuid[])
       and (l.booked_minor <> $2::bigint + coalesce(m.booked_minor, 0)
         or l.held_minor <> coalesce(m.held_minor, 0))`,
    [parties, world.openingMinor.toString()],
  )
  const orders = await observer.rows<{ what: string }>(
    `select 'document ' || p.id || ' is ' || p.status_code || ' with '
       || p.amount_minor || ' and ' || p.commission_minor || ', its order '
       || coalesce(o.state || ' with ' || o.amount_minor || ' and ' || o.commission_minor,
         'is not there') as what
     from payment.payment p left join twin.payment_order o on o.payment_id = p.id
     where p.legal_party_id = any($1::uuid[])
       and ((p.status_code = 'SUCCESS') <> coalesce(o.state = 'EXECUTED', false)
         or p.amount_minor <> o.amount_minor or p.commission_minor <> o.commission_minor)`,
    [parties],
  )
  return [...rows, ...orders].map(({ what }) => what)
}
