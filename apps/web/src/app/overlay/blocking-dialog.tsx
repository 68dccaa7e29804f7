import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import classes from './blocking-dialog.module.css'

interface BlockingDialogProps {
  titleId: string
  textId: string
  children: ReactNode
  /** Full width on narrow screens (the offline dialog of the specification). */
  isWide?: boolean
}

/**
 * A dialog that only its own buttons close: Esc and a press outside do nothing. The browser's own
 * dialog, because it lies above every drawer, makes the rest inert, returns the focus by itself and
 * is there when nothing more can be loaded. Mount it to show it.
 */
export function BlockingDialog({ titleId, textId, children, isWide }: BlockingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(function showAboveEverything() {
    const element = dialog.current
    if (!element) return undefined
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element.close()
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault()
    // What lies beneath has shortcuts of its own; they must not hear this.
    event.stopPropagation()
  }
  const handleCancel = (event: SyntheticEvent) => event.preventDefault()
  // Browsers close a dialog on a second Esc whatever the page says; it opens again at once.
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.currentTarget.isConnected) event.currentTarget.showModal()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={textId}
      data-wide={isWide || undefined}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      {children}
    </dialog>
  )
}
