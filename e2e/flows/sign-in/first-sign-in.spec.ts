import type { Page } from '@playwright/test'

import { SignInStepsPage } from '../../pages/sign-in-steps-page.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const oneTimePassword = 'Tartip-2026!'
const ownPassword = 'Tun-7-kar-Suu'
const laterPassword = 'Jaz-9-gul-Bak'

async function fillInnAndPhone(page: Page): Promise<void> {
  await page.getByLabel('ИНН').fill('11102199600081')
  await page.getByLabel('Телефон').fill('0700 900 001')
}

test('a newcomer signs in with the one-time password, and again after forgetting their own', async ({
  page,
}) => {
  const steps = new SignInStepsPage(page)
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.giveNameAndPassword('100121', oneTimePassword)
  await expect(page.getByText(/Это ваш первый вход/)).toBeVisible()
  await steps.smsIsSent()
  await steps.smsCode.fill('000000')
  await expect(page.getByText(/Неверный код\. Остал/)).toBeVisible()
  await steps.typeSmsCode('996700900001')
  await steps.choosePassword('Qwerty-2026!')
  await expect(page.getByText(/легко угадать/)).toBeVisible()
  await steps.choosePassword(ownPassword)
  const codeOfApp = await steps.setUpApp()
  await expect(new Shell(page).company).toContainText('Алтын-Дөбө')

  await new Shell(page).signOut()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await fillInnAndPhone(page)
  // A second after the last code the bank sends the next one.
  await expect(async () => {
    await steps.submit.click()
    await expect(steps.smsCode).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await steps.typeSmsCode('996700900001')
  await steps.choosePassword(laterPassword)
  await expect(page.getByText(/Пароль изменён/)).toBeVisible()

  await page.getByRole('link', { name: 'Назад ко входу' }).last().click()
  await signIn.giveNameAndPassword('100121', laterPassword)
  await signIn.code.fill(await codeOfApp(1))
  await steps.isInside()
})

test('a sign-in can be cancelled half-way', beforeRelease, async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.giveNameAndPassword('100122', oneTimePassword)
  await expect(new SignInStepsPage(page).smsCode).toBeVisible()
  await page.getByRole('button', { name: 'Прервать' }).click()
  await expect(signIn.login).toBeVisible()
})

test(
  'a person without their app signs in by SMS with a new one, and codes of the old one are refused',
  beforeRelease,
  async ({ page }) => {
    const steps = new SignInStepsPage(page)
    const signIn = new SignInPage(page)
    const shell = new Shell(page)
    await signIn.open()
    await signIn.giveNameAndPassword('100123', oneTimePassword)
    await steps.typeSmsCode('996700900003')
    await steps.choosePassword(ownPassword)
    const codeOfOldApp = await steps.setUpApp()
    await shell.signOut()

    await signIn.giveNameAndPassword('100123', ownPassword)
    await page.getByRole('button', { name: 'Нет доступа к приложению?' }).click()
    // Refused within a second of the last code; on a slow machine that is over already.
    const again = page.getByRole('button', { name: 'Отправить код ещё раз' })
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 2_000 })
      await expect(steps.smsCode).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await steps.typeSmsCode('996700900003')
    await steps.setUpApp()
    await shell.signOut()

    await signIn.giveNameAndPassword('100123', ownPassword)
    await signIn.code.fill(await codeOfOldApp(1))
    await expect(page.getByText(/Неверный код/)).toBeVisible()
  },
)
