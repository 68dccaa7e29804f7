import type { FineFacts } from '@tartip/bank-twin/budget/fine-store'
import type { TaxDebtFacts } from '@tartip/bank-twin/budget/tax-store'
import { addDays, type LocalDate } from '@tartip/domain/time/instant'

import { demoId } from './demo-identifiers.ts'
import type { DemoRandom } from './demo-random.ts'
import type { WorldOrganisation } from './demo-world.ts'

/** Taxes that companies pay quarterly or monthly. */
const taxes = ['PROFIT', 'SALES', 'PIT_AGENT', 'SOCIAL_EMPLOYER'] as const
const fineTypes = ['T01', 'T04', 'T02'] as const

/** Tax debts of a company: two of the last quarter, one of them overdue. */
export function demoTaxDebts(
  { key, legalPartyId }: WorldOrganisation,
  today: LocalDate,
  random: DemoRandom,
): TaxDebtFacts[] {
  const quarterEnd = lastQuarterEnd(today)
  return [0, 1].map(index => {
    const principalMinor = BigInt(random.integer(4_000, 180_000)) * 100n
    const isLate = index === 0
    return {
      debtId: demoId('tax debt', `${key} ${index}`),
      legalPartyId,
      taxTypeId: taxes[(key.length + index) % taxes.length] ?? 'PROFIT',
      taxOfficeCode: String(random.integer(1, 4)).padStart(3, '0'),
      periodFrom: addDays(`${quarterEnd.slice(0, 7)}-01`, -61),
      periodTo: quarterEnd,
      dueDate: addDays(quarterEnd, isLate ? 20 : 120),
      principalMinor,
      penaltyMinor: isLate ? principalMinor / 100n : 0n,
      fineMinor: 0n,
    }
  })
}

/** Fines of a company's cars: one with a current discount, one with an expired one. */
export function demoFines(
  { key, inn }: WorldOrganisation,
  today: LocalDate,
  random: DemoRandom,
): FineFacts[] {
  const vehicle = `01KG${random.integer(100, 999)}ABK`
  return [4, 40].map((age, index) => ({
    fineId: demoId('fine', `${key} ${index}`),
    fineTypeId: fineTypes[random.integer(0, fineTypes.length - 1)] ?? 'T01',
    protocol: `ПБ-${random.integer(1_000_000, 9_999_999)}`,
    offenderInn: inn,
    vehicle,
    issuedOn: addDays(today, -age),
    fullAmountMinor: BigInt(random.integer(1, 3)) * 100_000n,
  }))
}

function lastQuarterEnd(today: LocalDate): LocalDate {
  const [year, month] = today.split('-').map(Number)
  const firstOfQuarter = Math.floor(((month ?? 1) - 1) / 3) * 3 + 1
  return addDays(`${year}-${String(firstOfQuarter).padStart(2, '0')}-01`, -1)
}
