/** The heading of what is read, the topmost layer or the page: a place to go on from when a control is gone. */
function focusHeading(): void {
  const layer = [...document.querySelectorAll('[data-layer]')].at(-1)
  const place =
    layer?.querySelector<HTMLElement>('h2') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main')
  if (!(place instanceof HTMLElement)) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Nothing on the page has the focus, because what had it is gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Goes to that heading if, when what closes is gone, nothing else has the focus. */
export function returnFocusToPage(): void {
  // React Aria gives the focus back in the next frame, and looks for it in the frame after a blur.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isFocusLost()) focusHeading()
    }),
  )
}
