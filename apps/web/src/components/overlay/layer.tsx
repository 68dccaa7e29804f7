import { useEffect, useEffectEvent, useRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { focusableIn, focusInto } from './focusable.ts'
import classes from './layer.module.css'

interface LayerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'role'> {
  role: 'dialog' | 'alertdialog'
  /** Esc, or a press on the dimmed page; left out when only the buttons inside may close it. */
  onClose: (() => void) | undefined
  /** `sheet` comes from the right edge, `card` stands in the middle. */
  kind: 'sheet' | 'card'
  /** Where the focus goes in the end; without it, or when that is not there, to where it was. */
  returnFocusTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** Layers that are open, the topmost last: only that one hears Esc. */
const open: HTMLElement[] = []

/**
 * What lies over the page and is answered first: the page beneath is dimmed, inert and does not scroll,
 * the focus goes inside and back to where it was. Toasts stay in reach. Mount it to show it.
 */
export function Layer(props: LayerProps) {
  const { role, onClose, kind, returnFocusTo, className, children, ...rest } = props
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || open.at(-1) !== frame.current) return
    if (event.key === 'Tab' && content.current) keepInside(event, content.current)
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose?.()
  })

  const giveFocusBack = useEffectEvent((opener: Element | null) => {
    const place = returnFocusTo?.()
    if (place) place.focus()
    else if (opener instanceof HTMLElement && opener.isConnected) {
      opener.focus({ preventScroll: true })
    }
  })

  useEffect(function standAboveThePage() {
    const own = frame.current
    if (!own || !content.current) return undefined
    const opener = document.activeElement
    open.push(own)
    // Before the page is made inert: whatever asks for places after that makes all of it be laid out anew.
    focusInto(content.current)
    const release = holdBack(own)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('keydown', handleKey)
      open.splice(open.indexOf(own), 1)
      release()
      giveFocusBack(opener)
    }
  }, [])

  return createPortal(
    <div ref={frame} className={classes.frame} data-kind={kind}>
      <div className={classes.scrim} aria-hidden onPointerDown={onClose} />
      <div
        {...rest}
        ref={content}
        role={role}
        aria-modal="true"
        tabIndex={-1}
        className={className ? `${classes.content} ${className}` : classes.content}
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}

/** Tab goes round inside the layer and the toasts above it. */
function keepInside(event: KeyboardEvent, content: HTMLElement): void {
  const above = [...document.querySelectorAll<HTMLElement>('[data-above-layers]')]
  const stops = [content, ...above].flatMap(focusableIn)
  const place = stops.findIndex(stop => stop === document.activeElement)
  const isLeaving = event.shiftKey ? place <= 0 : place === stops.length - 1 || place < 0
  if (!isLeaving) return
  event.preventDefault()
  const next = event.shiftKey ? stops.at(-1) : stops[0]
  ;(next ?? content).focus()
}

/** Makes everything beside a layer inert and still; gives the way back. */
function holdBack(layer: HTMLElement): () => void {
  const held = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== layer &&
      !element.inert &&
      !element.hasAttribute('data-above-layers'),
  )
  const { overflow, paddingRight } = document.body.style
  // The page keeps its width when its scrollbar goes, or everything would jump.
  const scrollbar = window.innerWidth - document.documentElement.clientWidth
  for (const element of held) element.inert = true
  document.body.style.overflow = 'hidden'
  if (scrollbar > 0) document.body.style.paddingRight = `${scrollbar}px`
  return () => {
    for (const element of held) element.inert = false
    document.body.style.overflow = overflow
    document.body.style.paddingRight = paddingRight
  }
}
