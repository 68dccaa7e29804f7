import type { Page } from '@playwright/test'
import { longestNameWord } from '@tartip/domain/payment/payee'

import { PaymentForm } from '../../pages/payment-form.ts'
import { Shell } from '../../pages/shell.ts'
import { createBankClient, type Payee } from '../../support/bank-client.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

/** Keys and presses of the person from now on, as long as the page is not loaded again. */
async function countHands(page: Page) {
  await page.evaluate(() => {
    const counted = { keys: 0, clicks: 0 }
    addEventListener('keydown', () => (counted.keys += 1), { capture: true })
    addEventListener('pointerdown', () => (counted.clicks += 1), { capture: true })
    Object.assign(window, { counted })
  })
  return () =>
    page.evaluate(() => Reflect.get(window, 'counted') as Record<'keys' | 'clicks', number>)
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

async function knownPayee(page: Page): Promise<Payee> {
  await page.goto('/accounts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const payees = await createBankClient(page).payees()
  const payee = payees.find(({ operationCode }) => operationCode !== 'INTRABANK_FOREIGN')
  if (!payee) throw new Error('The company has paid nobody at another bank')
  return payee
}

const sent = 'Отправлено на подпись'

test(
  'a known payee is paid from home with few keys and no mouse',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100301')
    const payee = await knownPayee(page)
    const counted = await countHands(page)
    await page.keyboard.press('Control+KeyK')
    await expect(page.getByRole('combobox', { name: 'Поиск и команды' })).toBeFocused()
    await page.keyboard.type(`заплатить ${longestNameWord(payee.name).slice(0, 5)}`)
    const option = page.getByRole('option', { selected: true })
    await expect(option).toContainText('Заплатить:')
    await page.keyboard.press('Enter')
    const form = new PaymentForm(page)
    await expect(form.amount).toBeFocused()
    await page.keyboard.type('137')
    await page.keyboard.press('Enter')
    await expect(form.result(sent)).toBeVisible()
    const { keys, clicks } = await counted()
    expect(clicks).toBe(0)
    expect(keys).toBeLessThanOrEqual(30)
  },
)

test('a known payee is paid from home with few presses', async ({ people }) => {
  const page = await people.at('100301')
  const payee = await knownPayee(page)
  const counted = await countHands(page)
  await new Shell(page).pay.click()
  const form = new PaymentForm(page)
  await page.getByRole('combobox', { name: 'Найти получателя' }).click()
  await page.getByRole('option').filter({ hasText: payee.name }).first().click()
  await expect(form.amount).toBeFocused()
  await page.keyboard.type('139')
  await form.send.click()
  await expect(form.result(sent)).toBeVisible()
  const { clicks } = await counted()
  expect(clicks).toBeLessThanOrEqual(5)
})

test(
  'by phone alone a known payee is paid from home with few taps',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100301', phone)
    const payee = await knownPayee(page)
    const counted = await countHands(page)
    await page.getByRole('link', { name: 'Платёж', exact: true }).tap()
    const form = new PaymentForm(page)
    await page.getByRole('combobox', { name: 'Найти получателя' }).tap()
    await page.getByRole('option').filter({ hasText: payee.name }).first().tap()
    await expect(form.amount).toBeFocused()
    await page.keyboard.type('141')
    await page.getByRole('button', { name: 'На подпись', exact: true }).tap()
    await expect(form.result(sent)).toBeVisible()
    const { clicks } = await counted()
    expect(clicks).toBeLessThanOrEqual(5)
  },
)

test('requisites pasted from a mail fill the form', async ({ people }) => {
  const page = await people.at('100301')
  const form = new PaymentForm(page)
  await form.open()
  await form.amount.focus()
  const mail = `Получатель: ОсОО «Ала-Тоо Строй»\nИНН 01203201510217\nр/с 1030 0100 0000 0115\nБИК 103001\nСумма: 12 500,00 сом`
  await page.evaluate(text => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, mail)
  await expect(form.amount).toHaveValue('12\u00A0500,00')
  await expect(form.recipientName).toHaveValue('ОсОО «Ала-Тоо Строй»')
  await expect(form.picker('Банк получателя')).toContainText('103001')
})
