import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { CardSkeleton } from '../../components/feedback/skeletons.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { useMe } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { FormHint } from './form-hint.tsx'
import type { UnfinishedForm, UnfinishedForms } from './unfinished-forms.ts'

interface ContinuedFormProps {
  forms: UnfinishedForms
  keptId: string
  /** Name of the form that the page shows. */
  path: string
  draftsHref: string
  documentHref: (id: string) => string
  /** Says that the document has been saved already. */
  usedTitle: string
  /** Puts what is shown instead of the form on a page. */
  frame: (content: ReactNode) => ReactNode
  children: (kept: UnfinishedForm) => ReactNode
}

/** A form that was left unfinished. */
export function ContinuedForm({
  forms,
  keptId,
  path,
  draftsHref,
  documentHref,
  usedTitle,
  frame,
  children,
}: ContinuedFormProps) {
  const { t } = useTranslation('form')
  const legalPartyId = useMe().currentContract.orgReferenceId
  const found = useQuery({
    ...forms.formQuery(legalPartyId, keptId),
    // Read once: what comes later would change the form under the person's hands.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    retry: false,
  })
  const { data: kept } = found
  const isGone = found.isError && toApiError(found.error).code === 'UNFINISHED_FORM_NOT_FOUND'
  if (isGone || (kept && kept.form !== path)) {
    return frame(
      <EmptyState
        illustration="empty"
        title={t($ => $.unfinished.gone.title)}
        text={t($ => $.unfinished.gone.text)}
        action={<LinkButton href={draftsHref}>{t($ => $.unfinished.gone.toDrafts)}</LinkButton>}
      />,
    )
  }
  if (!kept || !found.isFetchedAfterMount) {
    return frame(
      <QueryState query={found} skeleton={<CardSkeleton />}>
        {() => null}
      </QueryState>,
    )
  }
  if (kept.savedId !== undefined) {
    return frame(
      <EmptyState
        illustration="done"
        title={usedTitle}
        text={t($ => $.unfinished.used.text)}
        action={
          <LinkButton href={documentHref(kept.savedId)} variant="filled">
            {t($ => $.unfinished.used.toDocument)}
          </LinkButton>
        }
      />,
    )
  }
  return children(kept)
}

/** Leads from an empty form to those that were left unfinished. */
export function UnfinishedNote({ forms, href }: { forms: UnfinishedForms; href: string }) {
  const { t } = useTranslation('form')
  const found = useQuery(forms.listQuery(useMe().currentContract.orgReferenceId))
  const count = found.data?.length ?? 0
  if (count === 0) return null
  return (
    <FormHint
      actions={
        <LinkButton href={href} variant="default" size="sm">
          {t($ => $.unfinished.waiting.show)}
        </LinkButton>
      }
    >
      {count === 1 ? t($ => $.unfinished.waiting.one) : t($ => $.unfinished.waiting.some)}
    </FormHint>
  )
}
