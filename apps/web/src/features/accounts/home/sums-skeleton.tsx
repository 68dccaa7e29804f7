import { Bone } from '../../../components/feedback/skeletons.tsx'
import classes from './sums-skeleton.module.css'

const usualCurrencies = ['first', 'second', 'third', 'fourth'] as const

/** The sums of home and the drawing beneath them on their way: in the places where they will stand. */
export function SumsSkeleton() {
  return (
    <div className={classes.sums} aria-busy="true">
      <Bone width="9rem" height="0.875rem" />
      <Bone width="17rem" height="2.25rem" />
      <Bone height="0.625rem" />
      <div className={classes.currencies}>
        {usualCurrencies.map(currency => (
          <div key={currency} className={classes.currency}>
            <Bone width="2.5rem" height="0.875rem" />
            <Bone width="6rem" />
          </div>
        ))}
      </div>
      <div className={classes.flow}>
        <Bone width="11rem" height="0.875rem" />
        <Bone width="60%" />
        <Bone height="11rem" />
      </div>
    </div>
  )
}
