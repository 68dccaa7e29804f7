import { operationNames } from '@tartip/domain/payment/operation'
import { toIso } from '@tartip/domain/time/instant'

import { requestOf, requireActor } from '../../../platform/graphql/context.ts'
import { parseTypedTexts } from '../../../platform/graphql/read-input.ts'
import { unwrapForm } from '../../../platform/graphql/unwrap-answer.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { ReadTemplate, Templates } from '../use-cases/templates.ts'
import { presentText, shortNameOf, type PeopleNames } from './payment-presenter.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  TransferTemplate,
  TransferTemplateInput,
} from './payment.generated.ts'
import { namesOfOrganisation } from './seen-documents.ts'

type TemplateQueries = Pick<QueryResolvers, 'getTransferTemplateByCriteria'>
type TemplateMutations = Pick<
  MutationResolvers,
  'saveTransferTemplate' | 'updateTemplate' | 'deleteTemplate'
>

export function createTemplateResolvers(
  deps: Pick<PaymentDeps, 'accessControl'>,
  templates: Templates,
): { readonly queries: TemplateQueries; readonly mutations: TemplateMutations } {
  return {
    queries: {
      getTransferTemplateByCriteria: async (_root, { transferTemplateCriteria }, ctx) => {
        const actor = requireActor(ctx)
        const { legalPartyId, operationIds } = transferTemplateCriteria
        const found = unwrap(
          await templates.list(actor, { legalPartyId, operationIds: operationIds ?? undefined }),
        )
        const names = await namesOfOrganisation(deps, actor)
        return found.map(template => present(template, names))
      },
    },
    mutations: {
      saveTransferTemplate: async (_root, { template }, ctx) =>
        unwrapForm(
          await templates.save(requireActor(ctx), requestOf(ctx), {
            legalPartyId: template.legalPartyId,
            ...readTemplate(template),
          }),
        ),
      updateTemplate: async (_root, { template }, ctx) =>
        unwrapForm(
          await templates.update(requireActor(ctx), requestOf(ctx), {
            legalPartyId: template.legalPartyId,
            templateId: template.id,
            version: template.version,
            ...readTemplate(template),
          }),
        ),
      deleteTemplate: async (_root, { template }, ctx) =>
        unwrap(await templates.remove(requireActor(ctx), requestOf(ctx), template)),
    },
  }
}

const readTemplate = ({
  operation,
  form,
  nameTemplate,
  texts,
}: Pick<TransferTemplateInput, 'operation' | 'form' | 'nameTemplate' | 'texts'>) => ({
  operation: operation.id,
  form: form ?? undefined,
  name: nameTemplate,
  texts: parseTypedTexts(texts),
})

function present(
  { id, name, operationCode, form, texts, wrongFields, version, ...last }: ReadTemplate,
  names: PeopleNames,
): TransferTemplate {
  return {
    id,
    nameTemplate: name,
    operation: {
      id: operationCode,
      code: operationCode,
      name: presentText(operationNames[operationCode]),
    },
    form: form.path,
    texts: Object.entries(texts).map(([field, text]) => ({ field, text })),
    wrongFields: [...wrongFields],
    version,
    updatedBy: shortNameOf(names, last.updatedBy),
    updatedDate: toIso(last.updatedAt),
  }
}
