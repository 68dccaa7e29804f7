import {
  accountIsOfThisBank,
  accountsDiffer,
  amountIsPositive,
  currenciesMatch,
  paymentCodeIsActive,
  recipientFitsOperation,
  valueDateIsOpen,
} from './checks.ts'
import { valueOf } from './facts.ts'
import { account, choice, ownAccount } from './field.ts'
import { amount, domesticOrder, paymentCode, purpose, transferNum, valueDate } from './fields.ts'
import { defineForm, type Check } from './form.ts'
import { formOutlines } from './form-outlines.ts'

const own = ['INTRABANK_OWN'] as const
const foreign = ['INTRABANK_FOREIGN'] as const

/** The account credited stands in one of two fields, so that a switch between them loses nothing typed. */
const onEither = (check: (field: string) => Check): readonly Check[] => [
  { ...check('ownRecipient'), onlyFor: own },
  { ...check('recipientAccount'), onlyFor: foreign },
]

/** To an own account, or to another client of this bank, whose name the bank itself gives. */
export const intraBank = defineForm({
  ...formOutlines.intraBank,
  fields: {
    isOwn: { kind: choice, wire: null },
    payerAccount: { kind: ownAccount, required: 'always' },
    ownRecipient: {
      kind: ownAccount,
      wire: 'recipientAccount',
      onlyFor: own,
      required: 'always',
    },
    recipientAccount: { kind: account, onlyFor: foreign, required: 'always' },
    amount,
    paymentCode,
    purpose,
    valueDate,
    transferNum,
  },
  facts: {
    payer: 'payerAccount',
    recipient: 'recipientAccount',
    bankOfAccount: 'recipientAccount',
    paymentCode: 'paymentCode',
    day: 'valueDate',
    commission: 'payerAccount',
  },
  checks: [
    ...onEither(accountsDiffer),
    accountIsOfThisBank,
    ...onEither(recipientFitsOperation),
    ...onEither(currenciesMatch),
    amountIsPositive,
    paymentCodeIsActive,
    valueDateIsOpen,
  ],
  operationOf: ({ isOwn }) => (isOwn ? 'INTRABANK_OWN' : 'INTRABANK_FOREIGN'),
  contentOf: ({ operation, values, facts, ownBic }) => ({
    recipientAccount:
      values[operation === 'INTRABANK_OWN' ? 'ownRecipient' : 'recipientAccount'] ?? '',
    recipientBic: ownBic,
    recipientName: valueOf(facts, 'recipient')?.name ?? '',
  }),
  choicesOf: ({ operationCode }) => ({ isOwn: operationCode === 'INTRABANK_OWN' ? 'true' : '' }),
  toOrder: domesticOrder(formOutlines.intraBank.operations),
})
