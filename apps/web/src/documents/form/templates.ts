import { queryOptions } from '@tanstack/react-query'
import type { PaymentForm } from '@tartip/domain/forms/form'
import { textsForTemplate } from '@tartip/domain/forms/template'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { execute } from '../../lib/graphql-client.ts'
import {
  DeleteTemplateDocument,
  SaveTemplateDocument,
  TemplatesDocument,
  UpdateTemplateDocument,
  type TemplatesQuery,
} from './api/templates.payment.generated.ts'

/** Texts of a form that the organisation keeps under a name. */
export interface FormTemplate {
  readonly id: string
  readonly name: string
  readonly operation: OperationCode
  /** Name of the form in the address. */
  readonly form: string
  readonly texts: Readonly<Record<string, string>>
  /** Filled fields whose texts no longer pass the rules of the bank. */
  readonly wrongFields: readonly string[]
  readonly version: number
  readonly updatedBy: string
  readonly updatedDate: string
}

const service = 'payment'

/** The first part of the keys of everything that is read of templates. */
export const templatesKey = ['templates'] as const

const templateOfWire = ({
  nameTemplate: name,
  operation,
  texts,
  ...template
}: TemplatesQuery['getTransferTemplateByCriteria'][number]): FormTemplate => ({
  ...template,
  name,
  operation: operation.code,
  texts: Object.fromEntries(texts.map(({ field, text }) => [field, text])),
})

/** All templates that the person may use, by name. */
export const templatesQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [...templatesKey, legalPartyId],
    queryFn: async ({ signal }) => {
      const criteria = { legalPartyId }
      const data = await execute(TemplatesDocument, { criteria }, { service, signal })
      return data.getTransferTemplateByCriteria.map(templateOfWire)
    },
  })

interface TemplateToSave {
  readonly legalPartyId: string
  readonly name: string
  readonly form: PaymentForm
  readonly operation: OperationCode
  readonly texts: Readonly<Record<string, string>>
}

const inputOf = ({ legalPartyId, name, form, operation, texts }: TemplateToSave) => ({
  legalPartyId,
  nameTemplate: name,
  operation: { id: operation },
  form: form.path,
  texts: Object.entries(textsForTemplate(form, operation, texts)).map(([field, text]) => ({
    field,
    text,
  })),
})

export const saveTemplate = (template: TemplateToSave, idempotencyKey: string) =>
  execute(SaveTemplateDocument, { template: inputOf(template) }, { service, idempotencyKey })

export const updateTemplate = (
  { id, version, ...template }: TemplateToSave & Pick<FormTemplate, 'id' | 'version'>,
  idempotencyKey: string,
) =>
  execute(
    UpdateTemplateDocument,
    { template: { ...inputOf(template), id, version } },
    { service, idempotencyKey },
  )

export const deleteTemplate = (legalPartyId: string, id: string, idempotencyKey: string) =>
  execute(
    DeleteTemplateDocument,
    { template: { templateId: id, legalPartyId } },
    { service, idempotencyKey },
  )
