import { feeAccountNumber } from '@tartip/bank-twin/internal-accounts'
import type { DemoRandom } from '../demo-random.ts'
import type { BigOrganisation } from './big-organisations.ts'
import { createMonthlyDuties } from './monthly-duties.ts'
import {
  beginWith,
  buyDollars,
  clearingTransit,
  moveSom,
  nationalBank,
  pay,
  payDuty,
  payNeighbour,
  receive,
  type BigOperation,
  type OperationTerms,
} from './operation-kinds.ts'

export interface OperationMaker {
  /** What an account begins with. */
  opening(organisation: BigOrganisation, at: number): BigOperation
  /** The next operation of a company; money comes in when little is left. */
  next(organisation: BigOrganisation, at: number): BigOperation
  /** The end of a clearing session: what has gathered in transit goes to the National Bank. */
  settlement(at: number): BigOperation | undefined
}

export type OperationMakerDeps = Omit<OperationTerms, 'feeAccount'> & {
  readonly ownPrefix: string
}

/** More than the dearest purchase of dollars below, tyiyn. */
const enoughForDollarsMinor = 100_000_00n

/** Makes up what happens to companies; only what their balances allow. */
export function createOperationMaker(deps: OperationMakerDeps): OperationMaker {
  const { random, transferId } = deps
  const terms: OperationTerms = { ...deps, feeAccount: feeAccountNumber(deps.ownPrefix) }
  const balances = createBalances()
  const duties = createMonthlyDuties()
  const numbers = new Map<string, number>()

  function occasion(organisation: BigOrganisation, amountMinor: bigint, at: number) {
    const number = (numbers.get(organisation.legalPartyId) ?? 0) + 1
    numbers.set(organisation.legalPartyId, number)
    return { organisation, amountMinor, at, number }
  }

  return {
    opening(organisation, at) {
      const usualMinor = BigInt(organisation.usualUnits) * 100n
      const amountMinor = usualMinor * BigInt(random.integer(20, 60))
      return balances.keep(beginWith(terms, occasion(organisation, amountMinor, at)))
    },
    next(organisation, at) {
      const available = balances.of(organisation.main.accountId)
      const duty = duties.next(organisation, at, available)
      if (duty !== undefined) {
        return balances.keep(payDuty(terms, occasion(organisation, duty.amountMinor, at), duty))
      }
      const amountMinor = asPricesAre(
        BigInt(organisation.usualUnits) * BigInt(random.integer(20, 190)),
        random,
      )
      const what = occasion(organisation, amountMinor, at)
      const isLow = available < amountMinor * 4n
      if (isLow || random.chance(45)) return balances.keep(receive(terms, what))
      const { dollars } = organisation
      if (dollars !== undefined && random.chance(2) && available > enoughForDollarsMinor) {
        const cents = BigInt(random.integer(100, 900)) * 100n
        return balances.keep(buyDollars(terms, { ...what, amountMinor: cents }, dollars))
      }
      return balances.keep(random.chance(20) ? payNeighbour(terms, what) : pay(terms, what))
    },
    settlement(at) {
      const gathered = balances.of(clearingTransit)
      if (gathered <= 0n) return undefined
      const request = moveSom(transferId(at), clearingTransit, nationalBank, gathered, at)
      return balances.keep({ requests: [request], texts: [] })
    },
  }
}

/** Prices are round more often than not: whole tens of som, whole som, or to the tyiyn. */
function asPricesAre(amountMinor: bigint, random: DemoRandom): bigint {
  if (random.chance(60)) return (amountMinor / 10_00n + 1n) * 10_00n
  const whole = amountMinor - (amountMinor % 100n) + BigInt(random.integer(0, 9)) * 100n
  return random.chance(60) ? whole + 100n : whole + BigInt(random.integer(101, 199))
}

/** Credits less debits. The ledger books later, many at once, and refuses what is not there. */
function createBalances() {
  const balances = new Map<string, bigint>()
  const of = (accountId: string): bigint => balances.get(accountId) ?? 0n
  return {
    of,
    keep(operation: BigOperation): BigOperation {
      for (const request of operation.requests) {
        if (request.kind !== 'TRANSFER') continue
        const { debitAccountId, creditAccountId, amountMinor } = request
        balances.set(debitAccountId, of(debitAccountId) - amountMinor)
        balances.set(creditAccountId, of(creditAccountId) + amountMinor)
      }
      return operation
    },
  }
}
