import type { Page } from '@playwright/test'

import { PaymentForm } from '../../pages/payment-form.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import type { People } from '../../support/people.ts'
import { sessionEndsIn } from '../../support/session-time.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const purpose = 'Оплата за моющие средства, счёт NO 77'

/** A creator has typed half a form when their fifteen minutes run out. */
async function formOutlivesSession(people: People): Promise<Page> {
  const page = await people.withOwnSession('100403')
  await page.clock.install()
  const form = new PaymentForm(page)
  await form.open()
  await form.amount.fill('5400')
  await form.purpose.fill(purpose)
  // The server got no active call for as long, whatever this tab queries by itself.
  const restore = await sessionEndsIn(page, 0)
  await page.clock.fastForward('15:05')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('Сеанс завершён. Войдите снова.')).toBeVisible()
  restore()
  return page
}

test(
  'a half-filled form waits for its person over the end of the session',
  beforeRelease,
  async ({ people }) => {
    const page = await formOutlivesSession(people)
    await new SignInPage(page).passBothSteps('100403')
    await expect(page).toHaveURL(/\/payment\/clearing-gross/)
    await expect(page.getByText(/^Форма восстановлена/)).toBeVisible()
    const form = new PaymentForm(page)
    await expect(form.amount).toHaveValue('5\u00a0400')
    await expect(form.purpose).toHaveValue(purpose)
  },
)

test('nobody else finds the form of the person before them', beforeRelease, async ({ people }) => {
  const page = await formOutlivesSession(people)
  await new SignInPage(page).passBothSteps('100402')
  await expect(page).toHaveURL(/\/payment\/clearing-gross/)
  const form = new PaymentForm(page)
  await expect(form.amount).toHaveValue('')
  await expect(form.purpose).toHaveValue('')
})
