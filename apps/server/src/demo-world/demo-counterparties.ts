import { accountCheckDigits } from '@tartip/domain/identifiers/account-number'

import type { DemoRandom } from './demo-random.ts'

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

/** Invented companies with accounts at other banks; the digits check, the companies do not exist. */
export function demoCounterparties(
  names: readonly string[],
  banks: readonly DemoBankChoice[],
  random: DemoRandom,
): readonly DemoCounterparty[] {
  return names.map((name, index) => {
    const bank = random.pick(banks)
    const body = beginningOf(bank) + random.integer(10_000_000, 99_999_999)
    return {
      name,
      bic: bank.bankCode,
      account: body + accountCheckDigits(body),
      inn: `0${twoDigits(random.integer(1, 28))}${twoDigits(random.integer(1, 12))}${random.integer(1998, 2024)}1${(1000 + index).toString()}`,
    }
  })
}

/** Accounts begin as the directory says; where it says nothing, with the BIC, as banks' accounts usually do. */
function beginningOf({ bankCode, accountPrefix }: DemoBankChoice): string {
  return bankCode.startsWith(accountPrefix) ? bankCode : accountPrefix.padEnd(6, '0').slice(0, 6)
}

function twoDigits(value: number): string {
  return value.toString().padStart(2, '0')
}
