import { mayBeCredited, mayBeDebited } from '@tartip/domain/accounts/account-moves'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import type { PayerAccountsQuery } from '../api/payer-accounts.account.generated.ts'
import type { FormKind, TransferOperation } from '../form-kind.ts'
import { operationsOfKind } from '../form-kind.ts'

type WireAccount = PayerAccountsQuery['findAllAccountsByPartyIdWithAcl'][number]

/** A settlement account of the organisation that the person may see. */
export interface OwnAccount {
  readonly account: string
  readonly accountName: string
  readonly status: WireAccount['status']
  readonly currency: CurrencyCode
  readonly balance: string
  readonly plannedBalance: string
  readonly permissions: readonly string[]
}

/** Settlement accounts in currencies the product knows; transfers start and end at these. */
export function ownAccountsOf(list: readonly WireAccount[]): readonly OwnAccount[] {
  return list.flatMap(({ type, currency, ...account }) => {
    const code = currency.isoCode
    return type === 'RKO' && isCurrencyCode(code) ? [{ ...account, currency: code }] : []
  })
}

/** Accounts a form pays from: interbank systems settle in the national currency alone. */
export const payerAccountsOf = (
  accounts: readonly OwnAccount[],
  kind: FormKind,
): readonly OwnAccount[] =>
  accounts.filter(({ currency }) => kind === 'intrabank' || currency === 'KGS')

export type PayerRefusal =
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_SEIZED'
  | 'CURRENCY_NOT_ALLOWED_FOR_CLEARING'
  | 'CURRENCY_NOT_ALLOWED_FOR_GROSS'
  | 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'

/** Why a document of this kind cannot be paid from the account; undefined when it can. */
export function refusalOfPayer(
  account: OwnAccount,
  operation: TransferOperation,
): PayerRefusal | undefined {
  if (!mayBeDebited(account.status)) {
    return account.status === 'CLOSED' ? 'ACCOUNT_CLOSED' : 'ACCOUNT_SEIZED'
  }
  if (!account.permissions.includes(operation)) return 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'
  if (account.currency === 'KGS') return undefined
  if (operation === 'CLEARING') return 'CURRENCY_NOT_ALLOWED_FOR_CLEARING'
  return operation === 'GROSS' ? 'CURRENCY_NOT_ALLOWED_FOR_GROSS' : undefined
}

/** Why a form has no account to pay from: each is told differently, and somebody else mends it. */
export type PayerLack = 'noAccounts' | 'noSomAccount' | 'noRight'

/**
 * What a new form of this kind lacks to be of use; undefined when an account can be chosen, and also when the
 * accounts are only closed or arrested: each of them says so itself.
 */
export function payerLackOf(
  accounts: readonly OwnAccount[],
  kind: FormKind,
): PayerLack | undefined {
  if (accounts.length === 0) return 'noAccounts'
  const payers = payerAccountsOf(accounts, kind)
  if (payers.length === 0) return 'noSomAccount'
  const mayPayFrom = ({ permissions }: OwnAccount) =>
    operationsOfKind[kind].some(operation => permissions.includes(operation))
  return payers.some(mayPayFrom) ? undefined : 'noRight'
}

export const takesMoney = ({ status }: OwnAccount): boolean => mayBeCredited(status)
