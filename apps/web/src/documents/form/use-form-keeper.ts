import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { TypedForm } from '@tartip/domain/forms/unfinished-form'
import { useRef, useState } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { toApiError } from '../../lib/api-error.ts'
import { isRecord } from '../../lib/error-answer.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { createFormKeeper, type FormKeeper } from './form-keeper.ts'
import type { Attempt } from './submitter.ts'
import { unfinishedKey, type UnfinishedForm, type UnfinishedForms } from './unfinished-forms.ts'

interface KeptForm {
  readonly forms: UnfinishedForms
  readonly legalPartyId: string
  /** The unfinished form that is continued. */
  readonly kept: UnfinishedForm | undefined
  /** The form is kept on the server under this id. */
  readonly onKept: (id: string) => void
}

interface FormKeeping extends Omit<FormKeeper, 'keep'> {
  /** The texts that the server keeps. */
  readonly keptTexts: TypedForm['texts'] | undefined
  /** Keeps the form because the person wants it; a message says why when it could not be kept. */
  keep(typed: TypedForm): Promise<boolean>
  /** The lists of unfinished forms are read again. */
  refresh(): void
}

/** Keeps one open form on the server. */
export function useFormKeeper({ forms, legalPartyId, kept, onKept }: KeptForm): FormKeeping {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [keptTexts, setKeptTexts] = useState(kept?.texts)
  const latest = useRef(onKept)
  latest.current = onKept
  // Only the lists: the open form itself is read once, and read again it would say that its document exists already.
  const refresh = () => {
    const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.length === 3
    void queryClient.invalidateQueries({ queryKey: unfinishedKey, predicate: isList })
  }
  const [{ keep, ...keeper }] = useState(() =>
    createFormKeeper(
      {
        keep: async typed => {
          const version = await forms.keep({ ...typed, legalPartyId })
          refresh()
          return version
        },
        remove: async id => {
          await forms.remove(legalPartyId, id)
          refresh()
        },
        onKept: id => latest.current(id),
      },
      kept,
    ),
  )
  return {
    ...keeper,
    keptTexts,
    refresh,
    async keep(typed) {
      try {
        const outcome = await keep(typed)
        setKeptTexts(typed.texts)
        if (outcome === 'apart') toast.info(t($ => $.unfinished.apart))
        return true
      } catch (error) {
        const { code, params } = toApiError(error)
        toast.error(errorText(code, params, language))
        return false
      }
    },
  }
}

/** A save whose answer was awaited when the form was kept; the shape is checked, a release may have come between. */
export function resumedAttempt<TContent>(
  kept: UnfinishedForm | undefined,
  isOwn: (content: Readonly<Record<string, unknown>>) => boolean,
): Attempt<TContent> | undefined {
  if (!kept?.attempt) return undefined
  const parsed: unknown = JSON.parse(kept.attempt.content)
  if (!isRecord(parsed) || !isRecord(parsed['content'])) return undefined
  const { intent, content } = parsed
  if ((intent !== 'draft' && intent !== 'sign') || !isOwn(content)) return undefined
  // Written by this form, for this organisation.
  return { key: kept.attempt.key, intent, content: content as TContent }
}
