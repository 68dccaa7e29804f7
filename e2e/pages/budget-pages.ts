import { expect, type Page } from '@playwright/test'

import { createBankClient } from '../support/bank-client.ts'

/** What is paid to the budget: the choice, its codes and their payment. */
export class BudgetPages {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The first debt that nothing pays yet. */
  chooseDebt = async (): Promise<void> => {
    await this.page.goto('/budget')
    const owed = this.page.getByRole('list', { name: 'Задолженность' })
    const boxes = owed.getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    for (const box of (await boxes.all()).slice(1)) await box.setChecked(false)
    await this.goOn('Получить код и продолжить')
  }

  /** A service with a fixed price. */
  chooseService = async (): Promise<void> => {
    await this.page.goto('/budget/tunduk')
    await this.pick('Услуга', 0)
    await expect(this.page.getByText('Стоимость')).toBeVisible()
    await this.goOn('Получить код и продолжить')
  }

  /** The first fine of the company. */
  chooseFine = async (): Promise<void> => {
    await this.page.goto('/budget/fines')
    await this.page.getByRole('button', { name: 'Найти' }).click()
    const found = this.page.getByRole('list', { name: 'Неоплаченные штрафы' })
    const boxes = found.getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    for (const box of (await boxes.all()).slice(1)) await box.setChecked(false)
    await this.goOn('Получить код и продолжить')
  }

  /** A tax that is no debt, of this month. */
  async chooseOtherTax(amount: string): Promise<void> {
    const [year = '', month = ''] = (await createBankClient(this.page).today()).split('-')
    await this.page.goto('/budget')
    await this.pick('Налог или взнос', 0)
    await this.pick('Налоговая инспекция', 0)
    await this.page.getByRole('textbox', { name: /^Период с/ }).fill(`01.${month}.${year}`)
    await this.page.getByRole('textbox', { name: /^Период по/ }).fill(`28.${month}.${year}`)
    await this.page.getByRole('textbox', { name: /^Сумма/ }).fill(amount)
    await this.goOn('Оплатить другой налог')
  }

  /** Pays the codes from the main account; answers the ids of the new documents. */
  async pay(refusal?: RegExp): Promise<readonly [string, ...string[]]> {
    const { page } = this
    const bank = createBankClient(page)
    const earlier = await bank.idsOf('BUDGET')
    await expect(page.getByText(/^Код \d+$/).first()).toBeVisible()
    await page
      .locator('main button')
      .and(page.getByLabel(/^Счёт списания/))
      .click()
    await page.getByRole('option', { name: /Основной/ }).click()
    await page.getByRole('button', { name: 'Сохранить и отправить на подпись' }).click()
    const another = page.getByRole('button', { name: 'Создать ещё один' })
    const end = refusal ? page.getByText(refusal) : page.getByText(/^Отправлено на подпись: \d/)
    await expect(end.or(another)).toBeVisible()
    if (await another.isVisible()) await another.click()
    await expect(end).toBeVisible()
    const ids = await bank.idsOf('BUDGET')
    const [first, ...others] = ids.filter(id => !earlier.includes(id))
    if (first === undefined) throw new Error('No document pays to the budget')
    return [first, ...others]
  }

  private async pick(label: string, place: number): Promise<void> {
    await this.page
      .locator('main button')
      .and(this.page.getByLabel(new RegExp(`^${label}`)))
      .click()
    await this.page.getByRole('option').nth(place).click()
  }

  private async goOn(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click()
  }
}
