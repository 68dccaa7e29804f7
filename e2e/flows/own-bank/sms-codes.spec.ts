import { SignInPage } from '../../pages/sign-in-page.ts'
import { SignInStepsPage } from '../../pages/sign-in-steps-page.ts'
import { bankAddress } from '../../support/address.ts'
import { expect, test } from '../../support/test.ts'

test('a phone gets no second code soon after the first, whatever it is for', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage({ baseURL: bankAddress() })
  await elsewhere.goto('/auth/restore')
  await elsewhere.getByLabel('ИНН').fill('11102199600081')
  await elsewhere.getByLabel('Телефон').fill('0700 900 001')
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.giveNameAndPassword('100121', 'Tartip-2026!')
  await expect(page.getByRole('button', { name: /Отправить повторно через/ })).toBeDisabled()
  await new SignInStepsPage(elsewhere).submit.click()
  await expect(elsewhere.getByRole('alert')).toContainText(/Одноразовый пароль уже отправлен/)
  await elsewhere.close()
})
