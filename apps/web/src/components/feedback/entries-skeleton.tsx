import { SkeletonBlock } from './skeletons.tsx'
import classes from './skeletons.module.css'

interface EntriesSkeletonProps {
  entries: number
  /** What stands before the words: a round sign, or the face of a bank card. */
  sign: 'round' | 'card'
  isToTheEdges?: boolean
}

/** Entries of two lines behind a sign, on their way. */
export function EntriesSkeleton({ entries, sign, isToTheEdges }: EntriesSkeletonProps) {
  return (
    <div data-to-the-edges={isToTheEdges || undefined}>
      {Array.from({ length: entries }, (_, index) => (
        <div key={index} className={classes.entry}>
          <span className={`${classes.bone} ${classes.sign}`} data-sign={sign} aria-hidden />
          <div className={classes.words}>
            <SkeletonBlock width="55%" />
            <SkeletonBlock width="80%" height="0.8125rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
