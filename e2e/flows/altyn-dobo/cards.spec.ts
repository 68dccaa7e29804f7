import { CardsPages } from '../../pages/cards-pages.ts'
import { live } from '../../support/live.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const company = 'Алтын-Дөбө'

test('a card is blocked for a time and works again, with a reason each time', async ({
  people,
}) => {
  const page = await people.at('100101', { company })
  const cards = new CardsPages(page)
  await cards.openWorkingCard()
  await cards.action('Заблокировать').click()
  await cards.reason(/^Временная блокировка/).check()
  await page.getByRole('button', { name: 'Заблокировать карту' }).click()
  await expect(cards.said('Карта заблокирована')).toBeVisible()
  await expect(cards.content.getByText(/^Временная блокировка, с /)).toBeVisible()

  await cards.action('Разблокировать').click()
  await cards.reason('Карта найдена').check()
  await page.getByRole('button', { name: 'Разблокировать карту' }).click()
  await expect(cards.said('Карта разблокирована')).toBeVisible()
  await expect(cards.action('Заблокировать')).toBeVisible()
})

test('the limits of all cards together end at five million', beforeRelease, async ({ people }) => {
  const page = await people.at('100101', { company })
  const cards = new CardsPages(page)
  await cards.openWorkingCard()
  await cards.action('Лимиты').click()
  await expect(cards.content.getByText(/из 5\s000\s000,00\sKGS$/)).toBeVisible()
  const cash = cards.limit('Снятие наличных')
  await cash.getByRole('button', { name: /^Изменить/ }).click()
  const amount = cash.getByRole('textbox', { name: 'Сумма за месяц' })
  await amount.fill('5000000,01')
  await cash.getByRole('button', { name: 'Сохранить' }).click()
  await expect(cash.getByText(/Сумма лимитов по всем картам не может быть больше/)).toBeVisible()
  await amount.fill('12345')
  await cash.getByRole('button', { name: 'Сохранить' }).click()
  await expect(cards.said('Лимит изменён: Снятие наличных')).toBeVisible()
  await expect(cash.getByText(/^12\s345/)).toBeVisible()
})

test(
  'what one person does with a card is seen by another without a reload',
  beforeRelease,
  async ({ people }) => {
    const watcher = await people.at('100101', { company })
    const actor = await people.withOwnSession('100101', { company })
    const seen = new CardsPages(watcher)
    const address = await seen.openWorkingCard()
    await actor.goto(address)
    const online = actor.getByRole('switch', { name: /^Платежи в интернете/ })
    const watched = watcher.getByRole('switch', { name: /^Платежи в интернете/ })
    const before = await online.isChecked()
    await online.click()
    await expect(watched).toBeChecked({ checked: !before, ...live })
    await online.click()
    await expect(watched).toBeChecked({ checked: before, ...live })
  },
)

test('an auditor reads cards and cannot open their block', beforeRelease, async ({ people }) => {
  const page = await people.at('100106')
  await page.goto('/card/block?id=any')
  await expect(page).toHaveURL(/\/accounts$/)
})
