import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import {
  proofBytes,
  readVerificationCode,
  writeVerificationCode,
} from '@tartip/domain/payment/verification-code'

import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import { readSignedDocument } from '../../../platform/documents/store/read-signed-document.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentAuditSource, paymentDocumentTable } from '../store/payment-row.ts'
import { digestOf } from '../use-cases/payment-digest.ts'

/** Codes that are printed on payment orders. Nobody can make one up: it proves the document's digest with a key. */
export interface Verification {
  codeOf(document: Pick<PaymentDocument, 'id' | 'digest'>): string
  /**
   * The executed document that a code was printed on. It must still give its stored digest, and each signature that
   * it carries must be over that digest; anything else answers like a code that was never printed.
   */
  find(code: string): Promise<PaymentDocument | undefined>
}

export function createVerification({
  db,
  secretKey,
}: {
  readonly db: Db
  readonly secretKey: string
}): Verification {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'tartip payment-order', 32))
  const proofOf = ({ id, digest }: Pick<PaymentDocument, 'id' | 'digest'>) =>
    createHmac('sha256', key).update(`${id} ${digest}`).digest().subarray(0, proofBytes)
  return {
    codeOf: document => writeVerificationCode(document.id, proofOf(document)),
    async find(code) {
      const read = readVerificationCode(code)
      if (!read) return undefined
      const found = await inSystem(db, tx =>
        readSignedDocument(tx, paymentDocumentTable, paymentAuditSource.name, read.documentId),
      )
      if (!found) return undefined
      const { document, signatures } = found
      const isPrinted = timingSafeEqual(proofOf(document), read.proof)
      const isWhole = digestOf(document) === document.digest
      const isSigned = document.signatures.every(
        ({ stage, digest }) =>
          digest === document.digest &&
          signatures.some(kept => kept.stage === stage && kept.digest === digest),
      )
      const isExecuted = document.statusCode === 'SUCCESS'
      return isPrinted && isWhole && isSigned && isExecuted ? document : undefined
    },
  }
}
