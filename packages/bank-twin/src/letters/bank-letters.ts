import type {
  BankLetters,
  LetterEvent,
  LetterFromBank,
  LetterRefusal,
  LetterState,
  LetterToBank,
} from '@tartip/bank-ports/bank-letters'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import type { TwinFeed } from '../common/event-feed.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { runOnce } from '../common/repeated-request.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { findContractInForce } from '../contracts/contract-store.ts'
import type { TwinReference } from '../reference/twin-reference.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import {
  findLetter,
  insertLetter,
  insertLetterFromBank,
  markLetterRead,
  readLettersFromBank,
  readOpenLetters,
  setLetterState,
  type StoredLetter,
} from './letter-store.ts'
import { corporateService } from '../words/statement-words.ts'

export interface LettersDeps extends Pick<ServiceDeps, 'db' | 'clock' | 'ids'> {
  readonly reference: TwinReference
  readonly feed: TwinFeed<LetterEvent>
}

export type LettersDeskRefusal =
  | 'LETTER_NOT_FOUND'
  | 'LETTER_ALREADY_PROCESSED'
  | 'TEXT_REQUIRED'
  | 'CONTRACT_NOT_FOUND'

/** The officers' actions on letters. */
export interface LettersDesk {
  open(limit: number): Promise<StoredLetter[]>
  sent(limit: number): Promise<{ letter: LetterFromBank; readAt: Instant | undefined }[]>
  takeUp(letterId: string): Promise<Verdict<LettersDeskRefusal>>
  /** Ends the work without an answer. */
  finish(letterId: string): Promise<Verdict<LettersDeskRefusal>>
  /** Writes an answer and ends the work. */
  answer(letterId: string, message: string): Promise<Verdict<LettersDeskRefusal>>
  /** A new letter to an organisation whose contract is in force. */
  write(legalPartyId: string, title: string, message: string): Promise<Verdict<LettersDeskRefusal>>
}

const largestList = 500

export function createBankLetters(deps: LettersDeps): BankLetters {
  const { db, feed } = deps
  return {
    readEvents: feed.readEvents,
    onEvent: feed.onEvent,
    submit: letter => asBankCall(() => submit(deps, letter)),
    find: (legalPartyId, letterId) =>
      asBankCall(async () => {
        const stored = isUuid(letterId) ? await findLetter(db, letterId) : undefined
        return stored?.letter.legalPartyId === legalPartyId ? stored.state : undefined
      }),
    markRead: (legalPartyId, letterId, readAt) =>
      asBankCall(async () => {
        if (isUuid(legalPartyId) && isUuid(letterId)) {
          await markLetterRead(db, legalPartyId, letterId, readAt)
        }
      }),
  }
}

async function submit(
  { db, clock, reference }: LettersDeps,
  letter: LetterToBank,
): Promise<Result<{ readonly state: LetterState }, LetterRefusal>> {
  if (!isUuid(letter.letterId) || !isUuid(letter.legalPartyId)) {
    throw new RangeError('Ids of letters and organisations are UUIDs')
  }
  const fingerprint = fingerprintOf(letter)
  const { letterId: requestId } = letter
  return inTransaction(db, tx => {
    const find = () => findLetter(tx, requestId)
    const answerOf = ({ state }: StoredLetter) => ({ state })
    return runOnce(tx, { kind: 'letter', requestId, fingerprint, find, answerOf }, async () => {
      if (!reference.letterSubjects.includes(letter.subjectCode)) {
        return err('LETTER_SUBJECT_UNKNOWN')
      }
      const isEmpty = letter.title.trim() === '' || letter.message.trim() === ''
      if (isEmpty) return err('LETTER_EMPTY')
      await insertLetter(tx, letter, fingerprint, clock.now())
      return ok({ state: 'RECEIVED' })
    })
  })
}

export function createLettersDesk(deps: LettersDeps): LettersDesk {
  const { db, clock, ids, feed } = deps

  const change = async (
    act: (tx: TwinDb) => Promise<Verdict<LettersDeskRefusal>>,
  ): Promise<Verdict<LettersDeskRefusal>> => {
    const verdict = await inTransaction(db, act)
    if (verdict.ok) feed.wake()
    return verdict
  }

  const move = async (tx: TwinDb, { letter }: StoredLetter, state: LetterState): Promise<void> => {
    const { letterId, legalPartyId } = letter
    await setLetterState(tx, letterId, state)
    await feed.append(tx, clock.now(), {
      change: { kind: 'STATE_CHANGED', legalPartyId, letterId, state },
    })
  }

  const send = async (tx: TwinDb, letter: LetterFromBank): Promise<void> => {
    await insertLetterFromBank(tx, letter)
    await feed.append(tx, clock.now(), { change: { kind: 'LETTER_FROM_BANK', letter } })
  }

  const onOpenLetter = (
    letterId: string,
    act: (tx: TwinDb, stored: StoredLetter) => Promise<void>,
  ): Promise<Verdict<LettersDeskRefusal>> =>
    change(async tx => {
      const stored = isUuid(letterId) ? await findLetter(tx, letterId, 'for update') : undefined
      if (stored === undefined) return err('LETTER_NOT_FOUND')
      if (stored.state === 'PROCESSED') return err('LETTER_ALREADY_PROCESSED')
      await act(tx, stored)
      return holds
    })

  return {
    open: limit => readOpenLetters(db, Math.min(Math.max(1, limit), largestList)),
    sent: limit => readLettersFromBank(db, Math.min(Math.max(1, limit), largestList)),
    takeUp: letterId =>
      onOpenLetter(letterId, async (tx, stored) => {
        if (stored.state === 'RECEIVED') await move(tx, stored, 'IN_PROCESSING')
      }),
    finish: letterId => onOpenLetter(letterId, (tx, stored) => move(tx, stored, 'PROCESSED')),
    async answer(letterId, message) {
      if (message.trim() === '') return err('TEXT_REQUIRED')
      return onOpenLetter(letterId, async (tx, stored) => {
        await move(tx, stored, 'PROCESSED')
        await send(tx, {
          letterId: ids.uuid(),
          legalPartyId: stored.letter.legalPartyId,
          senderName: corporateService,
          title: `Re: ${stored.letter.title}`,
          message: message.trim(),
          sentAt: clock.now(),
          referenceLetterId: letterId,
        })
      })
    },
    async write(legalPartyId, title, message) {
      if (title.trim() === '' || message.trim() === '') return err('TEXT_REQUIRED')
      if (!isUuid(legalPartyId)) return err('CONTRACT_NOT_FOUND')
      return change(async tx => {
        const contract = await findContractInForce(tx, legalPartyId, bishkekDate(clock.now()))
        if (contract === undefined) return err('CONTRACT_NOT_FOUND')
        await send(tx, {
          letterId: ids.uuid(),
          legalPartyId,
          senderName: corporateService,
          title: title.trim(),
          message: message.trim(),
          sentAt: clock.now(),
        })
        return holds
      })
    },
  }
}
