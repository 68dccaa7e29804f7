import { errorText } from '@tartip/domain/errors/catalogue'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { HistoryPage } from '../../pages/history-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { expect, test } from '../../support/test.ts'

test('one code signs the ticked documents, and the one without cover is named with its reason', async ({
  people,
}) => {
  const page = await people.at('100201')
  const bank = createBankClient(page)
  const { plannedBalance } = await bank.account('1152')
  const planned = parseDecimal(plannedBalance, 'KGS')
  if (!planned.ok) throw new Error(`${plannedBalance} is no amount`)
  // Each fits the balance, both together do not.
  const most = (planned.value * 6n) / 10n
  const sums = [most, most + 100n, 123_400n]
  for (const sum of sums) {
    await bank.sentDocument({
      amount: toDecimal(sum, 'KGS'),
      purpose: ownPurpose('Закупка сырья, счёт'),
      operation: 'GROSS',
    })
  }

  const history = new HistoryPage(page)
  await history.open('FOR_SIGN')
  for (const sum of sums) await history.tick(formatAmount(sum, 'KGS', { withCode: false }))
  await expect(history.bar).toContainText('Выбрано: 3')
  await history.bar.getByRole('button', { name: /^Подписать/ }).click()
  const sheet = new DocumentSheet(page)
  await expect(sheet.question('Проверьте и подпишите')).toContainText('3 документа')
  await sheet.giveCode('100201')

  await expect(sheet.result.getByRole('region', { name: 'Подписано: 2' })).toBeVisible()
  const failed = sheet.result.getByRole('region', { name: 'Не выполнено: 1' })
  await expect(failed).toContainText(errorText('INSUFFICIENT_FUNDS', { currency: 'KGS' }, 'ru'))
  await expect(sheet.result.getByRole('button', { name: 'Повторить: 1' })).toBeVisible()
  await sheet.closeResult()
  await expect(history.bar).toContainText('Выбрано: 1')
})
