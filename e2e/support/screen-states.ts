import type { Page, Route } from '@playwright/test'

/** What the bank has to say on a screen. `rich` is the demo bank as it is. */
export const screenStates = ['rich', 'empty', 'loading', 'failure', 'no-right'] as const
export type ScreenState = (typeof screenStates)[number]

/** Who is there and where, which every screen needs to be itself. */
const alwaysAnswered = new Set(['EmployeeSecure', 'SelectContract', 'BankToday'])

/** From now on the bank answers the page like this; `rich` changes nothing. */
export async function putInState(page: Page, state: ScreenState): Promise<void> {
  if (state === 'rich') return
  await page.route(/\/(graphql|api)\//, async route => {
    // The bank's rules are there before anything has happened.
    const isRule = route.request().url().includes('/graphql/rules')
    if (isAlwaysAnswered(route) || (isRule && state === 'empty')) return route.continue()
    switch (state) {
      case 'loading':
        // Nobody ever answers; the page is closed before it gives up.
        return
      case 'failure':
        return route.fulfill({ status: 500, json: refusal('GENERIC') })
      case 'no-right':
        return route.fulfill({ status: 200, json: refusal('FORBIDDEN') })
      case 'empty': {
        const answer = await route.fetch()
        return route.fulfill({ response: answer, json: withoutRows(await answer.json()) })
      }
    }
  })
}

function isAlwaysAnswered(route: Route): boolean {
  const body = route.request().postDataJSON() as { operationName?: string } | null
  return alwaysAnswered.has(body?.operationName ?? '')
}

const refusal = (code: string) => ({
  errors: [{ message: code, extensions: { code, traceId: '0af7651916cd43dd8448eb211c80319c' } }],
})

/** The same answer of a bank in which nothing has happened yet: every list is empty, every count nil. */
function withoutRows(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      isSumOfRows(key, field) ? (typeof field === 'number' ? 0 : '0.00') : withoutRows(field),
    ]),
  )
}

const isSumOfRows = (key: string, field: unknown): boolean =>
  (typeof field === 'number' && /count|total|size|elements/i.test(key)) ||
  (typeof field === 'string' && key.startsWith('total') && /^-?\d+\.\d+$/.test(field))

/** Waits until nothing on the page waits for the bank any more: a failing one is repeated several times. */
export async function waitForLastRetry(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idleForMs = 1_500
    const patienceMs = 20_000
    const stepMs = 100
    let idleMs = 0
    for (let waitedMs = 0; waitedMs < patienceMs && idleMs < idleForMs; waitedMs += stepMs) {
      await new Promise(resolve => setTimeout(resolve, stepMs))
      idleMs = document.querySelector('[aria-busy="true"]') === null ? idleMs + stepMs : 0
    }
  })
}

/** Waits until nothing on the page has changed for a while, or a few seconds have gone by. */
export async function pageIsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise<void>(resolve => {
      const stillForMs = 500
      const patienceMs = 5_000
      let timer = setTimeout(resolve, stillForMs)
      new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(resolve, stillForMs)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
      setTimeout(resolve, patienceMs)
    })
  })
}
