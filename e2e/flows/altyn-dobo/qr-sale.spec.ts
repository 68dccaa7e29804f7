import type { Page } from '@playwright/test'

import { simulator } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'

const phone = { viewport: { width: 390, height: 844 } }

test('a sale by QR is paid before the eyes of the seller, and a part of it is given back', async ({
  people,
}) => {
  const cashier = await people.at('100105', { company: 'Алтын-Дөбө', ...phone })
  await cashier.goto('/qr-sell')
  await cashier.getByRole('textbox', { name: 'Сумма' }).fill('742,50')
  await cashier.getByRole('button', { name: 'Показать код' }).click()
  const screen = cashier.getByRole('dialog')
  await expect(screen.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible()
  await simulator.payQr(await codeOf(cashier))
  await expect(screen.getByText('Оплачено')).toBeVisible()
  await expect(screen.getByText('Бакыт А.')).toBeVisible()
  await screen.getByRole('button', { name: 'Следующая продажа' }).click()
  await expect(screen).toBeHidden()

  const first = await people.at('100101', { company: 'Алтын-Дөбө' })
  await first.goto('/qr-history/sales?min=742.50&max=742.50')
  await first.getByRole('link', { name: 'Бакыт А.' }).first().click()
  const sheet = first.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Вернуть деньги' }).click()
  const refund = first.getByRole('dialog', { name: 'Возврат по QR' })
  await refund.getByRole('textbox', { name: 'Сумма возврата' }).fill('100')
  await refund.getByRole('textbox', { name: 'Причина возврата' }).fill('Покупатель вернул товар')
  await refund.getByRole('button', { name: 'Отправить на подпись' }).click()
  await expect(first.getByText('Возврат отправлен на подпись').first()).toBeVisible()
  await expect(sheet.getByText('Возвращено')).toBeVisible()
})

/** What a camera would read, as the button copies it. */
async function codeOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Скопировать код' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}
