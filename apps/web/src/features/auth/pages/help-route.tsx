import { queryOptions, useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { FaqGroups } from './faq-groups.tsx'
import { FaqDocument } from '../api/faq.faq.generated.ts'
import classes from './help.module.css'

const faqQuery = queryOptions({
  queryKey: ['faq'],
  queryFn: async ({ signal }) => {
    const { findAll } = await execute(FaqDocument, {}, { service: 'faq', signal })
    const named = ({ ru, kg, eng }: { ru: string; kg: string; eng: string }) => ({
      ru,
      ky: kg,
      en: eng,
    })
    return findAll.map(({ group, document, question, answer }) => ({
      group,
      document: document ?? undefined,
      question: named(question),
      answer: named(answer),
    }))
  },
})

/** `/help`: questions and answers of the bank for people who are signed in. */
export function HelpRoute() {
  const { t } = useTranslation('authFlow')
  const faq = useQuery(faqQuery)
  return (
    <Page
      isNarrow
      title={t($ => $.faq.title)}
      actions={
        <>
          <LinkButton variant="default" href="/instructions">
            {t($ => $.help.instructions)}
          </LinkButton>
          <LinkButton variant="default" href="/contacts">
            {t($ => $.help.contacts)}
          </LinkButton>
        </>
      }
    >
      <div className={classes.sheet}>
        <QueryState
          query={faq}
          skeleton={<RowsSkeleton rows={8} />}
          empty={<EmptyState illustration="empty" title={t($ => $.faq.empty)} />}
        >
          {entries => <FaqGroups entries={entries} hasInstructions />}
        </QueryState>
      </div>
    </Page>
  )
}
