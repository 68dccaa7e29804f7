import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Timeline } from '../../components/layout/timeline.tsx'
import type { TimelineStep } from '../../components/layout/timeline.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { PersonName } from '../../components/text/person-name.tsx'
import type { Language } from '@tartip/domain/language'
import { useTranslation } from '../../lib/use-translation.ts'
import type {
  DocumentDetails,
  DocumentStatuses,
  SignaturePlace,
  StatusStep,
} from '../document-kind.ts'
import classes from './drawer.module.css'

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

const mostSteps = 4

/** The steps around the present one: the one before it, itself and what comes next; of a document at its end, the last. */
export function stepsAroundNow<Step extends Pick<TimelineStep, 'state'>>(
  steps: readonly Step[],
): readonly Step[] {
  const future = steps.findIndex(({ state }) => state === 'future')
  const present = future < 0 ? steps.length - 1 : future - 1
  const from = Math.max(0, Math.min(present - 1, steps.length - mostSteps))
  return steps.slice(from, from + mostSteps)
}

/** Four steps at first; all of them when somebody wants to read them. */
export function FoldedTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { t } = useTranslation('documents')
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section className={classes.section}>
      <h3>{t($ => $.drawer.timeline)}</h3>
      <Timeline label={t($ => $.drawer.timeline)} steps={isWhole ? steps : stepsAroundNow(steps)} />
      {steps.length > mostSteps ? (
        <Button
          variant="subtle"
          size="sm"
          className={classes.fold}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole
            ? t($ => $.drawer.fewerSteps)
            : t($ => $.drawer.allSteps, { count: steps.length })}
        </Button>
      ) : null}
    </section>
  )
}
