import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** How far a hand moves while it presses. */
const stillPx = 10

interface Start {
  readonly x: number
  readonly y: number
  readonly place: DOMRect
}

/**
 * What comes while a button is held down may move the button away from under the pointer, and the browser would give the
 * press to whatever lies there by then. It belongs to the button on which it began. Whoever leaves the button before
 * letting go takes the press back.
 */
export function useKeptPress() {
  const start = useRef<Start>(undefined)
  return {
    keepPress({ button, clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      if (button !== 0) return
      const place = currentTarget.getBoundingClientRect()
      start.current = { x: clientX, y: clientY, place }
      currentTarget.setPointerCapture(pointerId)
    },
    isTakenBack({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): boolean {
      // By the keyboard.
      if (detail === 0) return false
      const begun = start.current
      // Pressed by a program: nothing held it down.
      if (!begun || Math.hypot(clientX - begun.x, clientY - begun.y) <= stillPx) return false
      // Where the button was when the press began, or where it is now.
      return [begun.place, currentTarget.getBoundingClientRect()].every(
        ({ left, right, top, bottom }) =>
          clientX < left || clientX > right || clientY < top || clientY > bottom,
      )
    },
  }
}
