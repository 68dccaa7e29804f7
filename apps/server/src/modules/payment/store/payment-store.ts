import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import { withoutEffect } from '@tartip/domain/payment/same-payment'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery, sql } from 'kysely'

import { byKey } from '../../../platform/db/connections.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import type {
  DocumentStorage,
  DocumentStore,
} from '../../../platform/documents/store/document-store.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { createPaymentReads } from './create-payment-reads.ts'
import { createPaymentJobStore, type PaymentJobStore } from './payment-job-store.ts'
import { conditionsOfScope } from './payment-conditions.ts'
import type { AccessScope, PaymentReads } from './payment-reads.ts'
import {
  paymentColumnList,
  paymentFromRow,
  paymentStores,
  type PaymentConflict,
  type PaymentRow,
} from './payment-row.ts'
import { takeTransferNum } from './transfer-num.ts'

/** The write side of payments: that of any document, and the numbers of payments. */
export interface PaymentStore extends DocumentStore<
  PaymentDocument,
  PaymentAction,
  PaymentConflict
> {
  /** The next number of the organisation that no document of the year has. */
  takeTransferNum(legalPartyId: string, year: number): Promise<string>
  /**
   * Documents to an account made since a moment, the latest first. Until the transaction ends, others of the
   * organisation wait here for the same account.
   */
  lockRecentTo(
    scope: AccessScope,
    recipientAccount: string,
    since: Instant,
  ): Promise<readonly PaymentDocument[]>
  /**
   * Whether a document gives the sale back or has done so. Until the transaction ends, others wait here for the same
   * sale.
   */
  lockRefundOf(legalPartyId: string, saleId: string): Promise<boolean>
}

/** Everything that the use cases and jobs need of PostgreSQL. */
export interface PaymentStorage extends DocumentStorage<
  PaymentDocument,
  PaymentAction,
  PaymentConflict,
  PaymentStore
> {
  readonly reads: PaymentReads
  /** One transaction across organisations, with the rights of the system. */
  inSystem<T>(run: (payments: PaymentJobStore) => Promise<T>): Promise<T>
}

export function createPaymentStorage(db: Db): PaymentStorage {
  return {
    ...paymentStores.createStorage(db, (store, tx) => ({
      ...store,
      takeTransferNum: (legalPartyId, year) => takeTransferNum(tx, legalPartyId, year),
      lockRecentTo: (scope, recipientAccount, since) =>
        lockRecentTo(tx, scope, recipientAccount, since),
      lockRefundOf: (legalPartyId, saleId) => lockRefundOf(tx, legalPartyId, saleId),
    })),
    reads: createPaymentReads(db),
    inSystem: run => inSystem(byKey(db), tx => run(createPaymentJobStore(tx))),
  }
}

async function lockRefundOf(tx: Db, legalPartyId: string, saleId: string): Promise<boolean> {
  const name = `refund ${legalPartyId} ${saleId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const { rows } = await sql`
    select from payment.payment p
    where p.legal_party_id = ${legalPartyId} and p.operation_code = 'REFUND'
      and p.terms ->> 'saleId' = ${saleId} and p.deleted_at is null
      and p.status_code <> all (${[...withoutEffect]}::text[]) limit 1`.execute(tx)
  return rows.length > 0
}

async function lockRecentTo(
  tx: Db,
  scope: AccessScope,
  recipientAccount: string,
  since: Instant,
): Promise<readonly PaymentDocument[]> {
  const name = `payee ${scope.legalPartyId} ${recipientAccount}`
  // A statement of its own: the next one must see what the transaction before this one has committed.
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const where = conditionsOfScope(scope)
  where.add(`p.created_at >= ${where.place(toIso(since))}::timestamptz`)
  where.add(`p.recipient_account = ${where.place(recipientAccount)}`)
  const text = `
    select ${paymentColumnList} from payment.payment p where ${where.text()}
    order by p.created_at desc, p.id desc`
  const { rows } = await tx.executeQuery<PaymentRow>(CompiledQuery.raw(text, [...where.values]))
  return rows.map(paymentFromRow)
}
