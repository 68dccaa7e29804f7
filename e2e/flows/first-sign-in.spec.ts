import type { Page } from '@playwright/test'

import { DoorPage } from '../pages/door-page.ts'
import { Shell } from '../pages/shell.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { ownBankAddress } from '../support/address.ts'
import { expect, test } from '../support/test.ts'

const oneTimePassword = 'Tartip-2026!'
const ownPassword = 'Tun-7-kar-Suu'
const laterPassword = 'Jaz-9-gul-Bak'

async function giveInnAndPhone(page: Page): Promise<void> {
  await page.getByLabel('ИНН').fill('11102199600081')
  await page.getByLabel('Телефон').fill('0700 900 001')
}

test('a newcomer comes in with the one-time password, and once more when he has forgotten his own', async ({
  page,
  browser,
}) => {
  const door = new DoorPage(page)
  const signIn = new SignInPage(page)
  const elsewhere = await browser.newPage({ baseURL: ownBankAddress() })
  await elsewhere.goto('/auth/restore')
  await giveInnAndPhone(elsewhere)
  await signIn.open()
  await signIn.giveNameAndPassword('100121', oneTimePassword)
  await expect(page.getByText(/Это ваш первый вход/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Отправить повторно через/ })).toBeDisabled()
  // The bank sends no two codes one after the other to a phone, whatever for.
  await new DoorPage(elsewhere).submit.click()
  await expect(elsewhere.getByRole('alert')).toContainText(/Одноразовый пароль уже отправлен/)
  await elsewhere.close()
  await door.smsCode.fill('000000')
  await expect(page.getByText(/Неверный код\. Остал/)).toBeVisible()
  await door.typeSmsCode('996700900001')
  await door.choosePassword('Qwerty-2026!')
  await expect(page.getByText(/легко угадать/)).toBeVisible()
  await door.choosePassword(ownPassword)
  const codeOfApp = await door.setUpApp()
  await expect(new Shell(page).company).toContainText('Алтын-Дөбө')

  await new Shell(page).signOut()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await giveInnAndPhone(page)
  await expect(async () => {
    await door.submit.click()
    await expect(door.smsCode).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 70_000 })
  await door.typeSmsCode('996700900001')
  await door.choosePassword(laterPassword)
  await expect(page.getByText(/Пароль изменён/)).toBeVisible()

  await page.getByRole('link', { name: 'Назад ко входу' }).last().click()
  await signIn.giveNameAndPassword('100121', laterPassword)
  await signIn.code.fill(await codeOfApp())
  await door.isInside()
})

test('a sign-in that was begun can be given up', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.giveNameAndPassword('100122', oneTimePassword)
  await expect(new DoorPage(page).smsCode).toBeVisible()
  await page.getByRole('button', { name: 'Прервать' }).click()
  await expect(signIn.login).toBeVisible()
})

test('who has lost his app comes in by SMS with a new one, and the old one opens nothing', async ({
  page,
}) => {
  const door = new DoorPage(page)
  const signIn = new SignInPage(page)
  const shell = new Shell(page)
  await signIn.open()
  await signIn.giveNameAndPassword('100123', oneTimePassword)
  await door.typeSmsCode('996700900003')
  await door.choosePassword(ownPassword)
  const codeOfOldApp = await door.setUpApp()
  await shell.signOut()

  await signIn.giveNameAndPassword('100123', ownPassword)
  await page.getByRole('button', { name: 'Нет доступа к приложению?' }).click()
  // Who is quick is refused; on a slow machine the time may be over already.
  const again = page.getByRole('button', { name: 'Отправить код ещё раз' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 })
    await expect(door.smsCode).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 70_000 })
  await door.typeSmsCode('996700900003')
  await door.setUpApp()
  await shell.signOut()

  await signIn.giveNameAndPassword('100123', ownPassword)
  await signIn.code.fill(await codeOfOldApp(1))
  await expect(page.getByText(/Неверный код/)).toBeVisible()
})
