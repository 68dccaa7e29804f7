import { errorText } from '@tartip/domain/errors/catalogue'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { AppLink } from '../../components/controls/app-link.tsx'
import { Button } from '../../components/controls/button.tsx'
import { ErrorSummary } from '../../components/feedback/error-summary.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentForm } from './document-form.ts'
import { splitRefusal, useFailureText, useFieldLabel } from './failures.ts'
import { fieldId } from './field-views.tsx'
import { savedDocumentsHref } from './form-address.ts'
import { FormHint } from './form-hint.tsx'
import type { TextConflict } from './form-texts.ts'
import classes from './form.module.css'
import { samePaymentCode, type Refusal } from './submit-state.ts'

interface FormNoticesProps {
  form: DocumentForm
  /** The form came back after the end of a session. */
  isRestored: boolean
}

/** What concerns the whole form: mistakes of a failed submit, refusals, news of the document. */
export function FormNotices({ form, isRestored }: FormNoticesProps) {
  const { t } = useTranslation('form')
  const textOf = useFailureText(form.view.form)
  const labelOf = useFieldLabel()
  const { submitState, edited } = form
  const comment = edited?.payment.statusCode === 'FOR_EDITING' ? edited.payment.description : null
  return (
    <>
      <ErrorSummary
        attempt={form.attempt}
        errors={form.reported.map(failure => ({
          fieldId: fieldId(failure.field),
          words: textOf(failure, labelOf(failure.field)),
        }))}
      />
      {submitState.step === 'refused' ? (
        <RefusalNotice refusal={submitState.refusal} form={form} />
      ) : null}
      <UnknownOutcome form={form} />
      {form.conflicts.length > 0 ? <ConflictList form={form} /> : null}
      {isRestored ? <FormHint isAnnounced>{t($ => $.notices.restored)}</FormHint> : null}
      {comment ? (
        <FormHint tone="warning">{t($ => $.notices.returned, { comment })}</FormHint>
      ) : null}
      {edited && edited.payment.statusCode !== 'DRAFT' ? (
        <FormHint>{t($ => $.notices.signaturesLost)}</FormHint>
      ) : null}
    </>
  )
}

/**
 * What the bank, or its silence, answers to a submit. The buttons stand far below it, on a phone always in reach: it
 * is scrolled into view, or nobody would see it.
 */
function AlertInView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(function scrollIntoView() {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} role="alert">
      {children}
    </div>
  )
}

function RefusalNotice({ refusal, form }: { refusal: Refusal; form: DocumentForm }) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  // There is a dialog for it.
  if (refusal.code === samePaymentCode) return null
  if (refusal.code === 'PAYMENT_CHANGED_MEANWHILE') return <ChangedMeanwhile form={form} />
  const { onTop } = splitRefusal(form.view.form, form.operation, refusal)
  if (onTop.length === 0) return null
  return (
    <AlertInView>
      <FormHint tone="danger">
        {onTop.map(({ code, params, message }) => (
          <p key={code}>{message?.[language] || errorText(code, params, language)}</p>
        ))}
        {refusal.code === 'SYSTEM_ERROR' ? (
          <p>
            {t($ => $.notices.maybeKept)}{' '}
            <AppLink href={savedDocumentsHref({ status: 'DRAFT' })}>
              {t($ => $.notices.drafts)}
            </AppLink>
          </p>
        ) : null}
        {refusal.traceId ? (
          <p>
            <small>{t($ => $.notices.trace, { id: refusal.traceId })}</small>
          </p>
        ) : null}
      </FormHint>
    </AlertInView>
  )
}

/** No answer came: the same document is sent again under the same key. */
function UnknownOutcome({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('form')
  const { submitState } = form
  const isRetrying =
    (submitState.step === 'saving' || submitState.step === 'sending') && submitState.isResend
  if (submitState.step !== 'unknown' && !isRetrying) return null
  return (
    <AlertInView>
      <FormHint
        tone="warning"
        actions={
          <Button
            size="sm"
            aria-disabled={isRetrying || undefined}
            onClick={() => {
              if (!isRetrying) void form.retry()
            }}
          >
            {isRetrying ? t($ => $.unknown.asking) : t($ => $.unknown.ask)}
          </Button>
        }
      >
        <strong>{t($ => $.unknown.title)}</strong>
        <p>{t($ => $.unknown.text)}</p>
      </FormHint>
    </AlertInView>
  )
}

/** A colleague was faster: the new version is read, and what was typed here stays. */
function ChangedMeanwhile({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const [reading, setReading] = useState<'no' | 'yes' | { code: string }>('no')
  const reload = async () => {
    setReading('yes')
    try {
      await form.reload()
    } catch (error) {
      setReading({ code: toApiError(error).code })
    }
  }
  const isReading = reading === 'yes'
  return (
    <AlertInView>
      <FormHint
        tone="danger"
        actions={
          <Button
            size="sm"
            aria-disabled={isReading || undefined}
            onClick={() => {
              if (!isReading) void reload()
            }}
          >
            {t($ => $.changed.read)}
          </Button>
        }
      >
        <strong>{t($ => $.changed.title)}</strong>
        <p>{t($ => $.changed.text)}</p>
        {typeof reading === 'object' ? <p>{errorText(reading.code, {}, language)}</p> : null}
      </FormHint>
    </AlertInView>
  )
}

/** Where both wrote something: here stands the person's own text, one click takes the other. */
function ConflictList({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('form')
  const labelOf = useFieldLabel()
  const open = form.conflicts.filter(({ field, theirs }) => (form.typed[field] ?? '') !== theirs)
  if (open.length === 0) return null
  return (
    <FormHint tone="warning" isAnnounced>
      <strong>{t($ => $.changed.conflicts)}</strong>
      <ul className={classes.conflicts}>
        {open.map(conflict => (
          <li key={conflict.field}>
            {t($ => $.changed.theirs, {
              field: labelOf(conflict.field),
              value: shown(conflict),
            })}{' '}
            <Button
              size="sm"
              variant="subtle"
              onClick={() => form.change({ [conflict.field]: conflict.theirs })}
            >
              {t($ => $.changed.take)}
            </Button>
          </li>
        ))}
      </ul>
    </FormHint>
  )

  function shown({ field, theirs }: TextConflict): string {
    const kind = form.view.form.fields[field]?.kind.name
    if (kind === 'choice') return theirs === '' ? t($ => $.changed.no) : t($ => $.changed.yes)
    if (kind === 'date' && isLocalDate(theirs)) return formatDate(theirs)
    return theirs === '' ? t($ => $.changed.empty) : theirs
  }
}
