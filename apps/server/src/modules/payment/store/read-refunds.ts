import { payingStatuses } from '@tartip/domain/payment/paid-once'
import { withoutEffect } from '@tartip/domain/payment/same-payment'

import type { Read } from '../../../platform/lists/list-reader.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { Refunder } from './payment-reads.ts'
import { paymentColumnList, paymentFromRow, type PaymentRow } from './payment-row.ts'

const sentStatuses = [...payingStatuses, 'SUCCESS']

/**
 * The document that counts as the refund of each sale: the one that was sent, or else the person's own that is not sent.
 * Drafts are private, and only their authors could delete them, so those of colleagues do not count.
 */
export async function readRefunds(
  read: Read,
  { legalPartyId, personId }: Refunder,
  saleIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentDocument>> {
  const rows = await read<PaymentRow>(
    legalPartyId,
    `select ${paymentColumnList} from payment.payment p
     where p.legal_party_id = $1 and p.operation_code = 'REFUND'
       and p.terms ->> 'saleId' = any($2::text[]) and p.deleted_at is null
       and (p.status_code = any($3::text[])
         or p.created_by = $4::uuid and p.status_code <> all($5::text[]))
     order by p.status_code = any($3::text[]), p.created_at`,
    [legalPartyId, [...saleIds], sentStatuses, personId, [...withoutEffect]],
  )
  // Of several for one sale the last counts.
  return new Map(
    rows.map(paymentFromRow).map(document => [document.terms['saleId'] ?? '', document]),
  )
}
