import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'

/** What non-residents change only where the bank can see them. */
export function AtTheOffice() {
  const { t } = useTranslation('settings')
  return (
    <EmptyState
      illustration="locked"
      title={t($ => $.where.office)}
      text={t($ => $.where.officeText)}
    />
  )
}
