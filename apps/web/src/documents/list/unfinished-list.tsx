import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { errorText } from '@tartip/domain/errors/catalogue'
import { useId, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  unfinishedKey,
  type UnfinishedForm,
  type UnfinishedForms,
} from '../form/unfinished-forms.ts'
import classes from './unfinished-list.module.css'

/** How a form is listed. */
interface FormLine {
  readonly title: string
  readonly details: readonly (string | undefined)[]
  /** Where it is continued; undefined for a form that this release does not have. */
  readonly href: string | undefined
}

interface UnfinishedListProps {
  forms: UnfinishedForms
  legalPartyId: string
  lineOf: (form: UnfinishedForm) => FormLine
}

/** Forms that the person has left unfinished; they stand above the drafts, since they are no documents yet. */
export function UnfinishedList({ forms, legalPartyId, lineOf }: UnfinishedListProps) {
  const { t } = useTranslation('documents')
  const titleId = useId()
  const found = useQuery(forms.listQuery(legalPartyId))
  if (!found.data || found.data.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t($ => $.unfinished.title)}
      </h2>
      <ul className={classes.list}>
        {found.data.map(form => (
          <UnfinishedRow
            key={form.id}
            form={form}
            line={lineOf(form)}
            onDelete={() => forms.remove(legalPartyId, form.id)}
          />
        ))}
      </ul>
    </section>
  )
}

interface UnfinishedRowProps {
  form: UnfinishedForm
  line: FormLine
  onDelete: () => Promise<unknown>
}

function UnfinishedRow({ form, line: { title, details, href }, onDelete }: UnfinishedRowProps) {
  const { t } = useTranslation('documents')
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.name}>{title}</p>
        <p className={classes.note}>
          {[...details, formatDateTime(fromIso(form.keptAt))].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={classes.actions}>
        {href ? (
          <LinkButton
            href={href}
            variant="default"
            size="sm"
            aria-label={t($ => $.unfinished.continueName, { name: title })}
          >
            {t($ => $.unfinished.continue)}
          </LinkButton>
        ) : null}
        <DeleteButton title={title} onDelete={onDelete} />
      </div>
    </li>
  )
}

type DeleteButtonProps = Pick<UnfinishedRowProps, 'onDelete'> & { title: string }

function DeleteButton({ title, onDelete }: DeleteButtonProps) {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [step, setStep] = useState<'closed' | 'asking' | 'deleting'>('closed')
  const remove = async () => {
    setStep('deleting')
    try {
      await onDelete()
      await queryClient.invalidateQueries({ queryKey: unfinishedKey })
      toast.success(t($ => $.unfinished.deleted))
    } catch (error) {
      const { code, params } = toApiError(error)
      toast.error(errorText(code, params, language))
    }
    setStep('closed')
  }
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        aria-label={t($ => $.unfinished.deleteName, { name: title })}
        onClick={() => setStep('asking')}
      >
        {t($ => $.unfinished.delete)}
      </Button>
      <ConfirmDialog
        opened={step !== 'closed'}
        title={t($ => $.unfinished.deleteTitle)}
        body={<p>{t($ => $.unfinished.deleteText)}</p>}
        confirmLabel={t($ => $.unfinished.delete)}
        tone="danger"
        isBusy={step === 'deleting'}
        onConfirm={() => void remove()}
        onCancel={() => setStep('closed')}
      />
    </>
  )
}
