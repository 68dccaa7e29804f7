import type { MouseEvent } from 'react'

/** A click on something in a row that has a click of its own, or one that ends a selection of text. */
export function isOwnClick(event: MouseEvent): boolean {
  const isOnControl =
    event.target instanceof Element && event.target.closest('a, button, input, label') !== null
  return isOnControl || window.getSelection()?.type === 'Range'
}
