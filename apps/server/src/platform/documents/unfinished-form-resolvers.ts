import type { TypedForm } from '@tartip/domain/forms/unfinished-form'
import { toIso } from '@tartip/domain/time/instant'

import { requireActor, type GraphqlContext } from '../graphql/context.ts'
import { parseTypedTexts } from '../graphql/read-input.ts'
import { unwrap } from '../graphql/unwrap.ts'
import type { UnfinishedForm } from './store/unfinished-form-store.ts'
import type { FormRef, UnfinishedForms } from './unfinished-forms.ts'

interface KeepInput extends FormRef {
  readonly form: string
  readonly texts: readonly { readonly field: string; readonly text: string }[]
  readonly version?: number | null | undefined
  readonly edited?: TypedForm['edited'] | null | undefined
  readonly attempt?: TypedForm['attempt'] | null | undefined
}

/** The calls about unfinished forms, which every service with forms has in its SDL. */
export function createUnfinishedFormResolvers(forms: UnfinishedForms) {
  return {
    queries: {
      findUnfinishedForms: async (
        _root: unknown,
        { legalPartyId }: { readonly legalPartyId: string },
        ctx: GraphqlContext,
      ) => unwrap(await forms.list(requireActor(ctx), legalPartyId)).map(present),

      findUnfinishedForm: async (
        _root: unknown,
        { form }: { readonly form: FormRef },
        ctx: GraphqlContext,
      ) => present(unwrap(await forms.find(requireActor(ctx), form))),
    },
    mutations: {
      keepUnfinishedForm: async (
        _root: unknown,
        { form: input }: { readonly form: KeepInput },
        ctx: GraphqlContext,
      ) => {
        const { legalPartyId, id, form, texts, version, edited, attempt } = input
        const typed = {
          legalPartyId,
          id,
          form,
          texts: parseTypedTexts(texts),
          ...(typeof version === 'number' ? { version } : {}),
          ...(edited ? { edited } : {}),
          ...(attempt ? { attempt } : {}),
        }
        return present(unwrap(await forms.keep(requireActor(ctx), typed)))
      },

      deleteUnfinishedForm: async (
        _root: unknown,
        { form }: { readonly form: FormRef },
        ctx: GraphqlContext,
      ) => unwrap(await forms.remove(requireActor(ctx), form)),
    },
  }
}

function present({ texts, keptAt, ...form }: UnfinishedForm) {
  return {
    ...form,
    keptAt: toIso(keptAt),
    texts: Object.entries(texts).map(([field, text]) => ({ field, text })),
  }
}
