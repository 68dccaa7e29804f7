import type { Page, Request } from '@playwright/test'

const paymentCalls = /\/graphql\/payment$/

const saves = (request: Request): boolean =>
  request.postDataJSON()?.operationName === 'SaveInterbank'

/** The bank takes the saving of a payment and keeps its answer back until it is let go. */
export async function holdAnswerOfSave(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(paymentCalls, async route => {
    if (!saves(route.request())) return route.continue()
    const response = await route.fetch()
    await isLetGo
    await route.fulfill({ response })
  })
  return () => letGo()
}

/** The bank takes the saving of a payment, and its first answer is lost on the way. */
export async function loseAnswerOfSave(page: Page): Promise<void> {
  let isLost = false
  await page.route(paymentCalls, async route => {
    if (isLost || !saves(route.request())) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}
