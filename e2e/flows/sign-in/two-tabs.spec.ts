import { SessionDialog } from '../../pages/session-dialog.ts'
import { Shell } from '../../pages/shell.ts'
import { sessionEndsIn } from '../../support/session-time.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test('a log-out in one tab reaches the other', beforeRelease, async ({ people }) => {
  const first = await people.withOwnSession('100106')
  await first.goto('/accounts')
  const second = await first.context().newPage()
  await second.goto('/history')
  await expect(new Shell(second).heading).toBeVisible()

  await first.bringToFront()
  await new Shell(first).signOut()
  await expect(first).toHaveURL(/\/auth\/login/)
  await expect(second).toHaveURL(/\/auth\/login/)
  await second.goto('/accounts')
  await expect(second).toHaveURL(/\/auth\/login/)
})

test(
  '«Continue» in one tab closes the question in the other',
  beforeRelease,
  async ({ people }) => {
    const first = await people.at('100401')
    const second = await first.context().newPage()
    await sessionEndsIn(first.context(), 60)
    await first.goto('/accounts')
    await second.goto('/history')
    await expect(new SessionDialog(first).dialog).toBeVisible()
    await expect(new SessionDialog(second).dialog).toBeVisible()

    await first.bringToFront()
    await new SessionDialog(first).continueButton.click()
    await expect(new SessionDialog(first).dialog).toBeHidden()
    await expect(new SessionDialog(second).dialog).toBeHidden()
  },
)

test('a company chosen in one tab stops the other until its person has chosen too', async ({
  people,
}) => {
  const first = await people.withOwnSession('100103', { company: 'Алтын-Дөбө' })
  const second = await first.context().newPage()
  await first.goto('/accounts')
  await second.goto('/history')
  await expect(new Shell(second).company).toContainText('Алтын-Дөбө')

  await first.bringToFront()
  await new Shell(first).chooseCompany('Кызыл-Өрүк')
  await expect(new Shell(first).company).toContainText('Кызыл-Өрүк')
  const question = second.getByRole('alertdialog', {
    name: /В другой вкладке выбрана компания.*Кызыл-Өрүк/,
  })
  await expect(question).toBeVisible()
  await second.bringToFront()
  await second.keyboard.press('Escape')
  await expect(question).toBeVisible()

  await question.getByRole('button', { name: /^Перейти/ }).click()
  await expect(question).toBeHidden()
  await expect(new Shell(second).company).toContainText('Кызыл-Өрүк')
  await expect(second).toHaveURL(/\/accounts$/)
})
