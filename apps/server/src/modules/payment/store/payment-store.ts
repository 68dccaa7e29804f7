import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery, sql } from 'kysely'

import { byKey } from '../../../platform/db/connections.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import type {
  DocumentStorage,
  DocumentStore,
} from '../../../platform/documents/store/document-store.ts'
import type { Read } from '../../../platform/lists/list-reader.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { createPaymentReads } from './create-payment-reads.ts'
import { createPaymentJobStore, type PaymentJobStore } from './payment-job-store.ts'
import { conditionsOfScope } from './payment-conditions.ts'
import type { AccessScope, PaymentReads, Refunder } from './payment-reads.ts'
import {
  paymentColumnList,
  paymentFromRow,
  paymentStores,
  type PaymentConflict,
  type PaymentRow,
} from './payment-row.ts'
import { readRefunds } from './read-refunds.ts'
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
   * Whether a document gives the sale back or has done so, or a draft of the person would. Until the transaction ends,
   * others wait here for the same sale.
   */
  lockRefundOf(person: Refunder, saleId: string): Promise<boolean>
}

/** What the use cases of people need of the database; tests have it in memory too. */
export interface UseCaseStorage extends DocumentStorage<
  PaymentDocument,
  PaymentAction,
  PaymentConflict,
  PaymentStore
> {
  readonly reads: PaymentReads
}

export interface PaymentStorage extends UseCaseStorage {
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
      lockRefundOf: (person, saleId) => lockRefundOf(tx, person, saleId),
    })),
    reads: createPaymentReads(db),
    inSystem: run => inSystem(byKey(db), tx => run(createPaymentJobStore(tx))),
  }
}

async function lockRefundOf(tx: Db, person: Refunder, saleId: string): Promise<boolean> {
  const name = `refund ${person.legalPartyId} ${saleId}`
  // A statement of its own: the next one must see what the transaction before this one has committed.
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const refunds = await readRefunds(readIn(tx), person, [saleId])
  return refunds.size > 0
}

/** Reads within a transaction, whose organisation is set already. */
const readIn =
  (tx: Db): Read =>
  async <Row>(_legalPartyId: string, text: string, values: readonly unknown[]) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows

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
