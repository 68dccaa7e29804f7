import { errorText } from '@tartip/domain/errors/catalogue'
import { toast } from '../components/feedback/toast-store.ts'
import { toApiError } from './api-error.ts'
import { useLanguage } from './use-language.ts'

/** Says in the person's language why the bank has refused; for acts without a form of their own. */
export function useRefusalToast(): (error: unknown) => void {
  const language = useLanguage()
  return error => {
    const { code, params } = toApiError(error)
    toast.error(errorText(code, params, language))
  }
}
