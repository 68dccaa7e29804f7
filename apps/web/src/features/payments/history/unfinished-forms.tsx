import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { errorText } from '@tartip/domain/errors/catalogue'
import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import {
  deleteUnfinishedForm,
  unfinishedFormsQuery,
  unfinishedKey,
  type UnfinishedForm,
} from '../../../documents/form/unfinished-forms.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useFormNames } from '../form-names.ts'
import { continueHref } from '../urls.ts'
import classes from './unfinished-forms.module.css'

/** Forms that the person has left unfinished; they stand above the drafts, since they are no documents yet. */
export function UnfinishedForms({ legalPartyId }: { legalPartyId: string }) {
  const { t } = useTranslation('payments')
  const titleId = useId()
  const found = useQuery(unfinishedFormsQuery(legalPartyId))
  if (!found.data || found.data.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t($ => $.unfinished.title)}
      </h2>
      <ul className={classes.list}>
        {found.data.map(form => (
          <UnfinishedRow key={form.id} form={form} legalPartyId={legalPartyId} />
        ))}
      </ul>
    </section>
  )
}

/** What distinguishes forms, in the order of preference. */
const telling = ['recipientName', 'purpose', 'recipientAccount', 'ownRecipient', 'payerAccount']

interface UnfinishedRowProps {
  form: UnfinishedForm
  legalPartyId: string
}

function UnfinishedRow({ form, legalPartyId }: UnfinishedRowProps) {
  const { t } = useTranslation('payments')
  const nameOf = useFormNames()
  const href = continueHref(form)
  const { amount, recipientAmount, ...texts } = form.texts
  const field = telling.find(one => texts[one])
  const title = (field && texts[field]) || t($ => $.unfinished.empty)
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.name}>{title}</p>
        <p className={classes.note}>
          {[nameOf(form.form), amount || recipientAmount, formatDateTime(fromIso(form.keptAt))]
            .filter(Boolean)
            .join(' · ')}
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
        <DeleteButton form={form} legalPartyId={legalPartyId} title={title} />
      </div>
    </li>
  )
}

function DeleteButton({ form, legalPartyId, title }: UnfinishedRowProps & { title: string }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [step, setStep] = useState<'closed' | 'asking' | 'deleting'>('closed')
  const remove = async () => {
    setStep('deleting')
    try {
      await deleteUnfinishedForm(legalPartyId, form.id)
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
