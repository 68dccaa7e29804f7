import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { BookedEntry, BookedTransfer, Refused } from './effects.ts'
import type { NewLedgerAccount, ConversionTerms, TransferRequest } from './transfer.ts'

/*
 * The digest of booked content exists twice: here, when it is booked, and below in SQL, when it is
 * proved from the rows. Both must give the same result for ever; a test compares them row by row.
 */

/** One transfer with its two entries (none for a hold and its release), as raw bytes. */
export function contentDigest(
  transfer: BookedTransfer,
  debit: BookedEntry | undefined,
  credit: BookedEntry | undefined,
): Buffer {
  const { conversion } = transfer
  const parts: readonly (string | number | bigint)[] = [
    transfer.id,
    transfer.kind,
    transfer.debitAccountId,
    transfer.creditAccountId,
    transfer.currency,
    transfer.amountMinor,
    transfer.holdId ?? '',
    transfer.expiresAt ?? '',
    transfer.bookedAt,
    transfer.digest,
    conversion?.soldTransferId ?? '',
    conversion?.rate ?? '',
    conversion?.pricedCurrency ?? '',
    ...sideOf(debit),
    ...sideOf(credit),
  ]
  return createHash('sha256').update(parts.join('|')).digest()
}

/** The permanent properties of an account: everything except its balance. */
export function accountDigest(account: NewLedgerAccount): Buffer {
  const { id, currency, normalSide, overdraftAllowed, holder = '' } = account
  const parts = [id, currency, normalSide, overdraftAllowed ? 't' : 'f', holder]
  return createHash('sha256').update(parts.join('|')).digest()
}

/** That a request was refused, and why. */
export function refusalDigest({ id, code, digest }: Refused): Buffer {
  return createHash('sha256').update([id, code, digest].join('|')).digest()
}

/** Sequence numbers drawn by the database carry no meaning and are left out. */
function sideOf(entry: BookedEntry | undefined): readonly (string | bigint)[] {
  return [entry?.sequence ?? '', entry?.balanceAfterMinor ?? '']
}

/** A batch: the digests of its accounts, its transfers and its refusals, each in the order of their ids. */
export function batchDigest(contentDigests: readonly Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const digest of contentDigests) hash.update(digest)
  return hash.digest()
}

/** The chain head after a batch; the first batch has no previous head. */
export function nextHead(head: Buffer | undefined, digest: Buffer): Buffer {
  const hash = createHash('sha256')
  if (head !== undefined) hash.update(head)
  return hash.update(digest).digest()
}

const milliseconds = (column: string): RawBuilder<unknown> =>
  sql`coalesce(((extract(epoch from ${sql.ref(column)}) * 1000)::bigint)::text, '')`

const side = (entry: string): RawBuilder<unknown> => {
  const balance = sql.ref(`${entry}.balance_after_minor`)
  return sql`case when ${balance} is null then '|' else
    ${sql.ref(`${entry}.sequence`)}::text || '|' || ${balance}::text end`
}

/** `contentDigest` of the row `transfer`, joined with its entries `debit` and `credit`. */
export const contentDigestSql = sql<Buffer>`sha256(convert_to(
  transfer.id::text || '|' || transfer.kind || '|' || transfer.debit_account_id::text || '|'
  || transfer.credit_account_id::text || '|' || transfer.currency || '|'
  || transfer.amount_minor::text || '|' || coalesce(transfer.hold_id::text, '') || '|'
  || ${milliseconds('transfer.expires_at')} || '|' || ${milliseconds('transfer.booked_at')} || '|'
  || encode(transfer.digest, 'hex') || '|' || coalesce(transfer.sold_transfer_id::text, '') || '|'
  || coalesce(transfer.rate::text, '') || '|' || coalesce(transfer.priced_currency, '') || '|'
  || ${side('debit')} || '|' || ${side('credit')}, 'UTF8'))`

/** `accountDigest` of the row `account`. */
export const accountDigestSql = sql<Buffer>`sha256(convert_to(
  account.id::text || '|' || account.currency || '|' || account.normal_side || '|'
  || case when account.overdraft_allowed then 't' else 'f' end || '|'
  || coalesce(account.holder, ''), 'UTF8'))`

/** `refusalDigest` of the row `refusal`. */
export const refusalDigestSql = sql<Buffer>`sha256(convert_to(
  refusal.id::text || '|' || refusal.code || '|' || encode(refusal.digest, 'hex'), 'UTF8'))`

/** Joins the two entries that belong to the row `transfer`. */
export const withEntriesSql = sql`
  left join ledger.entry debit on debit.transfer_id = transfer.id
    and debit.account_id = transfer.debit_account_id
  left join ledger.entry credit on credit.transfer_id = transfer.id
    and credit.account_id = transfer.credit_account_id`

/**
 * Digest of what a request means, 64 hexadecimal digits. The instant is left out, because a retry
 * comes later than the first attempt, and so is the link, because it is not part of this transfer.
 */
export function requestDigest(request: TransferRequest): string {
  return createHash('sha256').update(meaningOf(request)).digest('hex')
}

function meaningOf(request: TransferRequest): string {
  switch (request.kind) {
    case 'TRANSFER':
    case 'HOLD':
      return [
        request.kind,
        request.debitAccountId,
        request.creditAccountId,
        request.currency,
        request.amountMinor,
        request.kind === 'HOLD' ? (request.expiresAt ?? '') : '',
        ...(request.kind === 'TRANSFER' ? termsOf(request.conversion) : []),
      ].join('|')
    case 'POST_HOLD':
      return [request.kind, request.holdId, request.amountMinor ?? ''].join('|')
    case 'VOID_HOLD':
    case 'EXPIRE_HOLD':
      return [request.kind, request.holdId].join('|')
  }
}

/** Empty without terms, so that digests of plain transfers never change. */
function termsOf(terms: ConversionTerms | undefined): string[] {
  return terms === undefined ? [] : [terms.soldTransferId, terms.rate, terms.pricedCurrency]
}
