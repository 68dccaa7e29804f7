import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { AccountState, Books, HoldState } from './books.ts'
import { conversionRefusal } from './conversion.ts'
import type { Effects } from './effects.ts'
import {
  amountLimitMinor,
  type HoldRequest,
  type MoveRequest,
  type PostHoldRequest,
  type ReleaseHoldRequest,
  type TransferRequest,
  type TransferResult,
} from './transfer.ts'

/** The largest int8: a larger balance cannot be stored. */
const largestBalanceMinor = 2n ** 63n - 1n
/**
 * The largest balance, in either direction, of an account that allows overdraft. Such accounts are
 * not locked, so a reserve is kept for about two hundred normal batches booked at the same time
 * (`read-books.ts`).
 */
const overdraftBalanceLimitMinor = largestBalanceMinor - 2n * 10n ** 16n

/**
 * Decides one request and, when it is done, changes the books and records the effects. A refused
 * request changes nothing.
 */
export function decideTransfer(
  books: Books,
  request: TransferRequest,
  digest: string,
  effects: Effects,
): TransferResult {
  if (!isUuid(request.id)) return 'TRANSFER_ID_INVALID'
  const known = books.outcome(request.id)
  if (known !== undefined) return known.digest === digest ? known.result : 'TRANSFER_CHANGED'
  switch (request.kind) {
    case 'TRANSFER':
    case 'HOLD':
      return decideMove(books, request, digest, effects)
    case 'POST_HOLD':
      return decidePost(books, request, digest, effects)
    case 'VOID_HOLD':
    case 'EXPIRE_HOLD':
      return decideRelease(books, request, digest, effects)
  }
}

function decideMove(
  books: Books,
  request: MoveRequest | HoldRequest,
  digest: string,
  effects: Effects,
): TransferResult {
  const badAmount = amountRefusal(request.amountMinor)
  if (badAmount !== undefined) return badAmount
  if (request.debitAccountId === request.creditAccountId) return 'SAME_ACCOUNT'
  const expiresAt = request.kind === 'HOLD' ? request.expiresAt : undefined
  if (expiresAt !== undefined && expiresAt <= request.bookedAt) return 'EXPIRY_NOT_IN_FUTURE'
  const badTerms = request.kind === 'TRANSFER' ? conversionRefusal(request, effects) : undefined
  if (badTerms !== undefined) return badTerms
  const debit = books.account(request.debitAccountId)
  if (debit === undefined) return 'DEBIT_ACCOUNT_NOT_FOUND'
  const credit = books.account(request.creditAccountId)
  if (credit === undefined) return 'CREDIT_ACCOUNT_NOT_FOUND'
  if (debit.currency !== request.currency) return 'DEBIT_CURRENCY_MISMATCH'
  if (credit.currency !== request.currency) return 'CREDIT_CURRENCY_MISMATCH'

  if (request.kind === 'TRANSFER') {
    const booked = book(debit, credit, request, request.amountMinor, effects)
    if (typeof booked === 'string') return booked
    booked.accounts.forEach(books.putAccount)
    return done(books, request, digest, effects, { ...request, bookedAt: booked.bookedAt })
  }
  // Only where a debit reduces the balance can money be held.
  if (debit.normalSide !== 'CREDIT') return 'HOLD_SIDE_INVALID'
  if (!debit.overdraftAllowed && available(debit) < request.amountMinor) return 'INSUFFICIENT_FUNDS'
  const after = { ...debit, heldMinor: debit.heldMinor + request.amountMinor }
  if (exceedsLimit(debit, after, 'heldMinor')) return 'BALANCE_TOO_LARGE'
  books.putAccount(after)
  const hold: HoldState = { ...request, expiresAt, resolution: undefined }
  books.putHold(hold)
  effects.openedHolds.push(hold)
  return done(books, request, digest, effects, request)
}

function decidePost(
  books: Books,
  request: PostHoldRequest,
  digest: string,
  effects: Effects,
): TransferResult {
  if (request.amountMinor !== undefined) {
    const badAmount = amountRefusal(request.amountMinor)
    if (badAmount !== undefined) return badAmount
  }
  const hold = openHold(books, request.holdId)
  if (typeof hold === 'string') return hold
  if (hold.expiresAt !== undefined && hold.expiresAt <= request.bookedAt) return 'HOLD_EXPIRED'
  const amountMinor = request.amountMinor ?? hold.amountMinor
  if (amountMinor > hold.amountMinor) return 'HOLD_AMOUNT_EXCEEDED'
  const debit = books.account(hold.debitAccountId)
  const credit = books.account(hold.creditAccountId)
  if (debit === undefined) return 'DEBIT_ACCOUNT_NOT_FOUND'
  if (credit === undefined) return 'CREDIT_ACCOUNT_NOT_FOUND'
  const released = { ...debit, heldMinor: debit.heldMinor - hold.amountMinor }
  const booked = book(released, credit, request, amountMinor, effects)
  if (typeof booked === 'string') return booked
  booked.accounts.forEach(books.putAccount)
  resolve(books, hold, 'POST_HOLD', effects)
  return done(books, request, digest, effects, { ...hold, amountMinor, bookedAt: booked.bookedAt })
}

function decideRelease(
  books: Books,
  request: ReleaseHoldRequest,
  digest: string,
  effects: Effects,
): TransferResult {
  const hold = openHold(books, request.holdId)
  if (typeof hold === 'string') return hold
  const isOver = hold.expiresAt !== undefined && hold.expiresAt <= request.bookedAt
  if (request.kind === 'EXPIRE_HOLD' && !isOver) return 'HOLD_NOT_EXPIRED'
  const debit = books.account(hold.debitAccountId)
  if (debit === undefined) return 'DEBIT_ACCOUNT_NOT_FOUND'
  books.putAccount({ ...debit, heldMinor: debit.heldMinor - hold.amountMinor })
  resolve(books, hold, request.kind, effects)
  return done(books, request, digest, effects, { ...hold, bookedAt: request.bookedAt })
}

function amountRefusal(
  amountMinor: bigint,
): 'AMOUNT_NOT_POSITIVE' | 'AMOUNT_TOO_LARGE' | undefined {
  if (amountMinor <= 0n) return 'AMOUNT_NOT_POSITIVE'
  return amountMinor > amountLimitMinor ? 'AMOUNT_TOO_LARGE' : undefined
}

function openHold(books: Books, holdId: string): HoldState | TransferResult {
  const hold = books.hold(holdId)
  if (hold === undefined) {
    // A HOLD that the books do not have was committed while this batch was being read, so it comes
    // after this batch.
    const kind = books.outcome(holdId)?.kind
    return kind === undefined || kind === 'HOLD' ? 'HOLD_NOT_FOUND' : 'NOT_A_HOLD'
  }
  switch (hold.resolution) {
    case undefined:
      return hold
    case 'POST_HOLD':
      return 'HOLD_ALREADY_POSTED'
    case 'VOID_HOLD':
      return 'HOLD_ALREADY_VOIDED'
    case 'EXPIRE_HOLD':
      return 'HOLD_EXPIRED'
  }
}

function available(account: AccountState): bigint {
  return account.bookedMinor - account.heldMinor
}

/** Whether the change would exceed what can be stored. A change towards zero is always allowed. */
function exceedsLimit(
  before: AccountState,
  after: AccountState,
  what: 'bookedMinor' | 'heldMinor',
): boolean {
  if (!after.overdraftAllowed) return after[what] > largestBalanceMinor
  const storedBalance = after.storedBalance?.[what] ?? 0n
  const size = sizeOf(storedBalance + after[what])
  return size > overdraftBalanceLimitMinor && size > sizeOf(storedBalance + before[what])
}

const sizeOf = (minor: bigint): bigint => (minor < 0n ? -minor : minor)

/** Both entries of a transfer, or the reason why one of the accounts cannot take its entry. */
function book(
  debit: AccountState,
  credit: AccountState,
  request: TransferRequest,
  amountMinor: bigint,
  effects: Effects,
): { accounts: readonly AccountState[]; bookedAt: number } | TransferResult {
  const bookedAt = Math.max(request.bookedAt, debit.lastBookedAt ?? 0, credit.lastBookedAt ?? 0)
  const sides = [
    { account: debit, deltaMinor: -amountMinor, short: 'INSUFFICIENT_FUNDS' },
    { account: credit, deltaMinor: amountMinor, short: 'CREDIT_ACCOUNT_WOULD_GO_SHORT' },
  ] as const
  const after = sides.map(side => withEntry(side.account, side.deltaMinor, bookedAt))
  for (const [index, account] of after.entries()) {
    const before = sides[index]?.account ?? account
    if (exceedsLimit(before, account, 'bookedMinor')) return 'BALANCE_TOO_LARGE'
    if (account.overdraftAllowed) continue
    const isLess = account.bookedMinor < before.bookedMinor
    if (isLess && available(account) < 0n) return sides[index]?.short ?? 'INSUFFICIENT_FUNDS'
  }
  after.forEach((account, index) =>
    effects.entries.push({
      accountId: account.id,
      sequence: account.overdraftAllowed ? undefined : account.lastSequence,
      transferId: request.id,
      currency: account.currency,
      deltaMinor: sides[index]?.deltaMinor ?? 0n,
      balanceAfterMinor: account.overdraftAllowed ? undefined : account.bookedMinor,
      bookedAt,
    }),
  )
  return { accounts: after, bookedAt }
}

function withEntry(account: AccountState, deltaMinor: bigint, bookedAt: number): AccountState {
  const onNormalSide = account.normalSide === 'CREDIT' ? deltaMinor : -deltaMinor
  return {
    ...account,
    bookedMinor: account.bookedMinor + onNormalSide,
    lastSequence: account.lastSequence + 1n,
    // Accounts that allow overdraft are not locked, so their newest entry is unknown.
    lastBookedAt: account.overdraftAllowed ? undefined : bookedAt,
  }
}

function resolve(
  books: Books,
  hold: HoldState,
  resolution: 'POST_HOLD' | 'VOID_HOLD' | 'EXPIRE_HOLD',
  effects: Effects,
): void {
  books.putHold({ ...hold, resolution })
  effects.resolvedHoldIds.push(hold.id)
}

type BookedMoney = Pick<
  HoldState,
  'debitAccountId' | 'creditAccountId' | 'currency' | 'amountMinor'
> & {
  readonly bookedAt: number
}

function done(
  books: Books,
  request: TransferRequest,
  digest: string,
  effects: Effects,
  money: BookedMoney,
): 'DONE' {
  books.putOutcome(request.id, { digest, result: 'DONE', kind: request.kind })
  effects.transfers.push({
    id: request.id,
    kind: request.kind,
    debitAccountId: money.debitAccountId,
    creditAccountId: money.creditAccountId,
    currency: money.currency,
    amountMinor: money.amountMinor,
    holdId: 'holdId' in request ? request.holdId : undefined,
    expiresAt: request.kind === 'HOLD' ? request.expiresAt : undefined,
    bookedAt: money.bookedAt,
    conversion: request.kind === 'TRANSFER' ? request.conversion : undefined,
    digest,
  })
  return 'DONE'
}
