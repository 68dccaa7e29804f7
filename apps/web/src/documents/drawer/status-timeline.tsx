import type { TimelineStep } from '../../components/layout/timeline.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { PersonName } from '../../components/text/person-name.tsx'
import type { Language } from '@tartip/domain/language'
import type {
  DocumentDetails,
  DocumentStatuses,
  SignaturePlace,
  StatusStep,
} from '../document-kind.ts'

interface TimelineTexts {
  readonly byBank: string
  /** Title of a draft that was saved once more. */
  readonly edited: string
  readonly maySign: (names: string) => string
}

/** The status history as the timeline shows it: the past with who and why, the present, and what is ahead. */
export function timelineSteps(
  statuses: DocumentStatuses,
  { steps, signatories }: Pick<DocumentDetails, 'steps' | 'signatories'>,
  language: Language,
  texts: TimelineTexts,
): readonly TimelineStep[] {
  const last = steps.findLastIndex(step => !step.isFuture)
  const goesOn = steps.some(step => step.isFuture)
  return steps.map((step, index) => {
    const state = step.isFuture ? 'future' : index === last && goesOn ? 'current' : 'past'
    const actor =
      state === 'future'
        ? undefined
        : actorOf(statuses, step, signatories, state === 'current', texts)
    return {
      id: `${index}-${step.statusCode}`,
      title: isEdit(statuses, step, steps[index - 1])
        ? texts.edited
        : statuses.label(step.statusCode, language),
      tone: step.colour,
      state,
      ...(step.updatedDate ? { time: <DateTimeText value={step.updatedDate} /> } : {}),
      ...(actor ? { actor } : {}),
      ...(step.comment ? { note: step.comment } : {}),
    }
  })
}

/** Saving a draft again enters the same status again. */
const isEdit = (
  { isDraft }: DocumentStatuses,
  step: StatusStep,
  before: StatusStep | undefined,
): boolean => isDraft(step.statusCode) && before !== undefined && isDraft(before.statusCode)

/** Who did the step. A status that waits for a signature names those who may sign instead, while it lasts. */
function actorOf(
  statuses: DocumentStatuses,
  { statusCode, updatedBy }: StatusStep,
  signatories: readonly SignaturePlace[],
  isCurrent: boolean,
  { byBank, maySign }: TimelineTexts,
) {
  const waitingStage = statuses.stageWaitingIn(statusCode)
  if (waitingStage === undefined) return updatedBy ? <PersonName name={updatedBy} /> : byBank
  const entry = isCurrent ? signatories.find(({ stage }) => stage === waitingStage) : undefined
  const names = entry?.candidates.join(', ')
  return names ? maySign(names) : undefined
}
