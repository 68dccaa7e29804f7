import { cloneElement, useRef } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode, RefAttributes, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { mergeProps } from 'react-aria/mergeProps'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import popupClasses from './popup.module.css'
import { ariaPlacements } from './popup.tsx'
import type { PopupPlacement } from './popup.tsx'
import classes from './tooltip.module.css'

type ControlProps = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>

interface TooltipProps {
  /** Words that the control already has for a screen reader; this shows them on the screen. */
  label: ReactNode
  /** One control, which takes a ref and the handlers of an element. */
  children: ReactElement<ControlProps>
  placement?: PopupPlacement
}

/** The words of an icon, under the pointer or the focus. Esc takes it away. */
export function Tooltip({ label, children, placement = 'right' }: TooltipProps) {
  const control = useRef<HTMLElement>(null)
  const state = useTooltipTriggerState({ delay: 250, closeDelay: 0 })
  const { triggerProps } = useTooltipTrigger({}, state, control)
  const own = mergeProps(children.props, triggerProps, { ref: control })
  return (
    <>
      {cloneElement(children, {
        ...own,
        tabIndex: children.props.tabIndex,
        // Its name has these words already: it is described by nothing more.
        'aria-describedby': children.props['aria-describedby'],
      })}
      {state.isOpen ? (
        <TooltipPanel control={control} placement={placement}>
          {label}
        </TooltipPanel>
      ) : null}
    </>
  )
}

interface TooltipPanelProps {
  control: RefObject<HTMLElement | null>
  placement: PopupPlacement
  children: ReactNode
}

function TooltipPanel({ control, placement, children }: TooltipPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { overlayProps } = useOverlayPosition({
    targetRef: control,
    overlayRef: panel,
    placement: ariaPlacements[placement],
    offset: 8,
    containerPadding: 8,
    isOpen: true,
  })
  return createPortal(
    <div
      {...overlayProps}
      ref={panel}
      role="tooltip"
      aria-hidden
      data-react-aria-top-layer
      className={`${popupClasses.popup} ${classes.tooltip}`}
    >
      {children}
    </div>,
    document.body,
  )
}
