import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { valueDateVerdict } from '@tartip/domain/bank-day/time-rule'
import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import { checkForm, rulesOfForm } from '@tartip/domain/field-rules/field-rule'
import { parseAccountNumber } from '@tartip/domain/identifiers/account-number'
import { parseCounterpartyInn } from '@tartip/domain/identifiers/inn'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { pageOfOperation, traitOfOperation } from '@tartip/domain/payment/operation'
import type { Params, Result } from '@tartip/domain/result'
import { err, holds } from '@tartip/domain/result'
import { isLocalDate } from '@tartip/domain/time/instant'
import type { OwnAccount } from '../data/own-account.ts'
import { refusalOfPayer } from '../data/own-account.ts'
import type { TransferOperation } from '../form-kind.ts'
import type { ShownDraft, TransferField } from '../form-model.ts'
import { transferFields } from '../form-model.ts'
import { fieldValues, isInterbank, recipientAccountOf } from '../transfer-wire.ts'
import type { KnownBank } from './bank-of-account.ts'
import { bankFitsAccount } from './bank-of-account.ts'
import type { FormFailure, FormFailures } from './form-failure.ts'

/** What the bank said of the account of another client: his currency, or why he cannot be paid. */
export type RecipientAnswer =
  | { readonly state: 'unknown' }
  | { readonly state: 'found'; readonly maskedName: string; readonly currency: string }
  | { readonly state: 'refused'; readonly code: string; readonly params: Params }

/** All that the checks need to know; what has not arrived yet is undefined and checked later. */
export interface CheckContext {
  readonly operation: TransferOperation
  readonly currency: CurrencyCode
  /** A new document may go without a number; an edited one keeps one. */
  readonly isNew: boolean
  /** All rules of the page; those of the operation are picked here. */
  readonly rules: readonly FieldRule[] | undefined
  readonly day: BankDay | undefined
  readonly accounts: readonly OwnAccount[] | undefined
  readonly payer: OwnAccount | undefined
  /** The chosen bank, when it is in the directory. */
  readonly bank: KnownBank | undefined
  readonly recipient: RecipientAnswer
}

type Check = (draft: ShownDraft, context: CheckContext) => Result<unknown>

/**
 * Everything that is wrong with the form. The domain's checks come first, because they say more
 * exactly what is wrong; where they are content, the bank's rules of the operation are asked.
 */
export function checkTransfer(draft: ShownDraft, context: CheckContext): FormFailures {
  const ruled = ruleFailures(draft, context)
  const failures = new Map<TransferField, FormFailure>()
  for (const field of transferFields) {
    const failure = ownFailure(field, draft, context) ?? ruled.get(field)
    if (failure) failures.set(field, failure)
  }
  return failures
}

function ownFailure(
  field: TransferField,
  draft: ShownDraft,
  context: CheckContext,
): FormFailure | undefined {
  const verdict = checks[field]?.(draft, context)
  if (!verdict || verdict.ok) return undefined
  return { field, code: verdict.error.code, params: verdict.error.params }
}

function ruleFailures(draft: ShownDraft, context: CheckContext): FormFailures {
  const { rules, operation, currency, isNew } = context
  if (!rules) return new Map()
  const ofForm = rulesOfForm(rules, pageOfOperation(operation), traitOfOperation(operation))
  const values = fieldValues(draft, operation, currency, isNew)
  return new Map(
    checkForm(ofForm, values).flatMap(failure => {
      const field = transferFields.find(known => known === failure.field)
      return field ? [[field, { ...failure, field }] as const] : []
    }),
  )
}

const checks: Readonly<Partial<Record<TransferField, Check>>> = {
  payerAccount: checkPayer,
  recipientInn: (draft, { operation }) =>
    isInterbank(operation) && draft.recipientInn !== ''
      ? parseCounterpartyInn(draft.recipientInn)
      : holds,
  recipientAccount: checkRecipientAccount,
  amount: checkAmount,
  purpose: ({ purpose }) => (purpose.includes('&') ? err('PURPOSE_FORBIDDEN_CHARACTER') : holds),
  valueDate: checkValueDate,
}

function checkPayer(draft: ShownDraft, context: CheckContext): Result<unknown> {
  const { payer, operation, accounts } = context
  if (draft.payerAccount === '') return err('FIELD_REQUIRED')
  if (!accounts) return holds
  const code = payer ? refusalOfPayer(payer, operation) : 'ACCOUNT_NOT_FOUND'
  return code === undefined ? holds : err(code)
}

function checkAmount({ amount }: ShownDraft, { currency }: CheckContext): Result<unknown> {
  const parsed = parseTypedAmount(amount, currency)
  if (!parsed.ok) return parsed
  return parsed.value > 0n ? holds : err('AMOUNT_NOT_POSITIVE')
}

function checkRecipientAccount(draft: ShownDraft, context: CheckContext): Result<unknown> {
  const { operation, payer, accounts } = context
  const account = recipientAccountOf(draft, operation)
  if (operation === 'INTRABANK_OWN' && account === '') return err('FIELD_REQUIRED')
  const parsed = parseAccountNumber(account)
  if (!parsed.ok) return parsed
  if (account === draft.payerAccount) return err('SAME_ACCOUNT')
  if (isInterbank(operation)) return checkBankOfAccount(account, context)
  if (operation === 'INTRABANK_FOREIGN') return checkOtherClient(account, context)
  const own = accounts?.find(candidate => candidate.account === account)
  return payer && own && own.currency !== payer.currency ? err('CURRENCY_MISMATCH') : holds
}

function checkBankOfAccount(account: string, { bank, payer }: CheckContext): Result<unknown> {
  // The payer's own bank is known by the beginning of his own account (facts: identifiers).
  if (payer && account.startsWith(payer.account.slice(0, 3))) return err('USE_INTRABANK')
  return bank && !bankFitsAccount(bank, account)
    ? err('BIC_ACCOUNT_MISMATCH', { bic: bank.bic })
    : holds
}

function checkOtherClient(account: string, context: CheckContext): Result<unknown> {
  const { accounts, recipient, payer } = context
  if (accounts?.some(own => own.account === account)) {
    return err('PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT')
  }
  if (payer && !account.startsWith(payer.account.slice(0, 3))) return err('USE_INTERBANK')
  if (recipient.state === 'refused') return err(recipient.code, recipient.params)
  const isOtherCurrency = recipient.state === 'found' && recipient.currency !== payer?.currency
  return payer && isOtherCurrency ? err('CURRENCY_MISMATCH') : holds
}

function checkValueDate({ valueDate }: ShownDraft, context: CheckContext): Result<unknown> {
  const { day, operation, currency } = context
  if (valueDate === '') return err('FIELD_REQUIRED')
  if (!isLocalDate(valueDate)) return err('DATE_INVALID')
  return day ? valueDateVerdict(day, operation, currency, valueDate, 'create') : holds
}
