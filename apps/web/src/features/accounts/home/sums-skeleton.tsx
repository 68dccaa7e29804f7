import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import classes from './sums-skeleton.module.css'

const usualCurrencies = ['first', 'second', 'third', 'fourth'] as const

/** The sums of home and the drawing below them on their way: in the places where they will stand. */
export function SumsSkeleton() {
  return (
    <div className={classes.sums} aria-busy="true">
      <SkeletonBlock width="9rem" height="0.875rem" />
      <SkeletonBlock width="17rem" height="2.25rem" />
      <SkeletonBlock height="0.625rem" />
      <div className={classes.currencies}>
        {usualCurrencies.map(currency => (
          <div key={currency} className={classes.currency}>
            <SkeletonBlock width="2.5rem" height="0.875rem" />
            <SkeletonBlock width="6rem" />
          </div>
        ))}
      </div>
      <div className={classes.flow}>
        <SkeletonBlock width="11rem" height="0.875rem" />
        <SkeletonBlock width="60%" />
        <SkeletonBlock height="11rem" />
      </div>
    </div>
  )
}
