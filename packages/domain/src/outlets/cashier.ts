import type { ErrorCode } from '../errors/catalogue.ts'
import { parseAccountNumber } from '../identifiers/account-number.ts'
import { parsePersonInn } from '../identifiers/inn.ts'
import { parsePhone } from '../identifiers/phone.ts'
import type { FormFailure } from '../forms/form.ts'
import type { LocalDate } from '../time/instant.ts'

/** INIT: the credentials were sent. CONFIRMED: the cashier has set a password of their own. */
export const cashierStates = ['INIT', 'CONFIRMED'] as const
export type CashierState = (typeof cashierStates)[number]

/** Accounts of cashiers begin with the bank's own digits (specification 1, section 5). */
const accountStart = '109'

export function cashierAccountIsValid(account: string): boolean {
  const parsed = parseAccountNumber(account)
  return parsed.ok && parsed.value === account && account.startsWith(accountStart)
}

/** What a person types to hire a cashier. */
export interface CashierInput {
  readonly inn: string
  readonly mobile: string
  /** Empty when the cashier has none. */
  readonly account: string
  readonly cashRegisterIds: readonly string[]
}

/** Everything that is wrong with the input, field by field; the same on the client and on the server. */
export function cashierFailures(input: CashierInput, today: LocalDate): readonly FormFailure[] {
  const failures: FormFailure[] = []
  const note = (field: keyof CashierInput, code: ErrorCode, params = {}) =>
    failures.push({ field, code, params })
  const inn = parsePersonInn(input.inn, today)
  if (!inn.ok) note('inn', inn.error.code, inn.error.params)
  const phone = parsePhone(input.mobile)
  if (!phone.ok) note('mobile', phone.error.code, phone.error.params)
  if (input.account !== '') {
    const account = parseAccountNumber(input.account)
    if (!account.ok) note('account', account.error.code, account.error.params)
    else if (!cashierAccountIsValid(account.value)) note('account', 'CASHIER_ACCOUNT_INVALID')
  }
  if (input.cashRegisterIds.length === 0) note('cashRegisterIds', 'CASHIER_REGISTER_REQUIRED')
  return failures
}
