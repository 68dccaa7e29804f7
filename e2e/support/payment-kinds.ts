import type { OperationCode } from '@tartip/domain/payment/operation'
import { expect, type Page } from '@playwright/test'

import type { PaymentForm } from '../pages/payment-form.ts'
import { createBankClient, recipient, type OwnAccount } from './bank-client.ts'

/** One kind of payment, as its form is filled; amount and purpose are typed by the flow. */
export interface PaymentKind {
  readonly name: string
  readonly operation: OperationCode
  readonly path: string
  /** `1250,40`, as people type it. */
  readonly amount: string
  fill(form: PaymentForm, page: Page, payee: string): Promise<void>
  /** A conversion says by itself what it is for. */
  readonly hasPurpose?: false
  /** Words of a currency that carries Latin letters alone. */
  readonly isLatin?: true
  /** Neither changed nor repeated: a new one is made. */
  readonly isNeverEdited?: true
  /** Signed on its day alone, or never withdrawn. */
  readonly isNeverRecalled?: true
}

async function accounts(page: Page, type: OwnAccount['type'], currency: string): Promise<RegExp[]> {
  const all = await createBankClient(page).accounts()
  return all
    .filter(one => one.type === type && one.currency.isoCode === currency && one.status === 'OPEN')
    .map(({ account }) => new RegExp(account.slice(-4)))
}

const fromTo =
  (from: OwnAccount['type'], to: OwnAccount['type'], place = 0): PaymentKind['fill'] =>
  async (form, page) => {
    const [payer] = await accounts(page, from, 'KGS')
    const others = await accounts(page, to, 'KGS')
    await form.pick('Счёт списания', payer ?? /^$/)
    await form.pick('Счёт зачисления', others[place] ?? /^$/)
  }

const toForeigner = async (form: PaymentForm): Promise<void> => {
  await form.recipientName.fill('SINYAYA REKA LLC')
  await form.pick('Страна получателя', /Германия/)
  await form.textbox('Город получателя').fill('Berlin')
  await form.textbox('Улица, дом').fill('Musterstrasse 5')
  await form.textbox('Банк получателя').fill('COBADEFF')
  await form.recipientAccount.fill('DE89370400440532013000')
}

const abroadIn = (currency: 'USD' | 'EUR'): PaymentKind => ({
  name: `abroad in ${currency}`,
  operation: 'SWIFT',
  path: 'swift',
  amount: '320,40',
  isLatin: true,
  async fill(form, page) {
    const [payer] = await accounts(page, 'RKO', currency)
    await form.pick('Счёт списания', payer ?? /^$/)
    await toForeigner(form)
  },
})

const conversionFrom = (currency: 'USD' | 'EUR' | 'RUB', amount: string): PaymentKind => ({
  name: `conversion of ${currency}`,
  operation: 'CONVERSION',
  path: 'conversion',
  amount,
  hasPurpose: false,
  isNeverEdited: true,
  isNeverRecalled: true,
  async fill(form, page) {
    const [payer] = await accounts(page, 'RKO', currency)
    const [bought] = await accounts(page, 'RKO', 'KGS')
    await form.pick('Счёт списания', payer ?? /^$/)
    await form.pick('Счёт получателя', bought ?? /^$/)
    await expect(page.getByText(new RegExp(`1 ${currency} = [\\d,]+ KGS`))).toBeVisible()
  },
})

const toOtherBank: PaymentKind['fill'] = async form => {
  await form.pick('Счёт списания', /Основной/)
  await form.recipientName.fill(recipient.name)
  await form.textbox('ИНН получателя').fill(recipient.inn)
  await form.recipientAccount.fill(recipient.account)
  await form.pick('Банк получателя', new RegExp(recipient.bic))
  await form.pick('Код платежа', /\d{8}/)
}

const ofCards = { isNeverRecalled: true } as const

export const paymentKinds = {
  clearing: {
    name: 'clearing',
    operation: 'CLEARING',
    path: 'clearing-gross',
    amount: '151,10',
    fill: toOtherBank,
  },
  gross: {
    name: 'gross',
    operation: 'GROSS',
    path: 'clearing-gross',
    amount: '161,10',
    async fill(form, page, payee) {
      await toOtherBank(form, page, payee)
      await page.getByRole('switch', { name: /^Срочно/ }).check()
    },
  },
  own: {
    name: 'between own accounts',
    operation: 'INTRABANK_OWN',
    path: 'intra-bank-transfer',
    amount: '171,10',
    async fill(form, page, payee) {
      await page.getByRole('radio', { name: 'Между своими счетами' }).check()
      await fromTo('RKO', 'RKO', 1)(form, page, payee)
      await form.pick('Код платежа', /\d{8}/)
    },
  },
  foreign: {
    name: 'to another client',
    operation: 'INTRABANK_FOREIGN',
    path: 'intra-bank-transfer',
    amount: '181,10',
    async fill(form, _page, payee) {
      await form.pick('Счёт списания', /Основной/)
      await form.recipientAccount.fill(payee)
      await form.pick('Код платежа', /\d{8}/)
    },
  },
  dollarsAbroad: abroadIn('USD'),
  eurosAbroad: abroadIn('EUR'),
  dollarsForSoms: conversionFrom('USD', '21'),
  eurosForSoms: conversionFrom('EUR', '22'),
  roublesForSoms: conversionFrom('RUB', '2300'),
  accountToCard: {
    name: 'from an account to a card',
    operation: 'RKO_2_CARD',
    path: 'card-transfer-rko',
    amount: '191,10',
    fill: fromTo('RKO', 'CARD'),
    ...ofCards,
  },
  cardToAccount: {
    name: 'from a card to an account',
    operation: 'CARD_2_RKO',
    path: 'card-transfer-rko',
    amount: '201,10',
    fill: fromTo('CARD', 'RKO'),
    ...ofCards,
  },
  cardToCard: {
    name: 'from a card to a card',
    operation: 'CARD_2_CARD',
    path: 'card-transfer',
    amount: '211,10',
    fill: fromTo('CARD', 'CARD', 1),
    ...ofCards,
  },
  accountToPerson: {
    name: 'to the card of a person',
    operation: 'RKO_2_CARD',
    path: 'card-transfer-o24',
    amount: '221,10',
    async fill(form, page) {
      await form.textbox('Телефон владельца карты').fill('0777 555 002')
      await page.getByRole('button', { name: 'Найти', exact: true }).click()
      await expect(page.getByRole('group', { name: 'Карта получателя' })).toBeVisible()
      await form.pick('Счёт списания', /Основной/)
    },
    ...ofCards,
  },
} as const satisfies Readonly<Record<string, PaymentKind>>
