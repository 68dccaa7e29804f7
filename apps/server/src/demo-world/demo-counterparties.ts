import { accountCheckDigits } from '@tartip/domain/identifiers/account-number'

import type { DemoRandom } from './demo-random.ts'
import type { TwinBank } from '@tartip/bank-twin/bank-twin-types'
import type { Rules } from '../modules/rules/public.ts'

export interface DemoCounterparty {
  readonly name: string
  readonly bic: string
  readonly account: string
  readonly inn: string
}

export interface DemoBankChoice {
  readonly bankCode: string
  readonly accountPrefix: string
}

/**
 * Invented companies with accounts at other banks; the check digits are valid, the companies do not
 * exist.
 */
export function demoCounterparties(
  names: readonly string[],
  banks: readonly DemoBankChoice[],
  random: DemoRandom,
): readonly DemoCounterparty[] {
  return names.map((name, index) => {
    const bank = random.pick(banks)
    const body = accountPrefixOf(bank) + random.integer(10_000_000, 99_999_999)
    return {
      name,
      bic: bank.bankCode,
      account: body + accountCheckDigits(body),
      inn: `0${twoDigits(random.integer(1, 28))}${twoDigits(random.integer(1, 12))}${random.integer(1998, 2024)}1${(1000 + index).toString()}`,
    }
  })
}

/** Accounts begin with the prefix of the directory; without one, with the BIC, as is usual. */
function accountPrefixOf({ bankCode, accountPrefix }: DemoBankChoice): string {
  return bankCode.startsWith(accountPrefix) ? bankCode : accountPrefix.padEnd(6, '0').slice(0, 6)
}

function twoDigits(value: number): string {
  return value.toString().padStart(2, '0')
}

/** The banks of the directory, in the form the twin needs. */
export function banksOfDirectory(rules: Rules): readonly TwinBank[] {
  return rules
    .banks()
    .search('', 'ALL')
    .map(({ bankCode, accountPrefix, name }) => ({ bic: bankCode, accountPrefix, name }))
}
