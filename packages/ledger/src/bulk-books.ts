import type { AccountState, Books } from './books.ts'
import { batchDigest, contentDigest, nextHead } from './digests.ts'
import { decideBatch } from './decide-batch.ts'
import type { BookedEntry, BookedTransfer, Effects } from './effects.ts'
import type { NewLedgerAccount, TransferRequest } from './transfer.ts'
import { hourOf } from './store/ledger-db.ts'

/** The state of the ledger before a bulk load. */
export interface BulkStart {
  readonly lastBatchId: bigint
  readonly lastPlace: bigint
  /** 64 hexadecimal digits; undefined for an empty chain. */
  readonly lastHead: string | undefined
  /** The last sequence number drawn for entries of accounts that allow overdraft. */
  readonly lastOverdraftSequence: bigint
}

/** COPY lines for the tables of a booked batch. */
export interface BulkLines {
  readonly transfers: string
  readonly entries: string
  readonly batches: string
}

/** The state of an account after everything is booked. */
export type BulkAccount = Pick<
  AccountState,
  'id' | 'bookedMinor' | 'lastSequence' | 'lastBookedAt' | 'overdraftAllowed'
>

/** Debits and credits of an account that allows overdraft, in one hour. */
export interface BulkHour {
  readonly accountId: string
  readonly hour: number
  debitMinor: bigint
  creditMinor: bigint
}

/**
 * Books in memory that use the same decisions as the ledger, for filling a database in bulk.
 * Nothing else may change these accounts meanwhile. Only plain transfers between new accounts and
 * accounts that allow overdraft can be booked this way.
 */
export interface BulkBooks {
  /** @throws when a request is refused: generated data must be valid */
  book(requests: readonly TransferRequest[]): BulkLines
  /** The current balance of an account, minor units on its normal side. */
  balance(accountId: string): bigint
  accounts(): Iterable<BulkAccount>
  hours(): Iterable<BulkHour>
  /** The current state of the ledger. */
  end(): BulkStart
  /** The number of rows booked here. */
  counts(): { readonly transfers: number; readonly entries: number }
}

export function createBulkBooks(list: readonly NewLedgerAccount[], start: BulkStart): BulkBooks {
  const accounts = new Map<string, AccountState>()
  for (const account of list) {
    accounts.set(account.id, {
      ...account,
      bookedMinor: 0n,
      heldMinor: 0n,
      lastSequence: 0n,
      lastBookedAt: undefined,
    })
  }
  // Ids are fresh and nothing is held, so only the accounts have state.
  const books: Books = {
    account: id => accounts.get(id),
    hold: () => undefined,
    outcome: () => undefined,
    putAccount: account => accounts.set(account.id, account),
    putHold: () => undefined,
    putOutcome: () => undefined,
  }
  const hours = new Map<string, BulkHour>()
  const isoOf = isoTexts()
  const counts = { transfers: 0, entries: 0 }
  let { lastBatchId, lastPlace, lastHead, lastOverdraftSequence } = start

  function addToHour(entry: BookedEntry): void {
    const hour = hourOf(entry.bookedAt)
    const key = `${entry.accountId} ${hour}`
    const sums = hours.get(key) ?? {
      accountId: entry.accountId,
      hour,
      debitMinor: 0n,
      creditMinor: 0n,
    }
    if (entry.deltaMinor < 0n) sums.debitMinor -= entry.deltaMinor
    else sums.creditMinor += entry.deltaMinor
    hours.set(key, sums)
  }

  function entryLines(entries: readonly BookedEntry[]): string {
    return entries
      .map(entry => {
        if (entry.sequence === undefined) {
          lastOverdraftSequence += 1n
          addToHour(entry)
        }
        return entryLine(entry, entry.sequence ?? lastOverdraftSequence, isoOf)
      })
      .join('')
  }

  function batchLine(digests: readonly Buffer[]): string {
    lastBatchId += 1n
    lastPlace += 1n
    const digest = batchDigest(digests)
    const before = lastHead === undefined ? undefined : Buffer.from(lastHead, 'hex')
    lastHead = nextHead(before, digest).toString('hex')
    const bytes = digest.toString('hex')
    return `${lastBatchId}\t${digests.length}\t\\\\x${bytes}\t${lastPlace}\t\\\\x${lastHead}\n`
  }

  return {
    book(requests) {
      const { answers, effects } = decideBatch(books, requests)
      const refused = answers.find(answer => answer.result !== 'DONE')
      if (refused !== undefined) {
        throw new RangeError(`Transfer ${refused.id} cannot be booked: ${refused.result}`)
      }
      counts.transfers += effects.transfers.length
      counts.entries += effects.entries.length
      const digested = withDigests(effects)
      const batches = batchLine(digested.map(({ digest }) => digest))
      return {
        transfers: digested.map(each => transferLine(each, lastBatchId, isoOf)).join(''),
        entries: entryLines(effects.entries),
        batches,
      }
    },
    balance: accountId => accounts.get(accountId)?.bookedMinor ?? 0n,
    accounts: () => accounts.values(),
    hours: () => hours.values(),
    counts: () => counts,
    end: () => ({ lastBatchId, lastPlace, lastHead, lastOverdraftSequence }),
  }
}

interface Digested {
  readonly transfer: BookedTransfer
  readonly digest: Buffer
}

/** A transfer's two entries are adjacent, in the order in which they were decided. */
function withDigests({ transfers, entries }: Effects): Digested[] {
  return transfers
    .map((transfer, index) => ({
      transfer,
      digest: contentDigest(transfer, entries[2 * index], entries[2 * index + 1]),
    }))
    .toSorted((left, right) => (left.transfer.id < right.transfer.id ? -1 : 1))
}

/** Columns of COPY, in the order of the lines. */
export const bulkColumns = {
  'ledger.transfer':
    'id, kind, debit_account_id, credit_account_id, currency, amount_minor, booked_at, digest, ' +
    'sold_transfer_id, rate, priced_currency, batch_id, content_digest',
  'ledger.entry':
    'account_id, sequence, transfer_id, currency, delta_minor, balance_after_minor, booked_at',
  'ledger.batch': 'id, transfer_count, digest, place, head',
} as const

function transferLine(
  { transfer, digest }: Digested,
  batchId: bigint,
  isoOf: (at: number) => string,
): string {
  const { conversion } = transfer
  return (
    `${transfer.id}\t${transfer.kind}\t${transfer.debitAccountId}\t${transfer.creditAccountId}\t` +
    `${transfer.currency}\t${transfer.amountMinor}\t${isoOf(transfer.bookedAt)}\t` +
    `\\\\x${transfer.digest}\t${conversion?.soldTransferId ?? '\\N'}\t${conversion?.rate ?? '\\N'}\t` +
    `${conversion?.pricedCurrency ?? '\\N'}\t${batchId}\t\\\\x${digest.toString('hex')}\n`
  )
}

function entryLine(entry: BookedEntry, sequence: bigint, isoOf: (at: number) => string): string {
  return (
    `${entry.accountId}\t${sequence}\t${entry.transferId}\t${entry.currency}\t${entry.deltaMinor}\t` +
    `${entry.balanceAfterMinor ?? '\\N'}\t${isoOf(entry.bookedAt)}\n`
  )
}

/** Consecutive values mostly have the same instant: a transfer and both of its entries. */
function isoTexts(): (at: number) => string {
  let last = Number.NaN
  let text = ''
  return at => {
    if (at !== last) text = new Date(at).toISOString()
    last = at
    return text
  }
}
