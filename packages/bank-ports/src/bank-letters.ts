import type { LocalizedText } from '@tartip/domain/language'
import type { Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'

/** A file that goes with a letter; its content is in the blob store under `key`. */
export interface LetterFile {
  readonly key: string
  readonly fileName: string
  readonly contentType: string
  readonly sizeBytes: number
  /** SHA-256 of the content, 64 hexadecimal digits. */
  readonly sha256: string
}

/** A signed letter of an organisation to its bank. */
export interface LetterToBank {
  /** UUID; the idempotency key of the letter at the bank. */
  readonly letterId: string
  readonly legalPartyId: string
  readonly senderName: string
  /** One of the letter subjects of the reference data: ACCOUNTS, PAYMENTS, DOCUMENTS, OTHER. */
  readonly subjectCode: string
  readonly title: string
  readonly message: string
  /** The canonical digest that every signature of the letter was bound to. */
  readonly digest: string
  readonly sentAt: Instant
  readonly file?: LetterFile
  /** The bank's letter that this one answers. */
  readonly referenceLetterId?: string
}

/** A letter of the bank to an organisation. */
export interface LetterFromBank {
  readonly letterId: string
  readonly legalPartyId: string
  /** The part of the bank that writes. The letter itself is written in one language and stays in it. */
  readonly senderName: LocalizedText
  readonly title: string
  readonly message: string
  readonly sentAt: Instant
  readonly file?: LetterFile
  /** The organisation's letter that this one answers. */
  readonly referenceLetterId?: string
}

/** RECEIVED: at the bank, nobody has it yet. IN_PROCESSING: an officer works on it. PROCESSED: he is done. */
export type LetterState = 'RECEIVED' | 'IN_PROCESSING' | 'PROCESSED'

/** An organisation's letter was taken up or done with, or the bank has written one itself. */
export interface LetterEvent {
  readonly sequence: bigint
  readonly occurredAt: Instant
  readonly change:
    | {
        readonly kind: 'STATE_CHANGED'
        readonly legalPartyId: string
        readonly letterId: string
        readonly state: LetterState
      }
    | { readonly kind: 'LETTER_FROM_BANK'; readonly letter: LetterFromBank }
}

/** REQUEST_CHANGED: the id belongs to another letter. LETTER_EMPTY: no title or no words. */
export type LetterRefusal = 'REQUEST_CHANGED' | 'LETTER_SUBJECT_UNKNOWN' | 'LETTER_EMPTY'

/**
 * Letters in both directions. What the bank does with them, and what it writes itself, comes by events.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts).
 */
export interface BankLetters extends EventFeed<LetterEvent> {
  /**
   * Hands a letter in. The same letter again is answered with its present state and received once; another
   * one under a known id is refused with REQUEST_CHANGED.
   */
  submit(letter: LetterToBank): Promise<Result<{ readonly state: LetterState }, LetterRefusal>>

  /** Where a letter stands; `undefined` when the bank never saw it, so that submitting is safe. */
  find(legalPartyId: string, letterId: string): Promise<LetterState | undefined>

  /** A person has opened a letter of the bank, for the officer to know. Safe to repeat. */
  markRead(legalPartyId: string, letterId: string, readAt: Instant): Promise<void>
}
