import type { BrowserContext, Page } from '@playwright/test'

const header = 'x-session-expires-in'
/** What a person extends the session with is answered truly. */
const everyOtherCall = /\/(graphql|api\/v1)\/(?!keep-alive)/

/**
 * From now on the bank's answers say that the session ends in so many seconds, so that nobody has to wait
 * fourteen minutes for its last one. Returns the way back to the truth.
 */
export async function sessionEndsIn(
  place: Page | BrowserContext,
  seconds: number,
): Promise<() => void> {
  let isTrue = false
  await place.route(everyOtherCall, async route => {
    if (isTrue) {
      await route.continue()
      return
    }
    const request = route.request()
    // A call that passes through here loses what the browser adds to prove where it comes from.
    const { origin } = new URL(request.url())
    const response = await route.fetch({ headers: { ...request.headers(), origin } })
    const headers = { ...response.headers() }
    if (headers[header] !== undefined) headers[header] = seconds.toString()
    await route.fulfill({ response, headers })
  })
  return () => {
    isTrue = true
  }
}
