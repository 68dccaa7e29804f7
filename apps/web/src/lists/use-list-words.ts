import { wordsOfList } from '@tartip/domain/lists/list-words'
import type { ListTextsFile, ListWords } from '@tartip/domain/lists/list-words'
import { useMemo } from 'react'
import { useTranslation } from '../lib/use-translation.ts'

/** The words of a described list in the language of the screen. */
export function useListWords({ name }: { readonly name: string }): ListWords {
  const { t, i18n } = useTranslation('listWords')
  const { language } = i18n
  return useMemo(
    () =>
      wordsOfList(name, language, choose =>
        // Lists are looked up by their names, which the type of the Russian file does not allow.
        t($ => choose($ as unknown as ListTextsFile)),
      ),
    [name, language, t],
  )
}
