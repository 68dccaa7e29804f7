import { errorText } from '@tartip/domain/errors/catalogue'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { AppLink } from '../../../../components/controls/app-link.tsx'
import { ErrorSummary } from '../../../../components/feedback/error-summary.tsx'
import { useLanguage } from '../../../../lib/use-language.ts'
import { historyHref } from '../../urls.ts'
import { topFailures } from '../checks/told-failures.ts'
import { useFailureText } from '../checks/use-failure-text.ts'
import { FormHint } from '../form-hint.tsx'
import { fieldId } from '../use-field.ts'
import type { TransferForm } from '../use-transfer-form.ts'
import type { Refusal } from '../submit/submit-state.ts'
import { AlertInSight } from './alert-in-sight.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { ConflictList } from './conflict-list.tsx'
import { useFieldLabel } from './use-field-label.ts'

interface FormNoticesProps {
  form: TransferForm
  /** The form came back after the end of a session. */
  isRestored: boolean
}

/** What concerns the whole form: mistakes of a failed submit, refusals, news of the document. */
export function FormNotices({ form, isRestored }: FormNoticesProps) {
  const { t } = useTranslation('payments')
  const textOf = useFailureText()
  const labelOf = useFieldLabel()
  const { submitState, edited } = form
  const comment = edited?.payment.statusCode === 'FOR_EDITING' ? edited.payment.description : null
  return (
    <>
      <ErrorSummary
        attempt={form.attempt}
        errors={form.reported.map(failure => ({
          fieldId: fieldId(failure.field),
          label: labelOf(failure.field),
          message: textOf(failure),
        }))}
      />
      {submitState.step === 'refused' ? (
        <RefusalNotice refusal={submitState.refusal} form={form} />
      ) : null}
      <UnknownOutcome form={form} />
      {form.conflicts.length > 0 ? <ConflictList form={form} /> : null}
      {isRestored ? <FormHint isAnnounced>{t($ => $.form.notices.restored)}</FormHint> : null}
      {comment ? (
        <FormHint tone="warning">{t($ => $.form.notices.returned, { comment })}</FormHint>
      ) : null}
      {edited && edited.payment.statusCode !== 'DRAFT' ? (
        <FormHint>{t($ => $.form.notices.signaturesLost)}</FormHint>
      ) : null}
    </>
  )
}

function RefusalNotice({ refusal, form }: { refusal: Refusal; form: TransferForm }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  if (refusal.code === 'PAYMENT_CHANGED_MEANWHILE') return <ChangedMeanwhile form={form} />
  const failures = topFailures(refusal)
  if (failures.length === 0) return null
  return (
    <AlertInSight>
      <FormHint tone="danger">
        {failures.map(({ code, params, message }) => (
          <p key={code}>{message?.[language] || errorText(code, params, language)}</p>
        ))}
        {refusal.code === 'SYSTEM_ERROR' ? (
          <p>
            {t($ => $.form.notices.maybeKept)}{' '}
            <AppLink href={historyHref({ status: 'DRAFT' })}>
              {t($ => $.form.notices.drafts)}
            </AppLink>
          </p>
        ) : null}
        {refusal.traceId ? (
          <p>
            <small>{t($ => $.form.notices.trace, { id: refusal.traceId })}</small>
          </p>
        ) : null}
      </FormHint>
    </AlertInSight>
  )
}

/** No answer came: it is asked for by sending the same document under the same key. */
function UnknownOutcome({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const { submitState } = form
  const isAsking =
    (submitState.step === 'saving' || submitState.step === 'sending') && submitState.isResend
  if (submitState.step !== 'unknown' && !isAsking) return null
  return (
    <AlertInSight>
      <FormHint
        tone="warning"
        actions={
          <Button
            size="sm"
            aria-disabled={isAsking || undefined}
            onClick={() => {
              if (!isAsking) void form.askAgain()
            }}
          >
            {isAsking ? t($ => $.form.unknown.asking) : t($ => $.form.unknown.ask)}
          </Button>
        }
      >
        <strong>{t($ => $.form.unknown.title)}</strong>
        <p>{t($ => $.form.unknown.text)}</p>
      </FormHint>
    </AlertInSight>
  )
}
