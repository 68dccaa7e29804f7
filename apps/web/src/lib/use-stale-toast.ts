import { toast } from '../components/feedback/toast-store.ts'
import { useTranslation } from './use-translation.ts'

/** Says that a part of the product is of a newer release than the page, which is not reloaded over what is typed. */
export function useStaleToast(): () => void {
  const { t } = useTranslation('common')
  return () => toast.error(t($ => $.errors.stalePart))
}
