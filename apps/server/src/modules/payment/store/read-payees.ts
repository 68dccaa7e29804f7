import { searchKeyOf, searchTermOf, spellingsOf } from '@tartip/domain/lists/search-text'
import { payeeOperations, payeeOperationsAbroad } from '@tartip/domain/payment/payee'
import { withoutBlanks } from '@tartip/domain/text/blanks'

import { Conditions, holdsOneOf, likePart } from '../../../platform/lists/conditions.ts'
import type { Read } from '../../../platform/lists/list-reader.ts'
import { nameEnd } from './payment-conditions.ts'
import type { AccessScope, PaidPayee, PayeeRequest } from './payment-reads.ts'
import { paymentColumnList, paymentFromRow, type PaymentRow } from './payment-row.ts'

/** So many of the last documents say who is paid often now. */
const recentDocuments = 1_000
/** Documents of one payee are counted up to here. */
const mostCounted = 100
/** Found payees that are counted: those paid last. */
const mostFound = 100

/**
 * The cost does not grow with the number of documents: without a search the last documents are read, with one the
 * newest document of each payee (by the index `payment_payee`, from one to the next).
 */
export async function readPayees(
  read: Read,
  scope: AccessScope,
  { search, isAbroad = false, size }: PayeeRequest,
): Promise<readonly PaidPayee[]> {
  const where = new Conditions()
  where.add(`p.legal_party_id = ${where.place(scope.legalPartyId)}`)
  // What is executed waits for nothing.
  where.add(`p.deleted_at is null and p.waits_for is null and p.status_code = 'SUCCESS'`)
  const operations = isAbroad ? payeeOperationsAbroad : payeeOperations
  where.add(`p.operation_code = any(${where.place([...operations])}::text[])`)
  const executed = where.text()
  const accounts = `${where.place([...scope.accounts])}::text[]`
  const found =
    search === undefined
      ? recentPairs(executed, accounts)
      : matchingPairs(executed, accounts, matchOf(where, search))
  const rows = await read<PaymentRow & { readonly times: number }>(
    scope.legalPartyId,
    `with recursive ${found},
     payee as (
       select found.recipient_account, sum(used.times)::integer as times,
              max(found.created_at) as last_at,
              (array_agg(found.id order by found.created_at desc))[1] as last_id
       from found cross join lateral (
         select count(*) as times from (
           select from payment.payment p
           where ${executed} and p.payer_account = found.payer_account
             and p.recipient_account = found.recipient_account
           limit ${mostCounted}) counted) used
       group by found.recipient_account
       order by times desc, last_at desc, found.recipient_account
       limit ${where.place(size)})
     select least(payee.times, ${mostCounted}) as times, ${paymentColumnList}
     from payee join payment.payment p on p.legal_party_id = $1 and p.id = payee.last_id
     order by payee.times desc, payee.last_at desc, payee.recipient_account`,
    where.values,
  )
  return rows.map(row => ({ last: paymentFromRow(row), count: row.times }))
}

/** Accounts that the last documents paid and paid from, those of most documents. */
const recentPairs = (executed: string, accounts: string): string => `
  recent as (
    select p.payer_account, p.recipient_account, p.created_at, p.id
    from payment.payment p
    where ${executed} and p.payer_account = any(${accounts})
    order by p.created_at desc, p.id desc
    limit ${recentDocuments}),
  found as (
    select payer_account, recipient_account, max(created_at) as created_at,
           (array_agg(id order by created_at desc))[1] as id
    from recent group by payer_account, recipient_account
    order by count(*) desc, 3 desc
    limit ${mostFound})`

/** The newest document of each pair of accounts, as far as it matches. */
function matchingPairs(executed: string, accounts: string, match: string): string {
  const newest = (condition: string) => `
    select p.payer_account, p.recipient_account, p.created_at, p.id, p.recipient_inn, p.search_text
    from payment.payment p
    where ${executed} and ${condition}
    order by p.recipient_account, p.created_at desc
    limit 1`
  return `
    pair as (
      select first.* from unnest(${accounts}) as own (account)
      cross join lateral (${newest('p.payer_account = own.account')}) first
      union all
      select next.* from pair cross join lateral (${newest(`p.payer_account = pair.payer_account
        and p.recipient_account > pair.recipient_account`)}) next),
    found as (
      select * from pair where ${match} order by created_at desc limit ${mostFound})`
}

function matchOf(where: Conditions, search: string): string {
  const { digits } = searchTermOf(search)
  const name = holdsOneOf(where, 'search_text', spellingsOf(searchKeyOf(search)), nameEnd)
  if (digits === undefined) {
    // Accounts abroad have letters.
    return `(${name} or recipient_account = ${where.place(withoutBlanks(search).toUpperCase())})`
  }
  const place = where.place(likePart(digits))
  return `(${name} or recipient_inn like ${place} or recipient_account like ${place})`
}
