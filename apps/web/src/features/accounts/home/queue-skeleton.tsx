import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import classes from './queue.module.css'

interface QueueSkeletonProps {
  rows: number
  /** The button below, and the line that says how many more there are. */
  hasActions?: boolean
}

/** A list of what waits on its way: rows as high as those that come, so that nothing below moves then. */
export function QueueSkeleton({ rows, hasActions = false }: QueueSkeletonProps) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.item}>
          <div className={classes.line}>
            <SkeletonBlock width="45%" />
            <SkeletonBlock width="28%" />
          </div>
          <div className={classes.line}>
            <SkeletonBlock width="35%" height="0.8125rem" />
          </div>
        </div>
      ))}
      {hasActions ? (
        <div className={classes.actions}>
          <SkeletonBlock width="14rem" height="2.5rem" />
          <SkeletonBlock width="8rem" height="1.875rem" />
        </div>
      ) : null}
    </div>
  )
}
