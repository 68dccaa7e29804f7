import { useTranslation } from '../../lib/use-translation.ts'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Page } from '../../components/layout/page.tsx'
import { PlainFrame } from '../plain-frame.tsx'

/** Any address the product does not have. */
export function NotFoundPage() {
  const { t } = useTranslation('common')
  return (
    <Page title={t($ => $.notFound.title)}>
      <EmptyState
        illustration="empty"
        title={t($ => $.notFound.text)}
        action={<LinkButton href="/">{t($ => $.notFound.home)}</LinkButton>}
      />
    </Page>
  )
}

/** The same where no shell stands around it. */
export function FramedNotFoundPage() {
  return (
    <PlainFrame>
      <NotFoundPage />
    </PlainFrame>
  )
}
