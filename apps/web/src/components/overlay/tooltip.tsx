import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Popup } from './popup.tsx'
import type { PopupPlacement } from './place-popup.ts'
import classes from './tooltip.module.css'

interface TooltipProps {
  /** Words that the control already has for a screen reader; this shows them to the eye. */
  label: ReactNode
  /** One control. */
  children: ReactNode
  placement?: PopupPlacement
}

const openDelayMs = 250

/** The words of an icon, under the pointer or the focus. Esc takes it away. */
export function Tooltip({ label, children, placement = 'right' }: TooltipProps) {
  const holder = useRef<HTMLSpanElement>(null)
  const control = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (delayMs: number) => {
    control.current = holder.current?.firstElementChild as HTMLElement | null
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsShown(true), delayMs)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setIsShown(false)
  }
  return (
    <span
      ref={holder}
      className={classes.holder}
      onMouseEnter={() => show(openDelayMs)}
      onMouseLeave={hide}
      onFocus={() => show(0)}
      onBlur={hide}
      onKeyDown={event => {
        if (event.key === 'Escape') hide()
      }}
    >
      {children}
      {isShown ? (
        <Popup
          anchor={control}
          onClose={hide}
          placement={placement}
          className={classes.tooltip}
          role="tooltip"
          aria-hidden
        >
          {label}
        </Popup>
      ) : null}
    </span>
  )
}
