import { err, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { saveDocument, type SaveDocumentRefusal } from './save-document.ts'

export interface RefundSale {
  readonly legalPartyId: string
  /** The id of the sale. */
  readonly operationId: string
  readonly amount: string
  readonly reason: string
}

/** Saves a draft that gives a sale back from the account that it was credited to, on the bank's day. */
export const refundSale =
  (deps: PaymentDeps) =>
  async (
    actor: Actor,
    request: MutationRequest,
    refund: RefundSale,
  ): Promise<Result<string, SaveDocumentRefusal | 'SALE_NOT_FOUND'>> => {
    if (refund.legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
    const sale = await deps.qr.find(await deps.qr.accessOf(actor), refund.operationId)
    if (!sale) return err('SALE_NOT_FOUND')
    return saveDocument(deps)(actor, request, {
      mutation: 'refundOperation',
      kind: 'REFUND',
      legalPartyId: refund.legalPartyId,
      input: {
        operation: 'REFUND',
        saleId: sale.saleId,
        payerAccount: sale.account,
        amount: refund.amount,
        purpose: refund.reason.trim(),
        valueDate: deps.rules.bankDay().date,
      },
    })
  }
