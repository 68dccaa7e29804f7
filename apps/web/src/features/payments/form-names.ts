import { paymentFormName } from '@tartip/domain/forms/form-names'
import { useLanguage } from '../../lib/use-language.ts'

/** What each form is called, by its name in the address. */
export function useFormNames(): (path: string) => string {
  const language = useLanguage()
  return path => paymentFormName(path, language)
}
