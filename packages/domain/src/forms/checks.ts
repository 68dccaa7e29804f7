import type { ErrorCode } from '../errors/catalogue.ts'
import { mayBeCredited } from '../accounts/account-moves.ts'
import { valueDateVerdict } from '../bank-day/time-rule.ts'
import { clearingLimitMinor, interbankSystems } from '../payment/interbank-choice.ts'
import { parseDecimal } from '../money/decimal.ts'
import { err, holds, type Verdict } from '../result.ts'
import { valueOf, type FactName, type FactTypes, type FormFacts } from './facts.ts'
import type { Check } from './form.ts'

/** A fact that the check has named in `needs`. */
export function need<K extends FactName>(facts: FormFacts, name: K): FactTypes[K] {
  const value = valueOf(facts, name)
  if (value === undefined) throw new Error(`A check reads the fact ${name} without naming it`)
  return value
}

export const amountIsPositive: Check = {
  field: 'amount',
  verdict: ({ values }) =>
    /^[^-]*[1-9]/.test(values['amount'] ?? '') ? holds : err('AMOUNT_NOT_POSITIVE'),
}

/** One clearing payment is at most 1,000,000 som (facts: payment systems). */
export const amountFitsClearing: Check = {
  field: 'amount',
  onlyFor: ['CLEARING'],
  verdict({ values }) {
    const amount = parseDecimal(values['amount'] ?? '', 'KGS')
    return amount.ok && amount.value > clearingLimitMinor ? err('CLEARING_LIMIT_EXCEEDED') : holds
  },
}

/** The budget and the payment system of QR codes take the national currency alone. */
export const payerPaysInSom: Check = {
  field: 'payerAccount',
  needs: ['payer'],
  verdict({ facts }) {
    const { currency } = need(facts, 'payer')
    return currency === 'KGS' ? holds : err('OPERATION_CURRENCY_UNAVAILABLE', { currency })
  },
}

/** Clearing and gross do so too, each with a refusal of its own. */
export const interbankPaysInSom: Check = {
  field: 'payerAccount',
  needs: ['payer'],
  onlyFor: interbankSystems,
  verdict({ operation, facts }) {
    const { currency } = need(facts, 'payer')
    if (currency === 'KGS') return holds
    return operation === 'GROSS'
      ? err('CURRENCY_NOT_ALLOWED_FOR_GROSS', { currency })
      : err('CURRENCY_NOT_ALLOWED_FOR_CLEARING', { currency })
  },
}

/** The recipient is not the payer; `field` holds the recipient's account. */
export const accountsDiffer = (field: string): Check => ({
  field,
  uses: ['payerAccount'],
  verdict: ({ values }) => (values[field] === values['payerAccount'] ? err('SAME_ACCOUNT') : holds),
})

/** A payment to a client of this bank has a form of its own. */
export const accountIsOfAnotherBank: Check = {
  field: 'recipientAccount',
  needs: ['bankOfAccount'],
  verdict: ({ facts }) => (need(facts, 'bankOfAccount')?.isOwn ? err('USE_INTRABANK') : holds),
}

/** A payment to a client of another bank has a form of its own. */
export const accountIsOfThisBank: Check = {
  field: 'recipientAccount',
  needs: ['bankOfAccount'],
  onlyFor: ['INTRABANK_FOREIGN'],
  verdict({ facts }) {
    const bank = need(facts, 'bankOfAccount')
    return bank && !bank.isOwn ? err('USE_INTERBANK') : holds
  },
}

export const bankTakesPayments: Check = {
  field: 'recipientBic',
  needs: ['bank'],
  verdict({ facts }) {
    const { bic, isOwn, isActive } = need(facts, 'bank')
    if (isOwn) return err('USE_INTRABANK', { bic })
    return isActive ? holds : err('BIC_INVALID', { bic })
  },
}

/** The directory decides whether account and code belong together: the digits of a code do not (facts: identifiers). */
export const bankFitsAccount: Check = {
  field: 'recipientAccount',
  uses: ['recipientBic'],
  needs: ['bank'],
  verdict({ values, facts }) {
    const { bic, accountPrefix } = need(facts, 'bank')
    return values['recipientAccount']?.startsWith(accountPrefix)
      ? holds
      : err('BIC_ACCOUNT_MISMATCH', { bic })
  },
}

/** The account credited is another client's, or an own one, as the operation says; `field` holds it. */
export const recipientFitsOperation = (field: string): Check => ({
  field,
  needs: ['recipient'],
  verdict({ operation, facts }) {
    const { isOwn, status, type } = need(facts, 'recipient')
    if (operation === 'INTRABANK_FOREIGN' && isOwn) {
      return err('PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT')
    }
    if (operation !== 'INTRABANK_FOREIGN' && !isOwn) return err('RECIPIENT_ACCOUNT_NOT_FOUND')
    // Cards are credited by forms of their own.
    if (type === 'CARD' && !operation.endsWith('_2_CARD')) return err('ACCOUNT_TYPE_UNSUPPORTED')
    if (mayBeCredited(status)) return holds
    return err(status === 'CLOSED' ? 'RECIPIENT_ACCOUNT_CLOSED' : 'RECIPIENT_ACCOUNT_SEIZED')
  },
})

export const currenciesMatch = (field: string): Check => ({
  field,
  needs: ['payer', 'recipient'],
  verdict({ facts }): Verdict<ErrorCode> {
    const payer = need(facts, 'payer').currency
    const recipient = need(facts, 'recipient').currency
    return payer === recipient ? holds : err('CURRENCY_MISMATCH', { payer, recipient })
  },
})

/** A code has to stand in the state classifier and be in use. */
export const paymentCodeIsActive: Check = {
  field: 'paymentCode',
  needs: ['paymentCode'],
  verdict: ({ facts }) =>
    need(facts, 'paymentCode').isActive ? holds : err('PAYMENT_CODE_UNKNOWN'),
}

/** The bank takes documents of the operation for the value date; som, until an account is chosen. */
export const valueDateIsOpen: Check = {
  field: 'valueDate',
  needs: ['day'],
  verdict({ operation, values, facts }) {
    const currency = valueOf(facts, 'payer')?.currency ?? 'KGS'
    const valueDate = values['valueDate'] ?? ''
    return valueDateVerdict(need(facts, 'day'), operation, currency, valueDate, 'create')
  },
}
