import { withoutFilters } from '@tartip/domain/lists/list'
import type { Described } from '@tartip/domain/lists/list'
import { Button } from '../components/controls/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { useIsInCard } from '../components/layout/summary-card.tsx'
import { useTranslation } from '../lib/use-translation.ts'
import type { ListAddress } from './use-list-address.ts'

/** The filters leave nothing; the action takes them off. */
export function NothingMatches({ list, address }: { list: Described; address: ListAddress }) {
  const { t } = useTranslation('lists')
  const { search, go } = address
  return (
    <EmptyState
      illustration="empty"
      title={t($ => $.empty.resultsTitle)}
      text={t($ => $.empty.resultsText)}
      isCompact={useIsInCard()}
      action={
        <Button variant="default" onClick={() => go(withoutFilters(list, search))}>
          {t($ => $.empty.clear)}
        </Button>
      }
    />
  )
}
