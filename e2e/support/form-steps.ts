import { expect, type Page } from '@playwright/test'

import { createBankClient } from './bank-client.ts'
import { director } from './director.ts'
import type { Screen } from './screen.ts'
import { answerOperation } from './stub-answers.ts'

const form = { address: '/payment/clearing-gross', sign: 'main form textarea' } as const

/** The form filled from an executed document. */
const repeated = async (page: Page): Promise<string> =>
  `${form.address}?repeat=${await createBankClient(page).newest('SUCCESS', 'CLEARING')}`

const filled = { address: repeated, sign: 'main form textarea' } as const

/** Presses the button that keeps a draft; the bank says that it has, and keeps nothing. */
async function keepDraft(page: Page): Promise<void> {
  await savesNothing(page)
  await pressFilled(page, 'main form button:not([type="submit"]) >> nth=-1')
}

/** Of the form that has its texts from another document; a dialog answers. */
async function pressFilled(page: Page, button: string): Promise<void> {
  await expect(page.locator('main form textarea')).not.toHaveValue('')
  await page.locator(button).click()
  await page.locator('[role="dialog"] button').first().waitFor()
}

async function savesNothing(page: Page): Promise<void> {
  const id = await page.evaluate(() => new URL(location.href).searchParams.get('repeat'))
  await answerOperation(page, 'SaveInterbank', () => ({
    saveInterBankTransferNativeDraft: (id ?? '').replaceAll('"', ''),
  }))
}

async function send(page: Page, answer: { ok: boolean; errorCode: string | null }): Promise<void> {
  await savesNothing(page)
  await answerOperation(page, 'SendForSigning', ({ payment }) => ({
    forSigningPayment: (payment as { paymentIds: readonly string[] }).paymentIds.map(paymentId => ({
      __typename: 'PaymentActionResult',
      paymentId,
      ...answer,
      errorParams: answer.ok ? [] : [{ name: 'currency', value: 'KGS' }],
      payment: null,
    })),
  }))
  await pressFilled(page, 'main form button[type="submit"]')
}

/** What the form of a payment looks like in use. */
export const formSteps: readonly Screen[] = [
  { ...filled, name: 'a payment form filled from a document', hasSameLayout: true },
  {
    ...form,
    name: 'the calendar of a payment form',
    hasSameLayout: true,
    async act(page) {
      await page.locator('main form button[aria-haspopup="dialog"]').first().click()
      await page.locator('[role="dialog"] table').waitFor()
    },
  },
  {
    ...form,
    name: 'the accounts of a payment form',
    async act(page) {
      await page.locator('#payment-payerAccount').click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    ...form,
    name: 'the banks of a payment form',
    hasSameLayout: true,
    async act(page) {
      await page.locator('#payment-recipientBic').click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    ...form,
    name: 'the payees of a payment form',
    hasSameLayout: true,
    async act(page) {
      await page.locator('main form input[role="combobox"]').click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    ...form,
    name: 'a payment form filled from a mail',
    hasSameLayout: true,
    async act(page) {
      await page.locator('#payment-amount').focus()
      await page.evaluate(() => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(
          'text/plain',
          'ИП Үсөнова\nИНН 01203201510217\nр/с 1030 0100 0000 0115\nБИК 103001\nСумма: 12 500,00',
        )
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true })
        document.activeElement?.dispatchEvent(paste)
      })
      await page.locator('main form dl dd strong').first().waitFor()
    },
  },
  {
    ...form,
    name: 'an amount that goes as gross',
    hasSameLayout: true,
    async act(page) {
      await page.locator('#payment-amount').fill('1250000')
      await page.locator('#payment-purpose').fill('№ 5, 12% & A')
      await page.locator('#payment-recipientAccount').fill('103001000000')
      await page.locator('#payment-purpose').press('Tab')
    },
  },
  {
    ...form,
    name: 'the question before a form is left',
    async act(page) {
      await page.locator('#payment-amount').fill('100')
      await page.locator('a[href="/accounts"]').first().click()
      await page.locator('[role="dialog"] button').first().waitFor()
    },
  },
  { ...filled, name: 'the result of a kept draft', hasSameLayout: true, act: keepDraft },
  {
    ...filled,
    name: 'the result of a sent document',
    act: page => send(page, { ok: true, errorCode: null }),
  },
  {
    ...filled,
    name: 'the name of a new template',
    hasSameLayout: true,
    async act(page) {
      await keepDraft(page)
      await page.locator('[role="dialog"] button').first().click()
      await page.locator('[role="dialog"] input').waitFor()
    },
  },
  {
    ...filled,
    name: 'a draft that was kept and not sent',
    hasSameLayout: true,
    act: page => send(page, { ok: false, errorCode: 'INSUFFICIENT_FUNDS' }),
  },
  {
    name: 'the editing of a draft',
    hasSameLayout: true,
    clientId: '100103',
    async address(page) {
      await createBankClient(page).enterCompany(director.company)
      return `${form.address}/${await createBankClient(page).newest('DRAFT', 'CLEARING')}`
    },
    sign: 'main form textarea',
  },
  {
    name: 'a document that cannot be edited',
    hasSameLayout: true,
    address: async page =>
      `${form.address}/${await createBankClient(page).newest('SUCCESS', 'CLEARING')}`,
    sign: 'main svg + p',
  },
]
