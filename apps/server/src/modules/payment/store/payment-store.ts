import type { PaymentAction } from '@tartip/domain/payment/transition-table'

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
import type { PaymentReads } from './payment-reads.ts'
import { paymentStores } from './payment-row.ts'
import { takeTransferNum } from './transfer-num.ts'

/** The write side of payments: that of any document, and the numbers of payments. */
export interface PaymentStore extends DocumentStore<PaymentDocument, PaymentAction> {
  /** The next number of the organisation that no document of the year has. */
  takeTransferNum(legalPartyId: string, year: number): Promise<string>
}

/** Everything that the use cases and jobs need of PostgreSQL. */
export interface PaymentStorage extends DocumentStorage<
  PaymentDocument,
  PaymentAction,
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
    })),
    reads: createPaymentReads(db),
    inSystem: run => inSystem(byKey(db), tx => run(createPaymentJobStore(tx))),
  }
}
