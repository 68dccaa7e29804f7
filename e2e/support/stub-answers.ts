import type { Page, Route } from '@playwright/test'

interface Call {
  readonly operationName?: string
  readonly variables?: Record<string, unknown>
}

const stubbed = new WeakSet<Page>()

/** Whether a made-up answer may have been received: the page may keep it until it is loaded again. */
export const takeStubbed = (page: Page): boolean => stubbed.delete(page)

/**
 * From now on the bank answers one operation like this and does nothing: for screens that come after an act which
 * nobody wants to happen each time they are looked at.
 */
export async function answerOperation(
  page: Page,
  operationName: string,
  answerTo: (variables: Record<string, unknown>) => object,
): Promise<void> {
  stubbed.add(page)
  await page.route(/\/graphql\//, async route => {
    const call = route.request().postDataJSON() as Call | null
    if (call?.operationName !== operationName) return route.fallback()
    return route.fulfill({ json: { data: answerTo(call.variables ?? {}) } })
  })
}

/** The same for a call before sign-in; a refusal has its own status. */
export async function answerSignIn(
  page: Page,
  path: string,
  json: object,
  status = 200,
): Promise<void> {
  stubbed.add(page)
  await page.route(`**/api/v1${path}`, (route: Route) => route.fulfill({ status, json }))
}
