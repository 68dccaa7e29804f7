import { SessionDialog } from '../../pages/session-dialog.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { sessionEndsIn } from '../../support/session-time.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test('in its last minute the session shows a question, and «Continue» extends it', async ({
  people,
}) => {
  const page = await people.at('100502')
  await sessionEndsIn(page, 60)
  await page.goto('/accounts')
  const session = new SessionDialog(page)
  await expect(session.dialog).toBeVisible()
  await expect(session.continueButton).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(session.dialog).toBeVisible()

  await session.continueButton.click()
  await expect(session.dialog).toBeHidden()
  await expect(new Shell(page).heading).toBeVisible()
  await expect(page).toHaveURL(/\/accounts$/)
})

test('a session that ran out leads to sign-in, which says so', async ({ people }) => {
  const page = await people.withOwnSession('100107')
  await sessionEndsIn(page, 2)
  await page.goto('/outlet')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('Сеанс завершён. Войдите снова.')).toBeVisible()
})

test(
  '«End the session» leaves at once, and the way back needs a sign-in',
  beforeRelease,
  async ({ people }) => {
    const page = await people.withOwnSession('100402')
    await sessionEndsIn(page, 60)
    await page.goto('/accounts')
    await new SessionDialog(page).endButton.click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.goto('/accounts')
    await expect(page).toHaveURL(/\/auth\/login/)
  },
)

test(
  'a session that ends without a network leads to the sign-in page, which needs none',
  beforeRelease,
  async ({ people }) => {
    const page = await people.withOwnSession('100502')
    await page.goto('/accounts')
    await expect(new Shell(page).heading).toBeVisible()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('login-route')),
    )
    // The clocks of the page, but not its timers, are moved from here on.
    await page.clock.install()
    await page.context().setOffline(true)
    await page.clock.fastForward('16:00')
    await expect(page).toHaveURL(/\/auth\/login/)
    await expect(page.getByText('Сеанс завершён. Войдите снова.')).toBeVisible()
    await expect(new SignInPage(page).login).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('alertdialog')).toBeHidden()
  },
)
