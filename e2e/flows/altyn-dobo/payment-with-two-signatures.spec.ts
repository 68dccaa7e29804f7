import type { Page } from '@playwright/test'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { statusNames } from '@tartip/domain/payment/status'

import { AccountPage } from '../../pages/account-page.ts'
import { DocumentSheet } from '../../pages/document-sheet.ts'
import { HistoryPage } from '../../pages/history-page.ts'
import { PaymentForm } from '../../pages/payment-form.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { browserErrorsOf } from '../../support/browser-errors.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { expect, test } from '../../support/test.ts'

/** Every step of a payment between banks under two signatures, in order. */
const statusesOfTwoSignatures = [
  'DRAFT',
  'ON_VERIFICATION',
  'ON_VERIFICATION_COMPLETED',
  'PARTIALLY_CONFIRMED',
  'PARTIAL_CONFIRMATION_COMPLETED',
  'PAYMENT_REQUEST_TO_BANK',
  'WAIT_RESPONSE_FROM_BANK',
  'KVIT',
  'SUCCESS',
] as const

const minorOf = (wire: string): bigint => {
  const parsed = parseDecimal(wire, 'KGS')
  if (!parsed.ok) throw new Error(`${wire} is no amount`)
  return parsed.value
}

test('a payment made by one person and signed by two others is executed, and each sees the others’ steps live', async ({
  people,
}) => {
  const creator = await people.at('100103', { company: 'Алтын-Дөбө' })
  const first = await people.at('100101', { company: 'Алтын-Дөбө' })
  const second = await people.at('100102')
  const complaints = [creator, first, second].map(browserErrorsOf)
  const bank = createBankClient(creator)
  const before = await bank.account('4268')

  // The first signatory has their queue open while the creator is still typing.
  const queue = new HistoryPage(first)
  await queue.open('FOR_SIGN')
  await expect(queue.table).toBeVisible()

  const purpose = ownPurpose('Оплата по договору поставки, счёт')
  const form = new PaymentForm(creator)
  await form.open()
  await form.fill({ amount: '14275,50', purpose })
  await form.send.click()
  const id = await form.goToDocument('Отправлено на подпись')
  const [creatorSheet, firstSheet, secondSheet] = [creator, first, second].map(
    page => new DocumentSheet(page),
  )
  if (!creatorSheet || !firstSheet || !secondSheet) throw new Error('Three people, three sheets')
  await expect(creatorSheet.step(statusNames.ON_VERIFICATION.ru)).toBeVisible()
  await secondSheet.open(id)
  const loads = [creator, first, second].map(countLoads)

  await expect(queue.row('14 275,50')).toBeVisible()
  await queue.row('14 275,50').getByRole('link').click()
  await expect(firstSheet.signatories).toContainText('0 из 2')
  await firstSheet.sign('100101')

  await expect(creatorSheet.signatories).toContainText('1 из 2')
  await expect(secondSheet.signatories).toContainText('1 из 2')
  await secondSheet.sign('100102')

  for (const sheet of [creatorSheet, firstSheet, secondSheet]) {
    await expect(sheet.signatories).toContainText('2 из 2')
    await expect(sheet.step(statusNames.SUCCESS.ru)).toBeVisible()
  }
  await creatorSheet.unfoldSteps()
  await expect(creatorSheet.way.getByRole('listitem').locator('p:first-child')).toHaveText(
    statusesOfTwoSignatures.map(status => statusNames[status].ru),
  )
  expect(loads.map(count => count())).toEqual([0, 0, 0])

  const [document] = await bank.documentsWithPurpose(purpose)
  expect(document).toMatchObject({ statusCode: 'SUCCESS', amount: '14275.50' })
  const left = minorOf(before.balance) - minorOf('14275.50') - minorOf(document?.commission ?? '0')
  const account = new AccountPage(creator)
  await account.open(before.id)
  await expect(account.operation(purpose)).toHaveCount(1)
  await expect(account.content).toContainText(
    formatDecimal(toDecimal(left, 'KGS'), 'KGS', { withCode: false }),
  )
  expect((await bank.account('4268')).balance).toBe(toDecimal(left, 'KGS'))

  expect(complaints).toEqual([[], [], []])
})

/** Counts how often a page is loaded from now on: what comes live comes without it. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
