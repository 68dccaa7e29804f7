import type { OfficerText } from '@tartip/domain/text/officer-text'
import type { ReasonKind } from './api/reasons-api.ts'

/** An order that needs words of the officer before it is given. */
export interface WordsWanted {
  readonly title: string
  readonly label: string
  readonly confirmLabel: string
  readonly path: `/${string}`
  /** What goes along, with the words in it. */
  readonly bodyOf: (text: string) => unknown
  readonly tone?: 'brand' | 'danger'
  /** What is asked for; a reason when left out. */
  readonly field?: OfficerText
  /** What is said when nothing was written. */
  readonly missing?: string
  /** Sentences of the bank to choose from. */
  readonly reasons?: ReasonKind
}

/** An order that is asked about once more, because it reaches far or cannot be taken back. */
export interface AnswerWanted {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly path: `/${string}`
  readonly body?: unknown
}

export interface OfficerActions {
  readonly isBusy: boolean
  readonly order: (path: `/${string}`, body?: unknown) => void
  /** The same for what was typed: whether it went through, so that a refusal costs nobody his words. */
  readonly orderTyped: (path: `/${string}`, body: unknown) => Promise<boolean>
  readonly ask: (wanted: WordsWanted) => void
  readonly confirm: (wanted: AnswerWanted) => void
}
