import { queryOptions } from '@tanstack/react-query'
import type { FormTexts } from '@tartip/domain/forms/form'
import type { TypedForm } from '@tartip/domain/forms/unfinished-form'
import { execute, type ExecuteOptions, type ServiceName } from '../../lib/graphql-client.ts'
import {
  DeleteUnfinishedFormDocument,
  FindUnfinishedFormDocument,
  KeepUnfinishedFormDocument,
  UnfinishedFormsDocument,
  type KeepUnfinishedFormMutationVariables,
  type UnfinishedFormFragment,
} from './api/unfinished-forms.payment.generated.ts'

/** A form of this person that is no document yet. */
export interface UnfinishedForm extends TypedForm {
  readonly id: string
  readonly version: number
  readonly keptAt: string
  /** The document that has been saved from it. */
  readonly savedId: string | undefined
}

interface KeepForm extends TypedForm {
  readonly id: string
  readonly legalPartyId: string
  readonly version: number | undefined
}

interface FormRef {
  readonly form: { readonly id: string; readonly legalPartyId: string }
}

/** The calls that every service with forms has in its SDL. */
interface FormCalls {
  list(
    variables: { readonly legalPartyId: string },
    options: ExecuteOptions,
  ): Promise<{ readonly findUnfinishedForms: readonly UnfinishedFormFragment[] }>
  find(
    variables: FormRef,
    options: ExecuteOptions,
  ): Promise<{ readonly findUnfinishedForm: UnfinishedFormFragment }>
  keep(
    variables: KeepUnfinishedFormMutationVariables,
    options: ExecuteOptions,
  ): Promise<{ readonly keepUnfinishedForm: { readonly version: number } }>
  remove(variables: FormRef, options: ExecuteOptions): Promise<unknown>
}

/** The first part of the keys of everything that is read of unfinished forms. */
export const unfinishedKey = ['unfinished-forms'] as const

const formOfWire = ({
  texts,
  edited,
  attempt,
  savedId,
  ...form
}: UnfinishedFormFragment): UnfinishedForm => ({
  ...form,
  texts: Object.fromEntries(texts.map(({ field, text }) => [field, text])),
  ...(edited ? { edited } : {}),
  ...(attempt ? { attempt } : {}),
  savedId: savedId ?? undefined,
})

export type UnfinishedForms = ReturnType<typeof createUnfinishedForms>

/** The unfinished forms of one service. */
export function createUnfinishedForms(service: ServiceName, calls: FormCalls) {
  return {
    listQuery: (legalPartyId: string) =>
      queryOptions({
        queryKey: [...unfinishedKey, service, legalPartyId],
        queryFn: async ({ signal }) =>
          (await calls.list({ legalPartyId }, { service, signal })).findUnfinishedForms.map(
            formOfWire,
          ),
      }),

    formQuery: (legalPartyId: string, id: string) =>
      queryOptions({
        queryKey: [...unfinishedKey, service, legalPartyId, id],
        queryFn: async ({ signal }) => {
          const found = await calls.find({ form: { id, legalPartyId } }, { service, signal })
          return formOfWire(found.findUnfinishedForm)
        },
      }),

    remove: (legalPartyId: string, id: string) =>
      calls.remove({ form: { id, legalPartyId } }, { service }),

    /** Keeps a form and resolves to its new version. */
    async keep({ texts, version, edited, attempt, ...form }: KeepForm): Promise<number> {
      const input = {
        ...form,
        texts: Object.entries(texts).map(([field, text]) => ({ field, text })),
        version: version ?? null,
        edited: edited ?? null,
        attempt: attempt ?? null,
      }
      return (await calls.keep({ form: input }, { service })).keepUnfinishedForm.version
    },
  }
}

export const unfinishedPayments = createUnfinishedForms('payment', {
  list: (variables, options) => execute(UnfinishedFormsDocument, variables, options),
  find: (variables, options) => execute(FindUnfinishedFormDocument, variables, options),
  keep: (variables, options) => execute(KeepUnfinishedFormDocument, variables, options),
  remove: (variables, options) => execute(DeleteUnfinishedFormDocument, variables, options),
})

/** What stands in the form; an untouched field has nothing to keep. */
export const typedTexts = (texts: FormTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  )
