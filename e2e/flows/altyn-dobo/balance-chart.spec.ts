import type { Locator, Page } from '@playwright/test'

import { AccountPage } from '../../pages/account-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

/** Drags over a part of the curve, from one share of its width to another. */
async function dragOver(page: Page, from: number, to: number): Promise<void> {
  const plot = page.getByRole('slider', { name: 'Остаток на конец дня' })
  await plot.scrollIntoViewIfNeeded()
  const box = await plot.boundingBox()
  if (!box) throw new Error('The curve is not on the screen')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * from, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * ((from + to) / 2), y)
  await page.mouse.move(box.x + box.width * to, y)
  await page.mouse.up()
}

/** A finger from the middle of a part, in steps as a hand makes them. */
async function swipe(page: Page, part: Locator, by: { right: number; down: number }) {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not on the screen')
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  const line = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    line.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: left + by.right * share, y: top + by.down * share }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10)
  await touch('touchEnd', 1)
}

test('days dragged over in the curve are those of the list, survive a reload and go with Escape', async ({
  people,
}) => {
  const page = await people.at('100101', { company: 'Алтын-Дөбө' })
  const { id } = await createBankClient(page).account('4268')
  await new AccountPage(page).open(id)
  await dragOver(page, 0.1, 0.5)
  await expect(page).toHaveURL(/[?&]from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}/)
  const address = page.url()
  await page.reload()
  const plot = page.getByRole('slider', { name: 'Остаток на конец дня' })
  await expect(page.getByRole('button', { name: 'Сбросить выбор' })).toBeVisible()
  expect(page.url()).toBe(address)
  await plot.focus()
  await expect(plot).toHaveAttribute('aria-valuetext', /выбрано: /)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/from=/)
})

test(
  'the curve is laid over the month before, and says so in words',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100101', { company: 'Алтын-Дөбө' })
    const { id } = await createBankClient(page).account('4268')
    await new AccountPage(page).open(id)
    await page.getByRole('switch', { name: 'Сравнить' }).click()
    await expect(page).toHaveURL(/[?&]compare=1/)
    await expect(page.locator('[data-part="before"]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Показать таблицей' }).click()
    await expect(page.getByRole('columnheader', { name: 'месяцем раньше' })).toBeVisible()
  },
)

test(
  'a finger that goes up the curve scrolls the page, and one that goes along it chooses days',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100101', { company: 'Алтын-Дөбө', hasTouch: true })
    const { id } = await createBankClient(page).account('4268')
    await page.setViewportSize({ width: 390, height: 700 })
    await new AccountPage(page).open(id)
    const plot = page.getByRole('slider', { name: 'Остаток на конец дня' })
    await plot.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await swipe(page, plot, { right: 4, down: -200 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await expect(page).not.toHaveURL(/from=/)
    await plot.scrollIntoViewIfNeeded()
    await swipe(page, plot, { right: 70, down: 2 })
    await expect(page).toHaveURL(/[?&]from=/)
  },
)

test(
  'a day of the cash flow leads to the documents made on it',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100101', { company: 'Алтын-Дөбө' })
    await page.goto('/accounts')
    const plot = page.getByRole('slider', { name: /Движение средств/ })
    await plot.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/history\?from=(\d{4}-\d{2}-\d{2})&to=\1/)
  },
)
