import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { Page } from '../../components/layout/page.tsx'
import { phoneQuery } from '../../components/theme/breakpoints.ts'
import { lazySlot } from '../../lib/lazy-part.tsx'
import { useMedia } from '../../lib/use-media.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentForm, FormSection, KeptAs } from './document-form.ts'
import { FieldRow } from './field-views.tsx'
import { savedDocumentsHref } from './form-address.ts'
import { FormNotices } from './form-notices.tsx'
import { FormSummary, PhoneFooter } from './form-summary.tsx'
import { textsOfSnapshot } from './form-texts.ts'
import classes from './form.module.css'
import { useKeptAddress } from './kept-address.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { NoPayer } from './payer-notes.tsx'
import { StartNote } from './start-note.tsx'
import { mayStart } from './submit-state.ts'
import { useDocumentForm, type FormStart } from './use-document-form.ts'
import { useTextSnapshot, useRestoredTexts } from './text-snapshot.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const dialog = lazySlot(async () => (await import('./form-dialogs.tsx')).FormDialog)

interface DocumentFormScreenProps {
  start: Omit<FormStart, 'typed' | 'onKept'>
  /** What the form is called, for who does not see it. */
  name: string
  /** Where in the product this form is; distinguishes the snapshots of forms. */
  place: string
  /** The way to the other forms. */
  otherForms: ReactNode
  /** Stands above a new form. */
  startNote?: ReactNode
}

/** A form of the domain on a page: sections, summary, notices, and what guards the input. */
export function DocumentFormScreen({
  start,
  name,
  place,
  otherForms,
  startNote,
}: DocumentFormScreenProps) {
  const { t } = useTranslation('form')
  const key = `payment/${start.view.form.path}/${place}`
  const kept = useRestoredTexts(key)
  const [restored] = useState(() => textsOfSnapshot(start.view.form, kept))
  const form = useDocumentForm({
    ...start,
    typed: restored ?? start.kept?.texts ?? start.initial,
    onKept: useKeptAddress(),
  })
  const { edited, submitState } = form
  const isPhone = useMedia(phoneQuery)
  const isSettled = submitState.step === 'finished' || submitState.step === 'sendingRefused'
  const isAnswered = isSettled || submitState.step === 'refused'
  const hasSomethingToLose = !isSettled && (form.isUnkept || !mayStart(submitState))
  const guard = useLeaveGuard(hasSomethingToLose)
  useTextSnapshot(key, hasSomethingToLose ? form.typed : undefined)

  const { isDirty } = form
  useEffect(
    function loadDialogs() {
      // The connection may be gone when the answer has come.
      if (isDirty) dialog.preload()
    },
    [isDirty],
  )

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A second press repeats the first call: the same document under the same key.
    if (submitState.step === 'unknown') void form.retry()
    else void form.submit(form.isSendable ? 'sign' : 'draft')
  }
  const saveDraft = async (isLeaving = false): Promise<KeptAs> => {
    const keptAs = await form.saveDraft(isLeaving)
    if (keptAs === 'unfinished') {
      const goOn = {
        href: savedDocumentsHref({ status: 'DRAFT' }),
        label: t($ => $.notices.drafts),
      }
      toast.success(
        t($ => $.unfinished.kept),
        { goOn },
      )
    }
    return keptAs
  }
  const keepAndGo = async () => {
    const keptAs = await saveDraft(true)
    if (keptAs === 'draft') toast.success(t($ => $.result.draft))
    if (keptAs === 'nothing') guard.stay()
    else guard.go()
  }
  const leave = () => {
    form.letGo()
    guard.go()
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
        {edited || start.kept ? null : <StartNote form={form}>{startNote}</StartNote>}
        <div className={classes.notices}>
          <FormNotices form={form} isRestored={restored !== undefined} />
        </div>
        <div className={classes.layout}>
          <div className={classes.sections} inert={submitState.step === 'unknown'}>
            {form.view.sections.map((section, index) => (
              <FormSectionView
                key={section.title}
                form={form}
                section={section}
                number={index + 1}
              />
            ))}
          </div>
          <div className={classes.aside}>
            <FormSummary form={form} hasMainButton={!isPhone} onDraft={() => void saveDraft()} />
          </div>
        </div>
        {isPhone ? <PhoneFooter form={form} /> : null}
      </form>
      {guard.isBlocked ? (
        <LeaveDialog
          canSaveDraft={mayStart(submitState)}
          keepsUnfinished
          onStay={guard.stay}
          onSaveDraft={() => void keepAndGo()}
          onLeave={leave}
        />
      ) : null}
      {form.doubt || isAnswered ? <dialog.Part form={form} isLeaving={guard.isBlocked} /> : null}
    </Page>
  )
}

interface FormSectionViewProps {
  form: DocumentForm
  section: FormSection
  number: number
}

/** One numbered question of a form. */
export function FormSectionView({ form, section, number }: FormSectionViewProps) {
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
