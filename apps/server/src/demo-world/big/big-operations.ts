import { feeAccountNumber } from '@tartip/bank-twin/internal-accounts'
import type { DemoRandom } from '../demo-random.ts'
import type { BigOrganisation } from './big-organisations.ts'
import { createMonthlyObligations } from './monthly-obligations.ts'
import {
  bookOpening,
  buyDollars,
  clearingTransit,
  moveSom,
  nationalBank,
  pay,
  payObligation,
  payBankClient,
  receive,
  type BigOperation,
  type OperationTerms,
} from './operation-kinds.ts'
import { createHash } from 'node:crypto'

export interface OperationMaker {
  /** The opening balance of an account. */
  opening(organisation: BigOrganisation, at: number): BigOperation
  /** The next operation of a company; an incoming payment when the balance is low. */
  next(organisation: BigOrganisation, at: number): BigOperation
  /**
   * The end of a clearing session: the balance of the transit account goes to the National Bank.
   */
  settlement(at: number): BigOperation | undefined
}

export type OperationMakerDeps = Omit<OperationTerms, 'feeAccount'> & {
  readonly ownPrefix: string
}

/** More than the largest purchase of dollars below, tyiyn. */
const enoughForDollarsMinor = 100_000_00n

/** Generates operations of companies within their balances. */
export function createOperationMaker(deps: OperationMakerDeps): OperationMaker {
  const { random, transferId } = deps
  const terms: OperationTerms = { ...deps, feeAccount: feeAccountNumber(deps.ownPrefix) }
  const balances = createBalances()
  const obligations = createMonthlyObligations()
  const numbers = new Map<string, number>()

  function context(organisation: BigOrganisation, amountMinor: bigint, at: number) {
    const number = (numbers.get(organisation.legalPartyId) ?? 0) + 1
    numbers.set(organisation.legalPartyId, number)
    return { organisation, amountMinor, at, number }
  }

  return {
    opening(organisation, at) {
      const usualMinor = BigInt(organisation.usualUnits) * 100n
      const amountMinor = usualMinor * BigInt(random.integer(20, 60))
      return balances.keep(bookOpening(terms, context(organisation, amountMinor, at)))
    },
    next(organisation, at) {
      const available = balances.of(organisation.main.accountId)
      const obligation = obligations.next(organisation, at, available)
      if (obligation !== undefined) {
        return balances.keep(
          payObligation(terms, context(organisation, obligation.amountMinor, at), obligation),
        )
      }
      const amountMinor = asPricesAre(
        BigInt(organisation.usualUnits) * BigInt(random.integer(20, 190)),
        random,
      )
      const what = context(organisation, amountMinor, at)
      const isLow = available < amountMinor * 4n
      if (isLow || random.chance(45)) return balances.keep(receive(terms, what))
      const { dollars } = organisation
      if (dollars !== undefined && random.chance(2) && available > enoughForDollarsMinor) {
        const cents = BigInt(random.integer(100, 900)) * 100n
        return balances.keep(buyDollars(terms, { ...what, amountMinor: cents }, dollars))
      }
      return balances.keep(random.chance(20) ? payBankClient(terms, what) : pay(terms, what))
    },
    settlement(at) {
      const transitBalance = balances.of(clearingTransit)
      if (transitBalance <= 0n) return undefined
      const request = moveSom(transferId(at), clearingTransit, nationalBank, transitBalance, at)
      return balances.keep({ requests: [request], texts: [] })
    },
  }
}

/** Amounts are mostly round: whole tens of som, whole som, or to the tyiyn. */
function asPricesAre(amountMinor: bigint, random: DemoRandom): bigint {
  if (random.chance(60)) return (amountMinor / 10_00n + 1n) * 10_00n
  const whole = amountMinor - (amountMinor % 100n) + BigInt(random.integer(0, 9)) * 100n
  return random.chance(60) ? whole + 100n : whole + BigInt(random.integer(101, 199))
}

/** Credits minus debits. The ledger books later in batches, and refuses what is not covered. */
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

/**
 * Ids of a big world's transfers: version 8 UUIDs that begin with the time, for locality in
 * indexes, and end with a counter, for uniqueness. The same seed gives the same ids.
 */
export function createTransferIds(seed: string): (at: number) => string {
  const hash = createHash('sha256').update(`transfers ${seed}`).digest('hex')
  const middle = `8${hash.slice(0, 3)}-8${hash.slice(3, 6)}`
  let count = 0
  return at => {
    count += 1
    const time = at.toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-${middle}-${count.toString(16).padStart(12, '0')}`
  }
}
