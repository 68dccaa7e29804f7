import { IconPlus } from '@tabler/icons-react'
import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { newPaymentHref } from '../urls.ts'
import { isFiltered, withoutFilters } from './history-search.ts'
import type { HistorySearch } from './history-search.ts'

interface HistoryEmptyProps {
  search: HistorySearch
  viewer: Viewer
  onChange: (search: HistorySearch) => void
}

/** Nothing to show: why, and what to do about it. Each reason has words of its own. */
export function HistoryEmpty({ search, viewer, onChange }: HistoryEmptyProps) {
  const { t } = useTranslation('payments')
  if (search.page !== undefined) {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.history.empty.pageTitle)}
        action={
          <Button variant="default" onClick={() => onChange({ ...search, page: undefined })}>
            {t($ => $.history.empty.firstPage)}
          </Button>
        }
      />
    )
  }
  if (isFiltered(search)) {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.history.empty.resultsTitle)}
        text={t($ => $.history.empty.resultsText)}
        action={
          <Button variant="default" onClick={() => onChange(withoutFilters(search))}>
            {t($ => $.history.empty.clear)}
          </Button>
        }
      />
    )
  }
  return <EmptyTab status={search.status} viewer={viewer} />
}

function EmptyTab({ status, viewer }: Pick<HistorySearch, 'status'> & { viewer: Viewer }) {
  const { t } = useTranslation('payments')
  const create = may(viewer, 'payments.create').ok ? (
    <LinkButton
      href={newPaymentHref}
      variant="filled"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t($ => $.history.newPayment)}
    </LinkButton>
  ) : undefined
  if (status === undefined) {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.history.empty.firstTitle)}
        text={t($ => (create ? $.history.empty.firstText : $.history.empty.readerText))}
        action={create}
      />
    )
  }
  if (status === 'FOR_SIGN') {
    return (
      <EmptyState
        illustration="done"
        title={t($ => $.history.empty.signTitle)}
        text={t($ => $.history.empty.signText)}
      />
    )
  }
  if (status === 'DRAFT') {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.history.empty.draftTitle)}
        text={t($ => $.history.empty.draftText)}
        action={create}
      />
    )
  }
  return (
    <EmptyState
      illustration="empty"
      title={t($ => $.history.empty.tabTitle)}
      text={t($ => $.history.empty.tabText)}
    />
  )
}
