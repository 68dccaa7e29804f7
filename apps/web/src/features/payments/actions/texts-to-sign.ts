import { ApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { TextsToSignDocument } from '../api/texts-to-sign.payment.generated.ts'

/**
 * The texts a token signs, in the order of the rows. Each must be the text of the document that was shown: a changed
 * one is never put before the token.
 */
export async function readTextsToSign(
  legalPartyId: string,
  rows: readonly PaymentRow[],
): Promise<readonly string[]> {
  const paymentIds = rows.map(row => row.id)
  const data = await execute(
    TextsToSignDocument,
    { payment: { paymentIds, legalPartyId } },
    { service: 'payment' },
  )
  const found = new Map(data.getTextsToSign.map(one => [one.paymentId, one]))
  return Promise.all(
    rows.map(async row => {
      const text = found.get(row.id)
      const isShown = text?.digest === row.digest && (await fits(text.canonicalText, text.digest))
      if (!text || !isShown) throw new ApiError('PAYMENT_CHANGED_MEANWHILE')
      return text.canonicalText
    }),
  )
}

/** Over plain HTTP a browser has no digests; the server compares them in any case. */
async function fits(text: string, digest: string): Promise<boolean> {
  if (!window.isSecureContext) return true
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hex = Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
  return hex === digest
}
