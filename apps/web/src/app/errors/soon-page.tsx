import { useMatches } from '@tanstack/react-router'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Page } from '../../components/layout/page.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { useViewer } from '../../lib/use-me.ts'
import { homeOf } from '../guards.ts'
import type { RouteSection } from '../route-table.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The section of a page that is not built yet. */
    readonly section?: RouteSection
  }
}

/** A page of the product whose screen is not there yet, behind the guard that it will have. */
export function SoonPage() {
  const { t } = useTranslation('common')
  const viewer = useViewer()
  const section = useMatches({
    select: matches => matches.at(-1)?.staticData.section ?? 'more',
  })
  return (
    <Page title={t($ => $.soon.sections[section])}>
      <EmptyState
        illustration="empty"
        title={t($ => $.soon.title)}
        text={t($ => $.soon.text)}
        action={<LinkButton href={homeOf(viewer)}>{t($ => $.soon.home)}</LinkButton>}
      />
    </Page>
  )
}
