import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** How far a hand moves while it presses. */
const stillPx = 10

/**
 * What comes while a button is held down may move the button away from under the pointer, and the browser would give the
 * press to whatever lies there by then. It belongs to the button on which it began. Whoever leaves the button before
 * letting go takes the press back.
 */
export function useKeptPress() {
  const start = useRef({ x: 0, y: 0 })
  return {
    keepPress({ button, clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      if (button !== 0) return
      start.current = { x: clientX, y: clientY }
      currentTarget.setPointerCapture(pointerId)
    },
    isTakenBack({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): boolean {
      // By the keyboard.
      if (detail === 0) return false
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) <= stillPx) return false
      const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
      return clientX < left || clientX > right || clientY < top || clientY > bottom
    },
  }
}
