import { readFile } from 'node:fs/promises'

import { createBankClient } from '../../support/bank-client.ts'
import { expect, test } from '../../support/test.ts'

test('an executed payment is printed, and everybody can check the code on the paper', async ({
  people,
}) => {
  const page = await people.at('100201')
  const id = await createBankClient(page).newest('SUCCESS', 'CLEARING')
  // Without a viewer the browser saves the file.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false })
  })
  await page.goto(`/history?payment=${id}`)
  await page.getByRole('button', { name: 'Платёжное поручение' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'PDF · Русский' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^Платёжное поручение \d+\.pdf$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  // The address in the QR code is drawn; the text of the file says it as a link too.
  const code = /verify\/([0-9A-Z-]{40,60})/.exec(bytes.toString('latin1'))?.[1] ?? ''

  await page.goto(`/verify/${code}`)
  await expect(page.getByText('Документ подлинный')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Платёжное поручение № / })).toBeVisible()
})
