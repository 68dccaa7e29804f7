import { bishkekDate } from '@tartip/domain/time/instant'

import type { AccessControl } from './public.ts'
import { createContractStore } from './store/contract-store.ts'
import { findActor, findMembers } from './store/member-store.ts'
import { allowApiKeyReissue } from './use-cases/keys/api-keys.ts'
import { availabilityIn, type PayControlDeps } from './use-cases/keys/pay-control-keys.ts'
import { withKeyAvailability } from './use-cases/keys/with-key-availability.ts'
import { createSeed } from './use-cases/seed.ts'
import { authenticate } from './use-cases/sessions/authenticate.ts'
import { markRightsChangedWith, recordRightsChange } from './use-cases/sessions/rights-changes.ts'
import { liftLockout } from './use-cases/attempts/person-lockout.ts'
import { createRecipientLookups } from './use-cases/attempts/recipient-lookups.ts'
import { verifyOneTimeCode } from './use-cases/attempts/verify-one-time-code.ts'

/** What other modules use of this one. */
export function createAccessControl(deps: PayControlDeps): AccessControl {
  const { db, clock, events } = deps
  const contracts = createContractStore(db)
  return {
    authenticate: withKeyAvailability(deps, authenticate(deps)),
    peopleOf: legalPartyId => contracts.findPeople(legalPartyId),
    actorOf: (legalPartyId, userContractId) =>
      findActor(db, legalPartyId, userContractId, bishkekDate(clock.now())),
    membersOf: legalPartyIds => findMembers(db, legalPartyIds, bishkekDate(clock.now())),
    signSchemesOf: legalPartyIds =>
      contracts.findSignSchemes(legalPartyIds, bishkekDate(clock.now())),
    verifyOneTimeCode: verifyOneTimeCode(deps),
    taxNumbersOf: contracts.findTaxNumbers,
    payControlAvailability: actor => availabilityIn(deps, actor),
    onSessionEnded: events.onSessionEnded,
    onContractSelected: events.onContractSelected,
    recordRightsChange: recordRightsChange(deps),
    markRightsChanged: markRightsChangedWith(deps),
    allowApiKeyReissue: allowApiKeyReissue(deps),
    liftLockout: liftLockout(deps),
    recipientLookups: createRecipientLookups(deps),
    seed: createSeed(deps),
  }
}
