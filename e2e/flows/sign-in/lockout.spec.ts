import { SignInPage } from '../../pages/sign-in-page.ts'
import { expect, test } from '../../support/test.ts'

test('five wrong passwords lock the sign-in, and the page says for how long', async ({ page }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  for (const left of [
    'Осталось 4 попытки',
    'Осталось 3 попытки',
    'Осталось 2 попытки',
    'Осталась 1 попытка',
  ]) {
    await signIn.giveNameAndPassword('100123', 'Not-2026!')
    await expect(page.getByText(left)).toBeVisible()
  }
  await signIn.giveNameAndPassword('100123', 'Not-2026!')
  await expect(page.getByText('Слишком много попыток. Вход временно закрыт.')).toBeVisible()
  await expect(page.getByText(/Вход откроется через 1[45]:\d\d/)).toBeVisible()
  await expect(signIn.submit).toBeDisabled()
  // Other logins are not locked.
  await page.reload()
  await signIn.giveNameAndPassword('100122', 'Not-2026!')
  await expect(page.getByText('Осталось 4 попытки')).toBeVisible()
})
