import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'

/** Another organisation's id is answered like one that does not exist. */
export function isOwnParty(actor: Actor, partyId: string): Result<void, 'LEGAL_PARTY_NOT_FOUND'> {
  return partyId === actor.legalPartyId ? ok(undefined) : err('LEGAL_PARTY_NOT_FOUND')
}
