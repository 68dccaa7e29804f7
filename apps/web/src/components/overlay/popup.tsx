import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react'
import { useFocusManager } from 'react-aria/FocusScope'
import { Overlay } from 'react-aria/Overlay'
import { mergeProps } from 'react-aria/mergeProps'
import { useOverlay } from 'react-aria/useOverlay'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import classes from './popup.module.css'

/** Where a popup stands by its anchor when there is room. */
export type PopupPlacement = 'bottom-start' | 'bottom-end' | 'top-end' | 'right'

export const ariaPlacements = {
  'bottom-start': 'bottom start',
  'bottom-end': 'bottom end',
  'top-end': 'top end',
  right: 'right',
} as const

interface PopupProps extends ComponentPropsWithoutRef<'div'> {
  /** What it belongs to: it stands beside it and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  placement?: PopupPlacement
  /** At least as wide as its anchor, as a list under a field should be. */
  isAsWide?: boolean
  children: ReactNode
}

/**
 * A panel beside a control, above everything and cut off by nothing. Esc and a press elsewhere close
 * it, and so does the focus when it goes on to the next control. Mount it to show it.
 */
export function Popup(props: PopupProps) {
  return (
    <Overlay>
      <PopupPanel {...props} />
    </Overlay>
  )
}

function PopupPanel(props: PopupProps) {
  const {
    anchor,
    onClose,
    placement = 'bottom-start',
    isAsWide = false,
    className,
    children,
    ...rest
  } = props
  const panel = useRef<HTMLDivElement>(null)
  const { overlayProps } = useOverlay({ isOpen: true, onClose, shouldCloseOnBlur: true }, panel)
  useWidthOf(anchor, panel, isAsWide)
  const position = useOverlayPosition({
    targetRef: anchor,
    overlayRef: panel,
    placement: ariaPlacements[placement],
    offset: 4,
    containerPadding: 8,
    isOpen: true,
  })
  usePreventScroll()
  useFocusIn(panel)
  return (
    // A layer makes the rest of the page inert; what belongs to a control of it is no part of the rest.
    <div className={classes.frame} data-popup data-react-aria-top-layer>
      <div className={classes.outside} aria-hidden data-popup-outside onClick={onClose} />
      <div
        {...mergeProps(rest, overlayProps, position.overlayProps)}
        ref={panel}
        className={className ? `${classes.popup} ${className}` : classes.popup}
      >
        {children}
      </div>
    </div>
  )
}

/** To the first control there is, unless what is inside has taken the focus itself. */
function useFocusIn(panel: RefObject<HTMLElement | null>): void {
  const manager = useFocusManager()
  useEffect(() => {
    if (panel.current?.contains(document.activeElement)) return
    if (!manager?.focusFirst({ tabbable: true })) panel.current?.focus()
  }, [manager, panel])
}

/** In this width names of accounts and codes are read in one line or two. */
const roomyWidth = 400

/** At least as wide as its anchor, also when the window becomes a phone's. */
function useWidthOf(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isAsWide: boolean,
): void {
  useLayoutEffect(
    function takeWidthOfAnchor() {
      const own = panel.current
      const field = anchor.current
      if (!own || !field || !isAsWide) return undefined
      const takeWidth = () => {
        const width = field.offsetWidth
        own.style.minWidth = `${width}px`
        // A field with room for words gets a list of its own width, edge under edge: the list covers nothing beside it.
        const isNearlyWhole = width > document.documentElement.clientWidth * 0.6
        own.style.maxWidth = isNearlyWhole || width >= roomyWidth ? `${width}px` : ''
      }
      takeWidth()
      const sizes = new ResizeObserver(takeWidth)
      sizes.observe(field)
      return () => sizes.disconnect()
    },
    [anchor, panel, isAsWide],
  )
}
