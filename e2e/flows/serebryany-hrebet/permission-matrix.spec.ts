import { SettingsPages } from '../../pages/settings-pages.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const account = 'Оборудование'
const colleagueWords = /Күчүкбаева/

test('rights are changed after reading the difference, and the colleague’s page follows', async ({
  people,
}) => {
  const settings = new SettingsPages(await people.at('100301'))
  const colleague = await people.withOwnSession('100304')
  await colleague.goto('/accounts')
  const seen = colleague.getByRole('main').getByRole('link', { name: account, exact: true })
  await expect(seen).toBeVisible()

  await settings.openUser(colleagueWords)
  await settings.right('Просмотр', account).uncheck()
  await expect(settings.difference(/Отзываются: .*просмотр/)).toBeVisible()
  await settings.saveRights()
  // The colleague's page is updated by the server.
  await expect(seen).toBeHidden()

  await settings.right('Все права', account).check()
  await expect(settings.difference(/Предоставляются: .*просмотр/)).toBeVisible()
  await settings.saveRights()
  await expect(seen).toBeVisible()
})

test(
  'a frozen colleague is signed out at once and signs in again when unfrozen',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100301')
    const settings = new SettingsPages(page)
    const colleague = await people.withOwnSession('100304')
    await colleague.goto('/accounts')
    await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible()

    await settings.openUser(colleagueWords)
    await settings.freeze()
    await expect(colleague.getByText(/Доступ к компании .* закрыт/)).toBeVisible()
    await expect(page.getByText('Заморожен', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Разморозить' }).click()
    await expect(page.getByRole('button', { name: 'Заморозить' })).toBeVisible()
    const again = await people.withOwnSession('100304')
    await again.goto('/')
    await expect(again).toHaveURL(/\/accounts$/)
  },
)
