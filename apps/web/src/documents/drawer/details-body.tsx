import { IconAlertTriangle } from '@tabler/icons-react'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { Language } from '@tartip/domain/language'
import type { Instant } from '@tartip/domain/time/instant'
import { useTranslation } from '../../lib/use-translation.ts'
import { Unfold } from '../../components/layout/unfold.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import type { DocumentDetails, DocumentKind, DocumentRow } from '../document-kind.ts'
import { NextSignersText } from '../actions/next-signers.tsx'
import { CanonicalText } from './canonical-text.tsx'
import classes from './drawer.module.css'
import { PhoneRequests } from './phone-requests.tsx'
import { reasonText } from './reason-text.ts'
import { SignDeadline } from './sign-deadline.tsx'
import { Signatories } from './signatories.tsx'
import { FoldedTimeline, timelineSteps } from './status-timeline.tsx'

interface DetailsBodyProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  details: DocumentDetails<TRow>
  /** The bank's clock, for the time left to sign. */
  now: () => Instant | undefined
}

/** One document from top to bottom: what it is about, its status history, its signatures, its text. */
export function DetailsBody<TRow extends DocumentRow>(props: DetailsBodyProps<TRow>) {
  const { kind, legalPartyId, details, now } = props
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const texts = kind.useTexts()
  const { row, steps, signatories, signDeadline } = details
  const reasons = reasonsOf(row, language)
  const last = steps.findLast(step => !step.isFuture)
  const shownSteps = steps.map(step => {
    if (!step.comment) return step
    const comment = reasonText(step.comment, row.errorCode ?? null, language)
    // A reason that stands above in large is not repeated beside the step it belongs to.
    return { ...step, comment: step === last && reasons.includes(comment) ? null : comment }
  })
  const isOver = steps.every(step => !step.isFuture)
  // Whoever signs next has the button for it.
  const awaited =
    kind.statuses.stageWaitingIn(row.statusCode) !== undefined && row.isSignable !== true
      ? signatories.find(({ updatedBy }) => !updatedBy)
      : undefined
  return (
    <div className={classes.details}>
      <div>
        <kind.slots.Summary details={details} />
        <div className={classes.chips}>
          <kind.slots.Status row={row} />
          {signDeadline !== undefined && isBeforeSignatures(row) ? (
            <SignDeadline deadline={signDeadline} now={now} />
          ) : null}
        </div>
        {awaited ? (
          <div className={classes.awaited}>
            <NextSignersText places={[awaited]} />
          </div>
        ) : null}
      </div>
      <Reasons
        reasons={reasons}
        isRefusal={Boolean(row.errorCode) || kind.statuses.isRefusedByBank(row.statusCode)}
      />
      {kind.phone && kind.statuses.isOnPhone(row.statusCode) ? (
        <PhoneRequests
          kind={kind}
          phone={kind.phone}
          id={row.id}
          legalPartyId={legalPartyId}
          now={now}
        />
      ) : null}
      {steps.length > 0 ? (
        <FoldedTimeline
          steps={timelineSteps(kind.statuses, { steps: shownSteps, signatories }, language, {
            byBank: t($ => $.drawer.byBank),
            edited: t($ => $.drawer.edited),
            maySign: names => t($ => $.drawer.maySign, { names }),
          })}
        />
      ) : null}
      {signatories.length > 0 ? <Signatories signatories={signatories} isOver={isOver} /> : null}
      {texts.requisites === undefined ? (
        <Unfold summary={t($ => $.drawer.otherRequisites)}>
          <kind.slots.Requisites details={details} />
        </Unfold>
      ) : (
        <section className={classes.section}>
          <h3>{texts.requisites}</h3>
          <kind.slots.Requisites details={details} />
        </section>
      )}
      {details.canonicalText === '' ? null : <CanonicalText text={details.canonicalText} />}
    </div>
  )
}

/** The bank's reason of a refusal, or what the signatory wants corrected. */
function reasonsOf({ errorCode, description }: DocumentRow, language: Language): readonly string[] {
  const known = errorCode ? errorText(errorCode, {}, language) : undefined
  const written = description ? reasonText(description, errorCode ?? null, language) : undefined
  return [...new Set([known, written])].filter(text => text !== undefined)
}

function Reasons({ reasons, isRefusal }: { reasons: readonly string[]; isRefusal: boolean }) {
  const { t } = useTranslation('documents')
  if (reasons.length === 0) return null
  return (
    <Notice tone={isRefusal ? 'danger' : 'warning'} icon={IconAlertTriangle}>
      <strong>{t($ => (isRefusal ? $.drawer.refusal : $.drawer.comment))}</strong>
      {reasons.map(text => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}

/** The time left matters to whoever signs or sends for signing. */
const isBeforeSignatures = (row: DocumentRow): boolean =>
  row.isSignable === true || row.isSendForSign === true
