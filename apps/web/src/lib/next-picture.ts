/**
 * Resolves when the browser has drawn what was last set. A press is answered by a picture first and by the work after
 * it: on a slow machine a sheet or another language takes longer than a hand waits in doubt.
 */
export const nextPicture = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
