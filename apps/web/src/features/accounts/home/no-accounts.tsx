import { useGivesRights } from '../../../lib/use-gives-rights.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'

/** The person may read no account: they are shown who can change that. */
export function NoAccounts() {
  const { t } = useTranslation('accounts')
  const givesRights = useGivesRights()
  return (
    <EmptyState
      illustration="locked"
      title={t($ => $.home.noAccountsTitle)}
      text={t($ => (givesRights ? $.home.noAccountsOwnText : $.home.noAccountsText))}
      isCompact
    />
  )
}
