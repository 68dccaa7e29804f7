import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { readTemplateName, templateFields } from '@tartip/domain/forms/template'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Illustration } from '../../../components/feedback/illustration.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Dialog } from '../../../components/overlay/dialog.tsx'
import type { FormSection, FormView } from '../../../documents/form/document-form.ts'
import { FormSectionView } from '../../../documents/form/document-form-screen.tsx'
import { formHref, templatesHref } from '../../../documents/form/form-address.ts'
import { LeaveDialog } from '../../../documents/form/leave-dialog.tsx'
import classes from '../../../documents/form/form.module.css'
import { TemplateNameField, useTemplateFailure } from '../../../documents/form/template-name.tsx'
import {
  templatesKey,
  updateTemplate,
  type FormTemplate,
} from '../../../documents/form/templates.ts'
import { useDocumentForm } from '../../../documents/form/use-document-form.ts'
import { useLeaveGuard } from '../../../documents/form/use-leave-guard.ts'
import { createContentKeys } from '../../../lib/idempotency.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { TemplateNote } from './template-notes.tsx'

interface TemplateFormScreenProps {
  view: FormView
  template: FormTemplate
}

type Outcome =
  | { readonly step: 'open' | 'saving' | 'saved' }
  | { readonly step: 'failed'; readonly text: string }

/** The fields of a form as a template keeps them; what is wrong with them is shown and does not stop the save. */
export function TemplateFormScreen({ view, template }: TemplateFormScreenProps) {
  const { t } = useTranslation('form')
  const queryClient = useQueryClient()
  const failureText = useTemplateFailure()
  const [name, setName] = useState(template.name)
  const [isJudged, setIsJudged] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({ step: 'open' })
  const [keyOf] = useState(createContentKeys)
  const form = useDocumentForm({
    view,
    initial: template.texts,
    typed: template.texts,
    judged: Object.keys(template.texts),
    onKept: () => undefined,
  })
  const isDirty = form.isDirty || name !== template.name
  const guard = useLeaveGuard(isDirty && outcome.step !== 'saved')
  const save = async () => {
    const read = readTemplateName(name)
    setIsJudged(true)
    if (!read.ok) return
    setOutcome({ step: 'saving' })
    const { legalPartyId, operation, texts } = form
    const { id, version } = template
    const changed = {
      legalPartyId,
      id,
      version,
      name: read.value,
      form: view.form,
      operation,
      texts,
    }
    try {
      await updateTemplate(changed, keyOf([read.value, operation, texts]))
      void queryClient.invalidateQueries({ queryKey: templatesKey })
      setOutcome({ step: 'saved' })
    } catch (error) {
      setOutcome({ step: 'failed', text: failureText(error) })
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Page
      title={t($ => $.template.editTitle)}
      back={{ href: templatesHref(), label: t($ => $.template.toList) }}
    >
      <form noValidate className={classes.form} onSubmit={handleSubmit} aria-label={template.name}>
        {template.wrongFields.length > 0 ? <TemplateNote template={template} /> : null}
        <TemplateNameField
          value={name}
          isJudged={isJudged}
          onChange={next => {
            setName(next)
            setIsJudged(false)
          }}
        />
        <div className={classes.sections}>
          {sectionsOf(view).map((section, index) => (
            <FormSectionView key={section.title} form={form} section={section} number={index + 1} />
          ))}
        </div>
        <div>
          <Button type="submit" loading={outcome.step === 'saving'}>
            {t($ => $.template.save)}
          </Button>
        </div>
      </form>
      {guard.isBlocked ? (
        <LeaveDialog
          canSaveDraft={false}
          busyText={t($ => $.leave.lostText)}
          onStay={guard.stay}
          onSaveDraft={guard.stay}
          onLeave={guard.go}
        />
      ) : null}
      {outcome.step === 'failed' ? (
        <Dialog
          title={t($ => $.template.failed)}
          onClose={() => setOutcome({ step: 'open' })}
          actions={
            <>
              <Button variant="default" onClick={() => setOutcome({ step: 'open' })}>
                {t($ => $.template.back)}
              </Button>
              <Button data-autofocus onClick={() => void save()}>
                {t($ => $.template.again)}
              </Button>
            </>
          }
        >
          <p>{outcome.text}</p>
        </Dialog>
      ) : null}
      {outcome.step === 'saved' && !guard.isBlocked ? (
        <ChangedDialog view={view} templateId={template.id} />
      ) : null}
    </Page>
  )
}

function ChangedDialog({ view, templateId }: { view: FormView; templateId: string }) {
  const { t } = useTranslation('form')
  const { history } = useRouter()
  const toList = () => history.replace(templatesHref())
  return (
    <Dialog
      title={t($ => $.template.changed)}
      illustration={<Illustration name="done" size={72} />}
      onClose={toList}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => history.replace(formHref(view.form, { template: templateId }))}
          >
            {t($ => $.template.use)}
          </Button>
          <Button data-autofocus onClick={toList}>
            {t($ => $.template.toList)}
          </Button>
        </>
      }
    >
      <p>{t($ => $.template.changedText)}</p>
    </Dialog>
  )
}

/** The sections of the form without the fields that belong to one document alone. */
function sectionsOf({ form, sections }: FormView): readonly FormSection[] {
  const kept = templateFields(form)
  return sections.flatMap(section => {
    const rows = section.rows.flatMap((row): FormSection['rows'] => {
      if (typeof row === 'string') return kept.includes(row) ? [row] : []
      if (!isFieldList(row)) return [row]
      const fields = row.filter(field => kept.includes(field))
      return fields.length > 0 ? [fields] : []
    })
    return rows.length > 0 ? [{ ...section, rows }] : []
  })
}

const isFieldList = (row: FormSection['rows'][number]): row is readonly string[] =>
  Array.isArray(row)
