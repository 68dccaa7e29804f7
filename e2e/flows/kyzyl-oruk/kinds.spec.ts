import { statusNames } from '@tartip/domain/payment/status'
import type { Page } from '@playwright/test'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { PaymentForm } from '../../pages/payment-form.ts'
import { createBankClient, type OwnAccount } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

/** The one signatory of the company, who creates and signs. */
const signatory = '100201'

interface Kind {
  readonly name: string
  readonly path: string
  /** Payer and recipient are accounts of the company. */
  readonly from: OwnAccount['type']
  readonly to: OwnAccount['type'] | 'OTHER_CLIENT'
}

/** What the flows about conversion, payments abroad, budget and people's cards do not execute. */
const kinds: readonly Kind[] = [
  { name: 'to another client', path: 'intra-bank-transfer', from: 'RKO', to: 'OTHER_CLIENT' },
  {
    name: 'from an account to a card',
    path: 'card-transfer-rko',
    from: 'RKO',
    to: 'CARD',
  },
  { name: 'from a card to an account', path: 'card-transfer-rko', from: 'CARD', to: 'RKO' },
]

async function somAccount(page: Page, type: OwnAccount['type']): Promise<string> {
  const accounts = await createBankClient(page).accounts()
  const found = accounts.find(
    one => one.type === type && one.currency.isoCode === 'KGS' && one.status === 'OPEN',
  )
  if (!found) throw new Error(`The company has no ${type} in som`)
  return found.account
}

for (const { name, path, from, to } of kinds) {
  const title = `a transfer ${name} is saved, changed, sent, signed, executed and printed`
  test(title, beforeRelease, async ({ people }) => {
    const page = await people.at(signatory)
    const form = new PaymentForm(page)
    const sheet = new DocumentSheet(page)
    const purpose = ownPurpose('Перевод по договору')
    await page.goto(`/payment/${path}`)
    // Which accounts can be credited follows from the payer.
    await form.pick('Счёт списания', new RegExp((await somAccount(page, from)).slice(-4)))
    if (to === 'OTHER_CLIENT') {
      const other = await people.at('100301')
      await form.recipientAccount.fill(await somAccount(other, 'RKO'))
    } else {
      await form.pick('Счёт зачисления', new RegExp((await somAccount(page, to)).slice(-4)))
    }
    await form.amount.fill('151,10')
    await form.purpose.fill(purpose)
    if (to === 'OTHER_CLIENT') await form.pick('Код платежа', /\d{8}/)
    await form.saveDraft.click()
    const id = await form.goToDocument('Черновик сохранён')

    await sheet.open(id)
    await sheet.chooseFromMenu('Редактировать')
    await form.amount.fill('152,10')
    await form.send.click()
    await form.goToDocument('Отправлено на подпись')
    await sheet.unfoldSteps()
    await sheet.sign(signatory)
    await expect(sheet.step(statusNames.SUCCESS.ru)).toBeVisible()
    await expect(sheet.sheet.getByRole('button', { name: 'Платёжное поручение' })).toBeVisible()
    expect(await createBankClient(page).documentsWithPurpose(purpose)).toMatchObject([
      { id, statusCode: 'SUCCESS', amount: '152.10' },
    ])
  })
}
