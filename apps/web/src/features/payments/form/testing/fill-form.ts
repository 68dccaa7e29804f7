import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { demirAccount } from '../../../../documents/form/testing/form-bank.ts'

export const interbank = '/payment/clearing-gross'
export const intrabank = '/payment/intra-bank-transfer'

export const sendButton = () =>
  screen.getByRole('button', { name: 'Сохранить и отправить на подпись' })

/** The input itself: the list of a picker carries the same label. */
export const field = (label: string | RegExp) =>
  screen.getByLabelText(label, { selector: 'input, textarea, button' })

export async function pick(user: UserEvent, label: RegExp, option: RegExp): Promise<void> {
  await user.click(field(label))
  await user.click(await screen.findByRole('option', { name: option }))
}

export async function paste(user: UserEvent, label: RegExp, text: string): Promise<void> {
  await user.click(field(label))
  await user.paste(text)
}

/** Fills the interbank form with what the bank takes. */
export async function fillInterbank(user: UserEvent): Promise<void> {
  await pick(user, /Счёт списания/, /Основной/)
  await paste(user, /Наименование получателя/, 'ОсОО «Бишкек Строй»')
  await paste(user, /Счёт получателя/, demirAccount)
  await pick(user, /Банк получателя/, /118001/)
  await paste(user, /^Сумма/, '420000')
  await pick(user, /Код платежа/, /42122700/)
  await paste(user, /Назначение платежа/, 'Оплата по договору № 5')
}
