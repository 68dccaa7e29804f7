import type { Page } from '@playwright/test'

import { AccountPage } from '../../pages/account-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { director } from '../../support/director.ts'
import { focusFaults } from '../../support/focus-faults.ts'
import { lastingFaults } from '../../support/page-appearance.ts'
import { pageIsStill } from '../../support/screen-states.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const phone = { width: 390, height: 844 }
/** A desk of 1280 by 720 at 200 % zoom. */
const zoomed = { width: 640, height: 360 }

const bar = (page: Page) => page.getByRole('navigation', { name: 'Разделы' })

test(
  'at 200 % zoom the bars scroll away and leave the window to the page',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(director.clientId, { company: director.company, viewport: zoomed })
    await page.goto('/accounts')
    await expect(page.getByRole('region', { name: 'Счета' })).toBeVisible()
    // What comes late makes the page longer.
    await pageIsStill(page)
    await page.mouse.move(300, 200)
    await page.mouse.wheel(0, 700)
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(bar(page)).not.toBeInViewport()
    await bar(page).scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeInViewport()
  },
)

test(
  'at 200 % zoom nothing lies over what the Tab key reaches',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(director.clientId, { company: director.company, viewport: zoomed })
    const { id } = await createBankClient(page).account('4268')
    const addresses = [
      '/accounts',
      `/account/${id}`,
      '/cards',
      '/history',
      '/payment/clearing-gross',
      '/documents/statements',
      '/letter/outgoing',
      '/settings/users',
    ]
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const faults = await lastingFaults(page, () => focusFaults(page))
      expect(faults, address).toEqual([])
    }
  },
)

test(
  'proposals end within the window, wherever their field stands in it',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(director.clientId, { company: director.company, viewport: zoomed })
    await page.goto('/payment/clearing-gross')
    const field = page.getByRole('combobox', { name: 'Найти получателя' })
    const list = page.getByRole('listbox', { name: 'Известные получатели' })
    for (const block of ['start', 'center', 'end'] as const) {
      await field.evaluate((input, at) => input.scrollIntoView({ block: at }), block)
      await field.press('ArrowDown')
      await expect(list.getByRole('option').first()).toBeVisible()
      const { y = -1, height = 0 } = (await list.boundingBox()) ?? {}
      expect(y, block).toBeGreaterThanOrEqual(0)
      expect(y + height, block).toBeLessThanOrEqual(zoomed.height)
      await field.press('Escape')
      await expect(list).toBeHidden()
    }
  },
)

test(
  'a form on a phone has its button in the place of the bar, and a way back to it',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(director.clientId, { company: director.company, viewport: phone })
    await page.goto('/payment/clearing-gross')
    await expect(
      page.getByRole('button', { name: 'Сохранить и отправить на подпись' }),
    ).toBeInViewport()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('link', { name: 'На главную' }).click()
    await expect(page).toHaveURL(/\/accounts/)
    await expect(bar(page)).toBeInViewport()
  },
)

test(
  'the head of the rights stays in sight while their rows are scrolled',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(director.clientId, { company: director.company })
    await page.goto('/settings/users')
    await page.getByRole('row').nth(2).getByRole('link').click()
    const rights = page.getByRole('group', { name: 'Права на счета' })
    const head = rights.getByRole('columnheader', { name: 'Клиринг' })
    await head.scrollIntoViewIfNeeded()
    const before = await head.boundingBox()
    await rights.evaluate(frame => frame.scrollBy(0, 150))
    await expect.poll(() => rights.evaluate(frame => frame.scrollTop)).toBeGreaterThan(50)
    expect((await head.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  },
)

test('paying from an account fills in the account', beforeRelease, async ({ people }) => {
  const page = await people.at(director.clientId, { company: director.company })
  const { id, account } = await createBankClient(page).account('4268')
  await new AccountPage(page).open(id)
  await page.getByRole('main').getByRole('link', { name: 'Заплатить' }).click()
  await expect(page.getByLabel('Счёт списания')).toContainText(account.slice(-4))
})

test(
  'on a phone the search, the filters and the other tools of a list share one line',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(director.clientId, { company: director.company, viewport: phone })
    await page.goto('/history')
    for (const language of ['RU', 'KG', 'ENG']) {
      await page.evaluate(stored => localStorage.setItem('lang', stored), language)
      for (const address of ['/history', '/history?currency=KGS']) {
        await page.goto(address)
        const search = page.getByRole('main').getByRole('search')
        const more = page.getByRole('main').locator('button:has(.tabler-icon-dots)').first()
        await expect(more).toBeVisible()
        const [left, right] = [await search.boundingBox(), await more.boundingBox()]
        expect(right?.y, `${language} ${address}`).toBeLessThan(
          (left?.y ?? 0) + (left?.height ?? 0),
        )
        expect(left?.width, `${language} ${address}`).toBeGreaterThan(96)
      }
    }
  },
)
