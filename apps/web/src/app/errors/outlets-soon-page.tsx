import { useTranslation } from '../../lib/use-translation.ts'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Page } from '../../components/layout/page.tsx'

/** Where cashiers and people without a signing right land: their part of the bank is not open yet. */
export function OutletsSoonPage() {
  const { t } = useTranslation('common')
  return (
    <Page title={t($ => $.outlets.title)}>
      <EmptyState
        illustration="locked"
        title={t($ => $.outlets.soon)}
        text={t($ => $.outlets.text)}
      />
    </Page>
  )
}
