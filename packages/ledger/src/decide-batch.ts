import { isUuid } from '@tartip/domain/identifiers/uuid'
import { type AccountState, type Books, layerOver, merge } from './books.ts'
import { decideTransfer } from './decide-transfer.ts'
import { appendEffects, type Effects, emptyEffects } from './effects.ts'
import { requestDigest } from './request-digest.ts'
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
 * Decides a whole batch on what was read under lock: the one place where money moves, and pure, so that it
 * is tested without a database. `books` is changed to the state after the batch.
 */
export function decideBatch(books: Books, requests: readonly TransferRequest[]): BatchDecision {
  const effects = emptyEffects()
  const answers: TransferAnswer[] = []
  for (const chain of chainsOf(requests)) {
    const results = decideAlone(books, chain, effects) ?? decideChain(books, chain, effects)
    chain.requests.forEach((request, index) =>
      answers.push({ id: request.id, result: results[index] ?? 'LINKED_FAILED' }),
    )
  }
  return { answers, effects }
}

interface Chain {
  readonly requests: readonly TransferRequest[]
  /** Its last member asks for a successor that the batch does not have. */
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

/** A request without neighbours needs no trial: one that is refused changes nothing. */
function decideAlone(books: Books, chain: Chain, effects: Effects): TransferResult[] | undefined {
  const [request] = chain.requests
  if (chain.isOpen || chain.requests.length !== 1 || request === undefined) return undefined
  // The sold money must be of the same chain, not just of the same batch.
  if (request.kind === 'TRANSFER' && request.conversion !== undefined) return undefined
  const result = decideTransfer(books, request, requestDigest(request), effects)
  remember(books, request, result, effects)
  return [result]
}

function decideChain(
  books: Books,
  { requests: chain, isOpen }: Chain,
  effects: Effects,
): TransferResult[] {
  const trial = layerOver(books)
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
  const culprit = failed
  // One after the other: a chain may name the same id twice, and then the first one has taken it.
  return chain.map((request, index) => {
    const result = index === culprit.index ? culprit.result : failedNeighbour(books, request)
    remember(books, request, result, effects)
    return result
  })
}

/** A member that was refused only for its neighbour; one that is long done stays done. */
function failedNeighbour(books: Books, request: TransferRequest): TransferResult {
  const known = books.outcome(request.id)
  if (known === undefined) return 'LINKED_FAILED'
  return known.digest === requestDigest(request) ? known.result : 'TRANSFER_CHANGED'
}

function remember(
  books: Books,
  request: TransferRequest,
  result: TransferResult,
  effects: Effects,
): void {
  if (!isRefusedByBooks(result)) return
  // An id that is no UUID can neither be stored nor come back as a retry of something.
  if (books.outcome(request.id) !== undefined || !isUuid(request.id)) return
  const digest = requestDigest(request)
  books.putOutcome(request.id, { digest, result, kind: undefined })
  const isGuarded = accountsOf(books, request).some(account => account?.overdraftAllowed === false)
  effects.refusals.push({ id: request.id, digest, code: result, isGuarded })
}

function accountsOf(books: Books, request: TransferRequest): readonly (AccountState | undefined)[] {
  const between = 'holdId' in request ? books.hold(request.holdId) : request
  if (between === undefined) return []
  return [books.account(between.debitAccountId), books.account(between.creditAccountId)]
}
