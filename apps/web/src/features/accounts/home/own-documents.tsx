import { useQuery } from '@tanstack/react-query'
import type { Viewer } from '@tartip/domain/people/viewer'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { draftsQuery, returnedQuery } from '../account-queries.ts'
import { draftsHref, returnedHref } from './own-addresses.ts'
import classes from './own-documents.module.css'

/**
 * For a signatory who makes documents too: their own that came back, and their drafts, under what waits
 * for their signature. Two lines of a fixed height, whatever they say.
 */
export function OwnDocuments({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('accounts')
  const returned = useQuery(returnedQuery(viewer))
  const drafts = useQuery(draftsQuery(viewer))
  return (
    <ul className={classes.own}>
      <OwnLine
        title={t($ => $.drafts.returned)}
        nothing={t($ => $.drafts.noReturned)}
        page={returned.data}
        isPending={returned.isPending}
        href={returnedHref(viewer)}
        isSignal
      />
      <OwnLine
        title={t($ => $.drafts.own)}
        nothing={t($ => $.drafts.noOwn)}
        page={drafts.data}
        isPending={drafts.isPending}
        href={draftsHref}
      />
    </ul>
  )
}

interface OwnLineProps {
  title: string
  nothing: string
  page: { amountElements: number; list: readonly { recipientName: string }[] } | undefined
  isPending: boolean
  href: string
  /** Something here waits for this person. */
  isSignal?: boolean
}

function OwnLine({ title, nothing, page, isPending, href, isSignal = false }: OwnLineProps) {
  if (isPending) {
    return (
      <li className={classes.line}>
        <SkeletonBlock width="12rem" />
      </li>
    )
  }
  const count = page?.amountElements ?? 0
  // What could not be read is not shown as nothing: the link leads to where it is reported.
  if (page && count === 0) return <li className={classes.line}>{nothing}</li>
  return (
    <li className={classes.line} data-signal={(isSignal && count > 0) || undefined}>
      <AppLink href={href}>{page ? `${title}: ${count}` : title}</AppLink>
      <span className={classes.latest}>{page?.list[0]?.recipientName}</span>
    </li>
  )
}
