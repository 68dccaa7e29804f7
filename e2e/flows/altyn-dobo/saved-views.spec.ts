import { HistoryPage } from '../../pages/history-page.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test('a view kept at one computer is there at the other', beforeRelease, async ({ people }) => {
  const office = await people.at('100101', { company: 'Алтын-Дөбө' })
  await new HistoryPage(office).open('DRAFT')
  await office.getByRole('button', { name: 'Вид', exact: true }).click()
  await office.getByRole('checkbox', { name: 'Назначение' }).check()
  await office.getByLabel('Название вида').fill('Мои черновики')
  const kept = office.waitForResponse(
    answer => answer.request().postData()?.includes('Мои черновики') ?? false,
  )
  await office.getByRole('button', { name: 'Сохранить этот вид' }).click()
  expect((await kept).ok()).toBe(true)

  const home = await people.withOwnSession('100101', { company: 'Алтын-Дөбө' })
  await new HistoryPage(home).open()
  await expect(home.getByRole('columnheader', { name: 'Назначение' })).toBeVisible()
  await home.getByRole('button', { name: 'Вид', exact: true }).click()
  await home.getByRole('button', { name: 'Мои черновики', exact: true }).click()
  await expect(home).toHaveURL(/status=DRAFT/)

  await home.getByRole('button', { name: 'Вид', exact: true }).click()
  await home.getByRole('button', { name: 'Удалить вид «Мои черновики»' }).click()
  await home.getByRole('checkbox', { name: 'Назначение' }).uncheck()
  await expect(home.getByRole('columnheader', { name: 'Назначение' })).toHaveCount(0)
})
