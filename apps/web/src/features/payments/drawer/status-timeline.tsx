import { stageWaitingIn } from '@tartip/domain/payment/stages'
import { isPaymentStatus } from '@tartip/domain/payment/status'
import { statusLabel } from '@tartip/domain/payment/status-view'
import type { TimelineStep } from '../../../components/layout/timeline.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import { PersonName } from '../../../components/text/person-name.tsx'
import type { Language } from '@tartip/domain/language'
import type { PaymentDetails } from '../api/payment-queries.ts'

type Step = PaymentDetails['steps'][number]
type Signatories = PaymentDetails['signatories']

interface WayWords {
  readonly byBank: string
  /** Names a draft that was saved once more. */
  readonly edited: string
  readonly maySign: (names: string) => string
}

/**
 * The way of a document as the timeline draws it: what was, who did it and why; where it is now,
 * unless it has come to its end; and what is still ahead.
 */
export function wayStepsOf(
  steps: readonly Step[],
  signatories: Signatories,
  language: Language,
  words: WayWords,
): readonly TimelineStep[] {
  const last = steps.findLastIndex(step => !step.isFuture)
  const goesOn = steps.some(step => step.isFuture)
  return steps.map((step, index) => {
    const state = step.isFuture ? 'future' : index === last && goesOn ? 'current' : 'past'
    const actor =
      state === 'future' ? undefined : actorOf(step, signatories, state === 'current', words)
    return {
      id: `${index}-${step.statusCode}`,
      title: isEdit(step, steps[index - 1])
        ? words.edited
        : statusLabel(step.statusCode, language, {
            isYourTurn: false,
            isReturnedToCreator: false,
          }),
      tone: step.colour,
      state,
      ...(step.updatedDate ? { time: <DateTimeText value={step.updatedDate} /> } : {}),
      ...(actor ? { actor } : {}),
      ...(step.comment ? { note: step.comment } : {}),
    }
  })
}

/** Saving a draft again enters the same status again. */
const isEdit = (step: Step, before: Step | undefined): boolean =>
  step.statusCode === 'DRAFT' && before?.statusCode === 'DRAFT'

/**
 * Whoever did the step. A wait for a signature was opened by somebody who need not act in it: it
 * names those who may sign instead, while it lasts.
 */
function actorOf(
  { statusCode, updatedBy }: Step,
  signatories: Signatories,
  isCurrent: boolean,
  { byBank, maySign }: WayWords,
) {
  const waiting = isPaymentStatus(statusCode) ? stageWaitingIn(statusCode) : undefined
  if (!waiting) return updatedBy ? <PersonName name={updatedBy} /> : byBank
  const entry = isCurrent ? signatories.find(({ stage }) => stage === waiting.stage) : undefined
  const names = entry?.candidates.join(', ')
  return names ? maySign(names) : undefined
}
