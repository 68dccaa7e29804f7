import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import type { Instant } from '@tartip/domain/time/instant'

import type { Db } from '../db/db.ts'
import { inSystem } from '../db/transaction.ts'
import type { DocumentKind, StoredDocument } from './document-kind.ts'
import { phoneRequestsFor, type ContractPeople } from './phones.ts'
import type { NewPhoneRequest } from './signing.ts'
import type { DocumentTable } from './store/document-table.ts'
import { createPhoneQueue } from './store/phone-queue.ts'

export interface PhoneJobDeps {
  readonly db: Db
  readonly rules: { bankDay(): BankDay }
  readonly accessControl: ContractPeople
  readonly phones: {
    /** Notes requests in the transaction that is given; how many are new. */
    open(tx: Db, requests: readonly NewPhoneRequest[], now: Instant): Promise<number>
  }
}

const batchSize = 50

/**
 * Sends each document that has come to a pay-control stage to the phones of its signatories, in one transaction with
 * the note that it was done: nobody is forgotten and nobody gets it twice. Returns how many documents.
 */
export const sendToPhones =
  <D extends StoredDocument, A extends string>(
    kind: DocumentKind<D, A>,
    table: DocumentTable<D, A>,
    { db, rules, accessControl, phones }: PhoneJobDeps,
  ) =>
  async (): Promise<number> => {
    const parties = await inSystem(db, tx =>
      createPhoneQueue(table, tx).findOrganisations(batchSize),
    )
    if (parties.length === 0) return 0
    const schemes = await accessControl.signSchemesOf(parties)
    const members = await accessControl.membersOf(parties)
    return inSystem(db, async tx => {
      const day = rules.bankDay()
      const queue = createPhoneQueue(table, tx)
      const waiting = await queue.claim(batchSize)
      // Those of an organisation that was not looked up come with the next run.
      const known = waiting.filter(({ legalPartyId }) => parties.includes(legalPartyId))
      for (const document of known) {
        const scheme = schemes.get(document.legalPartyId)
        const everybody = members.filter(one => one.legalPartyId === document.legalPartyId)
        if (scheme === undefined) continue
        await phones.open(tx, phoneRequestsFor(kind, document, everybody, scheme, day), day.now)
      }
      await queue.markRequested(known)
      return known.length
    })
  }
