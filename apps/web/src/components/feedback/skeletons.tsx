import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './skeletons.module.css'

interface SkeletonBlockProps {
  width?: string
  height?: string
}

/** One grey bar in the shape of the text it stands for. */
export function SkeletonBlock({ width = '100%', height = '1rem' }: SkeletonBlockProps) {
  return <span className={classes.bone} style={{ width, height }} aria-hidden />
}

interface LinesSkeletonProps {
  lines?: number
}

/** Lines of text on their way. */
export function LinesSkeleton({ lines = 3 }: LinesSkeletonProps) {
  return (
    <div className={classes.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonBlock key={index} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  )
}

interface RowsSkeletonProps {
  rows?: number
  /** In a card whose lines run to its edges: the words keep their distance from them. */
  isToTheEdges?: boolean
}

/** A table or a list on its way: rows of the final height, so that nothing jumps. */
export function RowsSkeleton({ rows = 5, isToTheEdges }: RowsSkeletonProps) {
  return (
    <div className={classes.rows} data-to-the-edges={isToTheEdges || undefined}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row}>
          <SkeletonBlock width="40%" />
          <SkeletonBlock width="18%" />
          <SkeletonBlock width="22%" />
        </div>
      ))}
    </div>
  )
}

/** A card with one big figure, and a drawing under it, on its way. */
export function CardSkeleton() {
  return (
    <div className={classes.lines}>
      <SkeletonBlock width="9rem" height="0.875rem" />
      <SkeletonBlock width="17rem" height="2.25rem" />
      <SkeletonBlock height="0.625rem" />
      <SkeletonBlock width="60%" />
      <SkeletonBlock height="9.5rem" />
    </div>
  )
}

/** The text for a screen reader in the place of the grey bars. */
export function LoadingNote() {
  const { t } = useComponentText()
  return <VisuallyHidden role="status">{t($ => $.query.loading)}</VisuallyHidden>
}
