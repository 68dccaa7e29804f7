import type {
  BankLetters,
  LetterEvent,
  LetterFromBank,
  LetterToBank,
} from '@tartip/bank-ports/bank-letters'
import type { LetterAction } from '@tartip/domain/documents/letter-life-cycle'
import { may } from '@tartip/domain/people/policy'

import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import { decideStep, digestOfText, stepBySystem } from '../../../platform/documents/decide-step.ts'
import type { AccessControl, ContractMember } from '../../access-control/public.ts'
import type { Notice } from '../../notification/public.ts'
import type { Rules } from '../../rules/public.ts'
import { letterKind, type LetterDocument } from '../letter-kind.ts'
import {
  claimSigned,
  findUnreported,
  insertIncoming,
  lockLetterCursor,
  moveLetterCursor,
  recordReceived,
  recordReported,
} from '../store/letter-job-store.ts'
import { letterStores } from '../store/letter-table.ts'

export interface LetterJobDeps {
  readonly db: Db
  readonly clock: Clock
  readonly rules: Pick<Rules, 'bankDay'>
  readonly bank: BankLetters
  readonly accessControl: Pick<AccessControl, 'membersOf'>
  /** Hands over what people are notified of, in the transaction of the cause. */
  readonly notify: (tx: Db, notice: Notice) => Promise<void>
}

const batchSize = 100

/**
 * Hands signed letters over to the bank. The bank takes a letter once by its id, so a letter whose answer was lost,
 * by a kill or by the network, is handed over again. Returns how many letters were handed over.
 */
export const handOverLetters = (deps: LetterJobDeps) => async (): Promise<number> => {
  const { db, clock, bank } = deps
  const due = await inSystem(db, tx => claimSigned(tx, clock.now(), batchSize))
  const failures: unknown[] = []
  for (const letter of due) {
    try {
      const answer = await bank.submit(orderOf(letter))
      if (!answer.ok) throw new Error(`The bank refused letter ${letter.id}: ${answer.error.code}`)
      await inSystem(db, tx => recordReceived(tx, letter, clock.now()))
    } catch (error) {
      // One letter must not keep the others from their turn; it is due again after its pause.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Letters were not handed over')
  return due.length
}

/**
 * The letter as the bank gets it.
 *
 * @throws when it is not what people signed: such a letter never leaves
 */
function orderOf(letter: LetterDocument): LetterToBank {
  const isSigned = letterKind.lifeCycle.everyStageIsSigned(letter).ok
  if (!isSigned || digestOfText(letterKind.canonicalTextOf(letter)) !== letter.digest) {
    throw new Error(`Letter ${letter.id} is not what was signed`)
  }
  const { attachment, referenceLetterId } = letter
  return {
    letterId: letter.id,
    legalPartyId: letter.legalPartyId,
    senderName: letter.senderName,
    subjectCode: letter.subjectCode,
    title: letter.title,
    message: letter.message,
    digest: letter.digest,
    sentAt: letter.updatedAt,
    ...(attachment === undefined ? {} : { file: fileOf(attachment) }),
    ...(referenceLetterId === undefined ? {} : { referenceLetterId }),
  }
}

const fileOf = ({
  fileId: _fileId,
  blobKey: key,
  ...file
}: NonNullable<LetterDocument['attachment']>) => ({ key, ...file })

/**
 * Takes over what the bank did with letters and the letters that it wrote. The cursor moves in the transaction of the
 * effects, so an event counts once however often it is read. Returns how many events were read.
 */
export const takeOverLetterEvents = (deps: LetterJobDeps) => async (): Promise<number> => {
  const { db, bank } = deps
  const after = await inSystem(db, lockLetterCursor)
  // Another process is just moving the cursor; it takes over the events.
  if (after === undefined) return 0
  const events = (await bank.readEvents(after, batchSize)).toSorted((one, other) =>
    one.sequence < other.sequence ? -1 : 1,
  )
  const last = events.at(-1)
  if (!last) return 0
  const members = await membersFor(deps, events)
  return inSystem(db, async tx => {
    if ((await lockLetterCursor(tx)) !== after) return 0
    for (const event of events) await takeOver(deps, tx, event, members)
    await moveLetterCursor(tx, last.sequence)
    return events.length
  })
}

async function membersFor(
  { accessControl }: LetterJobDeps,
  events: readonly LetterEvent[],
): Promise<readonly ContractMember[]> {
  const parties = events.flatMap(({ change }) =>
    change.kind === 'LETTER_FROM_BANK' ? [change.letter.legalPartyId] : [],
  )
  return parties.length === 0 ? [] : accessControl.membersOf([...new Set(parties)])
}

async function takeOver(
  deps: LetterJobDeps,
  tx: Db,
  { change }: LetterEvent,
  members: readonly ContractMember[],
): Promise<void> {
  if (change.kind === 'LETTER_FROM_BANK') return receive(deps, tx, change.letter, members)
  const action = actionOfState[change.state]
  if (action === undefined) return
  const store = letterStores.createStore(tx)
  const [letter] = await store.findByIdsForUpdate(change.legalPartyId, [change.letterId])
  if (!letter) return
  const day = deps.rules.bankDay()
  // A doubled or late report leads to no step. A lost one is made up for by the next, which makes both steps.
  const step = decideStep(letterKind, letter, action, stepBySystem('officer'), day)
  if (!step.ok) return
  const saved = await store.saveStatus([step.value])
  if (!saved.ok) throw new Error(`A step of a letter could not be written: ${saved.error.code}`)
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
    .filter(member => member.legalPartyId === legalPartyId && member.isActive && mayRead(member))
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
  may(
    {
      ...member,
      signScheme: 'ONE_SIGNATORY',
      signType: 'TOTP',
      productRoles: [],
      payControlKeyAvailable: false,
    },
    'letters.read',
  ).ok

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
