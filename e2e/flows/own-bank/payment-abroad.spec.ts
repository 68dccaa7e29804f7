import { statusNames } from '@tartip/domain/payment/status'
import { instantAt, toIso } from '@tartip/domain/time/instant'
import type { Page } from '@playwright/test'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { PaymentForm } from '../../pages/payment-form.ts'
import { bankAddress } from '../../support/address.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { openInTheMorning } from '../../support/bank-morning.ts'
import { simulator } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'

test.afterEach(async () => {
  await simulator.setMode('auto')
  await openInTheMorning(bankAddress())
})

/** Both signatories sign a document in their sheets; it goes to the bank. */
async function signByTwo(id: string, first: Page, second: Page): Promise<DocumentSheet> {
  const [firstSheet, secondSheet] = [new DocumentSheet(first), new DocumentSheet(second)]
  await firstSheet.open(id)
  await firstSheet.sign('100101')
  await secondSheet.open(id)
  await secondSheet.sign('100102')
  return secondSheet
}

test('a payment abroad is made in Latin letters, signed by two and executed a working day later; the bank refuses another', async ({
  people,
}) => {
  const creator = await people.at('100103', { company: 'Алтын-Дөбө' })
  const first = await people.at('100101', { company: 'Алтын-Дөбө' })
  const second = await people.at('100102')
  const [, nextDay] = await createBankClient(creator).workingDays()
  if (nextDay === undefined) throw new Error('The bank never works')

  const form = new PaymentForm(creator)
  await creator.goto('/payment/swift')
  await form.pick('Счёт списания', /Импорт/)
  await form.recipientName.fill('ООО Синяя река')
  await creator.getByRole('button', { name: 'Заменить на «OOO Sinyaya reka»' }).click()
  await expect(form.recipientName).toHaveValue('OOO Sinyaya reka')
  await form.pick('Страна получателя', /Германия/)
  await form.textbox('Город получателя').fill('Berlin')
  await form.textbox('Улица, дом').fill('Musterstrasse 5')
  await form.textbox('Банк получателя').fill('COBADEFF')
  await form.recipientAccount.fill('DE89370400440532013000')
  await form.amount.fill('1250,40')
  await form.purpose.fill('INVOICE 15 FOR SPARE PARTS')
  await expect(creator.getByRole('group', { name: 'Кто платит комиссию' })).toContainText(
    /30,00\sUSD/,
  )
  const route = creator.getByRole('list', { name: 'Путь перевода' })
  await expect(route).toContainText('Kookmin Bank')
  await form.send.click()
  const id = await form.goToDocument('Отправлено на подпись')

  const sheet = await signByTwo(id, first, second)
  await expect(sheet.step(statusNames.KVIT.ru)).toBeVisible()
  await expect(sheet.sheet.getByRole('list', { name: 'Путь перевода' })).toContainText('Berlin')
  await simulator.setClock(toIso(instantAt(nextDay, 10 * 60 + 5)))
  await expect(sheet.step(statusNames.SUCCESS.ru)).toBeVisible()

  await simulator.setMode('manual')
  await creator.goto(`/payment/swift?repeat=${id}`)
  await expect(form.recipientName).toHaveValue('OOO Sinyaya reka')
  await form.amount.fill('70')
  await form.send.click()
  const refused = await form.goToDocument('Отправлено на подпись')
  const refusedSheet = await signByTwo(refused, first, second)
  await expect(refusedSheet.step(statusNames.WAIT_RESPONSE_FROM_BANK.ru)).toBeVisible()
  await simulator.refuse(refused, 'Нет валютного договора')
  await expect(refusedSheet.step(statusNames.ERROR.ru)).toBeVisible()
  await expect(refusedSheet.sheet).toContainText('Нет валютного договора')
})
