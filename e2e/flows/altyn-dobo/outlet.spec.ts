import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { SignInPage } from '../../pages/sign-in-page.ts'
import { SignInStepsPage } from '../../pages/sign-in-steps-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { simulator } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'

/** The account of the shop. */
const accountEnd = '4268'
const prices = ['801.00', '802.50', '803.00', '804.00', '805.00'] as const
const soldHere = '/qr-history/sales?min=801&max=805'

/** Somebody of the registry who works nowhere. */
const newcomer = { inn: '11402199700903', phone: '996700550077', name: /Ким Виктория/ }

test('a shop from its opening to its statement: a cashier is hired, sells by QR on a phone and is dismissed', async ({
  people,
  page,
}) => {
  const owner = await people.at('100101')
  const choose = async (field: RegExp, option: string | RegExp) => {
    await owner.getByLabel(field).and(owner.locator('button')).click()
    await owner.getByRole('option', { name: option }).first().click()
  }

  await test.step('the outlet and its register', async () => {
    await owner.goto('/outlet/create')
    await owner.getByLabel('Название', { exact: false }).first().fill('Ашкана у моста')
    await expect(owner.getByLabel(/Название на чеке/)).toHaveValue('Ashkana u mosta')
    await choose(/Счёт зачисления/, new RegExp(accountEnd))
    await choose(/Область или город/, /Бишкек/)
    await choose(/Город или район/, 'Ленинский район')
    await expect(owner.getByText(/^002 · /)).toBeVisible()
    await owner.getByLabel(/Улица/).fill('Ахунбаева')
    await owner.getByLabel(/Дом/).fill('42')
    await owner.getByRole('application').click({ position: { x: 300, y: 60 } })
    await expect(owner.getByLabel('Широта')).toHaveValue(/^\d\d\.\d+$/)
    await owner.getByRole('button', { name: 'Открыть точку' }).click()
    await expect(owner.getByRole('heading', { level: 1, name: 'Ашкана у моста' })).toBeVisible()
    await owner.getByRole('link', { name: 'Добавить кассу' }).click()
    await owner.getByRole('button', { name: 'Добавить кассу' }).click()
    await expect(owner.getByRole('link', { name: 'Касса 1 · 001' })).toBeVisible()
  })

  await test.step('the cashier', async () => {
    await owner.goto('/outlet/employee/create')
    await owner.getByLabel(/ИНН/).fill(newcomer.inn)
    await owner.getByLabel(/Телефон/).fill(newcomer.phone)
    await expect(owner.getByText(/^Найден: Ким Виктория/)).toBeVisible()
    const outlet = owner.locator('main fieldset > div', { hasText: 'Ашкана у моста' })
    await outlet.getByRole('checkbox').check()
    await owner.getByRole('button', { name: 'Добавить кассира' }).click()
    await expect(owner.getByRole('heading', { level: 1, name: newcomer.name })).toBeVisible()
    await expect(owner.getByText('Не входил в систему', { exact: true })).toBeVisible()
  })

  await test.step('on the phone of the cashier', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const steps = new SignInStepsPage(page)
    await new SignInPage(page).open()
    await page.getByRole('link', { name: 'Регистрация' }).click()
    await page.getByLabel('ИНН').fill(newcomer.inn)
    await steps.submit.click()
    await page.getByLabel('Телефон').fill(newcomer.phone)
    await steps.submit.click()
    await steps.typeSmsCode(newcomer.phone)
    await steps.choosePassword('Kel-5-tuz-Nan')
    await steps.setUpApp()
    await expect(page).toHaveURL(/\/outlet$/)
    await expect(page.getByRole('region', { name: 'Ашкана у моста' })).toContainText('Касса 1')
    await expect(page.getByText('Центральный зал')).toBeHidden()
    await page.getByRole('button', { name: 'Открыть смену' }).click()
    await expect(page.getByRole('button', { name: 'Закрыть смену' })).toBeVisible()
  })

  await test.step('five sales by QR, each at once before the eyes of the owner', async () => {
    await owner.goto(soldHere)
    await page.getByRole('link', { name: 'Продать по QR' }).click()
    for (const [place, price] of prices.entries()) {
      await page.getByRole('textbox', { name: 'Сумма' }).fill(price)
      await page.getByRole('button', { name: 'Показать код' }).click()
      const screen = page.getByRole('dialog')
      await expect(screen.getByRole('heading', { name: 'Ашкана у моста' })).toBeVisible()
      await simulator.payQr(await codeOf(page))
      await expect(screen.getByText('Оплачено')).toBeVisible()
      await expect(screen.getByText('Бакыт А.')).toBeVisible()
      await screen.getByRole('button', { name: 'Следующая продажа' }).click()
      await expect(owner.locator('main tbody tr')).toHaveCount(place + 1)
    }
  })

  await test.step('a part is given back', async () => {
    await owner.getByRole('link', { name: 'Бакыт А.' }).first().click()
    const sheet = owner.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Вернуть деньги' }).click()
    const refund = owner.getByRole('dialog', { name: 'Возврат по QR' })
    await refund.getByRole('textbox', { name: 'Сумма возврата' }).fill('100')
    await refund.getByRole('textbox', { name: 'Причина возврата' }).fill('Покупатель вернул товар')
    await refund.getByRole('button', { name: 'Отправить на подпись' }).click()
    await expect(owner.getByText('Возврат отправлен на подпись').first()).toBeVisible()
    await expect(sheet.getByText('Возвращено')).toBeVisible()
    await owner.goto('/qr-history/documents?min=100&max=100')
    await expect(owner.getByText('Покупатель вернул товар').first()).toBeVisible()
  })

  await test.step('the day as a file and as a statement', async () => {
    const today = await createBankClient(owner).today()
    await owner.goto(`${soldHere}&from=${today}&to=${today}`)
    await owner.getByRole('button', { name: 'Скачать' }).click()
    const waiting = owner.waitForEvent('download')
    await owner.getByRole('menuitem', { name: 'CSV' }).click()
    const rows = (await readFile(await (await waiting).path(), 'utf8')).split('\n')
    expect(rows.filter(row => row.includes('Ашкана у моста'))).toHaveLength(prices.length)
    const { account } = await createBankClient(owner).account(accountEnd)
    await owner.goto(`/account-statements?account=${account}`)
    await owner.getByRole('button', { name: 'этот месяц' }).click()
    await owner.getByRole('button', { name: 'Заказать выписку' }).click()
    const list = owner.getByRole('region', { name: 'Выписки по счетам и картам' })
    await list.getByRole('listitem').getByRole('link').first().click()
    await expect(owner.getByRole('heading', { name: /^Выписка \d/ })).toBeVisible()
    await expect(owner.getByText('Исходящий остаток')).toBeVisible()
  })

  await test.step('the shift and the dismissal', async () => {
    await owner.goto('/outlet/cashiers')
    await owner.getByRole('link', { name: newcomer.name }).first().click()
    await page.goto('/outlet')
    await owner.getByRole('button', { name: 'Исключить кассира' }).click()
    const question = owner.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Исключить кассира' }).click()
    await expect(owner.getByText('У кассира открыта смена. Сначала закройте её.')).toBeVisible()
    await page.getByRole('button', { name: 'Закрыть смену' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть смену' }).click()
    await expect(page.getByText('Смена закрыта.')).toBeVisible()
    await owner.getByRole('button', { name: 'Исключить кассира' }).click()
    await question.getByRole('button', { name: 'Исключить кассира' }).click()
    await expect(owner).toHaveURL(/\/outlet\/cashiers$/)
    await expect(page.getByText(/Доступ к компании .* закрыт/)).toBeVisible()
  })
})

/** What a camera would read, as the button copies it. */
async function codeOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Скопировать код' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}
