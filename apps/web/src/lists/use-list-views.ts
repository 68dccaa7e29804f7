import type { ViewedTable } from '@tartip/domain/people/table-views'
import { toast } from '../components/feedback/toast-store.ts'
import { failureWords } from '../lib/failure-words.ts'
import { useTableViews } from '../lib/table-views/use-table-views.ts'
import type { OwnTableViews } from '../lib/table-views/use-table-views.ts'
import { useLanguage } from '../lib/use-language.ts'
import { useTranslation } from '../lib/use-translation.ts'
import { usualViewOf } from './list-columns.tsx'
import type { ShownList } from './list-columns.tsx'

/** The person's own views of a list; a change that the bank refuses is reported. */
export function useListViews(
  list: ShownList,
  table: ViewedTable,
  /** Where older releases kept the views, in this browser alone. */
  olderKey: string,
): OwnTableViews {
  const { t } = useTranslation('common')
  const language = useLanguage()
  return useTableViews(table, {
    usual: usualViewOf(list),
    olderKey,
    onFailure: error => void failureWords(error, t, language).then(words => toast.error(words)),
  })
}
