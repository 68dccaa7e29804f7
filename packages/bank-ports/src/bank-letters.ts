import type { LocalizedText } from '@tartip/domain/language'
import type { Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'

/** An attachment; its content is in the blob store under `key`. */
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
  /** The department that writes. The letter is written in one language and never translated. */
  readonly senderName: LocalizedText
  readonly title: string
  readonly message: string
  readonly sentAt: Instant
  readonly file?: LetterFile
  /** The organisation's letter that this one answers. */
  readonly referenceLetterId?: string
}

/**
 * RECEIVED: at the bank, not yet assigned. IN_PROCESSING: an officer works on it. PROCESSED:
 * finished.
 */
export type LetterState = 'RECEIVED' | 'IN_PROCESSING' | 'PROCESSED'

/** An organisation's letter changed its state, or the bank has written one. */
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
 * Letters in both directions. The bank's processing and its own letters come by events.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts).
 */
export interface BankLetters extends EventFeed<LetterEvent> {
  /**
   * Submits a letter. The same letter again returns its current state and is received once; a
   * different one under its id is refused with REQUEST_CHANGED.
   */
  submit(letter: LetterToBank): Promise<Result<{ readonly state: LetterState }, LetterRefusal>>

  /** Where a letter stands; `undefined` when the bank never saw it, so that submitting is safe. */
  find(legalPartyId: string, letterId: string): Promise<LetterState | undefined>

  /** Reports that a person has opened a letter of the bank. Safe to repeat. */
  markRead(legalPartyId: string, letterId: string, readAt: Instant): Promise<void>
}
