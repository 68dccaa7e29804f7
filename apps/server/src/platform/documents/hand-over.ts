import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { errorTexts } from '@tartip/domain/errors/catalogue'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import {
  whySignedAgain,
  type ReturnForSignatures,
} from '@tartip/domain/documents/lapsed-signatures'
import type { Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { inSystem } from '../db/transaction.ts'
import {
  decideLapse,
  decideStep,
  digestOfText,
  stepBySystem,
  type StepExtra,
} from './decide-step.ts'
import type { DocumentKind, StoredDocument } from './document-kind.ts'
import type { ContractPeople } from './phones.ts'
import type { createDocumentStores } from './store/document-store.ts'
import type { DocumentTable } from './store/document-table.ts'
import { claimSigned, forgetAttempts, recordReceived } from './store/hand-over-queue.ts'

/** A kind of document with its tables. */
export interface StoredKind<D extends StoredDocument, A extends string> {
  readonly kind: DocumentKind<D, A>
  readonly table: DocumentTable<D, A>
  readonly stores: Pick<ReturnType<typeof createDocumentStores<D, A>>, 'createStore'>
}

interface HandOver<D extends StoredDocument, A extends string, Refusal extends string> {
  readonly db: Db
  readonly clock: Clock
  readonly rules: { bankDay(): BankDay }
  /** Whether the document carries the signatures that it needs, over what it says now. */
  isSigned(document: D): boolean
  readonly accessControl: Pick<ContractPeople, 'membersOf'>
  /** Whether the bank has the document already. */
  isAtBank(document: D): Promise<boolean>
  /** Gives a document to the bank, which takes it once by its id. */
  submit(document: D, signedAt: Instant): Promise<Result<unknown, Refusal>>
  /** The step of a document that the bank does not accept, and the code that its people read. */
  readonly refuse: A
  readonly codeOfRefusal: Readonly<Record<Refusal, ErrorCode>>
}

/**
 * Hands signed documents over to the bank. One whose answer was lost, by a kill or by the network, is handed over
 * again after a growing pause; one that the bank refuses ends with its reason, because the same document would be
 * refused again; one whose signer may not sign any more goes back for another signature. Returns how many were due.
 */
export const handOverDocuments =
  <D extends StoredDocument, A extends string, Refusal extends string>(
    stored: StoredKind<D, A | 'signatureLapsed'>,
    of: HandOver<D, A, Refusal>,
  ) =>
  async (): Promise<number> => {
    const { db, clock, rules } = of
    const due = await inSystem(db, tx => claimSigned(stored.table, tx, clock.now()))
    const parties = [...new Set(due.map(({ document }) => document.legalPartyId))]
    const members = parties.length === 0 ? [] : await of.accessControl.membersOf(parties)
    const failures: unknown[] = []
    for (const { document, attempts } of due) {
      try {
        const colleagues = members.filter(one => one.legalPartyId === document.legalPartyId)
        const why = whySignedAgain(document, colleagues)
        // What was handed over before may be at the bank already: then it was signed well enough.
        const isAtBank = why !== undefined && attempts > 1 && (await of.isAtBank(document))
        if (why !== undefined && !isAtBank) {
          await inSystem(db, tx => returnForSignatures(stored, tx, document, why, rules.bankDay()))
          continue
        }
        const signedAt = of.isSigned(document) ? signedAtOf(stored.kind, document) : undefined
        if (signedAt === undefined) throw new NotSigned(stored.kind.name, document.id)
        const answer = await of.submit(document, signedAt)
        await inSystem(db, tx => {
          if (answer.ok) return recordReceived(stored.table, tx, document, clock.now())
          const errorCode = of.codeOfRefusal[answer.error.code]
          // Where an event was faster the bank has the document, and no step is made.
          return makeBankStep(stored, tx, document, of.refuse, 'bank', rules.bankDay(), {
            errorCode,
            comment: errorTexts[errorCode],
          })
        })
      } catch (error) {
        // One document must not keep the others from their turn; it is due again after its pause.
        failures.push(error)
      }
    }
    if (failures.length > 0) {
      throw new AggregateError(
        failures,
        `Documents of the kind ${stored.kind.name} were not handed over`,
      )
    }
    return due.length
  }

/** The signer may not sign any more: the document goes back to whoever signs such documents now. */
async function returnForSignatures<D extends StoredDocument, A extends string>(
  { kind, stores, table }: StoredKind<D, A | 'signatureLapsed'>,
  tx: Db,
  { legalPartyId, id }: D,
  why: ReturnForSignatures,
  day: BankDay,
): Promise<void> {
  const store = stores.createStore(tx)
  const [document] = await store.findByIdsForUpdate(legalPartyId, [id])
  if (!document) return
  const step = decideLapse(kind, document, why, day)
  if (!step.ok) return
  await forgetAttempts(table, tx, document)
  const saved = await store.saveStatus([step.value])
  if (!saved.ok) throw new Error(`A step of document ${id} was not written: ${saved.error.code}`)
}

/** Such a document never leaves; its job keeps failing, which alarms the operators. */
class NotSigned extends Error {
  constructor(kind: string, id: string) {
    super(`Document ${id} of the kind ${kind} is not what was signed`)
  }
}

/** When the last signature was given; undefined when the document has changed since. */
function signedAtOf<D extends StoredDocument, A extends string>(
  kind: DocumentKind<D, A>,
  document: D,
): Instant | undefined {
  const isUnchanged = digestOfText(kind.canonicalTextOf(document)) === document.digest
  return isUnchanged ? document.signatures.at(-1)?.signedAt : undefined
}

/** A step that the bank reports. A doubled or late report makes none. */
export async function makeBankStep<D extends StoredDocument, A extends string>(
  { kind, stores }: StoredKind<D, A>,
  tx: Db,
  { legalPartyId, id }: { readonly legalPartyId: string; readonly id: string },
  action: A,
  by: 'bank' | 'officer',
  day: BankDay,
  extra: StepExtra = {},
): Promise<void> {
  const store = stores.createStore(tx)
  const [document] = await store.findByIdsForUpdate(legalPartyId, [id])
  const step = document && decideStep(kind, document, action, stepBySystem(by), day, extra)
  if (!step?.ok) return
  const saved = await store.saveStatus([step.value])
  if (!saved.ok) throw new Error(`A step of document ${id} was not written: ${saved.error.code}`)
}
