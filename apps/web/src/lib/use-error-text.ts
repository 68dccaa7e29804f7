import type { Language } from '@tartip/domain/language'
import type { Params } from '@tartip/domain/result'
import { useEffect, useState } from 'react'
import { useTranslation } from './use-translation.ts'
import { useLanguage } from './use-language.ts'
import { whenIdle } from './when-idle.ts'

type ErrorText = (code: string, params: Params, language: Language, label?: string) => string

let loaded: ErrorText | undefined

/** The words of all error codes; rejects when they cannot be loaded. */
export async function loadErrorText(): Promise<ErrorText> {
  const { errorText } = await import('@tartip/domain/errors/catalogue')
  loaded = errorText
  return errorText
}

/** Fetches the words when nothing else is to be done, so that a page does not bring them along. */
export const fetchErrorTextWhenIdle = (): (() => void) =>
  // A loss is reported when a word is really needed.
  whenIdle(() => void loadErrorText().catch(() => undefined))

/**
 * The words of error codes, for places in the first bundle: the catalogue is loaded when the first
 * error is there, because a page without an error does not need its three languages. Empty until
 * then; the general text when it cannot be loaded. `label` names the field where none stands beside
 * the words.
 */
export function useErrorText(
  isNeeded: boolean,
): (code: string, params?: Params, label?: string) => string {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const [text, setText] = useState<ErrorText | 'lost' | undefined>(() => loaded)

  useEffect(
    function loadWhenNeeded() {
      if (!isNeeded || text !== undefined) return
      loadErrorText().then(
        errorText => setText(() => errorText),
        () => setText('lost'),
      )
    },
    [isNeeded, text],
  )

  if (text === undefined) return () => ''
  if (text === 'lost') return () => t($ => $.errors.generic)
  return (code, params = {}, label) => text(code, params, language, label)
}
