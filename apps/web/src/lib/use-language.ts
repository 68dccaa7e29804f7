import type { Language } from '@tartip/domain/language'
import { useTranslation } from 'react-i18next'
import { languageOf } from './i18n.ts'

/** The language of the screen, as domain formatters and error texts want it. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language)
}
