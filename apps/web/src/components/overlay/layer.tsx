import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react'
import { useFocusManager } from 'react-aria/FocusScope'
import { Overlay } from 'react-aria/Overlay'
import { useDialog } from 'react-aria/useDialog'
import { useModalOverlay } from 'react-aria/useModalOverlay'
import { isFocusLost, returnFocusToPage } from './focus-place.ts'
import classes from './layer.module.css'

interface LayerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'role'> {
  role: 'dialog' | 'alertdialog'
  /** Esc, or a press on the dimmed page; left out when only the buttons inside may close it. */
  onClose: (() => void) | undefined
  /** `sheet` comes from the right edge, `card` stands in the middle, `screen` too and fills a phone. */
  kind: 'sheet' | 'card' | 'screen'
  /** Where the focus goes in the end; without it, or when that is not there, to where it was. */
  returnFocusTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/**
 * What lies over the page and is answered first: the page below is dimmed, inert and does not scroll,
 * the focus goes inside and back to where it was. Toasts stay reachable. Mount it to show it.
 */
export function Layer(props: LayerProps) {
  return (
    <Overlay>
      <LayerFrame {...props} />
    </Overlay>
  )
}

function LayerFrame(props: LayerProps) {
  const { role, onClose, kind, returnFocusTo, className, children, ...rest } = props
  const content = useRef<HTMLDivElement>(null)
  // Before the page is made inert: a later measurement would lay out the whole page again.
  useFocusIn(content)
  useFocusContained(content)
  useFocusBack(returnFocusTo)
  const isDismissable = onClose !== undefined
  const state = {
    isOpen: true,
    close: () => onClose?.(),
    open: noop,
    toggle: noop,
    setOpen: noop,
    point: null,
    setPoint: noop,
  }
  const { modalProps } = useModalOverlay(
    { isDismissable, isKeyboardDismissDisabled: !isDismissable },
    state,
    content,
  )
  const { dialogProps } = useDialog({ ...rest, role }, content)
  return (
    <div className={classes.frame} data-kind={kind} data-layer>
      <div className={classes.scrim} aria-hidden />
      <div
        {...rest}
        {...modalProps}
        {...dialogProps}
        ref={content}
        className={className ? `${classes.content} ${className}` : classes.content}
      >
        {children}
      </div>
    </div>
  )
}

const noop = () => undefined

/** To the element with `data-autofocus` or `autoFocus`, else to the first control. */
function useFocusIn(content: RefObject<HTMLElement | null>): void {
  const manager = useFocusManager()
  const focusInto = useEffectEvent(() => {
    if (content.current?.contains(document.activeElement)) return
    const wanted = content.current?.querySelector<HTMLElement>('[data-autofocus]')
    if (wanted) wanted.focus({ preventScroll: true })
    else manager?.focusFirst({ tabbable: true })
  })
  useEffect(() => focusInto(), [])
}

/** When what had the focus leaves or is disabled, as a step of the same layer ends, its heading has it next. */
function useFocusContained(content: RefObject<HTMLElement | null>): void {
  useEffect(
    function keepFocusInside() {
      const own = content.current
      if (!own) return undefined
      const handleChange = () =>
        requestAnimationFrame(() => {
          // New content may request the focus itself; a layer above this one keeps its own.
          if (!own.isConnected || own.closest('[inert]') || !isFocusLost()) return
          const heading = own.querySelector<HTMLElement>('h2') ?? own
          if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
          heading.focus({ preventScroll: true })
        })
      const changes = new MutationObserver(handleChange)
      changes.observe(own, { subtree: true, childList: true, attributeFilter: ['disabled'] })
      return () => changes.disconnect()
    },
    [content],
  )
}

/** React Aria gives the focus back to the opener; this knows a better place, or one when the opener is gone. */
function useFocusBack(returnFocusTo: LayerProps['returnFocusTo']): void {
  const opener = useRef<Element>(null)
  const goBack = useEffectEvent(() => {
    const before = opener.current
    const place = returnFocusTo?.()
    requestAnimationFrame(() => {
      const isFree = isFocusLost() || document.activeElement === before
      if (place?.isConnected && isFree) place.focus()
      returnFocusToPage()
    })
  })
  useLayoutEffect(function rememberOpener() {
    opener.current = document.activeElement
    return () => goBack()
  }, [])
}
