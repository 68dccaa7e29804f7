import { queryOptions } from '@tanstack/react-query'
import type { FormTexts } from '@tartip/domain/forms/form'
import type { TypedForm } from '@tartip/domain/forms/unfinished-form'
import { execute } from '../../lib/graphql-client.ts'
import {
  DeleteUnfinishedFormDocument,
  FindUnfinishedFormDocument,
  KeepUnfinishedFormDocument,
  UnfinishedFormsDocument,
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

const service = 'payment'

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

export const unfinishedFormsQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [...unfinishedKey, legalPartyId],
    queryFn: async ({ signal }) => {
      const data = await execute(UnfinishedFormsDocument, { legalPartyId }, { service, signal })
      return data.findUnfinishedForms.map(formOfWire)
    },
  })

export const unfinishedFormQuery = (legalPartyId: string, id: string) =>
  queryOptions({
    queryKey: [...unfinishedKey, legalPartyId, id],
    queryFn: async ({ signal }) => {
      const form = { id, legalPartyId }
      const data = await execute(FindUnfinishedFormDocument, { form }, { service, signal })
      return formOfWire(data.findUnfinishedForm)
    },
  })

export const deleteUnfinishedForm = (legalPartyId: string, id: string) =>
  execute(DeleteUnfinishedFormDocument, { form: { id, legalPartyId } }, { service })

interface KeepForm extends TypedForm {
  readonly id: string
  readonly legalPartyId: string
  readonly version: number | undefined
}

/** Keeps a form and resolves to its new version. */
export async function keepUnfinishedForm(typed: KeepForm): Promise<number> {
  const { texts, version, edited, attempt, ...form } = typed
  const input = {
    ...form,
    texts: Object.entries(texts).map(([field, text]) => ({ field, text })),
    version: version ?? null,
    edited: edited ?? null,
    attempt: attempt ?? null,
  }
  return (await execute(KeepUnfinishedFormDocument, { form: input }, { service }))
    .keepUnfinishedForm.version
}

/** What stands in the form; an untouched field has nothing to keep. */
export const typedTexts = (texts: FormTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  )
