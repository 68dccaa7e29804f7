import type { OfficerText } from '@tartip/domain/text/officer-text'
import type { ReasonKind } from './api/reasons-api.ts'

/** An action that needs a text of the officer. */
export interface TextRequest {
  readonly title: string
  readonly label: string
  readonly confirmLabel: string
  readonly path: `/${string}`
  /** The request body with the text. */
  readonly bodyOf: (text: string) => unknown
  readonly tone?: 'brand' | 'danger'
  /** The label of the text; a reason by default. */
  readonly field?: OfficerText
  /** The message for an empty text. */
  readonly missing?: string
  /** The predefined reasons. */
  readonly reasons?: ReasonKind
}

/** An action that needs confirmation, because it is far-reaching or cannot be undone. */
export interface ConfirmationRequest {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly path: `/${string}`
  readonly body?: unknown
}

export interface OfficerActions {
  readonly isBusy: boolean
  readonly runAction: (path: `/${string}`, body?: unknown) => void
  /**
   * The same for typed text: returns whether it succeeded, so that a refusal does not lose the
   * text.
   */
  readonly runWithText: (path: `/${string}`, body: unknown) => Promise<boolean>
  readonly requestText: (request: TextRequest) => void
  readonly confirm: (request: ConfirmationRequest) => void
}
