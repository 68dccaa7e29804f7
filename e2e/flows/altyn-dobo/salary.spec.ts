import { registerStateNames } from '@tartip/domain/salary/register-status'
import { statusNames } from '@tartip/domain/payment/status'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { expect, test } from '../../support/test.ts'

/** Cards to which the bank of the demo credits no more than 50,000 soms. */
const limited = /^\d{6}(88000033|88000120)/

test('a company pays 300 people from a file, and those whom the bank could not pay once more', async ({
  people,
}) => {
  const page = await people.at('100103', { company: 'Алтын-Дөбө' })
  const employees = await createBankClient(page).employees()
  const isLimited = ({ cardAccount = '' }) => limited.test(cardAccount)
  const paid = [...employees.filter(isLimited), ...employees.filter(one => !isLimited(one))]
  const lines = paid.slice(0, 300).map(({ fullName, cardAccount = '' }) => {
    return `${fullName};${cardAccount};${limited.test(cardAccount) ? '60000,00' : '1000,00'}`
  })
  await page.goto('/salary/statements')
  await page.getByRole('button', { name: 'Ведомость из файла' }).click()
  await page.locator('#salary-file').setInputFiles({
    name: 'Зарплата за ноябрь.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['ФИО;Номер счёта;Сумма', ...lines].join('\r\n')),
  })
  await expect(page.getByText(registerStateNames.READY_FOR_EXECUTION.ru)).toBeVisible()
  await page.getByRole('button', { name: 'Отправить на подпись' }).click()
  await expect(page.getByText(statusNames.ON_VERIFICATION.ru)).toBeVisible()

  const link = page.getByRole('link', { name: 'Документ в истории' })
  const href = (await link.getAttribute('href')) ?? ''
  const id = new URLSearchParams(href.split('?')[1]).get('payment') ?? ''
  for (const clientId of ['100101', '100102']) {
    const sheet = new DocumentSheet(await people.at(clientId, { company: 'Алтын-Дөбө' }))
    await sheet.open(id)
    await sheet.sign(clientId)
  }
  await expect(page.getByText(registerStateNames.PARTIALLY_EXECUTED.ru)).toBeVisible()
  await expect(page.getByText('Возвращено на счёт')).toBeVisible()
  await page.getByRole('button', { name: 'Выплатить оставшимся' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('повтор')
  await expect(page.getByText(registerStateNames.READY_FOR_EXECUTION.ru)).toBeVisible()
  await expect(page.getByText('2 сотрудника')).toBeVisible()
})
