import { useRouter } from '@tanstack/react-router'
import {
  type LetterForm as LetterReference,
  type LetterSubject,
} from '@tartip/domain/documents/letter'
import { errorText } from '@tartip/domain/errors/catalogue'
import { may } from '@tartip/domain/people/policy'
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { ErrorSummary } from '../../components/feedback/error-summary.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { AttachmentField } from '../../documents/attachment/attachment-field.tsx'
import { UnfinishedNote } from '../../documents/form/continued-form.tsx'
import { LeaveDialog } from '../../documents/form/leave-dialog.tsx'
import { useKeptAddress } from '../../documents/form/kept-address.ts'
import { StartNote } from '../../documents/form/start-note.tsx'
import { mayStart } from '../../documents/form/submit-state.ts'
import type { UnfinishedForm } from '../../documents/form/unfinished-forms.ts'
import { useTextSnapshot, useRestoredTexts } from '../../documents/form/text-snapshot.ts'
import { useLeaveGuard } from '../../documents/form/use-leave-guard.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { lazySlot } from '../../lib/lazy-part.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { letterCodes } from './api/letter-queries.ts'
import { unfinishedLetters } from './api/unfinished-letters.ts'
import classes from './letters.module.css'
import { lettersHref } from './urls.ts'
import {
  draftOfTexts,
  letterFields,
  textsOfDraft,
  useLetterForm,
  type LetterDraft,
  type LetterField,
  type LetterStart,
} from './use-letter-form.ts'

const sending = lazySlot(async () => (await import('./letter-sending.tsx')).LetterSending)

/** What follows when the letter is kept. */
type Intent = 'draft' | 'send' | 'leave'

interface LetterFormProps {
  title: string
  legalPartyId: string
  reference: LetterReference
  start: LetterStart
  /** The unfinished form that is continued. */
  kept?: UnfinishedForm | undefined
  /** Begins again with the letter as it is at the bank now. */
  onReload?: () => Promise<{ readonly error: Error | null }>
}

/** What is typed, how it is kept, and what follows. */
export function LetterForm({
  title,
  legalPartyId,
  reference,
  start,
  kept,
  onReload,
}: LetterFormProps) {
  const { t } = useTranslation('letters')
  const { t: common } = useTranslation('common')
  const { t: words } = useTranslation('form')
  const language = useLanguage()
  const viewer = useViewer()
  const { history } = useRouter()
  const key = `letter/${kept?.id ?? start.edited?.letterId ?? start.referenceLetterId ?? 'new'}`
  const snapshot = useRestoredTexts(key)
  const [restored] = useState(() => draftOfTexts(snapshot))
  const form = useLetterForm(
    { legalPartyId, reference, start, kept, onKept: useKeptAddress() },
    restored ?? draftOfTexts(kept?.texts) ?? start.initial,
  )
  const { submitState } = form
  const [isSending, setIsSending] = useState(false)
  const intent = useRef<Intent>('draft')
  /** Its signature follows once it is kept. */
  const [isSent, setIsSent] = useState(false)
  const savedId = submitState.step === 'finished' ? submitState.paymentId : undefined
  const hasSomethingToLose = savedId === undefined && (form.isUnkept || !mayStart(submitState))
  const guard = useLeaveGuard(hasSomethingToLose)
  useTextSnapshot(key, hasSomethingToLose ? textsOfDraft(form.draft) : undefined)
  const toSheet = (id: string) => history.replace(lettersHref('outgoing', { letter: id }))

  const handleSaved = useEffectEvent((id: string) => {
    if (intent.current === 'send') return
    toast.success(t($ => $.form.saved))
    if (intent.current === 'leave') guard.go()
    else toSheet(id)
  })
  useEffect(
    function goOnWhenSaved() {
      if (savedId !== undefined) handleSaved(savedId)
    },
    [savedId],
  )
  const { isDirty } = form
  useEffect(
    function loadSending() {
      // The connection may be gone when the letter is kept.
      if (isDirty) sending.preload()
    },
    [isDirty],
  )
  const keep = async (next: Intent) => {
    // A second press finds out what became of the first: the same letter under the same key.
    if (submitState.step === 'unknown') {
      await form.retry()
      return
    }
    intent.current = next
    setIsSent(next === 'send')
    if (next === 'send') {
      await form.save()
      return
    }
    const keptAs = await form.saveDraft()
    if (keptAs === 'unfinished') {
      toast.success(
        words($ => $.unfinished.kept),
        {
          goOn: { href: lettersHref('outgoing'), label: words($ => $.notices.drafts) },
        },
      )
      if (next === 'leave') guard.go()
    }
    if (keptAs === 'nothing' && next === 'leave') guard.stay()
  }
  const leave = () => {
    form.letGo()
    guard.go()
  }
  const reload = async () => {
    const answer = await onReload?.()
    if (answer?.error) toast.error(await failureWords(answer.error, common, language))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void keep('send')
  }
  const isUnknown = submitState.step === 'unknown'
  const isHeld = form.isBusy || isSending || savedId !== undefined
  // Pay-control is answered on the phone, so the letter has to be sent there first.
  const signsAtOnce = may(viewer, 'letters.sign').ok && viewer.signType !== 'PAY_CONTROL'

  return (
    <>
      {start.edited || start.referenceLetterId || kept ? null : (
        <StartNote form={form}>
          <UnfinishedNote forms={unfinishedLetters} href={lettersHref('outgoing')} />
        </StartNote>
      )}
      {restored ? <Notice>{t($ => $.form.restored)}</Notice> : null}
      {form.refusal ? (
        <Notice
          tone="danger"
          role="alert"
          actions={
            onReload && form.refusal.code === letterCodes.changedMeanwhile ? (
              <Button variant="default" onClick={() => void reload()}>
                {t($ => $.form.reload)}
              </Button>
            ) : null
          }
        >
          {errorText(form.refusal.code, form.refusal.params, language)}
        </Notice>
      ) : null}
      {isUnknown ? (
        <Notice tone="warning" role="alert">
          {t($ => $.form.unknown)}
        </Notice>
      ) : null}
      <form
        noValidate
        className={classes.form}
        onSubmit={handleSubmit}
        aria-busy={form.isBusy}
        aria-label={title}
      >
        <LetterFields
          form={form}
          subjects={reference.subjects}
          isInert={isUnknown}
          onSendingChange={setIsSending}
        />
        <div className={classes.buttons}>
          <Button type="submit" loading={isHeld}>
            {isUnknown ? t($ => $.form.ask) : t($ => (signsAtOnce ? $.form.sign : $.form.send))}
          </Button>
          {isUnknown ? null : (
            <Button variant="default" aria-disabled={isHeld} onClick={() => void keep('draft')}>
              {t($ => $.form.draft)}
            </Button>
          )}
        </div>
      </form>
      {guard.isBlocked ? (
        <LeaveDialog
          canSaveDraft={mayStart(submitState) && !isSending}
          busyText={t($ => $.form.busy)}
          onStay={guard.stay}
          onSaveDraft={() => void keep('leave')}
          keepsUnfinished
          onLeave={leave}
        />
      ) : null}
      {/* The narrow page would stretch what is hidden in it. */}
      <div style={{ display: 'contents' }}>
        {isSent && savedId !== undefined ? (
          <sending.Part legalPartyId={legalPartyId} letterId={savedId} onEnd={toSheet} />
        ) : null}
      </div>
    </>
  )
}

interface LetterFieldsProps {
  form: ReturnType<typeof useLetterForm>
  subjects: readonly LetterSubject[]
  isInert: boolean
  onSendingChange: (isSending: boolean) => void
}

function LetterFields({ form, subjects, isInert, onSendingChange }: LetterFieldsProps) {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  const id = useId()
  const { draft, failures, change } = form
  const errorOf = (field: LetterField, label?: string): string | undefined => {
    const failure = failures.get(field)
    if (!failure) return undefined
    const { code, params, message } = failure
    if (code === 'FIELD_REQUIRED' && field === 'message') {
      return errorText('LETTER_TEXT_REQUIRED', params, language)
    }
    return message?.[language] || errorText(code, params, language, label)
  }
  const fieldOf = (field: LetterField) => ({
    id: `${id}-${field}`,
    label: t($ => $.form.fields[field]),
    value: draft[field],
    error: errorOf(field),
    isRequired: true,
    isReadOnly: form.isBusy,
    onChange: (text: string) => change({ [field]: text } satisfies Partial<LetterDraft>),
  })
  const hasTitle = form.subject?.needsTitle === true || draft.title !== ''
  const shownFields = letterFields.filter(field => field !== 'title' || hasTitle)
  return (
    <>
      <ErrorSummary
        attempt={form.attempt}
        errors={shownFields.flatMap(field => {
          const words = errorOf(
            field,
            t($ => $.form.fields[field]),
          )
          return words === undefined ? [] : [{ fieldId: `${id}-${field}`, words }]
        })}
      />
      <div className={classes.fields} inert={isInert}>
        <SelectField
          {...fieldOf('subjectCode')}
          hint={form.subject?.hint[language]}
          options={subjects.map(({ code, name }) => ({ value: code, label: name[language] }))}
        />
        {hasTitle ? <TextField {...fieldOf('title')} counter={form.limits.title} /> : null}
        <TextAreaField {...fieldOf('message')} rows={8} counter={form.limits.message} />
        <AttachmentField
          label={t($ => $.form.file)}
          purpose="LETTER_ATTACHMENT"
          value={draft.file}
          isDisabled={form.isBusy}
          onChange={file => change({ file })}
          onSendingChange={onSendingChange}
        />
      </div>
    </>
  )
}
