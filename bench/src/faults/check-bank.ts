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
  }
}

async function findDoubled(
  observer: Observer,
  parties: readonly string[],
): Promise<readonly string[]> {
  const rows = await observer.rows<{ what: string }>(
    `select 'document: ' || purpose as what from payment.payment
       where legal_party_id = any($1::uuid[]) group by purpose having count(*) > 1
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
     -- Amount and commission, each booked once.
     select 'booking: ' || payment_id from twin.operation
       where payment_id in (select id from payment.payment where legal_party_id = any($1::uuid[]))
       group by payment_id having count(*) > 2`,
    [parties],
  )
  return rows.map(({ what }) => what)
}

/** Each account by three sources: documents, orders of the bank, ledger. */
async function findUnbalanced(observer: Observer, world: BenchWorld): Promise<readonly string[]> {
  const rows = await observer.rows<{ what: string }>(
    `with spent as (
       select legal_party_id, sum(amount_minor + commission_minor)::bigint as total
       from payment.payment where status_code = 'SUCCESS' group by legal_party_id
     ), executed as (
       select legal_party_id,
         (sum(amount_minor + commission_minor) filter (where state = 'EXECUTED'))::bigint as total,
         (sum(amount_minor + commission_minor) filter (where step is not null))::bigint as held
       from twin.payment_order group by legal_party_id
     )
     select a.account || ': ledger ' || l.booked_minor || ' (held ' || l.held_minor
       || '), documents ' || $2::bigint - coalesce(spent.total, 0)
       || ', orders ' || $2::bigint - coalesce(executed.total, 0)
       || ' (held ' || coalesce(executed.held, 0) || ')' as what
     from twin.account a
     join ledger.account l on l.id = a.account_id
     left join spent on spent.legal_party_id = a.legal_party_id
     left join executed on executed.legal_party_id = a.legal_party_id
     where a.account_id = any($1::uuid[])
       and (l.booked_minor <> $2::bigint - coalesce(spent.total, 0)
         or l.booked_minor <> $2::bigint - coalesce(executed.total, 0)
         or l.held_minor <> coalesce(executed.held, 0))`,
    [world.organisations.map(({ accountId }) => accountId), world.openingMinor.toString()],
  )
  const orders = await observer.rows<{ what: string }>(
    `select 'document ' || p.id || ' is ' || p.status_code || ', its order '
       || coalesce(o.state, 'is not there') as what
     from payment.payment p left join twin.payment_order o on o.payment_id = p.id
     where p.legal_party_id = any($1::uuid[])
       and (p.status_code = 'SUCCESS') <> coalesce(o.state = 'EXECUTED', false)`,
    [world.organisations.map(({ legalPartyId }) => legalPartyId)],
  )
  return [...rows, ...orders].map(({ what }) => what)
}
