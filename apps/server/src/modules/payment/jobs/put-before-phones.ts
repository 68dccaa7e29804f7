import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import type { AccessControl } from '../../access-control/public.ts'
import type { Rules } from '../../rules/public.ts'
import type { Signing } from '../../signing/public.ts'
import { claimUnaskedPayments, findOrganisationsUnasked, markAsked } from '../store/phone-asking.ts'
import { phoneRequestsFor } from '../../../platform/documents/phones.ts'
import { paymentKind } from '../payment-kind.ts'

export interface PutBeforePhonesDeps {
  readonly db: Db
  readonly rules: Pick<Rules, 'bankDay'>
  readonly accessControl: Pick<AccessControl, 'membersOf' | 'signSchemesOf'>
  readonly phones: Pick<Signing['phones'], 'open'>
}

const batchSize = 50

/**
 * Puts each document that has come to a pay-control stage before the phones of its signatories, in one transaction
 * with the note that it was done: nobody is forgotten and nobody is asked twice. Answers how many documents.
 */
export const putBeforePhones = (deps: PutBeforePhonesDeps) => async (): Promise<number> => {
  const { db, rules, accessControl, phones } = deps
  const parties = await inSystem(db, tx => findOrganisationsUnasked(tx, batchSize))
  if (parties.length === 0) return 0
  const schemes = await accessControl.signSchemesOf(parties)
  const members = await accessControl.membersOf(parties)
  return inSystem(db, async tx => {
    const day = rules.bankDay()
    const waiting = await claimUnaskedPayments(tx, batchSize)
    // Those of an organisation that was not looked up come with the next run.
    const known = waiting.filter(({ legalPartyId }) => parties.includes(legalPartyId))
    for (const payment of known) {
      const scheme = schemes.get(payment.legalPartyId)
      const everybody = members.filter(one => one.legalPartyId === payment.legalPartyId)
      if (scheme === undefined) continue
      await phones.open(tx, phoneRequestsFor(paymentKind, payment, everybody, scheme, day), day.now)
    }
    await markAsked(tx, known)
    return known.length
  })
}
