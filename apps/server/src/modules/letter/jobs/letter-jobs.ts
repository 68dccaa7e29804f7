import type {
  BankLetters,
  LetterEvent,
  LetterFromBank,
  LetterRefusal,
  LetterToBank,
} from '@tartip/bank-ports/bank-letters'
import { whySignedAnew, type ReturnForSignatures } from '@tartip/domain/documents/lapsed-signatures'
import { canonicalTextOfLetter } from '@tartip/domain/documents/letter'
import { letterIsSigned, type LetterAction } from '@tartip/domain/documents/letter-life-cycle'
import { errorTexts, type ErrorCode } from '@tartip/domain/errors/catalogue'
import { may } from '@tartip/domain/people/policy'

import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import {
  decideLapse,
  decideStep,
  digestOfText,
  stepBySystem,
} from '../../../platform/documents/decide-step.ts'
import type { AccessControl, ContractMember } from '../../access-control/public.ts'
import type { Notice } from '../../notification/public.ts'
import type { Rules } from '../../rules/public.ts'
import type { LetterChange, LetterDocument, LetterKind } from '../letter-kind.ts'
import {
  claimSigned,
  findUnreported,
  forgetAttempts,
  insertIncoming,
  lockLetterCursor,
  moveLetterCursor,
  recordReceived,
  recordReported,
} from '../store/letter-job-store.ts'
import { letterStores } from '../store/letter-table.ts'

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

/**
 * Hands signed letters over to the bank. The bank takes a letter once by its id, so a letter whose answer was lost,
 * by a kill or by the network, is handed over again. One that the bank refuses ends with its reason, and one whose
 * signer may not sign any more goes back for another signature. Returns how many letters were due.
 */
export const handOverLetters = (deps: LetterJobDeps) => async (): Promise<number> => {
  const { db, clock, bank } = deps
  const due = await inSystem(db, tx => claimSigned(tx, clock.now(), batchSize))
  const failures: unknown[] = []
  const members = await membersOf(
    deps,
    due.map(({ letter }) => letter.legalPartyId),
  )
  for (const { letter, attempts } of due) {
    try {
      const colleagues = members.filter(one => one.legalPartyId === letter.legalPartyId)
      const why = whySignedAnew(letter, colleagues)
      // A letter that was handed over before may be at the bank already: then it was signed well enough.
      const isAtBank = why && attempts > 1 && (await bank.find(letter.legalPartyId, letter.id))
      if (why !== undefined && !isAtBank) {
        await inSystem(db, tx => returnForSignature(deps, tx, letter, why))
        continue
      }
      const answer = await bank.submit(orderOf(letter))
      await inSystem(db, tx =>
        answer.ok
          ? recordReceived(tx, letter, clock.now())
          : refuse(deps, tx, letter, answer.error.code),
      )
    } catch (error) {
      // One letter must not keep the others from their turn; it is due again after its pause.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Letters were not handed over')
  return due.length
}

/** The signer may not sign any more: the letter goes back to whoever signs letters now. */
async function returnForSignature(
  { kind, rules }: LetterJobDeps,
  tx: Db,
  { legalPartyId, id }: LetterDocument,
  why: ReturnForSignatures,
): Promise<void> {
  const store = letterStores.createStore(tx)
  const [letter] = await store.findByIdsForUpdate(legalPartyId, [id])
  if (!letter) return
  const step = decideLapse(kind, letter, why, rules.bankDay())
  if (!step.ok) return
  await forgetAttempts(tx, letter)
  await saveStep(store, step.value)
}

const codeOfRefusal = {
  REQUEST_CHANGED: 'LETTER_REFUSED_CHANGED',
  LETTER_SUBJECT_UNKNOWN: 'LETTER_REFUSED_SUBJECT',
  LETTER_EMPTY: 'LETTER_REFUSED_EMPTY',
} as const satisfies Readonly<Record<LetterRefusal, ErrorCode>>

/** The same letter would be refused again, so its people get the reason and write another. */
async function refuse(
  { kind, rules }: LetterJobDeps,
  tx: Db,
  { legalPartyId, id }: LetterDocument,
  refusal: LetterRefusal,
): Promise<void> {
  const store = letterStores.createStore(tx)
  const [letter] = await store.findByIdsForUpdate(legalPartyId, [id])
  if (!letter) return
  const errorCode = codeOfRefusal[refusal]
  const extra = { errorCode, comment: errorTexts[errorCode] }
  const step = decideStep(kind, letter, 'refuse', stepBySystem('bank'), rules.bankDay(), extra)
  // An event was faster: the bank has the letter.
  if (step.ok) await saveStep(store, step.value)
}

async function saveStep(
  store: Pick<ReturnType<typeof letterStores.createStore>, 'saveStatus'>,
  step: LetterChange,
): Promise<void> {
  const saved = await store.saveStatus([step])
  if (!saved.ok) throw new Error(`A step of a letter could not be written: ${saved.error.code}`)
}

/**
 * The letter as the bank gets it.
 *
 * @throws when it is not what people signed: such a letter never leaves
 */
function orderOf(letter: LetterDocument): LetterToBank {
  const { attachment, referenceLetterId, signatures } = letter
  const signedAt = signatures.at(-1)?.signedAt
  const isUnchanged = digestOfText(canonicalTextOfLetter(letter)) === letter.digest
  if (signedAt === undefined || !letterIsSigned(letter) || !isUnchanged) {
    throw new Error(`Letter ${letter.id} is not what was signed`)
  }
  return {
    letterId: letter.id,
    legalPartyId: letter.legalPartyId,
    senderName: letter.senderName,
    subjectCode: letter.subjectCode,
    title: letter.title,
    message: letter.message,
    digest: letter.digest,
    sentAt: signedAt,
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

const membersFor = (deps: LetterJobDeps, events: readonly LetterEvent[]) =>
  membersOf(
    deps,
    events.flatMap(({ change }) =>
      change.kind === 'LETTER_FROM_BANK' ? [change.letter.legalPartyId] : [],
    ),
  )

async function membersOf(
  { accessControl }: LetterJobDeps,
  parties: readonly string[],
): Promise<readonly ContractMember[]> {
  return parties.length === 0 ? [] : accessControl.membersOf([...new Set(parties)])
}

async function takeOver(
  deps: LetterJobDeps,
  tx: Db,
  { change }: LetterEvent,
  members: readonly ContractMember[],
): Promise<void> {
  if (change.kind === 'LETTER_FROM_BANK') return receive(deps, tx, change.letter, members)
  const store = letterStores.createStore(tx)
  const [letter] = await store.findByIdsForUpdate(change.legalPartyId, [change.letterId])
  if (!letter) return
  const day = deps.rules.bankDay()
  // Whatever became of the answer to the hand-over: what the bank works on, it has.
  await recordReceived(tx, letter, day.now)
  const action = actionOfState[change.state]
  if (action === undefined) return
  // A doubled or late report leads to no step. A lost one is made up for by the next, which makes both steps.
  const step = decideStep(deps.kind, letter, action, stepBySystem('officer'), day)
  if (step.ok) await saveStep(store, step.value)
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
