import { errorText } from '@tartip/domain/errors/catalogue'
import type { Page } from '@playwright/test'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { HistoryPage } from '../../pages/history-page.ts'
import { PaymentForm } from '../../pages/payment-form.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { freshCode } from '../../support/one-time-code.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const signer = '100201'
const operation = 'GROSS'

const documentToSign = (page: Page, amount: string) =>
  createBankClient(page).sentDocument({ amount, purpose: ownPurpose('Вода, счёт'), operation })

/** Whatever has just ended, the focus is on something of the page that can be seen. */
async function expectFocusIsSomewhere(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'nothing'))
    .not.toMatch(/^(BODY|HTML|nothing)$/)
  await expect(page.locator(':focus')).toBeVisible()
}

test(
  'the digits of a wrong code are selected, the tries left are shown, typing replaces them and signs',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signer)
    const id = await documentToSign(page, '1234.61')
    const sheet = new DocumentSheet(page)
    await sheet.open(id)
    await sheet.action('Подписать').click()
    const question = sheet.question('Проверьте и подпишите')
    const code = question.getByLabel('Код из приложения')
    await expect(code).toBeFocused()
    const right = await freshCode(signer)
    await page.keyboard.type(right === '000000' ? '000001' : '000000')
    const refusal = question
      .getByRole('alert')
      .filter({ hasText: errorText('OTP_INCORRECT', {}, 'ru') })
    await expect(refusal).toContainText(/Остал[ао]сь \d+ попыт/)
    await expect(code).toBeFocused()
    const selected = () =>
      code.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])
    await expect.poll(selected).toEqual([0, 6])
    await page.keyboard.type(right)
    await expect(sheet.said('Подписано')).toBeVisible()
    await expect(sheet.sheet.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sheet.sheet).toBeHidden()
    await expectFocusIsSomewhere(page)
  },
)

test(
  'after a signed batch, whose button is gone, the focus is on the page',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signer)
    const amounts = [123_462n, 123_463n]
    for (const amount of amounts) await documentToSign(page, toDecimal(amount, 'KGS'))
    const history = new HistoryPage(page)
    await history.open('FOR_SIGN')
    for (const amount of amounts)
      await history.tick(formatAmount(amount, 'KGS', { withCode: false }))
    await history.bar.getByRole('button', { name: /^Подписать/ }).click()
    const sheet = new DocumentSheet(page)
    await sheet.giveCode(signer)
    await expect(sheet.result.getByRole('region', { name: 'Подписано: 2' })).toBeVisible()
    await expect(sheet.result.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sheet.result).toBeHidden()
    await expect(history.bar).toBeHidden()
    await expectFocusIsSomewhere(page)
  },
)

test(
  'a document is returned: the focus stays in its sheet, and then goes back to the page',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signer)
    const id = await documentToSign(page, '1234.64')
    const sheet = new DocumentSheet(page)
    await sheet.open(id)
    await sheet.chooseFromMenu('Вернуть на доработку')
    const question = page.getByRole('dialog').filter({ has: page.getByRole('textbox') })
    await expect(question.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Другая сумма')
    await question.locator('form button[type="submit"]').click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectFocusIsSomewhere(page)
  },
)

test(
  'a menu left with Esc gives the focus back to its button, a cancelled question to the sheet',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signer)
    const id = await documentToSign(page, '1234.65')
    const sheet = new DocumentSheet(page)
    await sheet.open(id)
    const more = sheet.sheet.getByRole('button', { name: 'Другие действия' })
    await more.click()
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(more).toBeFocused()
    await sheet.action('Подписать').click()
    await expect(sheet.question('Проверьте и подпишите').getByRole('textbox')).toBeFocused()
    await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click()
    await expect(sheet.sheet.locator(':focus')).toHaveCount(1)
  },
)

test(
  'when the connection is back, the focus is where it was',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100502')
    const form = new PaymentForm(page)
    await form.open()
    await form.amount.click()
    const dialog = page.getByRole('alertdialog', { name: 'Отсутствует подключение к интернету' })
    await page.context().setOffline(true)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.context().setOffline(false)
    await expect(dialog).toBeHidden()
    await expect(form.amount).toBeFocused()
  },
)
