import { SignInPage } from '../../pages/sign-in-page.ts'
import { expect, test } from '../../support/test.ts'

test('a wrong password says how many attempts are left and keeps what was typed', async ({
  page,
}) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.giveNameAndPassword('100107', 'Not-2026!')
  await expect(page.getByText(/Остал(ась|ось) \d+ попыт/)).toBeVisible()
  await expect(signIn.login).toHaveValue('100107')
})

test('an address opened without a session comes back after sign-in', async ({ page }) => {
  await page.goto('/history?status=FOR_SIGN')
  await expect(page).toHaveURL(/\/auth\/login/)
  await new SignInPage(page).passBothSteps('100106')
  await expect(page).toHaveURL(/\/history\?status=FOR_SIGN/)
})

test('an address of somebody else is not followed after sign-in', async ({ page }) => {
  await page.goto('/auth/login?returnTo=%2F%2Fevil.example%2Faccounts')
  await new SignInPage(page).passBothSteps('100106')
  await expect(page).toHaveURL(/localhost:\d+\/accounts$/)
})
