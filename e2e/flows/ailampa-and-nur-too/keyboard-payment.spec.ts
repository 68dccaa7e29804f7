import type { Locator, Page } from '@playwright/test'

import { PaymentForm } from '../../pages/payment-form.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { createBankClient, recipient } from '../../support/bank-client.ts'
import { freshCode } from '../../support/one-time-code.ts'
import { tabTo } from '../../support/keyboard.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

/** Opens a list, searches it and takes the first choice, which is active from the start. */
async function choose(page: Page, picker: Locator, words?: string): Promise<void> {
  await tabTo(page, picker)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  if (words !== undefined) {
    await page.keyboard.type(words)
    await expect(page.getByRole('option').first()).toContainText(words)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeHidden()
}

test(
  'signing in, filling the form and sending it need no mouse',
  beforeRelease,
  async ({ page }) => {
    const signIn = new SignInPage(page)
    await signIn.open()
    await expect(signIn.login).toBeFocused()
    await page.keyboard.type('100501')
    await tabTo(page, signIn.password)
    await page.keyboard.type((await simulator.person('100501')).password)
    await page.keyboard.press('Enter')
    await expect(signIn.code).toBeFocused()
    await page.keyboard.type(await freshCode('100501'))
    await expect(page).toHaveURL(/\/accounts$/)

    await tabTo(page, new Shell(page).pay)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/payment\/clearing-gross/)
    const form = new PaymentForm(page)
    const purpose = ownPurpose('Услуги связи, договор')
    await tabTo(page, form.recipientName)
    await page.keyboard.type(recipient.name)
    await tabTo(page, form.textbox('ИНН получателя'))
    await page.keyboard.type(recipient.inn)
    await tabTo(page, form.recipientAccount)
    await page.keyboard.type(recipient.account)
    await choose(page, form.picker('Банк получателя'), recipient.bic)
    await choose(page, form.picker('Счёт списания'))
    await tabTo(page, form.amount)
    await page.keyboard.type('1250,50')
    await choose(page, form.picker('Код платежа'))
    await tabTo(page, form.purpose)
    await page.keyboard.type(purpose)
    await tabTo(page, form.send)
    await page.keyboard.press('Enter')

    const result = form.result('Отправлено на подпись')
    await expect(result).toBeVisible()
    await expect(result.getByRole('button').last()).toBeFocused()
    expect(await createBankClient(page).documentsWithPurpose(purpose)).toMatchObject([
      { statusCode: 'ON_VERIFICATION', amount: '1250.50' },
    ])
  },
)
