import { useTranslation } from '../../lib/use-translation.ts'

/** Texts of the design system, and the language that domain formatters and error texts need. */
export function useComponentText() {
  const { t, i18n } = useTranslation('components')
  return { t, language: i18n.language }
}
