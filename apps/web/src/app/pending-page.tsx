import { LinesSkeleton } from '../components/feedback/skeletons.tsx'
import classes from './root-layout.module.css'

/** Stands for a page whose code is on its way for longer than a blink. */
export function PendingPage() {
  return (
    <div className={classes.pending} aria-busy="true">
      <LinesSkeleton lines={4} />
    </div>
  )
}
