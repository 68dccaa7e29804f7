import type {
  BankLetters,
  LetterEvent,
  LetterFromBank,
  LetterRefusal,
  LetterToBank,
} from '@tartip/bank-ports/bank-letters'
import { letterIsSigned, type LetterAction } from '@tartip/domain/documents/letter-life-cycle'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { may } from '@tartip/domain/people/policy'
import type { Instant } from '@tartip/domain/time/instant'

import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import { handOverDocuments, makeBankStep } from '../../../platform/documents/hand-over.ts'
import { recordReceived } from '../../../platform/documents/store/hand-over-queue.ts'
import { followFeed } from '../../../platform/jobs/follow-feed.ts'
import type { AccessControl, ContractMember } from '../../access-control/public.ts'
import type { Notice } from '../../notification/public.ts'
import type { Rules } from '../../rules/public.ts'
import type { LetterDocument, LetterKind } from '../letter-kind.ts'
import { findUnreported, insertIncoming, recordReported } from '../store/incoming-letters.ts'
import { letterStores, letterTable } from '../store/letter-table.ts'

export interface LetterJobDeps {
  readonly db: Db
  readonly kind: LetterKind
  readonly clock: Clock
  readonly rules: Pick<Rules, 'bankDay'>
  readonly bank: BankLetters
  readonly accessControl: Pick<AccessControl, 'membersOf'>
  /** Hands over what people are notified of, in the transaction of the cause. */
  readonly notify: (tx: Db, notice: Notice) => Promise<void>
}

const batchSize = 100

const stored = (kind: LetterKind) => ({ kind, table: letterTable, stores: letterStores })

/** Hands signed letters over to the bank; one that it refuses ends with its reason, and its people write another. */
export const handOverLetters = ({ bank, ...deps }: LetterJobDeps) =>
  handOverDocuments<LetterDocument, LetterAction, LetterRefusal>(stored(deps.kind), {
    ...deps,
    isSigned: letterIsSigned,
    isAtBank: async letter => (await bank.find(letter.legalPartyId, letter.id)) !== undefined,
    submit: (letter, signedAt) => bank.submit(orderOf(letter, signedAt)),
    refuse: 'refuse',
    codeOfRefusal: {
      REQUEST_CHANGED: 'LETTER_REFUSED_CHANGED',
      LETTER_SUBJECT_UNKNOWN: 'LETTER_REFUSED_SUBJECT',
      LETTER_EMPTY: 'LETTER_REFUSED_EMPTY',
    } satisfies Readonly<Record<LetterRefusal, ErrorCode>>,
  })

/** The letter as the bank gets it. */
function orderOf(letter: LetterDocument, sentAt: Instant): LetterToBank {
  const { attachment, referenceLetterId } = letter
  return {
    letterId: letter.id,
    legalPartyId: letter.legalPartyId,
    senderName: letter.senderName,
    subjectCode: letter.subjectCode,
    title: letter.title,
    message: letter.message,
    digest: letter.digest,
    sentAt,
    ...(attachment === undefined ? {} : { file: fileOf(attachment) }),
    ...(referenceLetterId === undefined ? {} : { referenceLetterId }),
  }
}

const fileOf = ({
  fileId: _fileId,
  blobKey: key,
  ...file
}: NonNullable<LetterDocument['attachment']>) => ({ key, ...file })

/** Takes over what the bank did with letters and the letters that it wrote. Returns how many events were read. */
export const takeOverLetterEvents = (deps: LetterJobDeps) => async (): Promise<number> => {
  const members = new Map<string, readonly ContractMember[]>()
  const step = await followFeed({
    db: deps.db,
    place: { table: 'letter.feed_position', feed: 'letters' },
    async readEvents(after, limit) {
      const events = await deps.bank.readEvents(after, limit)
      for (const { change } of events) {
        if (change.kind !== 'LETTER_FROM_BANK') continue
        const { legalPartyId } = change.letter
        if (members.has(legalPartyId)) continue
        members.set(legalPartyId, await deps.accessControl.membersOf([legalPartyId]))
      }
      // A page may arrive shuffled; the numbers give the order.
      return events.toSorted((one, other) => (one.sequence < other.sequence ? -1 : 1))
    },
    limit: batchSize,
    async follow(tx, events) {
      for (const event of events) await takeOver(deps, tx, event, members)
    },
  })
  return step?.events.length ?? 0
}

async function takeOver(
  deps: LetterJobDeps,
  tx: Db,
  { change }: LetterEvent,
  members: ReadonlyMap<string, readonly ContractMember[]>,
): Promise<void> {
  if (change.kind === 'LETTER_FROM_BANK') {
    const { letter } = change
    return receive(deps, tx, letter, members.get(letter.legalPartyId) ?? [])
  }
  const { legalPartyId, letterId: id, state } = change
  const day = deps.rules.bankDay()
  // What the bank works on, it has received.
  await recordReceived(letterTable, tx, { legalPartyId, id }, day.now)
  const action = actionOfState[state]
  if (action === undefined) return
  await makeBankStep(stored(deps.kind), tx, { legalPartyId, id }, action, 'officer', day)
}

const actionOfState: Readonly<Record<string, LetterAction | undefined>> = {
  IN_PROCESSING: 'takeForProcessing',
  PROCESSED: 'answer',
}

/** Everybody who may read letters is notified once. */
async function receive(
  { notify }: LetterJobDeps,
  tx: Db,
  letter: LetterFromBank,
  members: readonly ContractMember[],
): Promise<void> {
  if (!(await insertIncoming(tx, letter))) return
  const { letterId, legalPartyId, title } = letter
  const personIds = members
    .filter(member => member.isActive && mayRead(member))
    .map(({ personId }) => personId)
  await notify(tx, {
    legalPartyId,
    personIds,
    code: 'LETTER_RECEIVED',
    source: `letter ${letterId}`,
    details: { letterId, name: title },
  })
}

const mayRead = (member: ContractMember): boolean =>
  may({ ...member, productRoles: [] }, 'letters.read').ok

/** Reports to the bank which of its letters were read; safe to repeat. Returns how many. */
export const reportReadLetters =
  ({ db, bank, clock }: LetterJobDeps) =>
  async (): Promise<number> => {
    const read = await inSystem(db, tx => findUnreported(tx, batchSize))
    for (const letter of read) {
      await bank.markRead(letter.legalPartyId, letter.id, letter.readAt)
      await inSystem(db, tx => recordReported(tx, letter, clock.now()))
    }
    return read.length
  }
