import { isUuid } from '@tartip/domain/identifiers/uuid'
import { type AccountState, type Books, overlayBooks, merge } from './books.ts'
import { decideTransfer } from './decide-transfer.ts'
import { appendEffects, type Effects, emptyEffects } from './effects.ts'
import { requestDigest } from './digests.ts'
import {
  isRefusedByBooks,
  type TransferAnswer,
  type TransferRequest,
  type TransferResult,
} from './transfer.ts'

export interface BatchDecision {
  readonly answers: readonly TransferAnswer[]
  readonly effects: Effects
}

/**
 * Decides a whole batch on what was read under lock. This is the only place where money moves; it
 * is pure, so it is tested without a database. `books` is changed to the state after the batch.
 */
export function decideBatch(books: Books, requests: readonly TransferRequest[]): BatchDecision {
  const effects = emptyEffects()
  const answers: TransferAnswer[] = []
  for (const chain of chainsOf(requests)) {
    const results = decideSingle(books, chain, effects) ?? decideChain(books, chain, effects)
    chain.requests.forEach((request, index) =>
      answers.push({ id: request.id, result: results[index] ?? 'LINKED_FAILED' }),
    )
  }
  return { answers, effects }
}

interface Chain {
  readonly requests: readonly TransferRequest[]
  /** Its last request is linked to a successor that the batch does not have. */
  readonly isOpen: boolean
}

function chainsOf(requests: readonly TransferRequest[]): Chain[] {
  const chains: Chain[] = []
  let current: TransferRequest[] = []
  for (const request of requests) {
    current.push(request)
    if (request.isLinkedToNext === true) continue
    chains.push({ requests: current, isOpen: false })
    current = []
  }
  if (current.length > 0) chains.push({ requests: current, isOpen: true })
  return chains
}

/** A single request needs no trial: a refused one changes nothing. */
function decideSingle(books: Books, chain: Chain, effects: Effects): TransferResult[] | undefined {
  const [request] = chain.requests
  if (chain.isOpen || chain.requests.length !== 1 || request === undefined) return undefined
  // The sold money must be in the same chain, not just in the same batch.
  if (request.kind === 'TRANSFER' && request.conversion !== undefined) return undefined
  const result = decideTransfer(books, request, requestDigest(request), effects)
  recordRefusal(books, request, result, effects)
  return [result]
}

function decideChain(
  books: Books,
  { requests: chain, isOpen }: Chain,
  effects: Effects,
): TransferResult[] {
  const trial = overlayBooks(books)
  const trialEffects = emptyEffects()
  let failed: { index: number; result: TransferResult } | undefined
  for (const [index, request] of chain.entries()) {
    const result =
      isOpen && index === chain.length - 1
        ? 'LINK_OPEN'
        : decideTransfer(trial, request, requestDigest(request), trialEffects)
    if (result === 'DONE') continue
    failed = { index, result }
    break
  }
  if (failed === undefined) {
    merge(trial, books)
    appendEffects(trialEffects, effects)
    return chain.map(() => 'DONE')
  }
  const failure = failed
  // One after the other: a chain may contain the same id twice, and then the first one has recorded
  // it.
  return chain.map((request, index) => {
    const result = index === failure.index ? failure.result : linkedResult(books, request)
    recordRefusal(books, request, result, effects)
    return result
  })
}

/**
 * The result of a request that failed only because of its chain; a request that was done earlier
 * stays done.
 */
function linkedResult(books: Books, request: TransferRequest): TransferResult {
  const known = books.outcome(request.id)
  if (known === undefined) return 'LINKED_FAILED'
  return known.digest === requestDigest(request) ? known.result : 'TRANSFER_CHANGED'
}

function recordRefusal(
  books: Books,
  request: TransferRequest,
  result: TransferResult,
  effects: Effects,
): void {
  if (!isRefusedByBooks(result)) return
  // An id that is not a UUID can neither be stored nor be a retry.
  if (books.outcome(request.id) !== undefined || !isUuid(request.id)) return
  const digest = requestDigest(request)
  books.putOutcome(request.id, { digest, result, kind: undefined })
  const isBalanceEnforced = accountsOf(books, request).some(
    account => account?.overdraftAllowed === false,
  )
  effects.refusals.push({ id: request.id, digest, code: result, isBalanceEnforced })
}

function accountsOf(books: Books, request: TransferRequest): readonly (AccountState | undefined)[] {
  const between = 'holdId' in request ? books.hold(request.holdId) : request
  if (between === undefined) return []
  return [books.account(between.debitAccountId), books.account(between.creditAccountId)]
}
