import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './skeletons.module.css'

interface BoneProps {
  width?: string
  height?: string
}

/** One grey bar in the shape of the text it stands for. */
export function Bone({ width = '100%', height = '1rem' }: BoneProps) {
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
        <Bone key={index} width={index === lines - 1 ? '60%' : '100%'} />
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
          <Bone width="40%" />
          <Bone width="18%" />
          <Bone width="22%" />
        </div>
      ))}
    </div>
  )
}

/** A card with one big figure, and a drawing under it, on its way. */
export function CardSkeleton() {
  return (
    <div className={classes.lines}>
      <Bone width="9rem" height="0.875rem" />
      <Bone width="17rem" height="2.25rem" />
      <Bone height="0.625rem" />
      <Bone width="60%" />
      <Bone height="9.5rem" />
    </div>
  )
}

/** Says to a screen reader what the grey bars say to the eye. */
export function LoadingNote() {
  const { t } = useComponentText()
  return <VisuallyHidden role="status">{t($ => $.query.loading)}</VisuallyHidden>
}
