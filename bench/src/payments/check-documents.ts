import type { Observer } from '../lib/database.ts'
import { faultOf, readDocuments } from '../lib/document-status.ts'
import type { BenchWorld } from '../lib/world.ts'
import type { AcknowledgedDocument } from './load.ts'

/**
 * Compares the database with what the server has acknowledged. Returns the faults as sentences; an
 * empty list when every document is there exactly once with its acknowledged history.
 */
export async function checkDocuments(
  observer: Observer,
  world: BenchWorld,
  acknowledged: readonly AcknowledgedDocument[],
): Promise<readonly string[]> {
  const documents = await readDocuments(
    observer,
    world.organisations.map(({ legalPartyId }) => legalPartyId),
  )
  const stored = new Map(documents.map(document => [document.id, document]))
  const wrong: string[] = []
  if (new Set(acknowledged.map(({ paymentId }) => paymentId)).size !== acknowledged.length) {
    wrong.push('two saves were answered with the same document')
  }
  if (documents.length !== acknowledged.length) {
    wrong.push(`${documents.length} documents are stored, ${acknowledged.length} were acknowledged`)
  }
  for (const { paymentId, statuses } of acknowledged) {
    const fault = faultOf(stored.get(paymentId), statuses)
    if (fault !== undefined) wrong.push(`document ${paymentId}: ${fault}`)
  }
  return wrong
}
