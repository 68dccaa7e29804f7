import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { Layer } from './layer.tsx'

interface DialogProps {
  title: ReactNode
  /** What the person should know before they answer. */
  children?: ReactNode
  /** All the ways out, the main one last; the one that is safe or usual carries `data-autofocus`. */
  actions: ReactNode
  /** Stands above the title. */
  illustration?: ReactNode
  /** Esc and a press outside; a dialog that needs an answer leaves it out. */
  onClose?: (() => void) | undefined
  /** It interrupts: the action cannot be undone. */
  isDestructive?: boolean
  /** Widest it gets, in rem. */
  width?: number
}

/** A question or an outcome that is answered before the page goes on. Mount it to show it. */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    actions,
    illustration,
    onClose,
    isDestructive = false,
    width = 27,
  } = props
  const id = useId()
  const hasBody = children !== undefined && children !== null && children !== false
  return (
    <Layer
      role={isDestructive ? 'alertdialog' : 'dialog'}
      kind="card"
      onClose={onClose}
      className={classes.dialog}
      style={{ width: `${width}rem` }}
      aria-labelledby={`${id}-title`}
      aria-describedby={hasBody ? `${id}-body` : undefined}
    >
      {illustration}
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      {hasBody ? (
        <div id={`${id}-body`} className={classes.body}>
          {children}
        </div>
      ) : null}
      <div className={classes.actions}>{actions}</div>
    </Layer>
  )
}
