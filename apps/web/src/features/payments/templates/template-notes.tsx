import { IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { PaymentForm } from '@tartip/domain/forms/form'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { useFieldLabel } from '../../../documents/form/failures.ts'
import { templatesHref } from '../../../documents/form/form-address.ts'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { templatesQuery, type FormTemplate } from '../../../documents/form/templates.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'

/** Which template has filled the form, and what of it no longer passes the rules. */
export function TemplateNote({ template }: { template: FormTemplate }) {
  const { t } = useTranslation('form')
  const labelOf = useFieldLabel()
  const { name, wrongFields } = template
  const filled = t($ => $.template.filled, { name })
  if (wrongFields.length === 0) return <FormHint>{filled}</FormHint>
  return (
    <FormHint tone="warning" isAnnounced>
      <p>{filled}</p>
      <p>{t($ => $.template.wrong, { fields: wrongFields.map(labelOf).join(', ') })}</p>
    </FormHint>
  )
}

/** Leads from an empty form to its templates, while there are any. */
export function TemplatesNote({ form }: { form: PaymentForm }) {
  const { t } = useTranslation('form')
  const found = useQuery(templatesQuery(useMe().currentContract.orgReferenceId))
  const count = found.data?.filter(template => template.form === form.path).length ?? 0
  if (count === 0) return null
  return (
    <div>
      <LinkButton
        href={templatesHref(form)}
        variant="subtle"
        size="sm"
        leftSection={<IconTemplate size={18} aria-hidden />}
      >
        {t($ => $.template.offer, { count })}
      </LinkButton>
    </div>
  )
}
