import { SignInStepsPage } from '../../pages/sign-in-steps-page.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { expect, test } from '../../support/test.ts'

test('a person named in a contract registers and is signed in', async ({ page }) => {
  const steps = new SignInStepsPage(page)
  await new SignInPage(page).open()
  await page.getByRole('link', { name: 'Регистрация' }).click()
  await page.getByLabel('ИНН').fill('2190419980008')
  await steps.submit.click()
  await expect(page.getByText(/14 цифр\./)).toBeVisible()
  await page.getByLabel('ИНН').fill('21904199800084')
  await steps.submit.click()
  await page.getByLabel('Телефон').fill('0700 900 004')
  await steps.submit.click()
  await steps.typeSmsCode('996700900004')
  await steps.choosePassword('Tun-7-kar-Suu')
  await expect(page.getByText(/Ваш клиент ID: \d{6}/)).toBeVisible()
  await steps.setUpApp()
  await expect(new Shell(page).company).toContainText('Алтын-Дөбө')
})

test('a stranger is answered like everybody and gets no code', async ({ page }) => {
  const steps = new SignInStepsPage(page)
  await page.goto('/auth/register')
  await page.getByLabel('ИНН').fill('20305198800001')
  await steps.submit.click()
  await page.getByLabel('Телефон').fill('0700 900 999')
  await steps.submit.click()
  await expect(page.getByText(/Код отправлен на номер/)).toBeVisible()
  await steps.smsCode.fill('123456')
  await expect(page.getByText(/Неверный код\. Осталось 4 попытки/)).toBeVisible()
})

test('questions and contacts are there for who is not signed in', async ({ page }) => {
  await new SignInPage(page).open()
  await page.getByRole('link', { name: 'Вопросы и ответы' }).click()
  await page.getByText('Как войти в первый раз?').click()
  await expect(page.getByText(/временный пароль из банка/)).toBeVisible()
  await page.getByRole('link', { name: 'Контакты' }).click()
  await expect(page.getByRole('link', { name: '7711' })).toBeVisible()
})
