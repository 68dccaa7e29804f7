import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { languages } from '@tartip/domain/language'

import { director } from '../support/director.ts'
import { setLanguage } from '../support/page-appearance.ts'
import { pageIsStill } from '../support/screen-states.ts'
import { test } from '../support/test.ts'

interface Picture {
  readonly name: string
  readonly address: string
  /** A selector of what the loaded page shows. */
  readonly sign: string
  readonly act?: (page: Page) => Promise<void>
  readonly isSignedOut?: boolean
}

/** The screens that the instructions show, by the names in their texts. */
const pictures: readonly Picture[] = [
  { name: 'sign-in', address: '/auth/login', sign: 'input[name="username"]', isSignedOut: true },
  { name: 'accounts', address: '/accounts', sign: 'main a[href^="/account/"]' },
  { name: 'history', address: '/history', sign: 'main tbody tr' },
  { name: 'payment', address: '/payment/clearing-gross', sign: 'main form textarea' },
  {
    name: 'statement-order',
    address: '/account-statements',
    sign: 'main form fieldset input',
  },
  {
    name: 'requisites',
    address: '/documents/requisites',
    sign: 'main li button',
    async act(page) {
      await page.locator('main li button', { hasText: 'USD' }).first().click()
      await page.locator('[role="dialog"] section li').first().waitFor()
    },
  },
]

const folder = join(import.meta.dirname, '../../reference-data/instructions/pictures')

for (const { name, address, sign, act, isSignedOut } of pictures) {
  test(`${name} is taken in each language`, async ({ people, page: signedOut }) => {
    const page = isSignedOut ? signedOut : await people.at(director.clientId, director)
    await page.setViewportSize({ width: 1100, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto(address)
    await page.locator(sign).first().waitFor()
    await act?.(page)
    for (const language of languages) {
      await setLanguage(page, language)
      await pageIsStill(page)
      const path = join(folder, language, `${name}.jpg`)
      await page.screenshot({ path, type: 'jpeg', quality: 70 })
    }
  })
}
