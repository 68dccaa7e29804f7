import { createBankClient, recipient } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { expect, test } from '../../support/test.ts'

test('a file of 1C is checked, corrected in place, becomes drafts, and the import is undone', async ({
  people,
}) => {
  const page = await people.at('100201')
  const bank = createBankClient(page)
  const purpose = ownPurpose('Оплата по файлу')
  const document = (number: number, amount: string) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Сумма=${amount}`,
    `Получатель=${recipient.name}`,
    `ПолучательИНН=${recipient.inn}`,
    `ПолучательСчет=${recipient.account}`,
    `КодНазПлатежа=${paymentCode}`,
    `ПлательщикСчет=${payer.account}`,
    `НазначениеПлатежа=${purpose}-${number}`,
    'КонецДокумента',
  ]
  const [payer, paymentCode] = await Promise.all([bank.account(''), bank.paymentCode()])
  const lines = ['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=UTF-8']
  lines.push(...document(1, '1250.00'), ...document(2, '-5'), 'КонецФайла')

  await page.goto('/imported')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'payments.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await expect(page.getByText('Строк: 2. Готовы: 1, с ошибками: 1, созданы: 0.')).toBeVisible()
  await expect(page.getByText(/Сумма «-5» отрицательная/)).toBeVisible()
  await page.getByRole('button', { name: 'Исправить строку 14' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Сумма').fill('1 300,50')
  await dialog.getByRole('button', { name: 'Проверить и сохранить' }).click()
  await page.getByRole('button', { name: 'Создать 2 документа' }).click()
  await expect(page.getByText('Строк: 2. Готовы: 0, с ошибками: 0, созданы: 2.')).toBeVisible()
  expect(await bank.documentsWithPurpose(`${purpose}-2`)).toMatchObject([{ amount: '1300.50' }])

  await page.getByRole('button', { name: 'Отменить импорт' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить импорт' }).click()
  await expect(page.getByText('Импорт отменён')).toBeVisible()
  expect(await bank.documentsWithPurpose(`${purpose}-2`)).toEqual([])
})
