import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { returnFocusToPage } from '../../components/overlay/focus-place.ts'
import classes from './blocking-dialog.module.css'

interface BlockingDialogProps {
  titleId: string
  textId: string
  children: ReactNode
  /** Full width on narrow screens (the offline dialog of the specification). */
  isWide?: boolean
  /** Nothing of the page below can be read. */
  isOpaque?: boolean
}

/**
 * A dialog that only its own buttons close: Esc and a press outside do nothing. The browser's own
 * dialog, because it lies above every drawer, makes the rest inert, returns the focus by itself and
 * is there when nothing more can be loaded. Mount it to show it.
 */
export function BlockingDialog(props: BlockingDialogProps) {
  const { titleId, textId, children, isWide, isOpaque } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const isLeaving = useRef(false)

  // In the same turn as its text appears: a dialog that is not open yet is not shown.
  useLayoutEffect(function showAboveEverything() {
    const element = dialog.current
    isLeaving.current = false
    if (element?.open === false) element.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // While it is still on the page: a dialog that has left it gives no focus back.
    return () => {
      isLeaving.current = true
      element?.close()
      returnFocusToPage()
    }
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault()
    // What lies below has shortcuts of its own; they must not hear this.
    event.stopPropagation()
  }
  const handleCancel = (event: SyntheticEvent) => event.preventDefault()
  // Browsers close a dialog on a second Esc whatever the page says; it opens again at once.
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.currentTarget.isConnected && !isLeaving.current) event.currentTarget.showModal()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      role="alertdialog"
      aria-modal="true"
      data-react-aria-top-layer
      aria-labelledby={titleId}
      aria-describedby={textId}
      data-wide={isWide || undefined}
      data-opaque={isOpaque || undefined}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      {children}
    </dialog>
  )
}
