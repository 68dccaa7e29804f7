import { toast } from '../../../components/feedback/toast-store.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { useTableViews } from '../../../lib/table-views/use-table-views.ts'
import type { OwnTableViews } from '../../../lib/table-views/use-table-views.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { olderViewsKeyOf, usualView } from './view-settings.ts'

/** The person's own views of the history; a change that the bank does not take is told. */
export function useHistoryViews(userReferenceId: string): OwnTableViews {
  const { t } = useTranslation('common')
  const language = useLanguage()
  return useTableViews('PAYMENT_HISTORY', {
    usual: usualView,
    olderKey: olderViewsKeyOf(userReferenceId),
    onFailure: error => void failureWords(error, t, language).then(words => toast.error(words)),
  })
}
