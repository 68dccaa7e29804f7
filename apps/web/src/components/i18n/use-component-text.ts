import { languages } from '@tartip/domain/language'
import type { Language } from '@tartip/domain/language'
import { useTranslation } from 'react-i18next'

/** Texts of the design system, and the language that domain formatters and error texts need. */
export function useComponentText() {
  const { t, i18n } = useTranslation('components')
  const language: Language = languages.find(known => known === i18n.language) ?? 'ru'
  return { t, language }
}
