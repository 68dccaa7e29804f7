import type { ApiFieldFailure } from '../../lib/api-error.ts'
import { known, type Fact, type PayerFact, type RecipientFact } from '@tartip/domain/forms/facts'
import {
  readForm,
  type FormInput,
  type FormTexts,
  type PaymentForm,
} from '@tartip/domain/forms/form'
import { formOffersPayer } from '@tartip/domain/forms/paying-account'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { isPaidFromCard, type OperationCode } from '@tartip/domain/payment/operation'
import { payerRefusal } from '@tartip/domain/payment/payer-refusal'
import type { PayerAccountsQuery } from './api/payer-accounts.account.generated.ts'

type WireAccount = PayerAccountsQuery['findAllAccountsByPartyIdWithAcl'][number]

/** An account of the organisation that the person may see and that documents move money of. */
export interface OwnAccount {
  readonly type: 'CARD' | 'RKO'
  readonly account: string
  readonly accountName: string
  readonly status: WireAccount['status']
  readonly currency: CurrencyCode
  readonly balance: string
  readonly plannedBalance: string
  readonly permissions: readonly string[]
}

/** Settlement accounts and cards in currencies the product knows; transfers start and end at these. */
export function ownAccountsOf(list: readonly WireAccount[]): readonly OwnAccount[] {
  return list.flatMap(({ type, currency, ...account }) => {
    const code = currency.isoCode
    const isMoved = type === 'RKO' || type === 'CARD'
    return isMoved && isCurrencyCode(code) ? [{ ...account, type, currency: code }] : []
  })
}

/** An own account as the one that pays; refused when it may not pay for the operation. */
export function payerFact(
  account: OwnAccount,
  operation: OperationCode,
  { permission }: PaymentForm,
): Fact<PayerFact> {
  const code = payerRefusal(account, operation, permission)
  return code === undefined
    ? known({ account: account.account, currency: account.currency })
    : { refused: { code, params: {} } }
}

/** An own account as the one that is credited. */
export const recipientFact = (account: OwnAccount): Fact<RecipientFact> =>
  known({
    name: account.accountName,
    currency: account.currency,
    status: account.status,
    type: account.type,
    isOwn: true,
  })

/** The only account that can pay, or the one that the person used last. */
export const usualPayer = (
  usable: readonly OwnAccount[],
  last: string | null | undefined,
): OwnAccount | undefined =>
  usable.length === 1 ? usable[0] : usable.find(({ account }) => account === last)

/** What the form's own checks find wrong with one field, whatever the rest of the form says. */
export function failureOfField(
  form: PaymentForm,
  field: string,
  input: Pick<FormInput, 'operation' | 'texts' | 'facts'>,
): ApiFieldFailure | undefined {
  const whole = { ...input, source: 'typed', rules: undefined, isNew: true } as const
  return readForm(form, whole).failures.find(failure => failure.field === field)
}

/** Accounts that the form could pay from, if the person and the account may; some forms pay by their kind. */
export const payersOf = (
  form: PaymentForm,
  texts: FormTexts,
  accounts: readonly OwnAccount[],
): readonly OwnAccount[] =>
  accounts.filter(account =>
    formOffersPayer(form, form.operationOf(texts, undefined, account.type), account),
  )

/** Own accounts that the form could credit with money of the payer. */
export const targetsOf = (
  form: PaymentForm,
  field: string,
  { operation, texts, facts }: Pick<FormInput, 'operation' | 'texts' | 'facts'>,
  accounts: readonly OwnAccount[],
): readonly OwnAccount[] =>
  accounts.filter(account => {
    const input = {
      operation,
      texts: { ...texts, [field]: account.account },
      // Other facts are about the account that is chosen now, such as the rate of its currency.
      facts: { payer: facts.payer, recipient: recipientFact(account) },
    }
    return failureOfField(form, field, input) === undefined
  })

/** Why a form has no account to pay from: each is explained differently, and somebody else resolves it. */
export type MissingPayer =
  | 'noAccounts'
  | 'noCard'
  | 'noSomAccount'
  | 'noCurrencyAccount'
  | 'noRight'

/**
 * What a new form lacks to be of use; undefined when an account can be chosen, and also when the accounts are only
 * closed or arrested: each of them says so itself.
 */
export function missingPayerOf(
  form: PaymentForm,
  accounts: readonly OwnAccount[],
  payers: readonly OwnAccount[],
): MissingPayer | undefined {
  if (accounts.length === 0) return 'noAccounts'
  if (payers.length === 0) {
    if (form.operations.every(isPaidFromCard)) return 'noCard'
    return 'abroad' in form.facts ? 'noCurrencyAccount' : 'noSomAccount'
  }
  const mayPayFrom = (account: OwnAccount) =>
    form.operations.some(
      one => payerRefusal({ ...account, status: 'OPEN' }, one, form.permission) === undefined,
    )
  return payers.some(mayPayFrom) ? undefined : 'noRight'
}
