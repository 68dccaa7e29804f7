import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { valueDateVerdict } from '@tartip/domain/bank-day/time-rule'
import { parseCounterpartyInn } from '@tartip/domain/identifiers/inn'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { commissionOf, type CommissionAmount } from '@tartip/domain/payment/commission'
import { clearingLimitMinor } from '@tartip/domain/payment/interbank-choice'
import { err, ok, type Failure, type Result } from '@tartip/domain/result'
import { sanitiseName } from '@tartip/domain/text/name'
import { sanitisePurpose } from '@tartip/domain/text/purpose'
import { isLocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentContent } from '@tartip/domain/payment/payment-content'
import { FormFailures, type FormFailure } from './field-failures.ts'
import { findRecipient, type Recipient } from './find-recipient.ts'
import {
  checkTransferFields,
  isInterBank,
  type TransferInput,
  type TransferOperation,
} from './transfer-form.ts'

/** Content that passed every rule; a missing number is taken later, inside the transaction. */
export type PreparedTransfer = Omit<PaymentContent, 'transferNum'> & {
  readonly transferNum?: string
  readonly operationCode: TransferOperation
}

/** A refused form tells everything that is wrong with it, each beside its field. */
export interface FormRefusal extends Failure<'VALIDATION'> {
  readonly fields: readonly FormFailure[]
}

/**
 * Turns what was sent into content that may be stored, or tells all that is wrong with it at once. Asks
 * the bank for the accounts, so it runs before the transaction and never inside it.
 */
export async function prepareTransfer(
  deps: PaymentDeps,
  actor: Actor,
  operation: TransferOperation,
  sent: TransferInput,
): Promise<Result<PreparedTransfer, 'VALIDATION'> | FormRefusal> {
  const input = withCleanName(sent)
  const failures = new FormFailures()
  failures.addAll(checkTransferFields(deps.rules.fieldRules(), operation, input))
  const payer = await findPayer(deps, actor, operation, input, failures)
  const recipient = await findRecipient(deps, actor, operation, input, payer, failures)
  const currency = payer?.currency ?? 'KGS'
  const amountMinor = readAmount(operation, currency, input, failures)
  checkCurrency(operation, payer, failures)
  checkRecipientInn(operation, input, failures)
  checkPaymentCode(deps, input, failures)
  checkValueDate(deps, operation, currency, input, failures)
  const commission = findCommission(deps, operation, currency, amountMinor, failures)
  const wrong = failures.list()
  if (!payer || !recipient || !commission || amountMinor === undefined || wrong.length > 0) {
    return { ...err('VALIDATION', { count: wrong.length }), fields: wrong }
  }
  return ok({
    ...partiesOf(actor, payer, recipient),
    ...wordsOf(operation, input),
    operationCode: operation,
    amountMinor,
    currency,
    commissionMinor: commission.amountMinor,
    commissionCurrency: commission.currency,
    terms: {},
  })
}

/** The name is checked and stored as the payment systems take it, whoever sends it. */
function withCleanName(sent: TransferInput): TransferInput {
  if (sent.recipientName === undefined) return sent
  return { ...sent, recipientName: sanitiseName(sent.recipientName) }
}

async function findPayer(
  deps: PaymentDeps,
  actor: Actor,
  operation: TransferOperation,
  input: TransferInput,
  failures: FormFailures,
): Promise<CoreAccount | undefined> {
  // A text that is no account number is not worth a question to the bank.
  if (failures.has('payerAccount')) return undefined
  const found = await deps.accounts.payerAccount(actor, input.payerAccount, operation)
  if (found.ok) return found.value
  failures.add('payerAccount', found.error.code, found.error.params)
  return undefined
}

function readAmount(
  operation: TransferOperation,
  currency: CurrencyCode,
  input: TransferInput,
  failures: FormFailures,
): bigint | undefined {
  if (failures.has('amount')) return undefined
  const amount = parseDecimal(input.amount, currency)
  if (!amount.ok) {
    failures.add('amount', amount.error.code, amount.error.params)
    return undefined
  }
  if (amount.value <= 0n) failures.add('amount', 'AMOUNT_NOT_POSITIVE')
  if (operation === 'CLEARING' && amount.value > clearingLimitMinor) {
    failures.add('amount', 'CLEARING_LIMIT_EXCEEDED')
  }
  return amount.value
}

/** Clearing and gross settle in the national currency alone. */
function checkCurrency(
  operation: TransferOperation,
  payer: CoreAccount | undefined,
  failures: FormFailures,
): void {
  if (payer && isInterBank(operation) && payer.currency !== 'KGS') {
    failures.add('payerAccount', `CURRENCY_NOT_ALLOWED_FOR_${operation}`, {
      currency: payer.currency,
    })
  }
}

function checkRecipientInn(
  operation: TransferOperation,
  input: TransferInput,
  failures: FormFailures,
): void {
  if (!isInterBank(operation) || !input.recipientInn) return
  const inn = parseCounterpartyInn(input.recipientInn)
  if (!inn.ok) failures.add('recipientInn', inn.error.code, inn.error.params)
}

/** A code has to stand in the classifier and be in use: eight digits alone say nothing to the Treasury. */
function checkPaymentCode(deps: PaymentDeps, input: TransferInput, failures: FormFailures): void {
  const { paymentCode } = input
  if (!paymentCode || failures.has('paymentCode')) return
  const known = deps.rules.paymentCodes().find(code => code.classCode === paymentCode)
  if (!known?.isActive) failures.add('paymentCode', 'PAYMENT_CODE_UNKNOWN')
}

function checkValueDate(
  deps: PaymentDeps,
  operation: TransferOperation,
  currency: CurrencyCode,
  input: TransferInput,
  failures: FormFailures,
): void {
  if (failures.has('valueDate')) return
  if (!isLocalDate(input.valueDate)) return failures.add('valueDate', 'DATE_INVALID')
  const day = deps.rules.bankDay()
  const verdict = valueDateVerdict(day, operation, currency, input.valueDate, 'create')
  if (!verdict.ok) failures.add('valueDate', verdict.error.code, verdict.error.params)
}

/** A bank without a tariff for the currency does not carry it; silence is not "free of charge". */
function findCommission(
  deps: PaymentDeps,
  operation: TransferOperation,
  currency: CurrencyCode,
  amountMinor: bigint | undefined,
  failures: FormFailures,
): CommissionAmount | undefined {
  if (amountMinor === undefined || failures.has('amount')) return undefined
  const commission = commissionOf(deps.rules.tariffs(), operation, currency, amountMinor)
  if (!commission) failures.add('payerAccount', 'OPERATION_CURRENCY_UNAVAILABLE', { currency })
  return commission
}

function partiesOf(actor: Actor, payer: CoreAccount, recipient: Recipient) {
  return {
    payerAccount: payer.account,
    payerName: actor.companyName,
    payerInn: actor.companyInn,
    payerBic: payer.bic,
    recipientAccount: recipient.account,
    recipientBic: recipient.bic,
    recipientName: recipient.name,
  }
}

function wordsOf(operation: TransferOperation, input: TransferInput) {
  const { transferNum, recipientInn, paymentCode } = input
  return {
    ...(transferNum === undefined ? {} : { transferNum }),
    ...(recipientInn && isInterBank(operation) ? { recipientInn } : {}),
    ...(paymentCode ? { paymentCode } : {}),
    purpose: sanitisePurpose(input.purpose),
    valueDate: input.valueDate,
  }
}
