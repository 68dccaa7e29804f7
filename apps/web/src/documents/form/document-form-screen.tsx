import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { Page } from '../../components/layout/page.tsx'
import { phoneQuery } from '../../components/theme/breakpoints.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentForm, FormSection } from './document-form.ts'
import { FieldRow } from './field-views.tsx'
import { savedDocumentsHref } from './form-address.ts'
import { DraftKeptDialog, LeaveDialog, ResultDialog } from './form-dialogs.tsx'
import { FormNotices } from './form-notices.tsx'
import { FormSummary, PhoneFooter } from './form-summary.tsx'
import { textsOfSnapshot } from './form-texts.ts'
import classes from './form.module.css'
import { NoPayer } from './payer-notes.tsx'
import { mayStart } from './submit-state.ts'
import { useDocumentForm, type FormStart } from './use-document-form.ts'
import { useKeepTexts, useKeptTexts } from './use-kept-texts.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

interface DocumentFormScreenProps {
  start: Omit<FormStart, 'typed'>
  /** What the form is called, for who does not see it. */
  name: string
  /** Where in the product this form is; distinguishes the snapshots of forms. */
  place: string
  /** The way to the other forms. */
  otherForms: ReactNode
}

/** A form of the domain on a page: sections, summary, notices, and what guards the input. */
export function DocumentFormScreen({ start, name, place, otherForms }: DocumentFormScreenProps) {
  const { t } = useTranslation('form')
  const key = `payment/${start.view.form.path}/${place}`
  const kept = useKeptTexts(key)
  const [restored] = useState(() => textsOfSnapshot(start.view.form, kept))
  const form = useDocumentForm({ ...start, typed: restored ?? start.initial })
  const { edited, submitState } = form
  const isPhone = useMedia(phoneQuery)
  const isSettled = submitState.step === 'finished' || submitState.step === 'draftKept'
  const hasSomethingToLose = !isSettled && (form.isDirty || !mayStart(submitState))
  const guard = useLeaveGuard(hasSomethingToLose)
  useKeepTexts(key, hasSomethingToLose ? form.typed : undefined)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A second press asks what became of the first: the same document under the same key.
    if (submitState.step === 'unknown') void form.retry()
    else void form.submit(form.isSendable ? 'sign' : 'draft')
  }
  const keepAndGo = async () => {
    if (await form.submit('draft')) {
      toast.success(t($ => $.result.draft))
      guard.go()
    } else guard.stay()
  }

  // What is typed already stays, also when a right is taken away meanwhile.
  if (form.lack !== undefined && !form.isDirty) {
    return (
      <Page title={t($ => $.title)} actions={otherForms}>
        <NoPayer lack={form.lack} />
      </Page>
    )
  }
  return (
    <Page
      title={edited ? t($ => $.editTitle, { number: edited.payment.transferNum }) : t($ => $.title)}
      actions={edited ? undefined : otherForms}
      {...(edited
        ? {
            back: {
              href: savedDocumentsHref({ payment: edited.payment.id }),
              label: t($ => $.back),
            },
          }
        : // The footer stands in the place of the bar that leads elsewhere.
          isPhone
          ? { back: { href: '/', label: t($ => $.home) } }
          : {})}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={handleSubmit}
        aria-busy={form.isBusy}
        aria-label={name}
      >
        <div className={classes.notices}>
          <FormNotices form={form} isRestored={restored !== undefined} />
        </div>
        <div className={classes.layout}>
          <div className={classes.sections} inert={submitState.step === 'unknown'}>
            {form.view.sections.map((section, index) => (
              <Section key={section.title} form={form} section={section} number={index + 1} />
            ))}
          </div>
          <div className={classes.aside}>
            <FormSummary form={form} hasMainButton={!isPhone} />
          </div>
        </div>
        {isPhone ? <PhoneFooter form={form} /> : null}
      </form>
      {guard.isBlocked ? (
        <LeaveDialog
          canKeep={mayStart(submitState)}
          onStay={guard.stay}
          onKeep={() => void keepAndGo()}
          onLeave={guard.go}
        />
      ) : null}
      {submitState.step === 'finished' && !guard.isBlocked ? (
        <ResultDialog form={form} paymentId={submitState.paymentId} outcome={submitState.outcome} />
      ) : null}
      {submitState.step === 'draftKept' ? (
        <DraftKeptDialog
          form={form}
          paymentId={submitState.paymentId}
          refusal={submitState.refusal}
        />
      ) : null}
    </Page>
  )
}

interface SectionProps {
  form: DocumentForm
  section: FormSection
  number: number
}

function Section({ form, section, number }: SectionProps) {
  const { t } = useTranslation('form')
  const titleId = useId()
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.sectionTitle}>
        <span className={classes.sectionNumber} aria-hidden>
          {number}
        </span>
        {t($ => $.sections[section.title])}
      </h2>
      <div className={classes.fields}>
        {section.rows.map((Row, index) =>
          typeof Row === 'function' ? (
            <Row key={index} form={form} />
          ) : (
            <FieldRow key={String(Row)} form={form} row={[Row].flat()} />
          ),
        )}
      </div>
    </section>
  )
}
