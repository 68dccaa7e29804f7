import type { Page } from '@playwright/test'

import { SignInPage } from '../pages/sign-in-page.ts'
import { createBankClient } from './bank-client.ts'
import { director } from './director.ts'
import { dialogSteps } from './dialog-steps.ts'
import { documentSteps } from './document-steps.ts'
import { signInSteps } from './sign-in-steps.ts'
import { formSteps } from './form-steps.ts'
import { moneyScreens } from './money-screens.ts'
import type { Screen } from './screen.ts'
import { waitForLastRetry, type ScreenState } from './screen-states.ts'
import { simulator } from './simulator.ts'

const openFirst = (link: string, sign: string) => async (page: Page) => {
  await page.locator(link).first().click()
  await page.locator(sign).first().waitFor()
}

const beforeSignIn: readonly Screen[] = [
  { name: 'sign-in', address: '/auth/login', sign: 'input[name="username"]' },
  {
    name: 'the code step of sign-in',
    address: '/auth/login',
    sign: 'input[name="username"]',
    async act(page) {
      const signIn = new SignInPage(page)
      const { clientId, password } = await simulator.person('100106')
      await signIn.giveNameAndPassword(clientId, password)
      await signIn.code.waitFor()
    },
  },
  {
    name: 'registration',
    hasSameLayout: true,
    address: '/auth/register',
    sign: 'input[name="inn"]',
  },
  { name: 'restore', address: '/auth/restore', sign: 'input[name="inn"]' },
  {
    name: 'the SMS step of a forgotten password',
    hasSameLayout: true,
    address: '/auth/restore',
    sign: 'input[name="inn"]',
    async act(page) {
      await page.locator('input[name="inn"]').fill('20305198800001')
      // Nobody's phone: another one for each language, because codes to a number are few.
      const { length } = await page.title()
      await page.locator('input[name="phone"]').fill(`0700 901 ${(100 + length).toString()}`)
      await page.locator('main button[type="submit"]').click()
      await page.locator('#sms-code').waitFor()
    },
  },
  { name: 'questions and answers', address: '/auth/faq', sign: 'main summary' },
  { name: 'the check of a printed document', address: '/verify', sign: 'main form input' },
  { name: 'contacts', address: '/auth/contacts', sign: 'main a[href^="tel:"]' },
  { name: 'the simulator', address: '/simulator', sign: 'h1' },
]

const documents: readonly Screen[] = [
  { name: 'incoming letters', address: '/letter/incoming', sign: 'main [role="tablist"]' },
  {
    name: 'outgoing letters',
    hasSameLayout: true,
    address: '/letter/outgoing',
    sign: 'main [role="tablist"]',
  },
  { name: 'the form of a letter', address: '/letter-create', sign: 'main textarea' },
  {
    name: 'the statements',
    address: '/documents/statements',
    sign: 'main a[href^="/account-statements"]',
  },
  { name: 'the details of accounts', address: '/documents/requisites', sign: 'main li button' },
  {
    name: 'the order of a statement',
    address: '/account-statements',
    sign: 'main form fieldset input',
  },
  {
    name: 'the operations of a period',
    address: '/account-statements',
    sign: 'main form fieldset input',
    act: openFirst('main a[href*="/account-statements/period"]', 'main section h3'),
  },
  { name: 'the history', address: '/history', sign: 'main tbody tr' },
  { name: 'the imported files', address: '/imported', sign: 'main section button' },
  {
    name: 'the exported files',
    hasSameLayout: true,
    address: '/exported',
    sign: 'main section button',
  },
  { name: 'the registers of salaries', address: '/salary/statements', sign: 'main h1' },
  { name: 'the employees', address: '/salary/employees', sign: 'main tbody tr' },
  {
    name: 'the salary contract',
    hasSameLayout: true,
    address: '/salary/contract',
    sign: 'main h1',
  },
  {
    name: 'a register from a file',
    address: '/salary/statements',
    sign: 'main button:has(.tabler-icon-upload)',
    async act(page) {
      await page.locator('main button:has(.tabler-icon-upload)').click()
      await page.locator('[role="dialog"] #salary-file').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'a list of employees to add',
    hasSameLayout: true,
    address: '/salary/employees',
    sign: 'main button:has(.tabler-icon-users-plus)',
    async act(page) {
      await page.locator('main button:has(.tabler-icon-users-plus)').click()
      await page.locator('[role="dialog"] textarea').waitFor()
    },
  },
  { name: 'a register by hand', address: '/salary/manual', sign: 'main [role="grid"]' },
  { name: 'the sales by QR', address: '/qr-history/sales', sign: 'main h1' },
  { name: 'selling by QR', address: '/qr-sell', sign: 'main form' },
  { name: 'paying by QR', address: '/qr-pay', sign: 'main h1' },
  {
    name: 'the claims for instalments',
    hasSameLayout: true,
    address: '/installment/claims',
    sign: 'main h1',
  },
  {
    name: 'the products of instalments',
    hasSameLayout: true,
    address: '/installment/products',
    sign: 'main h1',
  },
  { name: 'the sellers', hasSameLayout: true, address: '/installment/sellers', sign: 'main h1' },
  { name: 'how to sell by instalments', address: '/installment/onboarding', sign: 'main h1' },
  { name: 'the deadlines', address: '/deadlines', sign: 'main ol li' },
  { name: 'the templates', address: '/templates', sign: 'main li a' },
  {
    name: 'a form filled from a template',
    hasSameLayout: true,
    address: '/templates',
    sign: 'main li a',
    act: openFirst('main li a[href*="?template="]', 'main form textarea'),
  },
  {
    name: 'a template that is changed',
    hasSameLayout: true,
    address: '/templates',
    sign: 'main li a',
    act: openFirst('main li a[href*="editTemplate="]', 'main form textarea'),
  },
  {
    name: 'a document in its sheet',
    address: '/history?status=FOR_SIGN',
    sign: 'main tbody th a',
    act: openFirst('main tbody th a', '[role="dialog"] li'),
  },
  {
    name: 'the signing of several documents',
    address: '/history?status=FOR_SIGN',
    sign: 'main tbody th a',
    async act(page) {
      await page.locator('main thead input[type="checkbox"]').check()
      await page.locator('section:has(> p[role="status"]) button').first().click()
      await page.locator('input[autocomplete="one-time-code"]').waitFor()
    },
  },
  { name: 'the signing desk', address: '/sign', sign: 'main article dl' },
  {
    name: 'the end of the signing desk',
    hasSameLayout: true,
    address: '/sign',
    sign: 'main article dl',
    async act(page) {
      const place = page.locator('main h1')
      for (let taken = 0; taken < 60; taken += 1) {
        if ((await page.locator('main article').count()) === 0) break
        await page.locator('main article dl').first().waitFor()
        const before = await place.textContent()
        const take = page.locator('main button[aria-keyshortcuts="Enter"]:not([aria-disabled])')
        // A document is taken once all that is to be known of it is there, and its warning acknowledged.
        if (taken === 0) await take.click()
        if (taken === 0 && (await place.textContent()) === before) await take.click()
        if (taken > 0) await page.keyboard.press('ArrowRight')
        await page.waitForFunction(
          text => document.querySelector('main h1')?.textContent !== text,
          before,
        )
      }
      await page.locator('input[autocomplete="one-time-code"]').waitFor()
    },
  },
  {
    name: 'a payment to another bank',
    address: '/payment/clearing-gross',
    sign: 'main form textarea',
  },
  {
    name: 'a payment inside the bank',
    hasSameLayout: true,
    address: '/payment/intra-bank-transfer',
    sign: 'main form textarea',
  },
  { name: 'a conversion', address: '/payment/conversion', sign: 'main form input' },
  { name: 'a payment abroad', address: '/payment/swift', sign: 'main form textarea' },
  {
    name: 'a payment form sent half-filled',
    address: '/payment/clearing-gross',
    sign: 'main form textarea',
    async act(page) {
      await page.locator('main form button[type="submit"]').first().click()
      await page.locator('main [role="alert"]').first().waitFor()
    },
  },
]

const around: readonly Screen[] = [
  {
    name: 'no connection',
    address: '/more',
    sign: 'main input[type="radio"]',
    async act(page) {
      await page.context().setOffline(true)
      await page.getByRole('alertdialog').waitFor()
    },
    leavesTraces: true,
    isAlwaysTheSame: true,
  },
  {
    name: 'the command palette with a word in it',
    hasSameLayout: true,
    address: '/more',
    sign: 'main input[type="radio"]',
    async act(page) {
      await page.keyboard.press('Control+KeyK')
      await page.getByRole('option').first().waitFor()
      // «счёт» on a keyboard that was left in Latin.
      await page.keyboard.type('cx`n')
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value === 'cx`n',
      )
      await page.getByRole('option').first().waitFor()
    },
    isOpenedByAct: true,
  },
  { name: 'more', address: '/more', sign: 'main input[type="radio"]', isAlwaysTheSame: true },
  { name: 'help inside', address: '/help', sign: 'main details' },
  { name: 'instructions', address: '/instructions', sign: 'main li' },
  {
    name: 'the way to the bank',
    hasSameLayout: true,
    address: '/contacts',
    sign: 'main a[href^="tel:"]',
    isAlwaysTheSame: true,
  },
  {
    name: 'the notifications',
    address: '/more',
    sign: 'main input[type="radio"]',
    act: openFirst('header button:has(.tabler-icon-bell)', '[role="dialog"] h2'),
    isOpenedByAct: true,
  },
  {
    name: 'the command palette',
    address: '/more',
    sign: 'main input[type="radio"]',
    async act(page) {
      await page.keyboard.press('Control+KeyK')
      await page.getByRole('option').first().waitFor()
    },
    isAlwaysTheSame: true,
  },
  {
    name: 'where a cashier lands',
    hasSameLayout: true,
    address: '/outlet',
    sign: 'main h1',
    clientId: '100105',
    isAlwaysTheSame: true,
  },
  { name: 'selling today', address: '/outlet', sign: 'main dl' },
  { name: 'the outlets', address: '/outlet/points', sign: 'main :is(tbody th, li a)' },
  {
    name: 'the cashiers',
    hasSameLayout: true,
    address: '/outlet/cashiers',
    sign: 'main :is(tbody th, li a)',
  },
  { name: 'the form of an outlet', address: '/outlet/create', sign: 'main form svg' },
  {
    name: 'an outlet',
    address: '/outlet/points',
    sign: 'main :is(tbody th, li) a',
    act: openFirst('main :is(tbody th, li) a', 'main dl'),
  },
  {
    name: 'a cashier',
    hasSameLayout: true,
    address: '/outlet/cashiers',
    sign: 'main :is(tbody th, li) a',
    act: openFirst('main :is(tbody th, li) a', 'main fieldset'),
  },
  { name: 'the form of a cashier', address: '/outlet/employee/create', sign: 'main fieldset' },
  {
    name: 'the orders of terminals',
    hasSameLayout: true,
    address: '/pos/applications',
    sign: 'main :is(li, p)',
    clientId: '100106',
  },
  { name: 'the order of terminals', address: '/pos/order', sign: 'main form fieldset' },
  {
    name: 'the order of Pay-Da',
    address: '/pos/order?kind=payda',
    sign: 'main form fieldset',
    hasSameLayout: true,
  },
  {
    name: 'the one page of a rejected person',
    hasSameLayout: true,
    address: '/user-rejected',
    sign: 'main h1',
    clientId: '100109',
    isAlwaysTheSame: true,
  },
  {
    name: 'an address that does not exist',
    address: '/no-such-page',
    sign: 'h1',
    isAlwaysTheSame: true,
  },
]

const settings: readonly Screen[] = [
  { name: 'one’s own details', address: '/settings/info', sign: 'main dl' },
  { name: 'the accounts to be seen', address: '/settings/account-visibility', sign: 'main input' },
  {
    name: 'the phones',
    hasSameLayout: true,
    address: '/settings/pay-control',
    sign: 'main h1',
    clientId: '100401',
  },
  {
    name: 'the password',
    hasSameLayout: true,
    address: '/settings/password',
    sign: 'main input[type="password"]',
  },
  { name: 'the phone', hasSameLayout: true, address: '/settings/phone', sign: 'main h1' },
  { name: 'the code word', hasSameLayout: true, address: '/settings/code-word', sign: 'main h1' },
  { name: 'the people', address: '/settings/users', sign: 'main a[href^="/settings/users/"]' },
  {
    name: 'a person with their permissions',
    address: async page => `/settings/users/${await createBankClient(page).colleague()}`,
    sign: 'main table tbody tr',
  },
  { name: 'the API key', address: '/settings/api-key', sign: 'main h1' },
  { name: 'the audit', address: '/settings/audit', sign: 'main h1' },
]

const steps = (list: readonly Screen[]): readonly Screen[] =>
  list.map(step => ({ ...step, isAlwaysTheSame: true }))

/** Every screen of the product, and the steps, questions and results that are on it for a while. */
const pages = {
  signIn: [...beforeSignIn, ...steps(signInSteps)].map(screen => ({
    ...screen,
    isSignedOut: true,
  })),
  money: moneyScreens,
  documents: [...documents, ...steps(documentSteps)],
  forms: steps(formSteps),
  around: [...around, ...steps(dialogSteps)],
  settings,
} as const satisfies Record<string, readonly Screen[]>

export const allPages: readonly Screen[] = Object.values(pages).flat()

/** Whose screen it is. */
export const personOf = (screen: Screen): string => screen.clientId ?? director.clientId

/** Screens that have other states than the one. */
export const hasStates = (screen: Screen): boolean =>
  screen.isSignedOut !== true && screen.isAlwaysTheSame !== true

/**
 * The address is found out while the bank still answers; only then is the bank put into its state. Where
 * the screen cannot become what it is about, nothing is waited for and nothing done.
 */
export async function openInState(
  page: Page,
  { address, sign, act, isOpenedByAct }: Screen,
  state: ScreenState,
  putInState: () => Promise<void>,
): Promise<void> {
  const found = typeof address === 'string' ? address : await address(page)
  await putInState()
  await page.goto(found)
  if (state === 'rich' || isOpenedByAct) {
    await page.locator(sign).first().waitFor()
    await act?.(page)
  }
  if (state === 'failure') await waitForLastRetry(page)
}

/** Pages on which nothing is kept; one of them is gone through between two screens that look alike. */
const between = {
  signedIn: [
    { href: '/help', sign: 'main details' },
    { href: '/instructions', sign: 'main ol, main ul' },
  ],
  signedOut: [
    { href: '/auth/faq', sign: 'main summary' },
    { href: '/auth/contacts', sign: 'main a[href^="tel:"]' },
  ],
} as const

/**
 * Opens the screen in a page that shows another one, as a link does: the client is not loaded again. What was done on
 * the other one goes away with it; where that cannot be seen, the page is loaded.
 */
export async function openFromOther(page: Page, screen: Screen, other: Screen): Promise<void> {
  const { address, sign, act } = screen
  const found = typeof address === 'string' ? address : await address(page)
  const isSeen = async () => (await page.locator(sign).count()) > 0
  if (other.act !== undefined || (await isSeen())) await leaveScreen(page, screen)
  if ((await isSeen()) || (await page.locator(layers).count()) > 0) await page.goto(found)
  else await follow(page, found)
  await page.locator(sign).first().waitFor()
  await act?.(page)
}

async function leaveScreen(page: Page, { sign, isSignedOut }: Screen): Promise<void> {
  const pages = between[isSignedOut ? 'signedOut' : 'signedIn']
  const unlike = pages.find(each => each.sign !== sign) ?? pages[0]
  // A layer of the frame stays when the page below it changes.
  for (let layer = await page.locator(layers).count(); layer > 0; layer -= 1) {
    await page.keyboard.press('Escape')
  }
  await follow(page, unlike.href)
  await page.locator(unlike.sign).first().waitFor()
}

const layers = 'dialog[open], [data-layer], [data-popup]'

const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate(href => history.pushState({}, '', href), address)
