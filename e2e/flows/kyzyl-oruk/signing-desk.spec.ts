import type { Page } from '@playwright/test'

import { SigningDesk } from '../../pages/signing-desk.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { press } from '../../support/keyboard.ts'
import { freshCode } from '../../support/one-time-code.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const director = '100201'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Puts exactly so many documents before the signatory, and counts presses of a pointer from then on. */
async function queueOf(page: Page, count: number): Promise<readonly string[]> {
  const bank = createBankClient(page)
  await bank.rejectWaiting()
  const purposes = Array.from({ length: count }, () => ownPurpose('Оплата за сырьё, счёт'))
  for (const purpose of purposes) await bank.sentDocument({ amount: '150.00', purpose })
  await page.addInitScript(() => {
    document.addEventListener('click', event => {
      // A press of a key on a button is a click without a pointer.
      if (!event.isTrusted || event.detail === 0) return
      const clicks = Number(sessionStorage.getItem('clicks') ?? '0')
      sessionStorage.setItem('clicks', String(clicks + 1))
    })
  })
  await page.goto('/accounts')
  return purposes
}

const clicksOf = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? '0'))

async function expectSigned(page: Page, purposes: readonly string[]): Promise<void> {
  const bank = createBankClient(page)
  for (const purpose of purposes) {
    await expect
      .poll(async () => (await bank.documentsWithPurpose(purpose))[0]?.statusCode)
      .not.toBe('ON_VERIFICATION')
  }
}

test('four documents are reviewed and signed with six clicks and one code', async ({ people }) => {
  const page = await people.at(director)
  const purposes = await queueOf(page, 4)
  const desk = new SigningDesk(page)
  await desk.link(4).click()
  for (const [index] of purposes.entries()) {
    await expect(desk.place(index + 1, 4)).toBeVisible()
    await desk.take.click()
  }
  await desk.code.fill(await freshCode(director))
  await expect(desk.signed(4)).toBeVisible()
  await expect(page.getByText('Все подписи собраны.')).toBeVisible()
  await expect(page.getByText(/^Останется на счёте ··\d{4}: /)).toBeVisible()
  expect(await clicksOf(page)).toBeLessThanOrEqual(6)
  await expectSigned(page, purposes)
})

test(
  'by keyboard alone two documents are taken, one is skipped and one returned',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(director)
    const purposes = await queueOf(page, 4)
    const desk = new SigningDesk(page)
    await press(page, desk.link(4))
    await expect(desk.place(1, 4)).toBeVisible()
    await desk.isReady()
    await page.keyboard.press('Enter')
    await expect(desk.place(2, 4)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(desk.place(3, 4)).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(desk.comment).toBeFocused()
    await page.keyboard.type('Нет договора')
    await press(page, page.getByRole('button', { name: 'Вернуть на доработку' }))
    await expect(desk.place(3, 3)).toBeVisible()
    await desk.isReady()
    await page.keyboard.press('Enter')
    await expect(desk.code).toBeFocused()
    await page.keyboard.type(await freshCode(director))
    await expect(desk.signed(2)).toBeVisible()
    expect(await clicksOf(page)).toBe(0)
    const bank = createBankClient(page)
    const statuses = await Promise.all(
      purposes.map(async purpose => (await bank.documentsWithPurpose(purpose))[0]?.statusCode),
    )
    expect(statuses.filter(status => status === 'ON_VERIFICATION')).toHaveLength(1)
    expect(statuses.filter(status => status === 'FOR_EDITING')).toHaveLength(1)
  },
)

test(
  'by phone alone both buttons are under the thumbs, and six digits sign what was taken',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(director, phone)
    const purposes = await queueOf(page, 4)
    const desk = new SigningDesk(page)
    await desk.link(4).tap()
    for (const [index] of purposes.entries()) {
      await expect(desk.place(index + 1, 4)).toBeVisible()
      const box = await desk.take.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.y).toBeGreaterThan(phone.viewport.height / 2)
      await desk.isReady()
      // Two quick taps in one place are a double tap, whose second one takes nothing.
      await desk.place(index + 1, 4).tap()
      await desk.take.tap()
    }
    await desk.code.fill(await freshCode(director))
    await expect(desk.signed(4)).toBeVisible()
    await expectSigned(page, purposes)
  },
)

test('a document that changes on the desk is shown again, and only what was seen is signed', async ({
  people,
}) => {
  const page = await people.at(director)
  const [purpose = ''] = await queueOf(page, 2)
  const bank = createBankClient(page)
  const [document] = await bank.documentsWithPurpose(purpose)
  const desk = new SigningDesk(page)
  await desk.link(2).click()
  await expect(desk.place(1, 2)).toBeVisible()
  await desk.take.click()
  await expect(desk.place(2, 2)).toBeVisible()
  // Another window of the same company takes the document out of the queue.
  await bank.returnDocument(document?.id ?? '')
  await expect(desk.place(1, 1)).toBeVisible()
  await desk.take.click()
  await desk.code.fill(await freshCode(director))
  await expect(desk.signed(1)).toBeVisible()
  expect(await bank.documentsWithPurpose(purpose)).toMatchObject([{ statusCode: 'FOR_EDITING' }])
})

test(
  'a payment signed for a later day says when it leaves, and is taken back from the menu',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(director)
    const bank = createBankClient(page)
    await bank.rejectWaiting()
    const later = (await bank.workingDays())[1] ?? ''
    const purpose = ownPurpose('Аванс, счёт')
    const id = await bank.sentDocument({ amount: '120.00', purpose, valueDate: later })
    await bank.sign(id, await freshCode(director))
    await page.goto(`/history?payment=${id}`)
    const sheet = page.getByRole('dialog', { name: /^Платёж/ })
    const [, month, day] = later.split('-')
    await expect(sheet.getByText(`Подписан, уйдёт ${day}.${month}`).first()).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Отозвать' })).toBeHidden()
    await sheet.getByRole('button', { name: 'Другие действия' }).click()
    await expect(page.getByRole('menuitem', { name: 'Отозвать' })).toBeVisible()
  },
)
