import { SignInPage } from '../../pages/sign-in-page.ts'
import { SignInStepsPage } from '../../pages/sign-in-steps-page.ts'
import { expect, test } from '../../support/test.ts'

/** Somebody of the registry who works nowhere. */
const newcomer = { inn: '11402199700903', phone: '996700550077', name: /Ким Виктория/ }

test('an owner opens an outlet and hires a cashier, who signs in on a phone and sees it until they are dismissed', async ({
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
    await choose(/Счёт зачисления/, /KGS/)
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
    await expect(owner.getByText('Не входил', { exact: true })).toBeVisible()
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

  await test.step('the shift and the dismissal', async () => {
    await owner.reload()
    await owner.getByRole('button', { name: 'Убрать кассира' }).click()
    const question = owner.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Убрать кассира' }).click()
    await expect(owner.getByText('У кассира открыта смена. Сначала закройте её.')).toBeVisible()
    await page.getByRole('button', { name: 'Закрыть смену' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть смену' }).click()
    await expect(page.getByText('Смена закрыта.')).toBeVisible()
    await owner.getByRole('button', { name: 'Убрать кассира' }).click()
    await question.getByRole('button', { name: 'Убрать кассира' }).click()
    await expect(owner).toHaveURL(/\/outlet\/cashiers$/)
    await expect(page.getByText(/Доступ к компании .* закрыт/)).toBeVisible()
  })
})
