import { SummaryCard } from '../layout/summary-card.tsx'
import { SkeletonBlock, CardSkeleton, LinesSkeleton, RowsSkeleton } from './skeletons.tsx'
import classes from './page-skeletons.module.css'

interface TwoCardsSkeletonProps {
  /** Which of the two upper cards is the wider one. */
  wider: 'first' | 'second'
  rows: number
}

/** A page on its way that has two cards beside each other, on a phone one under the other, and a list below. */
export function TwoCardsSkeleton({ wider, rows }: TwoCardsSkeletonProps) {
  return (
    <div className={classes.page}>
      <div className={classes.cards} data-wider={wider}>
        <SummaryCard>
          {wider === 'first' ? <CardSkeleton /> : <LinesSkeleton lines={5} />}
        </SummaryCard>
        <SummaryCard>
          {wider === 'second' ? <CardSkeleton /> : <LinesSkeleton lines={5} />}
        </SummaryCard>
      </div>
      <ListCardSkeleton rows={rows} />
    </div>
  )
}

/** A page on its way that has one card with a big figure and a list below. */
export function CardAndListSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.page}>
      <SummaryCard>
        <CardSkeleton />
      </SummaryCard>
      <ListCardSkeleton rows={rows} />
    </div>
  )
}

function ListCardSkeleton({ rows }: { rows: number }) {
  return (
    <SummaryCard>
      <SkeletonBlock width="8rem" height="1.25rem" />
      <RowsSkeleton rows={rows} />
    </SummaryCard>
  )
}

/** A list without a title on its way. */
export function UntitledListSkeleton({ rows }: { rows: number }) {
  return (
    <SummaryCard isFlush>
      <RowsSkeleton rows={rows} isToTheEdges />
    </SummaryCard>
  )
}
