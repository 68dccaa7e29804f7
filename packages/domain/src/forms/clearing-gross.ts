import { interbankSystems, operationsForAmount } from '../payment/interbank-choice.ts'
import {
  accountIsOfAnotherBank,
  accountsDiffer,
  amountFitsClearing,
  amountIsPositive,
  bankFitsAccount,
  bankTakesPayments,
  paymentCodeIsActive,
  interbankPaysInSom,
  valueDateIsOpen,
} from './checks.ts'
import { account, bank, choice, inn, name, ownAccount } from './field.ts'
import { amount, domesticOrder, paymentCode, purpose, transferNum, valueDate } from './fields.ts'
import { defineForm } from './form.ts'
import { formOutlines } from './form-outlines.ts'

/** Som to a client of another bank: clearing, or gross when it is urgent or above the limit of clearing. */
export const clearingGross = defineForm({
  ...formOutlines.clearingGross,
  fields: {
    isUrgent: { kind: choice, wire: null },
    payerAccount: { kind: ownAccount, required: 'always' },
    recipientName: { kind: name, required: 'always' },
    recipientInn: { kind: inn },
    recipientAccount: { kind: account, required: 'always' },
    recipientBic: { kind: bank, required: 'always' },
    amount,
    paymentCode: { ...paymentCode, required: 'always' },
    purpose,
    valueDate,
    transferNum,
  },
  facts: {
    payer: 'payerAccount',
    bank: 'recipientBic',
    bankOfAccount: 'recipientAccount',
    paymentCode: 'paymentCode',
    day: 'valueDate',
    commission: 'payerAccount',
  },
  checks: [
    interbankPaysInSom,
    accountsDiffer('recipientAccount'),
    accountIsOfAnotherBank,
    bankTakesPayments,
    bankFitsAccount,
    amountIsPositive,
    amountFitsClearing,
    paymentCodeIsActive,
    valueDateIsOpen,
  ],
  operationOf({ isUrgent }, amountMinor = 0n) {
    const canBeCleared = operationsForAmount(amountMinor).includes('CLEARING')
    return canBeCleared && !isUrgent ? 'CLEARING' : 'GROSS'
  },
  contentOf: ({ values }) => ({
    recipientAccount: values['recipientAccount'] ?? '',
    recipientBic: values['recipientBic'] ?? '',
    recipientName: values['recipientName'] ?? '',
    ...(values['recipientInn'] ? { recipientInn: values['recipientInn'] } : {}),
  }),
  // Gross of an amount that clearing does not take was nobody's choice.
  choicesOf: ({ operationCode, amountMinor }) => ({
    isUrgent:
      operationCode === 'GROSS' && operationsForAmount(amountMinor).includes('CLEARING')
        ? 'true'
        : '',
  }),
  toOrder: domesticOrder(interbankSystems),
})
