import { sql } from 'kysely'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { chainChecks, singleOutcomeCheck, resolutionCheck } from './proof/chain-checks.ts'
import { type Check, type LedgerFault, onSnapshot, runChecks } from './proof/check.ts'
import { sumChecks, unbalancedTransfers, wholeChecks } from './proof/sum-checks.ts'
import type { LedgerDb } from './store/ledger-db.ts'
import { type ChainHead, readHead } from './store/seal-batches.ts'

export interface LedgerProof {
  readonly isSound: boolean
  readonly faults: readonly LedgerFault[]
  readonly counts: LedgerCounts
  /** Ordered by currency code. */
  readonly sums: readonly CurrencySum[]
  /** The newest link of the chain; undefined while nothing is sealed. */
  readonly head: ChainHead | undefined
}

/** All entries of one currency, minor units; both sides are positive, and equal in sound books. */
export interface CurrencySum {
  readonly currency: CurrencyCode
  readonly entries: bigint
  readonly debitMinor: bigint
  readonly creditMinor: bigint
}

export interface LedgerCounts {
  readonly accounts: number
  readonly transfers: number
  readonly entries: number
  readonly openHolds: number
  /** Links of the chain. */
  readonly sealedBatches: number
  /** Batches that are committed and not chained yet; the sealer takes them within a second. */
  readonly waitingBatches: number
}

/**
 * Proves the books: every currency and every transfer sums to zero, every stored balance is the sum
 * of its entries, every running balance follows from the previous one, every hold is either open or
 * resolved, every row still has its booked content, and the chain of batches is unbroken.
 * Everything is read from one snapshot, so it may run while the bank works.
 *
 * @param anchors heads of the chain that are kept outside the database
 * @param extraChecks additional conditions from the caller
 */
export async function verifyLedger(
  db: LedgerDb,
  anchors: readonly ChainHead[] = [],
  extraChecks: readonly Check[] = [],
): Promise<LedgerProof> {
  return onSnapshot(db, 'all', async tx => {
    const wrongSums = await runChecks(tx, sumChecks)
    const isUnbalanced = wrongSums.some(fault => fault.code === 'CURRENCY_UNBALANCED')
    const faults = [
      ...wrongSums,
      ...(isUnbalanced ? await runChecks(tx, [unbalancedTransfers]) : []),
      ...(await runChecks(tx, [
        ...wholeChecks,
        resolutionCheck,
        singleOutcomeCheck,
        ...chainChecks(undefined),
        ...extraChecks,
      ])),
      ...(await checkAnchors(tx, anchors)),
    ]
    const sums = await sumAll(tx)
    return {
      isSound: faults.length === 0,
      faults,
      counts: { ...(await countAll(tx)), entries: Number(sums.reduce(addEntries, 0n)) },
      sums,
      head: await readHead(tx),
    }
  })
}

/** A missing anchor means that the chain was rebuilt after it. */
export async function checkAnchors(
  tx: LedgerDb,
  anchors: readonly ChainHead[],
): Promise<LedgerFault[]> {
  if (anchors.length === 0) return []
  return runChecks(tx, [
    {
      code: 'ANCHOR_NOT_IN_CHAIN',
      query: sql`
        select 'place ' || anchor.place, 0, 0
        from unnest(${anchors.map(each => each.place)}::bigint[],
          ${anchors.map(each => each.head)}::text[]) as anchor (place, head)
        left join ledger.batch on batch.place = anchor.place
        where encode(batch.head, 'hex') is distinct from anchor.head`,
    },
  ])
}

const addEntries = (total: bigint, { entries }: CurrencySum): bigint => total + entries

/** Turnovers of a whole currency may exceed an int8, so they are read as text. */
async function sumAll(tx: LedgerDb): Promise<readonly CurrencySum[]> {
  const { rows } = await sql<{
    currency: CurrencyCode
    entries: bigint
    debit: string
    credit: string
  }>`
    select currency, count(*) as entries,
      coalesce(-sum(delta_minor) filter (where delta_minor < 0), 0)::text as debit,
      coalesce(sum(delta_minor) filter (where delta_minor > 0), 0)::text as credit
    from ledger.entry group by currency order by currency`.execute(tx)
  return rows.map(({ currency, entries, debit, credit }) => ({
    currency,
    entries,
    debitMinor: BigInt(debit),
    creditMinor: BigInt(credit),
  }))
}

type CountedRows = Omit<LedgerCounts, 'entries'>

async function countAll(tx: LedgerDb): Promise<CountedRows> {
  const { rows } = await sql<{ [name in keyof CountedRows]: bigint }>`
    select (select count(*) from ledger.account) as accounts,
      (select count(*) from ledger.transfer) as transfers,
      (select count(*) from ledger.open_hold) as "openHolds",
      (select count(place) from ledger.batch) as "sealedBatches",
      (select count(*) from ledger.batch where place is null) as "waitingBatches"`.execute(tx)
  const counted = Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)])
  return Object.fromEntries(counted) as { [name in keyof CountedRows]: number }
}
