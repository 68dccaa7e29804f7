import type { Language } from '@tartip/domain/language'
import { useTranslation } from './use-translation.ts'

/** The language of the screen, as domain formatters and error texts want it. */
export function useLanguage(): Language {
  return useTranslation('common').i18n.language
}
