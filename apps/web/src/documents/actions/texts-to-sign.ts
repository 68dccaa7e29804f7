import { ApiError } from '../../lib/api-error.ts'
import type { DocumentKind, DocumentRow } from '../document-kind.ts'

/**
 * The texts a token signs, in the order of the rows. Each must be the text of the document that was
 * shown: a changed one is never given to the token.
 */
export async function readTextsToSign<TRow extends DocumentRow>(
  kind: DocumentKind<TRow>,
  legalPartyId: string,
  rows: readonly TRow[],
): Promise<readonly string[]> {
  const texts = await kind.reads.textsToSign({ ids: rows.map(row => row.id), legalPartyId })
  const found = new Map(texts.map(text => [text.id, text]))
  return Promise.all(
    rows.map(async row => {
      const text = found.get(row.id)
      const isShown = text?.digest === row.digest && (await fits(text.canonicalText, text.digest))
      if (!text || !isShown) throw new ApiError(kind.codes.changedMeanwhile)
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
