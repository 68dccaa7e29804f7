import { useEffect, useRef } from 'react'
import type { CSSProperties, FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { focusInto } from './focusable.ts'
import classes from './flyout.module.css'

interface FlyoutTargetProps {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
}

interface FlyoutProps {
  opened: boolean
  onOpenedChange: (isOpen: boolean) => void
  /** Names the panel. */
  label: string
  /** Which edge of the target the panel shares. */
  side: 'start' | 'end'
  /** CSS width; never wider than the screen. */
  width: string
  target: (props: FlyoutTargetProps) => ReactNode
  children: ReactNode
}

/**
 * A panel under a button of the header. The header stays at the top, so nothing has to be measured,
 * which keeps the code of floating panels out of the first screen. Takes the focus, closes on Esc and
 * on a press elsewhere, and gives the focus back.
 */
export function Flyout(props: FlyoutProps) {
  const { opened, onOpenedChange, label, side, width, target, children } = props
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const style: CSSProperties & Record<'--flyout-width', string> = { '--flyout-width': width }

  useEffect(
    function takeTheFocus() {
      if (opened && panel.current) focusInto(panel.current)
    },
    [opened],
  )

  useEffect(
    function closeOnPressElsewhere() {
      if (!opened) return undefined
      const handlePress = (event: PointerEvent) => {
        const isInside = event.target instanceof Node && root.current?.contains(event.target)
        if (!isInside) onOpenedChange(false)
      }
      document.addEventListener('pointerdown', handlePress)
      return () => document.removeEventListener('pointerdown', handlePress)
    },
    [opened, onOpenedChange],
  )

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!opened || event.key !== 'Escape') return
    event.stopPropagation()
    button.current?.focus()
    onOpenedChange(false)
  }
  // A dialog that opens from here takes the focus: then the panel has done its work.
  const handleBlur = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (opened && next instanceof Node && !root.current?.contains(next)) onOpenedChange(false)
  }

  return (
    <div ref={root} className={classes.root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      {target({
        ref: button,
        onClick: () => onOpenedChange(!opened),
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
      })}
      {opened ? (
        <div
          ref={panel}
          className={classes.panel}
          style={style}
          data-side={side}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
        >
          {children}
        </div>
      ) : null}
    </div>
  )
}
