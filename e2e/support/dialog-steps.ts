import type { Page } from '@playwright/test'

import { createBankClient } from './bank-client.ts'
import type { Screen } from './screen.ts'
import { sessionEndsIn } from './session-time.ts'
import { answerOperation } from './stub-answers.ts'

const quiet = { address: '/more', sign: 'main input[type="radio"]' } as const

/** Somebody in another tab has moved the session to another company. */
async function movedInAnotherTab(page: Page): Promise<void> {
  const answered = page.waitForResponse(answer => {
    const call = answer.request().postDataJSON() as { operationName?: string } | null
    return call?.operationName === 'EmployeeSecure'
  })
  await page.reload()
  const { data } = (await (await answered).json()) as {
    data: { employeeSecure: { userReferenceId: string } }
  }
  await page.locator(quiet.sign).first().waitFor()
  await page.evaluate(
    personId =>
      new BroadcastChannel('tartip').postMessage({
        type: 'contract',
        userContractId: 'another',
        companyName: 'ОсОО «Кызыл-Өрүк Экспорт»',
        personId,
      }),
    data.employeeSecure.userReferenceId,
  )
  await page.locator('[role="alertdialog"]').waitFor()
}

/** The clocks of the page stand still, so that the last minute does not end while it is looked at. */
async function lastMinute(page: Page): Promise<void> {
  await page.addInitScript(
    ([wall, monotonic]) => {
      Date.now = () => wall
      performance.now = () => monotonic
    },
    [Date.now(), 1_000] as const,
  )
  await sessionEndsIn(page, 60)
  await page.reload()
  await page.locator('[role="alertdialog"]').waitFor()
}

const ofColleague = async (page: Page): Promise<string> =>
  `/settings/users/${await createBankClient(page).colleague()}`

/** Questions that stand above everything, and what settings look like in use. */
export const dialogSteps: readonly Screen[] = [
  {
    ...quiet,
    name: 'the companies of a person',
    async act(page) {
      await page.locator('header button:has(.tabler-icon-selector)').click()
      await page.locator('[role="dialog"] li').first().waitFor()
    },
  },
  {
    ...quiet,
    name: 'the menu of a person',
    async act(page) {
      await page.locator('header button[aria-haspopup]').last().click()
      await page.locator('[role="dialog"] button, [role="menu"] button').first().waitFor()
    },
  },
  {
    ...quiet,
    name: 'the last minute of a session',
    hasSameLayout: true,
    act: lastMinute,
    needsOwnPage: true,
  },
  {
    ...quiet,
    name: 'a company chosen in another tab',
    hasSameLayout: true,
    act: movedInAnotherTab,
    leavesTraces: true,
  },
  {
    name: 'rights that are about to change',
    hasSameLayout: true,
    address: ofColleague,
    sign: 'main table tbody tr',
    async act(page) {
      const boxes = page.locator('main tbody input[type="checkbox"]')
      await boxes.first().click()
      await boxes.nth(20).click()
    },
  },
  {
    name: 'the question before rights change',
    address: ofColleague,
    sign: 'main table tbody tr',
    async act(page) {
      await page.locator('main tbody input[type="checkbox"]').first().click()
      await page.locator('main [aria-live] button').first().click()
      await page.locator('[role="dialog"] li').first().waitFor()
    },
  },
  {
    name: 'the question before a person is frozen',
    hasSameLayout: true,
    address: ofColleague,
    sign: 'main table tbody tr',
    async act(page) {
      await page.locator('main section button').first().click()
      await page.locator('[role="alertdialog"] button').first().waitFor()
    },
  },
  {
    name: 'the API key that was made',
    hasSameLayout: true,
    address: '/settings/api-key',
    sign: 'main h1',
    async act(page) {
      await answerOperation(page, 'CreateApiKey', () => ({
        createApiKey: {
          __typename: 'CreatedApiKey',
          key: 'TARTIP_K3JD8SLQ0VXW2ZB7NF5TY1RM4HC6PG9UE_AABBCCDDEE',
          apiKey: null,
        },
      }))
      await page.locator('main fieldset input[type="checkbox"]').first().check()
      await page.locator('main input[type="password"]').fill('any')
      await page.locator('main form button[type="submit"]').click()
      await page.locator('main :text("TARTIP_")').first().waitFor()
    },
  },
  {
    name: 'the phone key that was made',
    hasSameLayout: true,
    address: '/settings/pay-control',
    sign: 'main h1',
    clientId: '100401',
    async act(page) {
      const issued = { __typename: 'PayControlKeyIssued', qr: 'tartip-pc:100401', key: 'K7QF-2M9X' }
      for (const operation of ['createPayControlKey', 'regeneratePayControlKey'])
        await answerOperation(page, operation.charAt(0).toUpperCase() + operation.slice(1), () => ({
          [operation]: issued,
        }))
      await page.locator('main section button').last().click()
      await page.locator('main input[autocomplete="one-time-code"]').fill('123456')
      await page.locator('main form button[type="submit"]').click()
      await page.locator('main [role="img"], main svg[aria-label]').first().waitFor()
    },
  },
  {
    name: 'the phones of a company that signs by app',
    address: '/settings/pay-control',
    sign: 'main svg + p',
  },
  {
    name: 'a password that breaks the rules',
    address: '/settings/password',
    sign: 'main input[type="password"]',
    async act(page) {
      await page.locator('main input[type="password"]').nth(1).fill('Tun-7')
      await page.locator('main form button[type="submit"]').click()
    },
  },
  {
    name: 'the documents that wait for phones',
    hasSameLayout: true,
    address: '/history?status=FOR_SIGN',
    sign: 'main tbody th a',
    clientId: '100403',
    async act(page) {
      await page.locator('main tbody th a').first().click()
      await page.locator('[role="dialog"] li').first().waitFor()
    },
  },
]
