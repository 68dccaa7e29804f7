/** The heading of the page, or its main part: a place to go on from when a control has left the page. */
export function focusPage(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!(place instanceof HTMLElement)) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Nothing on the page has the focus, because what had it is gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Goes to the heading of the page if, when what closes is gone, nothing else has the focus. */
export function keepFocusOnPage(): void {
  // React Aria gives the focus back in the next frame, and looks for it in the frame after a blur.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isFocusLost()) focusPage()
    }),
  )
}
