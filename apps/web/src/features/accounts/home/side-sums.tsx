import type { Viewer } from '@tartip/domain/people/viewer'
import { may } from '@tartip/domain/people/policy'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import type { Account } from '../accounts-model.ts'
import { ComingCard, ComingPart } from './coming-list.tsx'
import { DraftsCard } from './drafts-card.tsx'
import { OwnDocuments } from './own-documents.tsx'
import { SignQueueCard } from './sign-queue-card.tsx'

interface SideSumsProps {
  viewer: Viewer
  accounts: readonly Account[] | undefined
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
  now: () => Instant | undefined
  /** Whether what comes and the person's own documents are shown below the queue. */
  hasFoot: boolean
}

/**
 * What stands beside the sums: what waits for this person to sign or to mend, and below it what comes
 * by itself; nothing for who neither signs nor makes documents and sees no loan and no deposit.
 */
export function SideSums({ viewer, accounts, today, now, hasFoot }: SideSumsProps) {
  const { legalPartyId } = viewer
  const coming = { legalPartyId, accounts, today }
  const canCreate = may(viewer, 'payments.create').ok
  if (may(viewer, 'payments.sign').ok) {
    const foot = hasFoot && (
      <>
        <ComingPart {...coming} />
        {canCreate ? <OwnDocuments viewer={viewer} /> : null}
      </>
    )
    return <SignQueueCard legalPartyId={legalPartyId} today={today} now={now} foot={foot} />
  }
  if (canCreate) return <DraftsCard viewer={viewer} foot={<ComingPart {...coming} />} />
  return <ComingCard {...coming} />
}
