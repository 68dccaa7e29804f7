import { err, holds } from '../result.ts'
import { parseDecimal } from '../money/decimal.ts'
import { formatAmount } from '../money/format-amount.ts'
import { sanitisePurpose } from '../text/purpose.ts'
import { formatDateTime } from '../time/format-date.ts'
import { bishkekDate, fromIso, toIso } from '../time/instant.ts'
import { amountIsPositive, need, payerPaysInSom, valueDateIsOpen } from './checks.ts'
import { choice, number, ownAccount, type FieldKind } from './field.ts'
import { amount, transferNum, valueDate } from './fields.ts'
import { defineForm, type Check } from './form.ts'
import { formOutlines } from './form-outlines.ts'

const codeIsOpen: Check = {
  field: 'paylogicId',
  needs: ['dayCode', 'day'],
  verdict({ facts }) {
    const { isPaid, validUntil } = need(facts, 'dayCode')
    if (isPaid) return err('DAY_CODE_ALREADY_PAID')
    return need(facts, 'day').now <= validUntil ? holds : err('DAY_CODE_EXPIRED')
  },
}

/** The provider waits for exactly its amount. */
const amountIsOfCode: Check = {
  field: 'amount',
  needs: ['payer', 'dayCode'],
  verdict({ values, facts }) {
    const { amountMinor } = need(facts, 'dayCode')
    const sent = parseDecimal(values['amount'] ?? '', 'KGS')
    return sent.ok && sent.value === amountMinor
      ? holds
      : err('DAY_CODE_AMOUNT_DIFFERS', { amount: formatAmount(amountMinor, 'KGS') })
  },
}

/** Tomorrow the code is worth nothing. */
const valueDateIsOfCode: Check = {
  field: 'valueDate',
  needs: ['dayCode'],
  verdict: ({ values, facts }) =>
    values['valueDate'] === bishkekDate(need(facts, 'dayCode').validUntil)
      ? holds
      : err('DAY_CODE_EXPIRED'),
}

/** Providers issue codes of 16 digits; twice as many leave room for another provider. */
const longestDayCode = 32
const dayCode: FieldKind = {
  ...number,
  read: (text, context) =>
    text.length > longestDayCode
      ? err('FIELD_TOO_LONG', { field: 'paylogicId', max: longestDayCode })
      : number.read(text, context),
}

const nothingToRead = () => ''

/** To the budget, by a code of the day that a provider has given: taxes, services of Tunduk, fines. */
export const budget = defineForm({
  ...formOutlines.budget,
  fields: {
    payerAccount: { kind: ownAccount, required: 'always' },
    budgetKind: { kind: choice, wire: 'kind', required: 'always' },
    paylogicId: { kind: dayCode, required: 'always' },
    amount,
    valueDate,
    transferNum,
  },
  facts: {
    payer: 'payerAccount',
    dayCode: 'paylogicId',
    day: 'valueDate',
    commission: 'payerAccount',
  },
  checks: [
    payerPaysInSom,
    amountIsPositive,
    codeIsOpen,
    amountIsOfCode,
    valueDateIsOpen,
    valueDateIsOfCode,
  ],
  terms: {
    paylogicId: { canonical: 'day-code' },
    budgetKind: { canonical: 'budget-kind', show: nothingToRead },
    budgetItem: { canonical: 'budget-item', show: nothingToRead },
    codeUntil: {
      canonical: 'day-code-until',
      show: value => formatDateTime(fromIso(value)),
    },
  },
  operationOf: () => 'BUDGET',
  contentOf({ facts }) {
    const code = need(facts, 'dayCode')
    return {
      recipientAccount: code.recipientAccount,
      recipientBic: code.recipientBic,
      recipientName: code.recipientName,
      paymentCode: code.paymentCode,
      purpose: sanitisePurpose(code.title.ru),
      terms: {
        paylogicId: code.code,
        budgetKind: code.kind,
        budgetItem: code.clears ?? code.code,
        codeUntil: toIso(code.validUntil),
      },
    }
  },
  toOrder: ({ recipientAccount, recipientBic, recipientName, paymentCode = '', terms }) => ({
    operationCode: 'BUDGET',
    recipientAccount,
    recipientBic,
    recipientName,
    paymentCode,
    paylogicId: terms['paylogicId'] ?? '',
  }),
})
