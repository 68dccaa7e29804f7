import { useRef } from 'react'
import type { CSSProperties, ReactNode, Ref } from 'react'
import classes from './flyout.module.css'
import { Popup } from './popup.tsx'

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

/** A panel under a button of the header. */
export function Flyout(props: FlyoutProps) {
  const { opened, onOpenedChange, label, side, width, target, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const style: CSSProperties & Record<'--flyout-width', string> = { '--flyout-width': width }
  return (
    <>
      {target({
        ref: button,
        onClick: () => onOpenedChange(!opened),
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
      })}
      {opened ? (
        <Popup
          anchor={button}
          onClose={() => onOpenedChange(false)}
          placement={side === 'start' ? 'bottom-start' : 'bottom-end'}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classes.panel}
          style={style}
        >
          {children}
        </Popup>
      ) : null}
    </>
  )
}
