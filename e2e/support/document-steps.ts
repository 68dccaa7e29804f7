import type { Page } from '@playwright/test'

import { createBankClient } from './bank-client.ts'
import { director } from './director.ts'
import type { Screen } from './screen.ts'
import { answerOperation } from './stub-answers.ts'

const history = { address: '/history', sign: 'main tbody th a' } as const
const forSigning = { address: '/history?status=FOR_SIGN', sign: 'main tbody th a' } as const
const sheet = '[role="dialog"]'
const actionBar = 'section:has(> p[role="status"])'

async function openFirstDocument(page: Page): Promise<void> {
  await page.locator('main tbody th a').first().click()
  await page.locator(`${sheet} li`).first().waitFor()
}

async function tickAll(page: Page): Promise<void> {
  await page.locator('main thead input[type="checkbox"]').check()
  await page.locator(actionBar).waitFor()
}

/** Opens the main question of the ticked documents, answers it, and the bank takes every other one. */
async function halfSigned(page: Page): Promise<void> {
  await answerOperation(page, 'SignPayments', ({ sign }) => ({
    signingPayment: (sign as { paymentIds: readonly string[] }).paymentIds.map(
      (paymentId, place) => ({
        __typename: 'PaymentActionResult',
        paymentId,
        ok: place % 2 === 0,
        errorCode: place % 2 === 0 ? null : 'INSUFFICIENT_FUNDS',
        errorParams: place % 2 === 0 ? [] : [{ name: 'currency', value: 'KGS' }],
        payment: null,
      }),
    ),
  }))
  await tickAll(page)
  await page.locator(`${actionBar} button`).first().click()
  await page.locator('input[autocomplete="one-time-code"]').fill('123456')
  await page.locator(`${sheet} section`).nth(1).waitFor()
}

/** A document of this tab in its sheet. */
const inSheet = (name: string, tab: string): Screen => ({
  name,
  address: `/history?status=${tab}`,
  sign: 'main tbody th a',
  act: openFirstDocument,
})

/** What the history looks like in use. */
const inHistory: readonly Screen[] = [
  {
    ...history,
    name: 'the filters of the history',
    async act(page) {
      await page.locator('main button[aria-expanded]').first().click()
      await page.locator('main fieldset').waitFor()
    },
  },
  {
    ...history,
    name: 'a calendar of the filters',
    async act(page) {
      await page.locator('main button[aria-expanded]').first().click()
      await page.locator('main form button[aria-haspopup="dialog"]').first().click()
      await page.locator('[role="dialog"] table').waitFor()
    },
  },
  {
    ...history,
    name: 'the history narrowed down',
    hasSameLayout: true,
    address: '/history?from=2020-01-01&currency=KGS&operation=CLEARING&min=1000',
  },
  {
    ...history,
    name: 'a history in which nothing is found',
    address: '/history?number=987654321',
    sign: 'main [role="group"] button',
  },
  {
    ...history,
    name: 'the view of the history',
    isOnlyWide: true,
    async act(page) {
      await page.locator('main button[aria-haspopup="dialog"]').first().click()
      await page.locator('[role="dialog"] fieldset').first().waitFor()
    },
  },
  { ...forSigning, name: 'ticked documents', hasSameLayout: true, act: tickAll },
  { ...forSigning, name: 'the result of several documents', act: halfSigned },
]

const inSheets: readonly Screen[] = [
  {
    ...inSheet('a draft in its sheet', 'DRAFT'),
    hasSameLayout: true,
    // Only who made a draft sees it.
    clientId: '100103',
    async address(page) {
      await createBankClient(page).enterCompany(director.company)
      return '/history?status=DRAFT'
    },
  },
  { ...inSheet('an executed document in its sheet', 'SUCCESS'), hasSameLayout: true },
  { ...inSheet('a document to be mended in its sheet', 'FOR_EDITING'), hasSameLayout: true },
  { ...inSheet('a document that went wrong in its sheet', 'ERROR'), hasSameLayout: true },
  { ...inSheet('a refused document in its sheet', 'FAILED'), hasSameLayout: true },
  {
    ...forSigning,
    name: 'the other things to do with a document',
    async act(page) {
      await openFirstDocument(page)
      await page.locator(`${sheet} button[aria-haspopup="menu"]`).click()
      await page.locator('[role="menuitem"]').first().waitFor()
    },
  },
  {
    ...forSigning,
    name: 'the signing of one document',
    async act(page) {
      await openFirstDocument(page)
      await page.locator(`${sheet} button[aria-haspopup="menu"] ~ button`).first().click()
      await page.locator('input[autocomplete="one-time-code"]').waitFor()
    },
  },
  {
    ...forSigning,
    name: 'the return of a document',
    hasSameLayout: true,
    async act(page) {
      await openFirstDocument(page)
      await page.locator(`${sheet} button[aria-haspopup="menu"]`).click()
      await page.locator('[role="menuitem"]').nth(1).click()
      await page.locator(`${sheet} textarea`).waitFor()
    },
  },
  {
    ...forSigning,
    name: 'the signing with a token',
    hasSameLayout: true,
    clientId: '100501',
    async act(page) {
      await openFirstDocument(page)
      await page.locator(`${sheet} button[aria-haspopup="menu"] ~ button`).first().click()
      await page.locator(`${sheet} input`).first().waitFor()
    },
  },
]

/** On the pages of statements and details. */
const onPaper: readonly Screen[] = [
  {
    name: 'the details of a dollar account',
    hasSameLayout: true,
    address: '/documents/requisites',
    sign: 'main li button',
    async act(page) {
      await page.locator('main li button', { hasText: 'USD' }).first().click()
      await page.locator(`${sheet} section li`).first().waitFor()
    },
  },
  {
    name: 'the schedule of a statement',
    address: '/account-statements',
    sign: 'main form fieldset input',
    async act(page) {
      await page.locator('main form button:has(.tabler-icon-calendar-repeat)').click()
      await page.locator(sheet).waitFor()
    },
  },
]

export const documentSteps: readonly Screen[] = [...inHistory, ...inSheets, ...onPaper]
