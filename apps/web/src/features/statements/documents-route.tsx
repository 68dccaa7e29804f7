import { useParams, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Tabs } from '../../components/controls/tabs.tsx'
import { Page } from '../../components/layout/page.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { documentsHref, documentTabs, isDocumentTab, type DocumentTab } from './urls.ts'

/** `/documents/{name}`: what the company takes from the bank on paper. */
export function DocumentsRoute({ tabs }: { tabs: Readonly<Record<DocumentTab, ReactNode>> }) {
  const { t } = useTranslation('statements')
  const { name = '' } = useParams({ strict: false })
  const { history } = useRouter()
  const shown = isDocumentTab(name) ? name : 'statements'
  return (
    <Page title={t($ => $.documents.title)}>
      <Tabs
        label={t($ => $.documents.tabs)}
        value={shown}
        tabs={documentTabs.map(value => ({ value, label: t($ => $.documents[value]) }))}
        onChange={next => history.push(documentsHref(next))}
      />
      {tabs[shown]}
    </Page>
  )
}
