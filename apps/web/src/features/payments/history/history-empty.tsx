import { IconPlus } from '@tabler/icons-react'
import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { newPaymentHref } from '../urls.ts'

interface HistoryEmptyProps {
  /** The tab; undefined for all documents. */
  status: string | undefined
  viewer: Viewer
}

/** No documents although no filter is on. Each tab has words of its own. */
export function HistoryEmpty({ status, viewer }: HistoryEmptyProps) {
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
