import {
  interestOf,
  interestPeriods,
  type InterestPeriod,
} from '@tartip/domain/deposits/deposit-interest'
import { addDays, daysBetween, endOfDay, type LocalDate } from '@tartip/domain/time/instant'
import { addMonths } from '@tartip/domain/time/months'
import { createLedger } from '@tartip/ledger/ledger'
import type { TwinDb } from '../store/twin-db.ts'
import type { StoredDeposit } from './deposit-store.ts'

/**
 * The payout periods of a deposit. One on demand has no end, so its periods are those that have started by
 * `today`, each a month, whatever its payout.
 */
export function periodsOf(
  deposit: Pick<StoredDeposit, 'startDate' | 'endDate' | 'payout'>,
  today: LocalDate,
): readonly InterestPeriod[] {
  const { startDate, endDate, payout } = deposit
  if (endDate !== undefined) return interestPeriods({ startDate, endDate, payout })
  const monthly = payout === 'AT_END' ? 'MONTHLY' : payout
  const until = addMonths(today > startDate ? today : startDate, 1)
  return interestPeriods({ startDate, endDate: until, payout: monthly })
    .map(({ startDate: from }, index) => {
      const end = addMonths(startDate, index + 1)
      return { startDate: from, endDate: end, days: daysBetween(from, end) }
    })
    .filter(period => period.startDate <= today)
}

/** The interest of days from `from` until before `until`, by what lay on the deposit at the end of each. */
export async function grownInterest(
  db: TwinDb,
  deposit: Pick<StoredDeposit, 'accountId' | 'interestRate'>,
  from: LocalDate,
  until: LocalDate,
): Promise<bigint> {
  const days = daysBetween(from, until)
  if (days <= 0) return 0n
  const ends = Array.from({ length: days }, (_, day) => endOfDay(addDays(from, day)) - 1)
  const balances = await createLedger({ db }).balancesAt(deposit.accountId, ends)
  return interestOf(
    balances.map(balanceMinor => ({ balanceMinor, days: 1 })),
    deposit.interestRate,
  )
}
