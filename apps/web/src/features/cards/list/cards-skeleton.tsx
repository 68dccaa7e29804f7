import { EntriesSkeleton } from '../../../components/feedback/entries-skeleton.tsx'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import classes from './cards.module.css'

/** The list on its way: the tabs, and two accounts with their cards. */
export function CardsSkeleton() {
  return (
    <div className={classes.accounts}>
      <SkeletonBlock width="24rem" height="2.25rem" />
      <AccountSkeleton cards={3} />
      <AccountSkeleton cards={2} />
    </div>
  )
}

function AccountSkeleton({ cards }: { cards: number }) {
  return (
    <SummaryCard isFlush>
      <div className={classes.money}>
        <SkeletonBlock width="12rem" height="1.25rem" />
        <SkeletonBlock width="9rem" height="1.75rem" />
      </div>
      <EntriesSkeleton entries={cards} sign="card" isToTheEdges />
    </SummaryCard>
  )
}
