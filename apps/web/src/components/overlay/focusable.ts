const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** What the keyboard can reach inside an element, in its order. */
export const focusableIn = (element: HTMLElement): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(focusable),
]

/** Takes the focus to what asks for it, else to the first thing there is, else to the element. */
export function focusInto(element: HTMLElement): void {
  const wanted = element.querySelector<HTMLElement>('[data-autofocus]')
  const target = wanted ?? focusableIn(element)[0] ?? element
  target.focus({ preventScroll: true })
}
