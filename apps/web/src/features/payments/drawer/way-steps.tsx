import { statusLabel } from '@tartip/domain/payment/status-view'
import type { TimelineStep } from '../../../components/layout/timeline.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import { PersonName } from '../../../components/text/person-name.tsx'
import type { Language } from '@tartip/domain/language'
import type { PaymentDetails } from '../api/payment-queries.ts'

type Step = PaymentDetails['steps'][number]

/**
 * The way of a document as the timeline draws it: what was, who did it and why; where it is now,
 * unless it has come to its end; and what is still ahead.
 */
export function wayStepsOf(
  steps: readonly Step[],
  language: Language,
  bankName: string,
): readonly TimelineStep[] {
  const last = steps.findLastIndex(step => !step.isFuture)
  const goesOn = steps.some(step => step.isFuture)
  return steps.map((step, index) => ({
    id: `${index}-${step.statusCode}`,
    title: statusLabel(step.statusCode, language, {
      isYourTurn: false,
      isReturnedToCreator: false,
    }),
    tone: step.colour,
    state: step.isFuture ? 'future' : index === last && goesOn ? 'current' : 'past',
    ...(step.updatedDate ? { time: <DateTimeText value={step.updatedDate} /> } : {}),
    ...(step.isFuture ? {} : { actor: actorOf(step, bankName) }),
    ...(step.comment ? { note: step.comment } : {}),
  }))
}

const actorOf = ({ updatedBy }: Step, bankName: string) =>
  updatedBy ? <PersonName name={updatedBy} /> : bankName
