import { isUuid } from '@tartip/domain/identifiers/uuid'

import type { Actor } from '../../../platform/actor.ts'
import type { LetterDeps } from '../letter-deps.ts'
import type { LetterDocument } from '../letter-kind.ts'
import type { IncomingLetter } from '../store/incoming-letters.ts'

export type FoundLetter =
  | { readonly outgoing: LetterDocument; readonly incoming?: undefined }
  | { readonly outgoing?: undefined; readonly incoming: IncomingLetter }

/** A letter in either direction; one that the person may not view answers like one that does not exist. */
export async function findLetter(
  { reads }: Pick<LetterDeps, 'reads'>,
  actor: Actor,
  letterId: string,
): Promise<FoundLetter | undefined> {
  if (!isUuid(letterId)) return undefined
  const outgoing = await reads.outgoing.find(actor, letterId)
  if (outgoing) return { outgoing }
  const incoming = await reads.incoming.find(actor, letterId)
  return incoming && { incoming }
}
