import type { Language } from '@tartip/domain/language'
import type { Translate } from './texts.ts'
import { toApiError } from './api-error.ts'
import { loadErrorText } from './use-error-text.ts'

/** What to say of a call that failed, for places that act and do not render; never rejects. */
export async function failureWords(
  thrown: unknown,
  t: Translate<'common'>,
  language: Language,
): Promise<string> {
  const { code, params, isNetwork } = toApiError(thrown)
  if (isNetwork) return t($ => $.errors.network)
  try {
    const errorText = await loadErrorText()
    return errorText(code, params, language)
  } catch {
    return t($ => $.errors.generic)
  }
}
