import { err, holds } from '../result.ts'
import { parseDecimal } from '../money/decimal.ts'
import { isSalaryCurrency } from '../salary/salary-project.ts'
import { amountIsPositive, need, valueDateIsOpen } from './checks.ts'
import { number, ownAccount } from './field.ts'
import { amount, transferNum, valueDate } from './fields.ts'
import { defineForm, type Check } from './form.ts'
import { formOutlines } from './form-outlines.ts'

const payerPaysInCurrencyOfSalaries: Check = {
  field: 'payerAccount',
  needs: ['payer'],
  verdict({ facts }) {
    const { currency } = need(facts, 'payer')
    return isSalaryCurrency(currency) ? holds : err('OPERATION_CURRENCY_UNAVAILABLE', { currency })
  },
}

/** The contract of the salary project names the account that pays. */
const payerIsOfContract: Check = {
  field: 'payerAccount',
  needs: ['payer', 'salaryRegister'],
  verdict({ facts }) {
    const isOfContract = need(facts, 'payer').account === need(facts, 'salaryRegister').payerAccount
    return isOfContract ? holds : err('SALARY_ACCOUNT_DIFFERENCE')
  },
}

const amountIsOfRegister: Check = {
  field: 'amount',
  needs: ['payer', 'salaryRegister'],
  verdict({ values, facts }) {
    const sent = parseDecimal(values['amount'] ?? '', need(facts, 'payer').currency)
    const isTotal = sent.ok && sent.value === need(facts, 'salaryRegister').totalMinor
    return isTotal ? holds : err('SALARY_TOTAL_SUM_MISMATCH')
  },
}

/** Salaries by a register of the salary project: one document pays everybody in it through the transit account. */
export const salary = defineForm({
  ...formOutlines.salary,
  fields: {
    payerAccount: { kind: ownAccount, required: 'always' },
    salaryId: { kind: number, required: 'always' },
    amount,
    valueDate,
    transferNum,
  },
  facts: {
    payer: 'payerAccount',
    salaryRegister: 'salaryId',
    day: 'valueDate',
    commission: 'payerAccount',
  },
  checks: [
    payerPaysInCurrencyOfSalaries,
    payerIsOfContract,
    amountIsPositive,
    amountIsOfRegister,
    valueDateIsOpen,
  ],
  terms: {
    salaryId: { canonical: 'salary-register', show: () => '' },
    salaryName: { canonical: 'salary-name' },
    salaryRows: { canonical: 'salary-rows' },
    salaryDigest: { canonical: 'salary-digest', show: () => '' },
  },
  operationOf: () => 'SALARY',
  contentOf({ facts, ownBic }) {
    const register = need(facts, 'salaryRegister')
    return {
      recipientAccount: register.transitAccount,
      recipientBic: ownBic,
      recipientName: register.recipientName,
      purpose: register.purpose,
      terms: {
        salaryId: register.salaryId,
        salaryName: register.name,
        salaryRows: String(register.rowCount),
        salaryDigest: register.digest,
      },
    }
  },
  toOrder: ({ recipientAccount, recipientBic, recipientName, terms }) => ({
    operationCode: 'SALARY',
    recipientAccount,
    recipientBic,
    recipientName,
    registerId: terms['salaryId'] ?? '',
    registerDigest: terms['salaryDigest'] ?? '',
  }),
})
