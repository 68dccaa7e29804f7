import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode, RefObject } from 'react'
import { placePopup } from './place-popup.ts'
import type { PopupPlacement } from './place-popup.ts'
import classes from './popup.module.css'

interface PopupProps extends ComponentPropsWithoutRef<'div'> {
  /** What it belongs to: it stands beside it and gives the focus back to it on Esc. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  placement?: PopupPlacement
  /** At least as wide as its anchor, as a list under a field should be. */
  isAsWide?: boolean
  children: ReactNode
}

/**
 * A panel beside a control, above everything and cut off by nothing. Esc and a press elsewhere close
 * it; it follows its anchor while the page scrolls. Mount it to show it.
 */
export function Popup({
  anchor,
  onClose,
  placement = 'bottom-start',
  isAsWide = false,
  className,
  onKeyDown,
  children,
  ...rest
}: PopupProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  const place = useEffectEvent(() => {
    const own = panel.current
    const rect = anchor.current?.getBoundingClientRect()
    if (!own || !rect) return
    own.style.maxHeight = ''
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    if (isAsWide) {
      own.style.minWidth = `${rect.width}px`
      // A field that has nearly the whole window gets a list of its own width, edge under edge.
      own.style.maxWidth = rect.width > view.width * 0.6 ? `${rect.width}px` : ''
    }
    const size = { width: own.offsetWidth, height: own.offsetHeight }
    const { left, top, maxHeight } = placePopup(rect, size, view, placement)
    own.style.left = `${left}px`
    own.style.top = `${top}px`
    own.style.maxHeight = `${maxHeight}px`
  })

  useLayoutEffect(function standInTheTopLayer() {
    // A browser without the top layer shows it by its z-index.
    if (panel.current?.isConnected) panel.current.showPopover?.()
  }, [])
  useLayoutEffect(() => place())

  useEffect(
    function followAndClose() {
      const handlePress = (event: PointerEvent) => {
        const { target } = event
        if (!(target instanceof Node)) return
        if (panel.current?.contains(target) || anchor.current?.contains(target)) return
        close()
      }
      const handleMove = () => place()
      document.addEventListener('pointerdown', handlePress)
      window.addEventListener('resize', handleMove)
      window.addEventListener('scroll', handleMove, { capture: true, passive: true })
      // A page that becomes a phone's moves its parts only after the window has changed.
      const moves = new ResizeObserver(handleMove)
      if (anchor.current) moves.observe(anchor.current)
      moves.observe(document.body)
      return () => {
        document.removeEventListener('pointerdown', handlePress)
        window.removeEventListener('resize', handleMove)
        window.removeEventListener('scroll', handleMove, { capture: true })
        moves.disconnect()
      }
    },
    [anchor],
  )

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // What lies beneath, a drawer for one, must not close with it.
    event.preventDefault()
    event.stopPropagation()
    anchor.current?.focus()
    onClose()
  }

  return (
    <div
      {...rest}
      ref={panel}
      popover="manual"
      className={className ? `${classes.popup} ${className}` : classes.popup}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  )
}
