import type { Locator } from '@playwright/test'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'

import { CardsPages } from '../../pages/cards-pages.ts'
import { DocumentSheet } from '../../pages/document-sheet.ts'
import { HistoryPage } from '../../pages/history-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { press, tabTo } from '../../support/keyboard.ts'
import { freshCode } from '../../support/one-time-code.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const hasFocus = (target: Locator) => target.evaluate(element => element === document.activeElement)

test(
  'several documents are found, ticked and signed without a mouse',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100201')
    const bank = createBankClient(page)
    const sums = [123_411n, 123_422n]
    for (const sum of sums) {
      await bank.sentDocument({
        amount: toDecimal(sum, 'KGS'),
        purpose: ownPurpose('Канцтовары, счёт'),
        operation: 'GROSS',
      })
    }
    const history = new HistoryPage(page)
    await history.open('FOR_SIGN')
    const rowOf = (sum: bigint) => history.row(formatAmount(sum, 'KGS', { withCode: false }))
    for (const sum of sums) await expect(rowOf(sum)).toBeVisible()

    // The rows take the focus one at a time: Tab comes to them once, arrows move among them.
    await tabTo(page, history.table.locator('tbody tr[tabindex="0"]'))
    for (const sum of sums) {
      await page.keyboard.press('Home')
      for (let down = 0; down < 30 && !(await hasFocus(rowOf(sum))); down += 1)
        await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
    }
    await expect(history.bar).toContainText('Выбрано: 2')

    await press(page, history.bar.getByRole('button', { name: /^Подписать/ }))
    const sheet = new DocumentSheet(page)
    await expect(sheet.question('Проверьте и подпишите')).toContainText('2 документа')
    await tabTo(page, sheet.question('Проверьте и подпишите').getByLabel('Код из приложения'))
    await page.keyboard.type(await freshCode('100201'))
    await expect(sheet.result.getByRole('region', { name: 'Подписано: 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet.result).toBeHidden()
    await expect(history.bar).toBeHidden()
  },
)

test(
  'a document is opened with Enter, its neighbours with Alt, and Esc leads back to its row',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100201')
    const history = new HistoryPage(page)
    await page.goto('/history?status=SUCCESS')
    const rows = history.table.locator('tbody tr[data-row-id]')
    await tabTo(page, rows.first())
    await page.keyboard.press('ArrowDown')
    const id = await history.table.locator('tr:focus').getAttribute('data-row-id')
    await page.keyboard.press('Enter')
    const { sheet } = new DocumentSheet(page)
    await expect(sheet).toBeVisible()
    await expect(page).toHaveURL(new RegExp(id ?? 'no row has the focus'))
    const opened = page.url()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page).not.toHaveURL(opened)
    // By its document and not by its place: what is executed meanwhile comes to stand above it.
    const row = history.table.locator(
      `tr[data-row-id="${new URL(page.url()).searchParams.get('payment')}"]`,
    )
    const number = await row.locator('td').filter({ hasText: /^\d+$/ }).first().innerText()
    await expect(
      sheet.getByRole('heading', { name: `Платёж № ${number}`, exact: true }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(row).toBeFocused()
  },
)

test('a card is blocked and works again without a mouse', beforeRelease, async ({ people }) => {
  const page = await people.at('100201')
  const cards = new CardsPages(page)
  await cards.openWorkingCard()
  await press(page, cards.action('Заблокировать'))
  await press(page, cards.reason(/^Временная блокировка/), 'Space')
  await press(page, page.getByRole('button', { name: 'Заблокировать карту' }))
  await expect(cards.said('Карта заблокирована')).toBeVisible()
  await press(page, cards.action('Разблокировать'))
  await press(page, cards.reason('Карта найдена'), 'Space')
  await press(page, page.getByRole('button', { name: 'Разблокировать карту' }))
  await expect(cards.action('Заблокировать')).toBeVisible()
})

test(
  'the bell is opened, read, ticked and left without a mouse',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100201')
    await createBankClient(page).sentDocument({
      amount: '1234.55',
      purpose: ownPurpose('Вывоз мусора, акт'),
      operation: 'GROSS',
    })
    await page.goto('/accounts')
    const bell = page.getByRole('button', { name: /^Уведомления/ })
    await press(page, bell)
    const drawer = page.getByRole('dialog', { name: 'Уведомления' })
    await expect(drawer.getByRole('listitem').first()).toBeVisible()
    await press(
      page,
      drawer.getByRole('button', { name: 'Отметить все прочитанными', exact: true }),
    )
    await expect(bell).toHaveAccessibleName('Уведомления')
    await press(page, drawer.getByRole('button', { name: 'Выбрать', exact: true }))
    await press(page, drawer.getByRole('checkbox').first(), 'Space')
    await press(page, drawer.getByRole('button', { name: 'Удалить', exact: true }))
    // The question takes the focus itself.
    await expect(drawer.getByRole('alertdialog')).toContainText('Удалить 1 уведомление?')
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('alertdialog')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(bell).toBeFocused()
  },
)
