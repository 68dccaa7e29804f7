import { expect, type Locator, type Page } from '@playwright/test'

import { recipient } from '../support/bank-client.ts'

export interface TypedTransfer {
  /** As people type it: `420000` or `1 250,50`. */
  readonly amount: string
  readonly purpose: string
}

/** The form of a payment to another bank, or inside this one. */
export class PaymentForm {
  private readonly page: Page
  readonly send: Locator
  readonly saveDraft: Locator
  /** Saves a document that waits for its signatures already. */
  readonly save: Locator
  readonly amount: Locator
  readonly purpose: Locator
  readonly recipientName: Locator
  readonly recipientAccount: Locator
  readonly valueDate: Locator
  readonly summary: Locator

  constructor(page: Page) {
    this.page = page
    this.send = page.getByRole('button', { name: 'Сохранить и отправить на подпись' })
    this.saveDraft = page.getByRole('button', { name: 'Сохранить черновик', exact: true })
    this.save = page.getByRole('button', { name: 'Сохранить', exact: true })
    this.amount = this.textbox('Сумма')
    this.purpose = this.textbox('Назначение платежа')
    this.recipientName = this.textbox('Наименование получателя')
    this.recipientAccount = this.textbox('Счёт получателя')
    this.valueDate = this.textbox('Дата валютирования')
    this.summary = page.getByRole('region', { name: 'Сводка' })
  }

  async open(): Promise<void> {
    await this.page.goto('/payment/clearing-gross')
    await expect(this.page.getByRole('heading', { name: 'Новый платёж' })).toBeVisible()
  }

  textbox(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}`) })
  }

  /** The closed field of a list; the open list carries the same label. */
  picker(label: string): Locator {
    return this.page.locator('form button').and(this.page.getByLabel(new RegExp(`^${label}`)))
  }

  async pick(label: string, option: RegExp): Promise<void> {
    await this.picker(label).click()
    await this.page.getByRole('option', { name: option }).first().click()
  }

  /** Fills everything that the bank wants to know for a payment to another bank. */
  async fill({ amount, purpose }: TypedTransfer): Promise<void> {
    await this.pick('Счёт списания', /Основной/)
    await this.recipientName.fill(recipient.name)
    await this.textbox('ИНН получателя').fill(recipient.inn)
    await this.recipientAccount.fill(recipient.account)
    await this.pick('Банк получателя', new RegExp(recipient.bic))
    await this.amount.fill(amount)
    await this.pick('Код платежа', /\d{8}/)
    await this.purpose.fill(purpose)
  }

  /** What came of it: «Отправлено на подпись», «Черновик сохранён». */
  result(title: string): Locator {
    return this.page.getByRole('dialog', { name: title })
  }

  /** From the result to the document in the history; answers its id. */
  async goToDocument(title: string): Promise<string> {
    await this.result(title).getByRole('button', { name: 'В историю' }).click()
    await expect(this.page).toHaveURL(/\/history\?.*payment=/)
    const id = new URL(this.page.url()).searchParams.get('payment')
    if (id === null) throw new Error('The history shows no document')
    return id.replaceAll('"', '')
  }
}
