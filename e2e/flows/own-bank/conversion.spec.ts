import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { statusNames } from '@tartip/domain/payment/status'
import { fromIso, toIso } from '@tartip/domain/time/instant'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { PaymentForm } from '../../pages/payment-form.ts'
import { bankAddress } from '../../support/address.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { openInTheMorning } from '../../support/bank-morning.ts'
import { simulator } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'

test.afterEach(() => openInTheMorning(bankAddress()))

function minorOf(text: string, currency: 'KGS' | 'USD'): bigint {
  const parsed = parseDecimal(text.replaceAll(/\s/gu, '').replace(',', '.'), currency)
  if (!parsed.ok) throw new Error(`${text} is no amount`)
  return parsed.value
}

test('a conversion is typed from either side, keeps its rate for a minute and is booked on both accounts', async ({
  people,
}) => {
  const page = await people.at('100201')
  const bank = createBankClient(page)
  const accounts = async () => {
    const all = await bank.accounts()
    const [dollars] = all.filter(({ currency }) => currency.isoCode === 'USD')
    const [soms] = all.filter(({ currency }) => currency.isoCode === 'KGS')
    if (!dollars || !soms) throw new Error('The company has no accounts in dollars and soms')
    return { dollars, soms }
  }
  const before = await accounts()
  const form = new PaymentForm(page)
  await page.goto('/payment/conversion')
  await form.pick('Счёт списания', new RegExp(before.dollars.account.slice(-4)))
  await form.pick('Счёт получателя', new RegExp(before.soms.account.slice(-4)))
  await expect(page.getByText(/1 USD = [\d,]+ KGS/)).toBeVisible()

  const sold = page.getByRole('textbox', { name: /^Сумма(?! зачисления)/ })
  const bought = page.getByRole('textbox', { name: /^Сумма зачисления/ })
  await sold.fill('100')
  await expect(bought).toHaveValue(/^\d[\d\s]*,\d\d$/u)
  await bought.fill('20000')
  await expect(sold).toHaveValue(/^2\d\d,\d\d$/)
  const soldMinor = minorOf(await sold.inputValue(), 'USD')

  await form.send.click()
  const result = form.result('Отправлено на подпись')
  await expect(result.getByText(/Курс закреплён до \d\d:\d\d:\d\d, осталось \d+ с/)).toBeVisible()
  const { clock } = await simulator.state()
  await simulator.setClock(toIso(fromIso(clock.now) + 2 * 60_000))
  await expect(
    result.getByText(/Срок действия курса истёк, но курс банка не изменился/),
  ).toBeVisible()

  await form.goToDocument('Отправлено на подпись')
  const sheet = new DocumentSheet(page)
  await expect(sheet.sheet.getByText(/1 USD = [\d,]+ KGS/).first()).toBeVisible()
  await sheet.sign('100201')
  await expect(sheet.step(statusNames.SUCCESS.ru)).toBeVisible()

  const after = await accounts()
  const soldBalance = minorOf(before.dollars.balance, 'USD') - soldMinor
  expect(after.dollars.balance).toBe(toDecimal(soldBalance, 'USD'))
  const boughtBalance = minorOf(before.soms.balance, 'KGS') + 2_000_000n
  expect(after.soms.balance).toBe(toDecimal(boughtBalance, 'KGS'))
})
