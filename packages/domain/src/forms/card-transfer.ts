import { err, holds } from '../result.ts'
import type { CurrencyCode } from '../money/currency.ts'
import type { OrderOfContent } from '../payment/payment-order.ts'
import {
  accountsDiffer,
  amountIsPositive,
  currenciesMatch,
  need,
  recipientFitsOperation,
  valueDateIsOpen,
} from './checks.ts'
import { choice, ownAccount } from './field.ts'
import { amount, purpose, transferNum, valueDate } from './fields.ts'
import { defineForm, type Check, type PaymentForm, type StoredContent } from './form.ts'
import { formOutlines } from './form-outlines.ts'

/** From a card to a settlement account only these currencies go (specification 2, section 5). */
const returnedCurrencies: readonly CurrencyCode[] = ['KGS', 'RUB', 'EUR', 'USD']

const cardReturnsCurrency: Check = {
  field: 'payerAccount',
  needs: ['payer'],
  onlyFor: ['CARD_2_RKO'],
  verdict({ facts }) {
    const { currency } = need(facts, 'payer')
    return returnedCurrencies.includes(currency)
      ? holds
      : err('OPERATION_CURRENCY_UNAVAILABLE', { currency })
  },
}

/** A card is credited by the two operations to cards; from a card money goes back to a settlement account alone. */
const recipientIsOfItsType: Check = {
  field: 'ownRecipient',
  needs: ['recipient'],
  verdict({ operation, facts }) {
    const { type } = need(facts, 'recipient')
    if (operation !== 'CARD_2_RKO') return type === 'CARD' ? holds : err('ACCOUNT_TYPE_UNSUPPORTED')
    if (type === 'RKO') return holds
    if (type === 'CARD') return err('CARD_ACCOUNT_RETURN_UNAVAILABLE')
    return err(
      type === 'DEPOSIT' ? 'DEMAND_ACCOUNT_RETURN_UNAVAILABLE' : 'ACCOUNT_TYPE_UNSUPPORTED',
    )
  },
}

/** A currency that was sent is the one of the payer's account. */
const payerCurrencyIsItsOwn: Check = {
  field: 'payerCurrency',
  needs: ['payer'],
  verdict({ values, facts }) {
    const { currency } = need(facts, 'payer')
    return values['payerCurrency'] === currency ? holds : err('CURRENCY_MISMATCH', { currency })
  },
}

const companyCardOperations = ['RKO_2_CARD', 'CARD_2_RKO', 'CARD_2_CARD'] as const

function toCompanyCardOrder(document: StoredContent): OrderOfContent {
  const operationCode = companyCardOperations.find(code => code === document.operationCode)
  if (!operationCode) throw new Error(`${document.operationCode} is no transfer of a company card`)
  const { recipientAccount, recipientBic, recipientName } = document
  return {
    operationCode,
    recipientCard: 'COMPANY',
    recipientAccount,
    recipientBic,
    recipientName,
  }
}

/** Both forms between own accounts of which at least one is a card's. */
const ofCompanyCards = {
  fields: {
    payerAccount: {
      kind: ownAccount,
      required: 'always',
      rule: { CARD_2_RKO: 'payerCardAccount' },
    },
    payerCurrency: { kind: choice },
    ownRecipient: {
      kind: ownAccount,
      wire: 'recipientAccount',
      required: 'always',
      rule: { RKO_2_CARD: 'recipientCardAccount' },
    },
    amount,
    purpose,
    valueDate,
    transferNum,
  },
  facts: {
    payer: 'payerAccount',
    recipient: 'recipientAccount',
    day: 'valueDate',
    commission: 'payerAccount',
  },
  checks: [
    cardReturnsCurrency,
    payerCurrencyIsItsOwn,
    accountsDiffer('ownRecipient'),
    recipientIsOfItsType,
    recipientFitsOperation('ownRecipient'),
    currenciesMatch('ownRecipient'),
    amountIsPositive,
    valueDateIsOpen,
  ],
  contentOf: ({ values, facts, ownBic }) => ({
    recipientAccount: values['ownRecipient'] ?? '',
    recipientBic: ownBic,
    recipientName: need(facts, 'recipient').name,
  }),
  choicesOf: ({ currency }) => ({ payerCurrency: currency }),
  toOrder: toCompanyCardOrder,
} as const satisfies Partial<PaymentForm>

/** Between a settlement account and a company card, in the direction that the payer's account decides. */
export const cardTransferRko = defineForm({
  ...formOutlines.cardTransferRko,
  operationOf: (_texts, _amount, payerType) => (payerType === 'CARD' ? 'CARD_2_RKO' : 'RKO_2_CARD'),
  ...ofCompanyCards,
})

/** Between two own cards. */
export const cardTransfer = defineForm({
  ...formOutlines.cardTransfer,
  operationOf: () => 'CARD_2_CARD',
  ...ofCompanyCards,
})

/** The payer has seen whose card it is and in which currency; the bank says the same now. */
const cardIsAsShown: Check = {
  field: 'cardReferencesId',
  needs: ['retailCard'],
  verdict({ values, facts }) {
    const { maskedNumber, maskedOwnerName, currency } = need(facts, 'retailCard')
    const isSame =
      values['maskedCardNum'] === maskedNumber &&
      values['recipientName'] === maskedOwnerName &&
      values['recipientCurrency'] === currency
    return isSame ? holds : err('RECIPIENT_CARD_NOT_FOUND')
  },
}

const cardTakesCurrency: Check = {
  field: 'cardReferencesId',
  uses: ['recipientCurrency'],
  needs: ['payer'],
  verdict({ values, facts }) {
    const payer = need(facts, 'payer').currency
    const recipient = values['recipientCurrency'] ?? ''
    return payer === recipient ? holds : err('CURRENCY_MISMATCH', { payer, recipient })
  },
}

/** To the card of a private client of the bank, found by phone or card number; only a masked number is kept. */
export const cardTransferO24 = defineForm({
  ...formOutlines.cardTransferO24,
  fields: {
    cardReferencesId: { kind: choice, required: 'always' },
    maskedCardNum: { kind: choice },
    recipientName: { kind: choice },
    recipientCurrency: { kind: choice },
    payerAccount: { kind: ownAccount, required: 'always' },
    amount,
    purpose,
    valueDate,
    transferNum,
  },
  facts: {
    payer: 'payerAccount',
    retailCard: 'cardReferencesId',
    day: 'valueDate',
    commission: 'payerAccount',
  },
  checks: [cardIsAsShown, cardTakesCurrency, amountIsPositive, valueDateIsOpen],
  operationOf: (_texts, _amount, payerType) =>
    payerType === 'CARD' ? 'CARD_2_CARD' : 'RKO_2_CARD',
  terms: { cardReferencesId: { canonical: 'card-reference', show: () => '' } },
  contentOf: ({ values, ownBic }) => ({
    recipientAccount: values['maskedCardNum'] ?? '',
    recipientBic: ownBic,
    recipientName: values['recipientName'] ?? '',
    terms: { cardReferencesId: values['cardReferencesId'] ?? '' },
  }),
  choicesOf: ({ recipientAccount, currency }) => ({
    maskedCardNum: recipientAccount,
    recipientCurrency: currency,
  }),
  toOrder({ operationCode, recipientAccount, recipientName, terms }) {
    if (operationCode !== 'RKO_2_CARD' && operationCode !== 'CARD_2_CARD') {
      throw new Error(`${operationCode} is no transfer to a private client's card`)
    }
    return {
      operationCode,
      recipientCard: 'RETAIL',
      cardReferencesId: terms['cardReferencesId'] ?? '',
      recipientName,
      recipientCardNum: recipientAccount,
    }
  },
})
