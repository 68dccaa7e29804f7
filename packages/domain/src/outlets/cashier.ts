import type { ErrorCode } from '../errors/catalogue.ts'
import { isAccountOfBank, parseAccountNumber } from '../identifiers/account-number.ts'
import { parsePersonInn } from '../identifiers/inn.ts'
import { parsePhone } from '../identifiers/phone.ts'
import type { FormFailure } from '../forms/form.ts'
import { err, holds, type Verdict } from '../result.ts'
import type { LocalDate } from '../time/instant.ts'

/** INIT: the credentials were sent. CONFIRMED: the cashier has set a password of their own. */
export const cashierStates = ['INIT', 'CONFIRMED'] as const
export type CashierState = (typeof cashierStates)[number]

/** More than the cash registers of any organisation here. */
export const mostRegistersOfCashier = 1_000

/** Whether a cashier can be given these cash registers: at least one, each named once. */
export function registersOfCashier(
  ids: readonly string[],
): Verdict<'CASHIER_REGISTER_REQUIRED' | 'CASHIER_REGISTERS_TOO_MANY' | 'REQUEST_INVALID'> {
  if (ids.length === 0) return err('CASHIER_REGISTER_REQUIRED')
  if (ids.length > mostRegistersOfCashier) {
    return err('CASHIER_REGISTERS_TOO_MANY', { most: mostRegistersOfCashier })
  }
  return new Set(ids).size < ids.length ? err('REQUEST_INVALID') : holds
}

/** What a person types to hire a cashier. */
export interface CashierInput {
  readonly inn: string
  readonly mobile: string
  /** Empty when the cashier has none. */
  readonly account: string
  readonly cashRegisterIds: readonly string[]
}

/**
 * Everything that is wrong with the input, field by field; the same on the client and on the server. The accounts
 * of the bank begin with `ownPrefix`.
 */
export function cashierFailures(
  input: CashierInput,
  today: LocalDate,
  ownPrefix: string,
): readonly FormFailure[] {
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
    else if (!isAccountOfBank(account.value, ownPrefix)) {
      note('account', 'CASHIER_ACCOUNT_INVALID', { prefix: ownPrefix })
    }
  }
  const registers = registersOfCashier(input.cashRegisterIds)
  if (!registers.ok) note('cashRegisterIds', registers.error.code, registers.error.params)
  return failures
}
