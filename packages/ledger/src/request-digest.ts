import { createHash } from 'node:crypto'
import type { ConversionTerms, TransferRequest } from './transfer.ts'

/**
 * Fingerprint of what a request asks for, 64 hexadecimal digits. The instant is left out, because a retry
 * comes later than the first attempt, and so is the link, because it says nothing of this transfer.
 */
export function requestDigest(request: TransferRequest): string {
  return createHash('sha256').update(meaningOf(request)).digest('hex')
}

function meaningOf(request: TransferRequest): string {
  switch (request.kind) {
    case 'TRANSFER':
    case 'HOLD':
      return [
        request.kind,
        request.debitAccountId,
        request.creditAccountId,
        request.currency,
        request.amountMinor,
        request.kind === 'HOLD' ? (request.expiresAt ?? '') : '',
        ...(request.kind === 'TRANSFER' ? termsOf(request.conversion) : []),
      ].join('|')
    case 'POST_HOLD':
      return [request.kind, request.holdId, request.amountMinor ?? ''].join('|')
    case 'VOID_HOLD':
    case 'EXPIRE_HOLD':
      return [request.kind, request.holdId].join('|')
  }
}

/** Nothing without terms: fingerprints of plain transfers stay what they have always been. */
function termsOf(terms: ConversionTerms | undefined): string[] {
  return terms === undefined ? [] : [terms.soldTransferId, terms.rate, terms.pricedCurrency]
}
