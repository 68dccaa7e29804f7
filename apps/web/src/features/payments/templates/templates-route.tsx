import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { formOfPath } from '@tartip/domain/forms/payment-forms'
import { holdsTerm } from '@tartip/domain/lists/search-text'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { SearchField } from '../../../components/fields/search-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import { useFieldLabel } from '../../../documents/form/failures.ts'
import { formHref } from '../../../documents/form/form-address.ts'
import { useTemplateFailure } from '../../../documents/form/template-name.tsx'
import {
  deleteTemplate,
  templatesKey,
  templatesQuery,
  type FormTemplate,
} from '../../../documents/form/templates.ts'
import { createContentKeys } from '../../../lib/idempotency.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useFormNames } from '../form-names.ts'
import { newPaymentHref } from '../urls.ts'
import classes from './templates.module.css'

/** `/templates`: what the organisation pays again and again, form by form. */
export function TemplatesRoute() {
  const { t } = useTranslation('payments')
  const { form: first }: { readonly form?: string } = useSearch({ strict: false })
  const [search, setSearch] = useState('')
  const found = useQuery(templatesQuery(useMe().currentContract.orgReferenceId))
  return (
    <Page title={t($ => $.templates.title)}>
      <QueryState
        query={found}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.templates.empty.title)}
            text={t($ => $.templates.empty.text)}
            action={
              <LinkButton href={newPaymentHref} variant="filled">
                {t($ => $.history.newPayment)}
              </LinkButton>
            }
          />
        }
      >
        {templates => (
          <div className={classes.page}>
            <SearchField
              label={t($ => $.templates.search)}
              placeholder={t($ => $.templates.search)}
              value={search}
              onChange={setSearch}
            />
            <Groups templates={matching(templates, search)} first={first} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

const matching = (templates: readonly FormTemplate[], search: string) => {
  return templates.filter(({ name, texts }) => holdsTerm([name, ...Object.values(texts)], search))
}

interface GroupsProps {
  templates: readonly FormTemplate[]
  /** The form whose templates stand first. */
  first: string | undefined
}

function Groups({ templates, first }: GroupsProps) {
  const { t } = useTranslation('payments')
  const forms = [...new Set(templates.map(({ form }) => form))].toSorted(
    (a, b) => Number(b === first) - Number(a === first),
  )
  if (forms.length === 0) return <p role="status">{t($ => $.templates.nothing)}</p>
  return forms.map(form => (
    <Group key={form} form={form} templates={templates.filter(one => one.form === form)} />
  ))
}

function Group({ form, templates }: { form: string; templates: readonly FormTemplate[] }) {
  const titleId = useId()
  const nameOf = useFormNames()
  return (
    <section className={classes.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {nameOf(form)}
      </h2>
      <ul className={classes.list}>
        {templates.map(template => (
          <TemplateRow key={template.id} template={template} />
        ))}
      </ul>
    </section>
  )
}

/** What people know a payee by, in the order of preference. */
const payeeFields = ['recipientName', 'recipientAccount', 'ownRecipient', 'recipientCardNum']

function TemplateRow({ template }: { template: FormTemplate }) {
  const { t } = useTranslation('payments')
  const labelOf = useFieldLabel()
  const form = formOfPath(template.form)
  const { id, name, texts, wrongFields, updatedBy, updatedDate } = template
  const payee = payeeFields.map(field => texts[field]).find(Boolean)
  const changed = t($ => $.templates.changedBy, {
    date: formatDate(bishkekDate(fromIso(updatedDate))),
    name: updatedBy,
  })
  if (!form) return null
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p className={classes.note}>
          {[payee, texts['amount'], changed].filter(Boolean).join(' · ')}
        </p>
        {wrongFields.length > 0 ? (
          <Chip tone="warning" icon={IconAlertTriangle}>
            {t($ => $.templates.wrong, { fields: wrongFields.map(labelOf).join(', ') })}
          </Chip>
        ) : null}
      </div>
      <div className={classes.actions}>
        <LinkButton
          href={formHref(form, { template: id })}
          size="sm"
          variant="light"
          aria-label={t($ => $.templates.useName, { name })}
        >
          {t($ => $.templates.use)}
        </LinkButton>
        <LinkButton
          href={formHref(form, { editTemplate: id })}
          size="sm"
          variant="subtle"
          aria-label={t($ => $.templates.editName, { name })}
        >
          {t($ => $.templates.edit)}
        </LinkButton>
        <DeleteButton template={template} />
      </div>
    </li>
  )
}

function DeleteButton({ template: { id, name } }: { template: FormTemplate }) {
  const { t } = useTranslation('payments')
  const legalPartyId = useMe().currentContract.orgReferenceId
  const queryClient = useQueryClient()
  const failureText = useTemplateFailure()
  const [keyOf] = useState(createContentKeys)
  const [step, setStep] = useState<'closed' | 'asking' | 'deleting'>('closed')
  const remove = async () => {
    setStep('deleting')
    try {
      await deleteTemplate(legalPartyId, id, keyOf(id))
      await queryClient.invalidateQueries({ queryKey: templatesKey })
      toast.success(t($ => $.templates.deleted, { name }))
    } catch (error) {
      toast.error(failureText(error))
    }
    setStep('closed')
  }
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        aria-label={t($ => $.templates.deleteName, { name })}
        onClick={() => setStep('asking')}
      >
        {t($ => $.templates.delete)}
      </Button>
      <ConfirmDialog
        opened={step !== 'closed'}
        title={t($ => $.templates.deleteTitle, { name })}
        body={<p>{t($ => $.templates.deleteText)}</p>}
        confirmLabel={t($ => $.templates.delete)}
        tone="danger"
        isBusy={step === 'deleting'}
        onConfirm={() => void remove()}
        onCancel={() => setStep('closed')}
      />
    </>
  )
}
