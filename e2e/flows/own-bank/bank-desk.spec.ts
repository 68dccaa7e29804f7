import { statusNames } from '@tartip/domain/payment/status'
import { formatDate } from '@tartip/domain/time/format-date'
import { instantAt, toIso } from '@tartip/domain/time/instant'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { PaymentForm } from '../../pages/payment-form.ts'
import { bankAddress } from '../../support/address.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { openInTheMorning } from '../../support/bank-morning.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { simulator } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'

test.afterEach(async () => {
  await simulator.setMode('auto')
  await openInTheMorning(bankAddress())
})

test('an officer’s refusal reaches the person with its reason', async ({ people }) => {
  const page = await people.at('100201')
  await simulator.setMode('manual')
  const id = await createBankClient(page).sentDocument({
    amount: '9300.00',
    purpose: ownPurpose('Оплата за тару, счёт'),
  })
  const document = new DocumentSheet(page)
  await document.open(id)
  await document.sign('100201')
  const onDesk = async () => (await simulator.payments()).map(({ paymentId }) => paymentId)
  await expect.poll(onDesk).toContain(id)

  const reason = 'Нет договора, на который ссылается назначение'
  await simulator.refuse(id, reason)
  await expect(document.step(statusNames.ERROR.ru)).toBeVisible()
  await expect(document.sheet.getByText('Отказ банка', { exact: true }).first()).toBeVisible()
  await expect(document.sheet.getByText(reason).first()).toBeVisible()
})

test('after the cut-off the form offers the next working day and takes it', async ({ people }) => {
  const page = await people.at('100304')
  const bank = createBankClient(page)
  const [today, nextDay] = await bank.workingDays()
  if (today === undefined || nextDay === undefined) throw new Error('The bank never works')
  // Clearing is closed for new documents at 11:15; what is waiting may still be signed.
  await simulator.setClock(toIso(instantAt(today, 11 * 60 + 20)))

  const purpose = ownPurpose('Оплата за щебень, счёт')
  const form = new PaymentForm(page)
  await form.open()
  await form.fill({ amount: '31200', purpose })
  await expect(page.getByText('Клиринг: приём на этот день закончен в 11:15.')).toBeVisible()
  await page.getByRole('button', { name: `Следующий рабочий день: ${formatDate(nextDay)}` }).click()
  await expect(form.valueDate).toHaveValue(formatDate(nextDay))
  await form.send.click()
  await expect(form.result('Отправлено на подпись')).toBeVisible()
  expect(await bank.documentsWithPurpose(purpose)).toMatchObject([{ valueDate: nextDay }])
})
