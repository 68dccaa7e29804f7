import { sql, type Kysely, type Migration } from 'kysely'

import { withRowsOfEverybody } from '../../../../platform/db/tenant-security.ts'

/**
 * What only one document may pay (`paid-once.ts` of the domain writes the same): of documents that were sent and are not
 * done, one at most has an item. No other document has a value in the index, so their steps do not write it. Of
 * documents that were sent for one item before, the first has it.
 */
export const itemsPaidOnce: Migration = {
  async up(db: Kysely<unknown>) {
    const paying = sql`('ON_VERIFICATION', 'ON_VERIFICATION_COMPLETED', 'PARTIALLY_CONFIRMED',
      'PARTIAL_CONFIRMATION_COMPLETED', 'ON_CONFIRMATION', 'ON_CONFIRMATION_COMPLETED',
      'FIRST_SIGN_IN_PAY_CONTROL', 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
      'SECOND_SIGN_IN_PAY_CONTROL', 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
      'PAYMENT_REQUEST_TO_BANK', 'WAIT_RESPONSE_FROM_BANK', 'KVIT')`
    await sql`alter table payment.payment add column paid_item text`.execute(db)
    await withRowsOfEverybody(db, ['payment.payment'], () =>
      sql`
        with item as (
          select p.legal_party_id, p.id, p.created_at, p.status_code in ${paying} as is_paying,
            case p.operation_code
              when 'BUDGET' then concat_ws(' ', p.terms ->> 'budgetKind', p.terms ->> 'paylogicId')
              else concat_ws(' ', 'QR', coalesce(p.terms ->> 'qrProvider', ''),
                coalesce(p.terms ->> 'qrService', ''), coalesce(p.terms ->> 'qrMerchant', ''),
                p.terms ->> 'qrTransaction')
            end as paid_item
          from payment.payment p
          where p.deleted_at is null and (p.operation_code = 'BUDGET' or p.terms ? 'qrTransaction')
        ), ranked as (
          select item.*, row_number() over (
            partition by legal_party_id, paid_item, is_paying order by created_at, id) as place
          from item
        )
        update payment.payment p set paid_item = ranked.paid_item from ranked
        where p.legal_party_id = ranked.legal_party_id and p.id = ranked.id
          and (ranked.place = 1 or not ranked.is_paying)`.execute(db),
    )
    await sql`
      alter table payment.payment add column paid_once text generated always as (
        case when deleted_at is null and status_code in ${paying} then paid_item end) stored`.execute(
      db,
    )
    await sql`create unique index payment_paid_once on payment.payment (legal_party_id, paid_once)
      where paid_once is not null`.execute(db)
    await sql`create index payment_paid_item on payment.payment (legal_party_id, paid_item)
      where paid_item is not null`.execute(db)
  },
}

/**
 * The refund of a sale belongs to the document that is sent first, as other items that are paid once do. Until now a sale
 * had one document from its draft on, so no two of those that were sent are for one sale.
 */
export const refundsPaidOnce: Migration = {
  async up(db: Kysely<unknown>) {
    await withRowsOfEverybody(db, ['payment.payment'], () =>
      sql`
        update payment.payment set paid_item = 'REFUND ' || (terms ->> 'saleId')
        where operation_code = 'REFUND' and terms ? 'saleId'`.execute(db),
    )
  },
}
