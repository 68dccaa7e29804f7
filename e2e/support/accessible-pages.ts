import type { Page } from '@playwright/test'
import type { StoredLanguage } from '@tartip/domain/language'

import { SignInPage } from '../pages/sign-in-page.ts'
import { accessibilityFaults } from './accessibility.ts'
import { createBankClient } from './bank-client.ts'
import { simulator } from './simulator.ts'
import { expect, test } from './test.ts'

interface Screen {
  readonly name: string
  /** Opens the page and waits until it shows what it is about, in whatever language. */
  readonly open: (page: Page) => Promise<void>
  readonly isSignedOut?: boolean
}

const to =
  (address: string, sign: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(address)
    await page.locator(sign).first().waitFor()
  }

const screens: readonly Screen[] = [
  { name: 'sign-in', isSignedOut: true, open: to('/auth/login', 'input[name="username"]') },
  {
    name: 'the code step of sign-in',
    isSignedOut: true,
    async open(page) {
      const signIn = new SignInPage(page)
      await signIn.open()
      const { clientId, password } = await simulator.person('100106')
      await signIn.giveNameAndPassword(clientId, password)
      await signIn.code.waitFor()
    },
  },
  { name: 'registration', isSignedOut: true, open: to('/auth/register', 'input[name="inn"]') },
  { name: 'restore', isSignedOut: true, open: to('/auth/restore', 'input[name="inn"]') },
  {
    name: 'the SMS step of a forgotten password',
    isSignedOut: true,
    async open(page) {
      await to('/auth/restore', 'input[name="inn"]')(page)
      await page.locator('input[name="inn"]').fill('20305198800001')
      // Nobody's phone: another one for each language, because codes to a number are few.
      const { length } = await page.title()
      await page.locator('input[name="phone"]').fill(`0700 901 ${(100 + length).toString()}`)
      await page.locator('main button[type="submit"]').click()
      await page.locator('#sms-code').waitFor()
    },
  },
  { name: 'questions and answers', isSignedOut: true, open: to('/auth/faq', 'main summary') },
  { name: 'contacts', isSignedOut: true, open: to('/auth/contacts', 'main a[href^="tel:"]') },
  { name: 'home', open: to('/accounts', 'main figure') },
  {
    name: 'an account',
    async open(page) {
      const { id } = await createBankClient(page).account('4268')
      await to(`/account/${id}`, 'main tbody tr')(page)
    },
  },
  { name: 'the cards', open: to('/cards', 'main a[href^="/card?id="]') },
  {
    name: 'a card',
    async open(page) {
      await to('/cards', 'main a[href^="/card?id="]')(page)
      await page.locator('main a[href^="/card?id="]').first().click()
      await page.locator('main [role="switch"]').waitFor()
    },
  },
  {
    name: 'the limits of a card',
    async open(page) {
      await to('/cards', 'main a[href^="/card?id="]')(page)
      await page.locator('main a[href^="/card?id="]').first().click()
      await page.locator('main a[href^="/card/limit"]').click()
      await page.locator('main section section, main section h2').nth(1).waitFor()
    },
  },
  {
    name: 'the block of a card',
    async open(page) {
      await to('/cards?status=ACTIVE', 'main a[href^="/card?id="]')(page)
      await page.locator('main a[href^="/card?id="]').first().click()
      await page.locator('main a[href^="/card/block"]').click()
      await page.locator('main input[type="radio"]').first().waitFor()
    },
  },
  { name: 'the loans', open: to('/loan-claims', 'main a[href^="/loan-claim/"]') },
  {
    name: 'a loan',
    async open(page) {
      await to('/loan-claims', 'main a[href^="/loan-claim/"]')(page)
      await page.locator('main a[href^="/loan-claim/"]').first().click()
      await page.locator('main tbody tr').first().waitFor()
    },
  },
  {
    name: 'the exchange rates',
    open: to('/accounts?rates=1', '[role="dialog"] tbody tr'),
  },
  { name: 'the history', open: to('/history', 'main tbody tr') },
  {
    name: 'a document in its sheet',
    async open(page) {
      await to('/history?status=FOR_SIGN', 'main tbody th a')(page)
      await page.locator('main tbody th a').first().click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  { name: 'a payment to another bank', open: to('/payment/clearing-gross', 'main form textarea') },
  {
    name: 'a payment inside the bank',
    open: to('/payment/intra-bank-transfer', 'main form textarea'),
  },
  { name: 'more', open: to('/more', 'main input[type="radio"]') },
  { name: 'help inside', open: to('/help', 'main details') },
  { name: 'instructions', open: to('/instructions', 'main li') },
  { name: 'the way to the bank', open: to('/contacts', 'main a[href^="tel:"]') },
  {
    name: 'the notifications',
    async open(page) {
      await to('/more', 'main input[type="radio"]')(page)
      await page.locator('header button:has(.tabler-icon-bell)').click()
      await page.getByRole('dialog').locator('h2').waitFor()
    },
  },
  {
    name: 'the command palette',
    async open(page) {
      await to('/more', 'main input[type="radio"]')(page)
      await page.keyboard.press('Control+KeyK')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'one’s own details', open: to('/settings/info', 'main dl') },
  { name: 'the accounts to be seen', open: to('/settings/account-visibility', 'main input') },
  { name: 'the password', open: to('/settings/password', 'main input[type="password"]') },
  { name: 'the people', open: to('/settings/users', 'main a[href^="/settings/users/"]') },
  {
    name: 'a person with his permissions',
    async open(page) {
      await to('/settings/users', 'main a[href^="/settings/users/"]')(page)
      await page.locator('main a[href^="/settings/users/"]').nth(1).click()
      await page.locator('main table tbody tr').first().waitFor()
    },
  },
  { name: 'the API key', open: to('/settings/api-key', 'main h1') },
  { name: 'the audit', open: to('/settings/audit', 'main h1') },
  { name: 'a page that is not open yet', open: to('/budget', 'main h1') },
  { name: 'the simulator', open: to('/simulator', 'h1') },
  { name: 'an address that does not exist', open: to('/no-such-page', 'h1') },
]

/** One test for each page in a language; a language is a file of its own, so that they run side by side. */
export function pagesAreAccessibleIn(language: StoredLanguage): void {
  for (const screen of screens) {
    test(`${screen.name} has no serious accessibility fault in ${language}`, async ({
      people,
      page: signedOut,
    }) => {
      const page = screen.isSignedOut
        ? signedOut
        : await people.at('100101', { company: 'Алтын-Дөбө' })
      await page.addInitScript(stored => localStorage.setItem('lang', stored), language)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await screen.open(page)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  }
}
