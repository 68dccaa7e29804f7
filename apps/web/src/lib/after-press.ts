let isPressed = false
const waiting = new Set<() => void>()

function begin(): void {
  isPressed = true
}

/** The click comes right after the button is let go: what waited must not come between them. */
function end(): void {
  if (!isPressed) return
  isPressed = false
  setTimeout(() => {
    const due = [...waiting]
    waiting.clear()
    for (const run of due) run()
  })
}

// A finger, too, is reported as a mouse when it is lifted, and only then the focus moves.
window.addEventListener('mousedown', begin, { capture: true })
for (const type of ['mouseup', 'dragend', 'keydown']) {
  window.addEventListener(type, end, { capture: true })
}
// The button was let go where the page does not hear of it.
window.addEventListener('mousemove', ({ buttons }) => (buttons === 0 ? end() : undefined), {
  capture: true,
})

/**
 * Runs at once, or when the press that goes on has reached its control. A field is left by the press of another control:
 * what the page says of the field would move that control away from under the hand.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run)
  else run()
}
