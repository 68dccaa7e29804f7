import { PaymentForm } from '../../pages/payment-form.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const purpose = 'Оплата за моющие средства, счёт NO 78'

test(
  'a half-filled form of one company waits while its person signs in for another in another tab',
  beforeRelease,
  async ({ people }) => {
    const first = await people.withOwnSession('100103', { company: 'Алтын-Дөбө' })
    const form = new PaymentForm(first)
    await form.open()
    await form.purpose.fill(purpose)
    const second = await first.context().newPage()
    await second.goto('/accounts')
    await expect(new Shell(second).heading).toBeVisible()
    await new Shell(second).chooseCompany('Кызыл-Өрүк')
    await expect(new Shell(second).company).toContainText('Кызыл-Өрүк')
    await expect(first.getByRole('alertdialog')).toBeVisible()

    // The bank has ended the session by itself, and closes the lines of both tabs.
    await second.evaluate(() => fetch('/api/v1/logout', { headers: { 'X-Tartip-Client': 'web' } }))
    for (const tab of [first, second]) await expect(tab).toHaveURL(/\/auth\/login/)
    await second.bringToFront()
    await new SignInPage(second).passBothSteps('100103')
    await expect(new Shell(second).company).toContainText('Кызыл-Өрүк')

    await first.bringToFront()
    await expect(
      first.getByText(/Здесь осталась незаконченная форма компании.*Алтын-Дөбө/),
    ).toBeVisible()
    await expect(first).toHaveURL(/\/auth\/login/)
    // Nothing has been moved under the hands of the other tab meanwhile.
    await expect(second.getByRole('alertdialog')).toBeHidden()

    await first.getByRole('button', { name: /^Вернуться к форме/ }).click()
    await expect(first).toHaveURL(/\/payment\/clearing-gross/)
    await expect(new Shell(first).company).toContainText('Алтын-Дөбө')
    await expect(form.purpose).toHaveValue(purpose)
    await expect(
      second.getByRole('alertdialog', { name: /В другой вкладке выбрана компания.*Алтын-Дөбө/ }),
    ).toBeVisible()
  },
)
