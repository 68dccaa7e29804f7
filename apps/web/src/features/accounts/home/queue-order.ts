import { instantAt, minuteOfTime } from '@tartip/domain/time/instant'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

/** Until when documents of an operation are signed on their day, `HH:mm` of the bank. */
export interface SignRule {
  readonly operationCode: string
  /** A currency, or DEFAULT. */
  readonly ruleTrait: string
  readonly signDeadline: string
}

export interface QueuedDocument {
  readonly operationCode: string
  readonly currency: string
  readonly valueDate: LocalDate
}

export type WithDeadline<T> = T & { readonly signDeadline: string; readonly deadlineAt: Instant }

const endOfDay = '23:59'

/** The rule of the currency, or the operation's own; a document without a rule waits all day. */
export function signDeadlineOf(document: QueuedDocument, rules: readonly SignRule[]): string {
  const own = rules.filter(rule => rule.operationCode === document.operationCode)
  const rule =
    own.find(candidate => candidate.ruleTrait === document.currency) ??
    own.find(candidate => candidate.ruleTrait === 'DEFAULT')
  return rule?.signDeadline ?? endOfDay
}

/** Whatever must be signed soonest comes first. */
export function inDeadlineOrder<T extends QueuedDocument>(
  documents: readonly T[],
  rules: readonly SignRule[],
): readonly WithDeadline<T>[] {
  return documents
    .map(document => {
      const signDeadline = signDeadlineOf(document, rules)
      const deadlineAt = instantAt(document.valueDate, minuteOfTime(signDeadline))
      return { ...document, signDeadline, deadlineAt }
    })
    .sort((a, b) => a.deadlineAt - b.deadlineAt)
}
